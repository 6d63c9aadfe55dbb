#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace copra {

/// The server that a WebSocket connects to, and what it accepts from it.
struct WebSocketOptions {
    std::string host;                   ///< The name or the address of the server, without brackets.
    std::string port;                   ///< The port, as decimal digits.
    std::string hostHeader;             ///< The host and the port as the request names them.
    std::string target = "/";           ///< Path and query of the handshake.
    std::vector<std::string> protocols; ///< The subprotocols to choose from; may be empty.
    std::string caFile;           ///< The PEM file of trusted authorities; empty for those of the system.
    bool secure = false;          ///< Whether the connection uses TLS.
    std::function<void()> notify; ///< Called in the connection's thread when the first event waits.
    std::size_t messageLimit =
        16u * 1024 * 1024; ///< The most bytes of a received message, with all its fragments.
    std::size_t sendLimit = 64u * 1024 * 1024; ///< The most bytes that may wait to be sent.
    /// The time limit of connecting, which includes the look-up of the name, and of closing.
    std::chrono::milliseconds timeLimit = std::chrono::seconds(30);
};

/// What happened to a connection.
struct WebSocketEvent {
    /// The kind of an event. `Closed`, `Failed`, and `TimedOut` are the last of a connection.
    enum class Kind {
        Opened,   ///< The handshake is done.
        Text,     ///< A message of text.
        Binary,   ///< A message of bytes.
        Closed,   ///< An open connection ended, or was asked to close before it opened.
        Failed,   ///< The connection could not be opened.
        TimedOut, ///< The connection was not open within the limit of time.
    };

    Kind kind;        ///< What happened.
    std::string data; ///< The message, the subprotocol of `Opened`, or the reason of the last three kinds.
    int code = 0;     ///< The code of `Closed` (RFC 6455, section 7.4); 1006 without a close frame.
};

/// A WebSocket connection with its own thread. It uses no objects of the game: its owner takes the events.
class WebSocketTransport {
public:
    /// Starts to connect. Throws a std::exception if there is no thread left, or without OpenSSL for a secure
    /// one.
    explicit WebSocketTransport(WebSocketOptions options);
    /// Drops the connection without waiting for the server, and ends the thread.
    ~WebSocketTransport();
    WebSocketTransport(const WebSocketTransport&) = delete;
    WebSocketTransport& operator=(const WebSocketTransport&) = delete;

    /// Queues a message. Returns false if the connection is closing or has ended, or if too many bytes wait.
    bool send(std::string message, bool isBinary);
    /// Starts the closing handshake after the queued messages.
    void close();
    /// Takes the events since the last call. While very many wait, the connection reads nothing.
    std::vector<WebSocketEvent> take();
    /// Waits until the connection has ended, but not longer than `most`.
    void waitForEnd(std::chrono::milliseconds most);

private:
    class Session;

    std::unique_ptr<Session> _session;
    std::thread _thread;
};

} // namespace copra
