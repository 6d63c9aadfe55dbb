#pragma once

#include <atomic>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

/// An HTTP server on 127.0.0.1 for tests. The path of a request selects how it misbehaves; see answer().
class LoopbackServer {
public:
    LoopbackServer();
    /// Ends all connections and threads.
    ~LoopbackServer();
    LoopbackServer(const LoopbackServer&) = delete;
    LoopbackServer& operator=(const LoopbackServer&) = delete;

    /// The URL of a path, which begins with a slash.
    std::string url(const std::string& path) const;

    /// Requests that arrived, and the bodies that were sent by /huge so far.
    int requests() const { return _requests; }
    /// The first line and the headers of the last request.
    std::string lastRequest() const;

    /// The contents of /file, which can be read from any byte on.
    static std::string file();

private:
    void accept();
    void serve(int connection);
    void answer(int connection, const std::string& head, const std::string& body);
    void endless(int connection);
    void answerFile(int connection, const std::string& head, bool breaksOff);
    void waitUntilClosed(int connection);

    int _socket = -1;
    int _port = 0;
    std::atomic<bool> _isStopping{false};
    std::atomic<int> _requests{0};
    mutable std::mutex _mutex;
    std::string _lastRequest;
    std::vector<int> _connections;
    std::vector<std::thread> _threads;
    std::thread _acceptor;
};
