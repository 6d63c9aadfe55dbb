#pragma once

#include "testsFolder.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <string>

/// Runs a script beside this file for as long as it exists. The script prints its port and ends with its standard input.
class PythonServer {
public:
    explicit PythonServer(const std::string& name, const std::string& argument = "",
                          const std::string& other = "") {
        int input[2], output[2];
        if (pipe(input) != 0 || pipe(output) != 0) return;
        const std::string script = folder() + name;
        _process = fork();
        if (_process == 0) {
            dup2(input[0], STDIN_FILENO);
            dup2(output[1], STDOUT_FILENO);
            for (const int end : {input[0], input[1], output[0], output[1]}) close(end);
            execlp("python3", "python3", script.c_str(), argument.c_str(), other.c_str(), nullptr);
            _exit(1);
        }
        close(input[0]);
        close(output[1]);
        _input = input[1];
        std::FILE* lines = fdopen(output[0], "r");
        if (std::fscanf(lines, "%d", &_port) != 1) _port = 0;
        std::fclose(lines);
    }
    ~PythonServer() {
        close(_input);
        waitpid(_process, nullptr, 0);
    }
    PythonServer(const PythonServer&) = delete;
    PythonServer& operator=(const PythonServer&) = delete;

    /// Where the scripts and certificates are.
    static std::string folder() { return copra::testsFolder() + "/features/network/"; }
    bool isRunning() const { return _port != 0; }
    int port() const { return _port; }

private:
    pid_t _process = -1;
    int _input = -1;
    int _port = 0;
};
