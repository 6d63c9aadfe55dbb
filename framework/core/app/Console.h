#pragma once

#include "base/Ref.h"
#include "base/config.h"
#include "base/macros.h"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <sys/types.h>
#include <vector>

namespace cocos2d {

/// Commands for debugging, by name. Director::getConsole() returns the console of the game.
///
/// There is no network connection: performCommand() runs a line, and the output of commands goes to the log.
/// The file descriptors that commands receive are -1.
class Console : public Ref {
public:
    /// Helper functions for commands.
    class Utility {
    public:
        /// Appends the substrings of `s` between the separators to `elems`, and returns `elems`. An empty
        /// last substring is left out.
        static std::vector<std::string>& split(const std::string& s, char delim,
                                               std::vector<std::string>& elems);
        /// Returns the substrings of `s` between the separators. An empty last substring is left out.
        static std::vector<std::string> split(const std::string& s, char delim);
        /// Whether a string is a number.
        static bool isFloat(const std::string& myString);
        /// Logs `length` bytes of text, whatever the descriptor is. Returns `length`.
        static ssize_t sendToConsole(int fd, const void* buffer, size_t length, int flags = 0);
        /// Logs a message that is formatted like printf, whatever the descriptor is. Returns its length.
        static ssize_t mydprintf(int sock, const char* format, ...) CC_FORMAT_PRINTF(2, 3);
        /// Logs the prompt, the text before the input.
        static void sendPrompt(int fd);
        /// Sets the prompt, the text before the input.
        static void setPrompt(const std::string& prompt);
        /// Returns the prompt, the text before the input.
        static const std::string& getPrompt();
        /// Removes white space at the start of a string, in place.
        static std::string& ltrim(std::string& s);
        /// Removes white space at the end of a string, in place.
        static std::string& rtrim(std::string& s);
        /// Removes white space at both ends of a string, in place.
        static std::string& trim(std::string& s);
    };

    /// A command with a help text, a function, and subcommands.
    class Command {
    public:
        /// A function that receives a file descriptor, which is -1, and the rest of the line.
        typedef std::function<void(int, const std::string&)> Callback;

        // Not inline, so that sources do not instantiate the tree of commands.
        /// Constructs a command without a name, to which another one can be assigned.
        Command();
        /// Constructs a command that has only subcommands. `h` is its line of help.
        Command(const std::string& n, const std::string& h);
        /// Constructs a command that passes its arguments to `c`. `h` is its line of help.
        Command(const std::string& n, const std::string& h, const Callback& c);
        /// Constructs a copy of a command with its subcommands.
        Command(const Command& other);
        /// Constructs a command that takes over the contents of another one.
        Command(Command&& other) noexcept;
        /// Replaces the contents with a copy of another command and its subcommands.
        Command& operator=(const Command& other);
        /// Takes over the contents of another command.
        Command& operator=(Command&& other) noexcept;
        ~Command();

        /// Sets the function that the command calls. An empty function does nothing.
        void addCallback(const Callback& c);
        /// Adds a copy of a subcommand. Replaces a subcommand with the same name.
        void addSubCommand(const Command& subCmd);
        /// Returns the command below this one with that name, or null.
        const Command* getSubCommand(const std::string& subCmdName) const;
        /// Removes a subcommand by its name.
        void delSubCommand(const std::string& subCmdName);
        /// Logs the names and help texts of the subcommands.
        void commandHelp(int fd, const std::string& args) const;
        /// Calls the subcommand with which `args` begins, or otherwise the command's own function.
        void commandGeneric(int fd, const std::string& args) const;
        /// Returns the name of the command, which is the first word of a line.
        const std::string& getName() const { return name; }
        /// Returns the help text of the command.
        const std::string& getHelp() const { return help; }

        // Set by games for 3.0 to 3.9, where they are public.
        std::string name;                           ///< The first word of the line.
        std::string help;                           ///< The line of help, which commandHelp() prints.
        Callback callback;                          ///< The function that is called if no subcommand matches.
        std::map<std::string, Command> subCommands; ///< The subcommands by their names.
    };

    /// Constructs a console. The Director owns the only one.
    Console();
    ~Console() override;

    /// Runs one line of commands with arguments, separated by getCommandSeparator(). If a command is unknown,
    /// the function logs that and returns false.
    bool performCommand(const std::string& line);

    /// Logs that commands over a network are not supported, and returns false.
    bool listenOnTCP(int port);
    /// Logs that commands from a file descriptor are not supported, and returns false.
    bool listenOnFileDescriptor(int fd);
    /// Has no effect, because nothing listens on a connection.
    void stop() {}
    void setBindAddress(const std::string& /*address*/) {} ///< Has no effect, because there is no connection.
    /// Returns false, because there is no connection.
    bool isIpv6Server() const { return false; }

    /// Adds a command, or replaces the command with the same name.
    void addCommand(const Command& cmd);
    /// Adds a command below the command `cmdName`. A name that does not exist is ignored.
    void addSubCommand(const std::string& cmdName, const Command& subCmd);
    /// Adds a command below `cmd`.
    void addSubCommand(Command& cmd, const Command& subCmd) { cmd.addSubCommand(subCmd); }
    /// Returns the command with this name, or null.
    const Command* getCommand(const std::string& cmdName);
    /// Returns the command `subCmdName` below the command `cmdName`, or null if there is none.
    const Command* getSubCommand(const std::string& cmdName, const std::string& subCmdName);
    /// Returns the command `subCmdName` below `cmd`, or null if there is none.
    const Command* getSubCommand(const Command& cmd, const std::string& subCmdName) {
        return cmd.getSubCommand(subCmdName);
    }
    /// Removes a command by its name.
    void delCommand(const std::string& cmdName);
    /// Removes the command `subCmdName` below the command `cmdName`.
    void delSubCommand(const std::string& cmdName, const std::string& subCmdName);
    /// Removes the command `subCmdName` below `cmd`.
    void delSubCommand(Command& cmd, const std::string& subCmdName) { cmd.delSubCommand(subCmdName); }

    /// Writes a string to the log at once. Null counts as an empty string.
    void log(const char* buf);
    /// Sets the character between two commands of a line; '&' by default.
    virtual void setCommandSeparator(char sep) { _commandSeparator = sep; }
    /// Returns the character between two commands of a line.
    virtual char getCommandSeparator() const { return _commandSeparator; }

private:
    std::map<std::string, Command> _commands;
    char _commandSeparator = '&';

    CC_DISALLOW_COPY_AND_ASSIGN(Console)
};

} // namespace cocos2d
