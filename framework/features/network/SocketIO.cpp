#include "network/SocketIO.h"

#include "base/FirstException.h"
#include "base/WeakPtr.h"
#include "base/call.h"
#include "base/mainThread.h"
#include "base/refuse.h"
#include "network/SocketIoConnection.h"
#include "network/Uri.h"

#include <algorithm>
#include <utility>

namespace cocos2d::network {

// --- Delegate ---

SocketIO::SIODelegate::~SIODelegate() {
    if (!current()) return;
    for (const auto& connection : current()->_connections) connection->forget(*this);
}

void SocketIO::SIODelegate::onConnect(SIOClient*) {}
void SocketIO::SIODelegate::onMessage(SIOClient*, const std::string&) {}
void SocketIO::SIODelegate::fireEventToScript(SIOClient*, const std::string&, const std::string&) {}

// --- SocketIO ---

SocketIO::~SocketIO() = default;

SocketIO*& SocketIO::current() {
    static SocketIO* s_instance = nullptr;
    return s_instance;
}

SocketIO* SocketIO::getInstance() {
    if (!current()) current() = new SocketIO();
    return current();
}

void SocketIO::destroyInstance() {
    delete std::exchange(current(), nullptr);
}

SIOClient* SocketIO::connect(const std::string& uri, SIODelegate& delegate) {
    return connect(uri, delegate, "");
}

SIOClient* SocketIO::connect(SIODelegate& delegate, const std::string& uri) {
    return connect(uri, delegate, "");
}

SIOClient* SocketIO::connect(const std::string& uri, SIODelegate& delegate, const std::string& caFilePath) {
    copra::expectMainThread("SocketIO::connect");
    const Uri address = Uri::parse(uri);
    if (!address.isValid() || address.getHostName().empty()) {
        copra::warning("SocketIO: \"%s\" is not the address of a server", uri.c_str());
        return nullptr;
    }
    const std::string server =
        address.getHost() + (address.getPort() ? ':' + std::to_string(address.getPort()) : "");
    const std::string path = address.getPath().empty() ? "/" : address.getPath();

    auto connection = getInstance()->connectionTo(server);
    SIOClient* const previous = connection ? connection->find(path) : nullptr;
    if (previous) previous->disconnect();
    // The client of "/" takes the connection with it.
    const bool isNew =
        !connection || connection->hasFailed() || getInstance()->connectionTo(server) != connection;
    if (isNew) {
        if (connection) getInstance()->remove(connection.get());
        connection = std::make_shared<copra::SocketIoConnection>(server, address.isSecure(), caFilePath);
        getInstance()->_connections.push_back(connection);
    }
    auto* const client = new SIOClient(path, connection.get(), delegate);
    connection->add(*client);
    client->release();
    if (isNew) connection->ask();
    return client;
}

std::shared_ptr<copra::SocketIoConnection> SocketIO::connectionTo(const std::string& server) const {
    for (const auto& connection : _connections)
        if (connection->server() == server) return connection;
    return nullptr;
}

void SocketIO::remove(const copra::SocketIoConnection* connection) {
    const auto entry = std::find_if(_connections.begin(), _connections.end(),
                                    [&](const auto& other) { return other.get() == connection; });
    if (entry == _connections.end()) return;
    const auto removed = std::move(*entry); // what its clients own may connect again
    _connections.erase(entry);
}

// --- SIOClient ---

SIOClient::SIOClient(std::string path, copra::SocketIoConnection* connection, SocketIO::SIODelegate& delegate)
    : _path(std::move(path)), _connection(connection), _delegate(&delegate) {}

SIOClient::~SIOClient() = default;

bool SIOClient::isConnected() const {
    return _connection && _connection->isOpen() && _isConnected;
}

void SIOClient::disconnect() {
    copra::expectMainThread("SIOClient::disconnect");
    if (_connection) _connection->remove(*this);
}

void SIOClient::send(const std::string& s) {
    send(std::vector<std::string>{s});
}

void SIOClient::send(const std::vector<std::string>& s) {
    if (isConnected())
        _connection->send(_path, s);
    else
        fail("Client not yet connected");
}

void SIOClient::emit(const std::string& eventname, const std::string& args) {
    emit(eventname, std::vector<std::string>{args});
}

void SIOClient::emit(const std::string& eventname, const std::vector<std::string>& args) {
    if (isConnected())
        _connection->emit(_path, eventname, args);
    else
        fail("Client not yet connected");
}

void SIOClient::on(const std::string& eventName, SIOEvent e) {
    _eventRegistry[eventName] = std::move(e);
}

void SIOClient::on(const char* eventName, Ref* target, SEL_SIOEvent selector) {
    if (copra::warn(!eventName || !target || !selector,
                    "SIOClient::on: the event, the target or the selector is null"))
        return;
    on(eventName, [weak = copra::WeakPtr<Ref>(target), selector](SIOClient* client, const std::string& data) {
        if (Ref* const alive = weak.get()) (alive->*selector)(client, data);
    });
}

void SIOClient::setTag(const char* tag) {
    _tag = tag ? tag : "";
}

void SIOClient::fireEvent(const std::string& eventName, const std::string& data) {
    copra::FirstException exception;
    if (_delegate) exception.run([&] { _delegate->fireEventToScript(this, eventName, data); });
    const auto found = _eventRegistry.find(eventName);
    if (found != _eventRegistry.end()) exception.run([&] { copra::call(found->second, this, data); });
    exception.pass();
}

void SIOClient::fail(const std::string& problem) {
    if (_connection && _delegate) _delegate->onError(this, problem);
}

} // namespace cocos2d::network
