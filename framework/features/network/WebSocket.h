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

/// Why a WebSocket was closed: the code of the server's close frame (RFC 6455, section 7.4), 1000 after close(), which does
/// not wait for that frame, 1006 if the connection ended without one or never opened, and 0 before onClose().
int webSocketCloseCode(const cocos2d::network::WebSocket& socket);

} // namespace copra

namespace cocos2d::network {

/// A connection over which a game and a server send each other messages (RFC 6455). The protocols are ws and wss.
///
/// Its thread uses no objects of the game. The delegate is called on the game's thread, when the frame runs functions from other
/// threads, up to 1024 times a frame; a server that sends more has to wait. Messages arrive and leave in their order. A callback
/// may close or delete the WebSocket. When the Director has ended all scenes, close() is called. Use this class on the game's
/// thread only.
///
/// Unlike the original, certificates of servers are always checked: against those in the file of init(), or those of
/// the system. A message of more than 16 MB ends the connection, and so does an answer to the handshake that takes longer
/// than 30 seconds. Redirections are not followed.
class WebSocket {
public:
    /// Calls close() for all WebSockets. Call it before the Director ends if their delegates should be notified.
    static void closeAllConnections();

    WebSocket();
    /// Drops the connection without waiting for the server. No callback is called after that.
    virtual ~WebSocket();
    WebSocket(const WebSocket&) = delete;
    WebSocket& operator=(const WebSocket&) = delete;

    /// A message.
    struct Data {
        char* bytes = nullptr; ///< Valid during the callback. A zero follows that does not count.
        ssize_t len = 0;       ///< Number of bytes.
        ssize_t issued = 0;    ///< always 0; exists for games of the original
        bool isBinary = false; ///< Whether the server sent it as bytes, not as text in UTF-8.
        void* ext = nullptr;   ///< always null; exists for games of the original
    };

    /// Why a connection failed.
    enum class ErrorCode {
        TIME_OUT,           ///< No connection within 30 seconds.
        CONNECTION_FAILURE, ///< No connection, no valid certificate, or no handshake. The log has the reason.
        UNKNOWN,            ///< Not used; a value of the original.
    };

    /// Where a connection stands.
    enum class State {
        CONNECTING, ///< Until onOpen().
        OPEN,       ///< Messages are sent.
        CLOSING,    ///< After closeAsync() or a failure, until onClose().
        CLOSED,     ///< After the connection ended.
    };

    // The names of 2.x.
    static constexpr ErrorCode kErrorTimeout = ErrorCode::TIME_OUT; ///< TIME_OUT
    static constexpr ErrorCode kErrorConnectionFailure =
        ErrorCode::CONNECTION_FAILURE;                             ///< CONNECTION_FAILURE
    static constexpr ErrorCode kErrorUnknown = ErrorCode::UNKNOWN; ///< UNKNOWN
    static constexpr State kStateConnecting = State::CONNECTING;   ///< CONNECTING
    static constexpr State kStateOpen = State::OPEN;               ///< OPEN
    static constexpr State kStateClosing = State::CLOSING;         ///< CLOSING
    static constexpr State kStateClosed = State::CLOSED;           ///< CLOSED

    /// Is notified of what happens to a connection. One that is deleted is no longer called.
    class Delegate {
    public:
        virtual ~Delegate();
        /// Called when the connection is open.
        virtual void onOpen(WebSocket* ws) = 0;
        /// Called when a message arrived.
        virtual void onMessage(WebSocket* ws, const Data& data) = 0;
        /// The connection ended. Called once for each init() that returned true. A delegate overrides this function or the next one;
        /// this one does nothing.
        virtual void onClose(WebSocket* ws);
        /// The connection ended, with the code of the close frame (RFC 6455, section 7.4; 1006 without one) and its reason in
        /// UTF-8, as in axmol since 2.1. It is what the connection calls, and calls onClose(ws).
        virtual void onClose(WebSocket* ws, std::uint16_t code, const std::string& reason);
        /// Called when the connection could not be opened. onClose() follows.
        virtual void onError(WebSocket* ws, const ErrorCode& error) = 0;
    };

    /// Starts to connect. The delegate is not owned. `protocols` are the subprotocols from which the server may choose;
    /// `caFilePath` is a file with the certificates that are trusted for wss instead of those of the system. A connection
    /// that was there before is dropped. False if the URL or a protocol is not valid, the file is not found, or wss is
    /// not available; the log says which, and no callback follows.
    bool init(const Delegate& delegate, const std::string& url,
              const std::vector<std::string>* protocols = nullptr, const std::string& caFilePath = "");

    /// init() of axmol since 2.1; `protocols` are separated by commas, null for none.
    bool open(Delegate* delegate, const std::string& url, const std::string& caFilePath = "",
              const char* protocols = nullptr);

    /// Sends text in UTF-8 if the connection is open. If more than 64 MB wait to be sent, the message is dropped and logged.
    void send(const std::string& message);
    /// Sends bytes, which are copied.
    void send(const unsigned char* binaryMsg, unsigned int len);

    /// Calls onClose() before it returns. What waits is sent and the connection closed meanwhile, for at most 30 seconds;
    /// a program that ends waits for that for at most a second.
    void close();
    /// Closes the connection after pending messages were sent, which may take at most 30 seconds. onClose() is called in a later
    /// frame.
    void closeAsync();

    State getReadyState() { return _readyState; } ///< Where the connection stands.
    /// The URL of init().
    const std::string& getUrl() const { return _url; }
    /// The subprotocol that the server chose, or "".
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

/// The name of 2.x.
using WebSocket = network::WebSocket;

} // namespace cocos2d::extension
