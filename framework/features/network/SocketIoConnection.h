#pragma once

#include "base/RefPtr.h"
#include "network/OnReset.h"
#include "network/SocketIO.h"
#include "network/WebSocket.h"
#include "network/socketIoPackets.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cocos2d::network {
class HttpResponse;
}

namespace copra {

/// The connection to a Socket.IO server, which the clients of its endpoints share. It asks for a handshake by
/// HTTP, opens a WebSocket, and hands the packets of the server to the clients. A client is removed before
/// its delegate is notified of its end.
class SocketIoConnection final : public cocos2d::network::WebSocket::Delegate,
                                 public std::enable_shared_from_this<SocketIoConnection> {
public:
    using Client = cocos2d::network::SIOClient; ///< A client of one endpoint.

    /// Constructs a connection to a server, given as host and port. Nothing happens before ask().
    SocketIoConnection(std::string server, bool isSecure, std::string caFile);
    ~SocketIoConnection() override;
    SocketIoConnection(const SocketIoConnection&) = delete;
    SocketIoConnection& operator=(const SocketIoConnection&) = delete;

    const std::string& server() const { return _server; } ///< Returns the host and the port.
    bool isOpen() const { return _isOpen; }               ///< Whether packets can be sent.
    bool hasFailed() const { return _hasFailed; }         ///< Whether it never opened, and never will.

    /// Asks for a handshake.
    void ask(socketio::Version version = socketio::Version::V1);

    /// Takes the client over, and connects its endpoint as soon as the server is connected.
    void add(Client& client);
    /// The client of an endpoint, or null.
    Client* find(const std::string& endpoint) const;
    /// Ends a client. The last client, and the client of "/", also end the connection.
    void remove(Client& client);
    /// The delegate is no longer called.
    void forget(const cocos2d::network::SocketIO::SIODelegate& delegate);

    /// Sends a message to an endpoint.
    void send(const std::string& endpoint, const std::vector<std::string>& texts);
    void emit(const std::string& endpoint, const std::string& event, const std::vector<std::string>& texts);

    void onOpen(cocos2d::network::WebSocket* ws) override;
    void onMessage(cocos2d::network::WebSocket* ws, const cocos2d::network::WebSocket::Data& data) override;
    using cocos2d::network::WebSocket::Delegate::onClose;
    void onClose(cocos2d::network::WebSocket* ws) override;
    void onError(cocos2d::network::WebSocket* ws,
                 const cocos2d::network::WebSocket::ErrorCode& error) override;

private:
    void takeAnswer(const cocos2d::network::HttpResponse& response, socketio::Version asked);
    void open();
    void fail(const std::string& problem);
    void receive(const socketio::Packet& packet);
    void connect(Client& client);
    void end(Client& client);
    void close();

    std::string _server;
    std::string _caFile;
    bool _isSecure;
    bool _isOpen = false;
    bool _hasFailed = false;
    socketio::Handshake _handshake;
    cocos2d::network::WebSocket _socket;
    std::vector<cocos2d::RefPtr<Client>> _clients;
    OnReset _onReset;
};

} // namespace copra
