#pragma once

#include "base/CArray.h" // ssize_t
#include "base/config.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace cocos2d::network {
class WebSocket;
}

namespace copra {

/// Returns why a WebSocket was closed: the code of the server's close frame (RFC 6455, section 7.4), 1000
/// after close(), which does not wait for that frame, 1006 if the connection ended without one or never
/// opened, and 0 before onClose().
int webSocketCloseCode(const cocos2d::network::WebSocket& socket);

} // namespace copra

namespace cocos2d::network {

/// A connection over which a game and a server send each other messages (RFC 6455). The protocols are ws and
/// wss. Include `network/WebSocket.h`; cocos2d.h does not include it.
///
/// Its thread uses no objects of the game. The delegate is called on the main thread, when the frame runs
/// functions from other threads, up to 1024 times per frame; a server that sends more has to wait. Messages
/// arrive and leave in their order. A callback may close or delete the WebSocket. When the Director has ended
/// all scenes, close() is called. Use this class on the main thread only.
///
/// Unlike in cocos2d-x, certificates of servers are always checked: against the certificates in the file
/// of init(), or else of the system. A message of more than 16 MB ends the connection, and so does an answer
/// to the handshake that takes longer than 30 seconds. Redirections are not followed.
class WebSocket {
public:
    /// Closes all WebSockets, as close() does. Call it before the Director ends if their delegates should be
    /// notified.
    static void closeAllConnections();

    /// Constructs a connection that is not open; see init(). Its state is State::CONNECTING.
    WebSocket();
    /// Drops the connection without waiting for the server. No callback is called after that.
    virtual ~WebSocket();
    WebSocket(const WebSocket&) = delete;
    WebSocket& operator=(const WebSocket&) = delete;

    /// A message that was received.
    struct Data {
        /// The bytes, which are valid during the callback. A zero follows that does not count.
        char* bytes = nullptr;
        ssize_t len = 0;       ///< The number of bytes.
        ssize_t issued = 0;    ///< Always 0. It exists for code that is ported from cocos2d-x.
        bool isBinary = false; ///< Whether the server sent bytes (true) or text in UTF-8 (false).
        void* ext = nullptr;   ///< Always null. It exists for code that is ported from cocos2d-x.
    };

    /// The reason why a connection failed.
    enum class ErrorCode {
        TIME_OUT, ///< The connection was not open within 30 seconds.
        /// There was no connection, no valid certificate, or no handshake. The log has the reason.
        CONNECTION_FAILURE,
        UNKNOWN, ///< A value of cocos2d-x that is not used.
    };

    /// The state of a connection.
    enum class State {
        CONNECTING, ///< The connection is being opened, until onOpen().
        OPEN,       ///< The connection is open, so messages are sent.
        CLOSING,    ///< The connection is being closed, after closeAsync() or a failure, until onClose().
        CLOSED,     ///< The connection has ended.
    };

    // The names of 2.x.
    static constexpr ErrorCode kErrorTimeout = ErrorCode::TIME_OUT; ///< The value ErrorCode::TIME_OUT.
    static constexpr ErrorCode kErrorConnectionFailure =
        ErrorCode::CONNECTION_FAILURE; ///< The value ErrorCode::CONNECTION_FAILURE.
    static constexpr ErrorCode kErrorUnknown = ErrorCode::UNKNOWN; ///< The value ErrorCode::UNKNOWN.
    static constexpr State kStateConnecting = State::CONNECTING;   ///< The value State::CONNECTING.
    static constexpr State kStateOpen = State::OPEN;               ///< The value State::OPEN.
    static constexpr State kStateClosing = State::CLOSING;         ///< The value State::CLOSING.
    static constexpr State kStateClosed = State::CLOSED;           ///< The value State::CLOSED.

    /// Receives what happens to a connection. After its destruction, it is no longer called.
    class Delegate {
    public:
        virtual ~Delegate();
        /// Called when the connection is open.
        virtual void onOpen(WebSocket* ws) = 0;
        /// Called when a message has arrived.
        virtual void onMessage(WebSocket* ws, const Data& data) = 0;
        /// Called when the connection has ended, once for each init() that returned true. A delegate
        /// overrides this function or the overload with a code. The base class does nothing.
        virtual void onClose(WebSocket* ws);
        /// Called when the connection has ended, with the code of the close frame (RFC 6455, section 7.4;
        /// 1006 without one) and its reason in UTF-8, as in axmol since 2.1. The base class calls
        /// onClose(ws).
        virtual void onClose(WebSocket* ws, std::uint16_t code, const std::string& reason);
        /// Called when the connection could not be opened. onClose() follows.
        virtual void onError(WebSocket* ws, const ErrorCode& error) = 0;
    };

    /// Starts to connect. The delegate is not owned. `protocols` are the subprotocols from which the server
    /// may choose; `caFilePath` is a file with the certificates that are trusted for wss instead of the
    /// system's certificates. An existing connection is dropped. Returns false if the URL or a protocol is
    /// not valid, the file is not found, or wss is not available; the log says which, and no callback
    /// follows.
    bool init(const Delegate& delegate, const std::string& url,
              const std::vector<std::string>* protocols = nullptr, const std::string& caFilePath = "");

    /// Starts to connect, as init() does, with the arguments of axmol since 2.1. `protocols` are separated by
    /// commas; null means none. A null delegate is an error: debug builds assert; release builds log it and
    /// return false.
    bool open(Delegate* delegate, const std::string& url, const std::string& caFilePath = "",
              const char* protocols = nullptr);

    /// Sends text in UTF-8. If the connection is not open, or if more than 64 MB wait to be sent, the message
    /// is dropped, and that is logged.
    void send(const std::string& message);
    /// Sends bytes, which are copied, as send() sends text. Null sends an empty message.
    void send(const unsigned char* binaryMsg, unsigned int len);

    /// Closes the connection, and calls onClose() before it returns. Messages that wait are still sent in the
    /// background, for at most 30 seconds; a program that ends waits for that for at most a second.
    void close();
    /// Closes the connection after pending messages were sent, which may take at most 30 seconds. onClose()
    /// is called in a later frame.
    void closeAsync();

    State getReadyState() { return _readyState; } ///< Returns the state of the connection.
    /// Returns the URL that was passed to init().
    const std::string& getUrl() const { return _url; }
    /// Returns the subprotocol that the server chose, or an empty string.
    const std::string& getProtocol() const { return _selectedProtocol; }

private:
    friend int copra::webSocketCloseCode(const WebSocket& socket);
    struct Connection_;
    struct All_;

    void send(std::string message, bool isBinary);

    std::shared_ptr<Connection_> _connection;
    State _readyState = State::CONNECTING;
    Delegate* _delegate = nullptr;
    std::string _selectedProtocol;
    std::string _url;
    int _closeCode = 0;
};

} // namespace cocos2d::network

namespace cocos2d::extension {

/// Name of network::WebSocket in cocos2d-x 2.x.
using WebSocket = network::WebSocket;

} // namespace cocos2d::extension
