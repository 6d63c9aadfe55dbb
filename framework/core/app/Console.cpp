#include "app/Console.h"

#include "base/log.h"
#include "base/refuse.h"

#include <algorithm>
#include <cctype>
#include <cstdarg>
#include <cstdio>
#include <sstream>

namespace cocos2d {

namespace {

constexpr int kNoDescriptor = -1;

std::string& prompt() {
    static std::string text = "> ";
    return text;
}

bool isSpace(char c) {
    return std::isspace(static_cast<unsigned char>(c)) != 0;
}

/// Takes the first word off a line.
std::string takeWord(std::string& line) {
    Console::Utility::trim(line);
    const auto end = std::find_if(line.begin(), line.end(), isSpace);
    std::string word(line.begin(), end);
    line.erase(line.begin(), end);
    Console::Utility::trim(line);
    return word;
}

} // namespace

// --- Helpers ---

std::vector<std::string>& Console::Utility::split(const std::string& s, char delim,
                                                  std::vector<std::string>& elems) {
    std::stringstream stream(s);
    for (std::string part; std::getline(stream, part, delim);) elems.push_back(part);
    return elems;
}

std::vector<std::string> Console::Utility::split(const std::string& s, char delim) {
    std::vector<std::string> elems;
    return split(s, delim, elems);
}

bool Console::Utility::isFloat(const std::string& myString) {
    std::istringstream stream(myString);
    float number = 0.0f;
    stream >> std::noskipws >> number;
    return stream.eof() && !stream.fail();
}

ssize_t Console::Utility::sendToConsole(int, const void* buffer, size_t length, int) {
    cocos2d::log("%.*s", static_cast<int>(length), static_cast<const char*>(buffer));
    return static_cast<ssize_t>(length);
}

ssize_t Console::Utility::mydprintf(int sock, const char* format, ...) {
    va_list arguments;
    va_start(arguments, format);
    char text[16384];
    const int length = std::vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (length < 0) return length;
    return sendToConsole(sock, text, std::min(static_cast<size_t>(length), sizeof text - 1));
}

void Console::Utility::sendPrompt(int fd) {
    sendToConsole(fd, prompt().data(), prompt().size());
}

void Console::Utility::setPrompt(const std::string& text) {
    prompt() = text;
}

const std::string& Console::Utility::getPrompt() {
    return prompt();
}

std::string& Console::Utility::ltrim(std::string& s) {
    s.erase(s.begin(), std::find_if_not(s.begin(), s.end(), isSpace));
    return s;
}

std::string& Console::Utility::rtrim(std::string& s) {
    s.erase(std::find_if_not(s.rbegin(), s.rend(), isSpace).base(), s.end());
    return s;
}

std::string& Console::Utility::trim(std::string& s) {
    return ltrim(rtrim(s));
}

// --- Commands ---

Console::Command::Command() = default;
Console::Command::Command(const std::string& n, const std::string& h) : name(n), help(h) {}
Console::Command::Command(const std::string& n, const std::string& h, const Callback& c)
    : name(n), help(h), callback(c) {}
Console::Command::Command(const Command& other) = default;
Console::Command::Command(Command&& other) noexcept = default;
Console::Command& Console::Command::operator=(const Command& other) = default;
Console::Command& Console::Command::operator=(Command&& other) noexcept = default;
Console::Command::~Command() = default;

void Console::Command::addCallback(const Callback& c) {
    callback = c;
}

void Console::Command::addSubCommand(const Command& subCmd) {
    subCommands[subCmd.name] = subCmd;
}

void Console::Command::delSubCommand(const std::string& subCmdName) {
    subCommands.erase(subCmdName);
}

const Console::Command* Console::Command::getSubCommand(const std::string& subCmdName) const {
    const auto found = subCommands.find(subCmdName);
    return found != subCommands.end() ? &found->second : nullptr;
}

void Console::Command::commandHelp(int, const std::string&) const {
    if (!help.empty()) cocos2d::log("%s", help.c_str());
    for (const auto& [command, subCommand] : subCommands)
        cocos2d::log("\t%-16s %s", command.c_str(), subCommand.help.c_str());
}

// A subcommand gets the arguments with its own name, as in cocos2d-x.
void Console::Command::commandGeneric(int fd, const std::string& args) const {
    std::string rest = args;
    const std::string word = takeWord(rest);
    const Command* const subCommand = getSubCommand(word);
    if (word == "help" || word == "-h")
        commandHelp(fd, args);
    else if (!subCommand && callback)
        callback(fd, args);
    else if (subCommand && subCommand->callback)
        subCommand->callback(fd, args);
}

Console::Console() {
    addCommand({"help", "Shows the names of the commands.", [this](int, const std::string&) {
                    for (const auto& [name, command] : _commands)
                        cocos2d::log("\t%-16s %s", name.c_str(), command.getHelp().c_str());
                }});
}

Console::~Console() = default;

bool Console::performCommand(const std::string& line) {
    bool isKnown = true;
    for (std::string rest : Utility::split(line, _commandSeparator)) {
        const std::string name = takeWord(rest);
        if (const Command* found = getCommand(name)) {
            const Command command = *found; // it may delete itself
            command.commandGeneric(kNoDescriptor, rest);
        } else if (!name.empty()) {
            copra::warning("Console: there is no command '%s'; try 'help'", name.c_str());
            isKnown = false;
        }
    }
    return isKnown;
}

bool Console::listenOnTCP(int port) {
    copra::warning("Console::listenOnTCP: commands over a network (port %d) are not supported", port);
    return false;
}

bool Console::listenOnFileDescriptor(int) {
    copra::warning("Console::listenOnFileDescriptor: not supported");
    return false;
}

void Console::addCommand(const Command& cmd) {
    _commands[cmd.getName()] = cmd;
}

void Console::addSubCommand(const std::string& cmdName, const Command& subCmd) {
    const auto found = _commands.find(cmdName);
    if (found != _commands.end()) found->second.addSubCommand(subCmd);
}

const Console::Command* Console::getCommand(const std::string& cmdName) {
    const auto found = _commands.find(cmdName);
    return found != _commands.end() ? &found->second : nullptr;
}

const Console::Command* Console::getSubCommand(const std::string& cmdName, const std::string& subCmdName) {
    const Command* command = getCommand(cmdName);
    return command ? command->getSubCommand(subCmdName) : nullptr;
}

void Console::delCommand(const std::string& cmdName) {
    _commands.erase(cmdName);
}

void Console::delSubCommand(const std::string& cmdName, const std::string& subCmdName) {
    const auto found = _commands.find(cmdName);
    if (found != _commands.end()) found->second.delSubCommand(subCmdName);
}

void Console::log(const char* buf) {
    cocos2d::log("%s", buf ? buf : "");
}

} // namespace cocos2d
