#include "network/SocketIoConnection.h"

#include "base/AutoreleasePool.h"
#include "base/FirstException.h"
#include "base/refuse.h"
#include "network/HttpClient.h"
#include "network/HttpRequest.h"
#include "network/HttpResponse.h"
#include "scene/Generation.h"
#include "scene/SceneContext.h"
#include "time/Scheduler.h"

#include <algorithm>
#include <utility>

namespace copra {

using namespace cocos2d::network;
using cocos2d::RefPtr;
using socketio::Packet;
using socketio::Version;

namespace {

constexpr const char* kHeartbeat = "heartbeat";
/// The original writes a little more often than the server asks for.
constexpr float kHeartbeatShare = 0.9f;
/// What servers since version 3 answer to older clients.
constexpr long kUnsupportedVersion = 400;

std::string bodyOf(const HttpResponse& response) {
    const std::vector<char>& bytes = *const_cast<HttpResponse&>(response).getResponseData();
    return std::string(bytes.begin(), bytes.end());
}

} // namespace

SocketIoConnection::SocketIoConnection(std::string server, bool isSecure, std::string caFile)
    : _server(std::move(server)),
      _caFile(std::move(caFile)),
      _isSecure(isSecure),
      _onReset([this] { close(); }) {}

SocketIoConnection::~SocketIoConnection() {
    if (_isOpen) SceneContext::current().scheduler()->unschedule(kHeartbeat, this);
    for (const RefPtr<Client>& client : _clients) {
        client->_connection = nullptr;
        client->_delegate = nullptr;
    }
}

// --- Opening ---

void SocketIoConnection::ask(Version version) {
    HttpClient* const http = HttpClient::getInstance();
    if (_isSecure && !_caFile.empty()) http->setSSLVerification(_caFile);
    auto* const request = new HttpRequest();
    request->setUrl((_isSecure ? "https://" : "http://") + _server + socketio::handshakeTarget(version));
    request->setRequestType(HttpRequest::Type::GET);
    request->setResponseCallback([weak = weak_from_this(), version](HttpClient*, HttpResponse* response) {
        if (const auto self = weak.lock()) self->takeAnswer(*response, version);
    });
    http->send(request);
    request->release();
}

void SocketIoConnection::takeAnswer(const HttpResponse& response, Version asked) {
    const long status = response.getResponseCode();
    if (status == kUnsupportedVersion && asked != Version::V4) {
        ask(Version::V4);
        return;
    }
    if (!response.isSucceed()) {
        copra::warning("SocketIO: %s: the handshake failed: %s", _server.c_str(), response.getErrorBuffer());
        fail(std::to_string(status));
        return;
    }
    const auto handshake = socketio::readHandshake(bodyOf(response), asked);
    if (!handshake) {
        fail("the server does not speak Socket.IO");
        return;
    }
    _handshake = *handshake;
    open();
}

void SocketIoConnection::open() {
    const std::string url = (_isSecure ? "wss://" : "ws://") + _server + socketio::socketTarget(_handshake);
    if (!_socket.init(*this, url, nullptr, _caFile)) fail("the WebSocket cannot be opened");
}

/// The clients stay: a game may send to them, and gets an error.
void SocketIoConnection::fail(const std::string& problem) {
    _hasFailed = true;
    const auto clients = _clients;
    FirstException exception;
    for (const RefPtr<Client>& client : clients) exception.run([&] { client->fail(problem); });
    exception.pass();
}

void SocketIoConnection::onOpen(WebSocket*) {
    const auto self = shared_from_this();
    _isOpen = true;
    if (_handshake.version != Version::V0) _socket.send("5"); // the WebSocket replaces HTTP
    if (_handshake.pingInterval > 0.0f)
        SceneContext::current().scheduler()->schedule(
            [this](float) { _socket.send(socketio::writePing(_handshake.version)); }, this,
            _handshake.pingInterval * kHeartbeatShare, false, kHeartbeat);
    const auto clients = _clients;
    for (const RefPtr<Client>& client : clients) connect(*client);
    FirstException exception;
    for (const std::string& packet : std::exchange(_handshake.packets, {}))
        if (_isOpen) exception.run([&] { receive(socketio::readPacket(_handshake.version, packet)); });
    exception.pass();
}

/// Older servers connect "/" by themselves, and take events before they have answered.
void SocketIoConnection::connect(Client& client) {
    const bool isNew = _handshake.version == Version::V4;
    if (client._path != "/" || isNew) _socket.send(socketio::writeConnect(_handshake.version, client._path));
    client._isConnected = !isNew;
}

// --- Packets ---

void SocketIoConnection::onMessage(WebSocket*, const WebSocket::Data& data) {
    const auto self = shared_from_this();
    if (data.isBinary) return; // the bytes of an event, which the original drops, too
    receive(socketio::readPacket(_handshake.version,
                                 std::string(data.bytes, static_cast<std::size_t>(data.len))));
}

void SocketIoConnection::receive(const Packet& packet) {
    if (packet.kind == Packet::Kind::Ping) {
        _socket.send(socketio::writePong(_handshake.version, packet.data));
        return;
    }
    const RefPtr<Client> client = find(packet.endpoint);
    if (!client) return;
    FirstException exception;
    const auto fire = [&](const std::string& event) {
        exception.run([&] { client->fireEvent(event, packet.data); });
    };
    const auto passMessage = [&] {
        if (client->_delegate) exception.run([&] { client->_delegate->onMessage(client, packet.data); });
    };
    switch (packet.kind) {
    case Packet::Kind::Connect:
        client->_isConnected = true;
        if (client->_delegate && generation()) exception.run([&] { client->_delegate->onConnect(client); });
        fire("connect");
        break;
    case Packet::Kind::Disconnect:
        fire("disconnect");
        if (client->_connection) exception.run([&] { remove(*client); });
        break;
    case Packet::Kind::Message:
    case Packet::Kind::Json:
        passMessage();
        fire(packet.kind == Packet::Kind::Json ? "json" : "message");
        break;
    case Packet::Kind::Event:
        fire(packet.event);
        if (_handshake.version != Version::V0) passMessage();
        break;
    case Packet::Kind::Error:
        fire("error");
        break;
    default:
        break;
    }
    exception.pass();
}

void SocketIoConnection::send(const std::string& endpoint, const std::vector<std::string>& texts) {
    if (_handshake.version == Version::V0)
        for (const std::string& text : texts) _socket.send(socketio::writeMessage(endpoint, text));
    else
        emit(endpoint, "message", texts);
}

void SocketIoConnection::emit(const std::string& endpoint, const std::string& event,
                              const std::vector<std::string>& texts) {
    _socket.send(socketio::writeEvent(_handshake.version, endpoint, event, texts));
}

// --- Clients ---

void SocketIoConnection::add(Client& client) {
    _clients.emplace_back(&client);
    if (_isOpen) connect(client);
}

SocketIoConnection::Client* SocketIoConnection::find(const std::string& endpoint) const {
    for (const RefPtr<Client>& client : _clients)
        if (client->_path == endpoint) return client;
    return nullptr;
}

void SocketIoConnection::remove(Client& client) {
    const auto self = shared_from_this();
    const bool isLast = _clients.size() == 1 || client._path == "/";
    if (isLast)
        SocketIO::getInstance()->remove(this); // a delegate that connects again needs another one
    else if (_isOpen)
        _socket.send(socketio::writeDisconnect(_handshake.version, client._path));
    FirstException exception;
    exception.run([&] { end(client); });
    if (isLast) exception.run([&] { close(); });
    exception.pass();
}

/// The client is not ours any more when its delegate is notified.
void SocketIoConnection::end(Client& client) {
    const auto entry = std::find_if(_clients.begin(), _clients.end(),
                                    [&](const RefPtr<Client>& other) { return other == &client; });
    if (entry == _clients.end()) return;
    client.retain();
    client.autorelease();
    _clients.erase(entry);
    client._connection = nullptr;
    const bool wasOpen = std::exchange(client._isConnected, false) || _isOpen;
    FirstException exception;
    if (wasOpen && client._delegate) exception.run([&] { client._delegate->onClose(&client); });
    client._delegate = nullptr;
    exception.pass();
}

/// Ends all clients and the WebSocket.
void SocketIoConnection::close() {
    const auto self = shared_from_this();
    SocketIO::getInstance()->remove(this);
    FirstException exception;
    while (!_clients.empty()) exception.run([&] { end(*_clients.back()); });
    if (std::exchange(_isOpen, false)) {
        SceneContext::current().scheduler()->unschedule(kHeartbeat, this);
        if (_socket.getReadyState() == WebSocket::State::OPEN) {
            _socket.send(socketio::writeDisconnect(_handshake.version, "/"));
            _socket.close();
        }
    }
    exception.pass();
}

void SocketIoConnection::forget(const SocketIO::SIODelegate& delegate) {
    for (const RefPtr<Client>& client : _clients)
        if (client->_delegate == &delegate) client->_delegate = nullptr;
}

void SocketIoConnection::onClose(WebSocket*) {
    if (_isOpen) close();
}

void SocketIoConnection::onError(WebSocket*, const WebSocket::ErrorCode&) {
    const auto self = shared_from_this();
    fail("the WebSocket was not opened");
}

} // namespace copra
