#include "network/WebSocket.h"

#include "base/FirstException.h"
#include "base/mainThread.h"
#include "base/refuse.h"
#include "files/Background.h"
#include "files/FileUtils.h"
#include "network/OnReset.h"
#include "network/Uri.h"
#include "network/WebSocketTransport.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <deque>
#include <exception>
#include <optional>
#include <sstream>
#include <utility>

namespace cocos2d::network {

namespace {

constexpr auto kMostClosingTimeAtExit = std::chrono::seconds(1);
constexpr int kClosedNormally = 1000;
constexpr int kClosedWithoutFrame = 1006;

bool isLast(const copra::WebSocketEvent& event) {
    using Kind = copra::WebSocketEvent::Kind;
    return event.kind == Kind::Closed || event.kind == Kind::Failed || event.kind == Kind::TimedOut;
}

/// Whether it is a token of HTTP, so that it can neither end its line nor be read as two.
bool isToken(const std::string& text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](unsigned char c) {
        const bool isAlphanumeric =
            (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        return isAlphanumeric || (c != 0 && std::strchr("!#$%&'*+-.^_`|~", c));
    });
}

bool isPrintable(const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](unsigned char c) { return c > ' ' && c != 127; });
}

/// What is wrong with the URL, or "".
std::string split(const std::string& url, copra::WebSocketOptions& options) {
    const Uri uri = Uri::parse(url);
    const std::string& scheme = uri.getScheme();
    if (!uri.isValid() || uri.getHostName().empty()) return "this is not a URL";
    if (!scheme.empty() && scheme != "ws" && scheme != "wss" && scheme != "http" && scheme != "https")
        return "the protocol is neither ws nor wss";
    if (!isPrintable(url)) return "a URL has no spaces and control characters";
    const unsigned usual = uri.isSecure() ? 443 : 80;
    const unsigned port = uri.getPort() ? uri.getPort() : usual;
    options.secure = uri.isSecure();
    options.host = uri.getHostName();
    options.port = std::to_string(port);
    options.hostHeader = uri.getHost() + (port == usual ? "" : ':' + options.port);
    options.target = uri.getPath().empty() ? "/" : uri.getPath();
    if (!uri.getQuery().empty()) options.target += '?' + uri.getQuery();
    return "";
}

} // namespace

/// What a WebSocket shares with its callbacks, which may delete it.
struct WebSocket::Connection_ {
    // All that waits now; what comes meanwhile posts another call. Callbacks may throw and run frames.
    void deliver() {
        try {
            deliverTaken();
            take();
            deliverTaken();
        } catch (...) {
            notify();
            throw;
        }
    }
    void deliverTaken() {
        while (!taken.empty()) {
            copra::WebSocketEvent event = std::move(taken.front());
            taken.pop_front();
            if (socket)
                receive(event);
            else if (isLast(event))
                forget();
        }
    }
    void take() {
        for (copra::WebSocketEvent& event : transport->take()) taken.push_back(std::move(event));
    }
    void forget(); ///< Ends what close() has left to be sent.

    void receive(copra::WebSocketEvent& event) {
        using Kind = copra::WebSocketEvent::Kind;
        Delegate* delegate = socket->_delegate;
        switch (event.kind) {
        case Kind::Opened:
            wasOpen = true;
            socket->_selectedProtocol = event.data;
            if (socket->_readyState != State::CONNECTING) return;
            socket->_readyState = State::OPEN;
            if (delegate) delegate->onOpen(socket);
            return;
        case Kind::Text:
        case Kind::Binary:
            receiveMessage(event);
            return;
        case Kind::TimedOut:
            fail(event, ErrorCode::TIME_OUT);
            return;
        case Kind::Failed:
            fail(event, ErrorCode::CONNECTION_FAILURE);
            return;
        case Kind::Closed:
            close(event.code, event.data);
            return;
        }
    }

    void receiveMessage(copra::WebSocketEvent& event) {
        Data data;
        data.bytes = event.data.data();
        data.len = static_cast<ssize_t>(event.data.size());
        data.isBinary = event.kind == copra::WebSocketEvent::Kind::Binary;
        if (socket->_delegate) socket->_delegate->onMessage(socket, data);
    }

    void fail(const copra::WebSocketEvent& event, ErrorCode error) {
        copra::warning("WebSocket: %s: %s", socket->_url.c_str(), event.data.c_str());
        socket->_readyState = State::CLOSING;
        copra::FirstException exception;
        if (socket->_delegate) exception.run([&] { socket->_delegate->onError(socket, error); });
        if (socket) exception.run([&] { close(kClosedWithoutFrame, event.data); });
        exception.pass();
    }

    void close(int code, const std::string& reason) {
        WebSocket* closed = std::exchange(socket, nullptr);
        closed->_readyState = State::CLOSED;
        closed->_closeCode = code;
        onReset.reset();
        if (closed->_delegate) closed->_delegate->onClose(closed, static_cast<std::uint16_t>(code), reason);
    }

    WebSocket* socket = nullptr; ///< Null when nothing is to be called any more.
    std::unique_ptr<copra::WebSocketTransport> transport;
    std::deque<copra::WebSocketEvent> taken; ///< What the transport has handed over and is not delivered yet.
    std::function<void()> notify;            ///< Posts a call of deliver().
    std::optional<copra::OnReset> onReset;
    bool wasOpen = false;
};

/// The WebSockets that exist. Never destroyed, because static delegates and WebSockets of a game ask it when they are.
struct WebSocket::All_ {
    static All_& get() {
        static All_* const all = new All_;
        static const Exit_ exit;
        return *all;
    }
    bool has(const WebSocket* socket) const {
        return std::find(sockets.begin(), sockets.end(), socket) != sockets.end();
    }
    std::vector<WebSocket*> sockets;
    std::vector<std::shared_ptr<Connection_>> closing; ///< What close() has left to be sent.

private:
    /// The threads may not run on while other static objects are destroyed.
    struct Exit_ {
        ~Exit_() {
            for (WebSocket* socket : get().sockets) socket->_connection.reset();
            const auto end = std::chrono::steady_clock::now() + kMostClosingTimeAtExit;
            for (const auto& connection : get().closing)
                connection->transport->waitForEnd(std::chrono::duration_cast<std::chrono::milliseconds>(
                    end - std::chrono::steady_clock::now()));
            get().closing.clear();
        }
    };
};

void WebSocket::Connection_::forget() {
    auto& closing = All_::get().closing;
    closing.erase(std::remove_if(closing.begin(), closing.end(),
                                 [this](const auto& connection) { return connection.get() == this; }),
                  closing.end());
}

WebSocket::Delegate::~Delegate() {
    for (WebSocket* socket : All_::get().sockets)
        if (socket->_delegate == this) socket->_delegate = nullptr;
}

void WebSocket::Delegate::onClose(WebSocket*) {}

void WebSocket::Delegate::onClose(WebSocket* ws, std::uint16_t, const std::string&) {
    onClose(ws);
}

void WebSocket::closeAllConnections() {
    const std::vector<WebSocket*> sockets = All_::get().sockets;
    copra::FirstException exception;
    for (WebSocket* socket : sockets)
        if (All_::get().has(socket)) // a callback may have deleted it
            exception.run([&] { socket->close(); });
    exception.pass();
}

WebSocket::WebSocket() {
    // Its static objects are to be constructed before, and hence destroyed after, those of this class.
    copra::postToMainThread(nullptr);
    All_::get().sockets.push_back(this);
}

WebSocket::~WebSocket() {
    auto& sockets = All_::get().sockets;
    sockets.erase(std::remove(sockets.begin(), sockets.end(), this), sockets.end());
    if (_connection) _connection->socket = nullptr;
}

bool WebSocket::init(const Delegate& delegate, const std::string& url,
                     const std::vector<std::string>* protocols, const std::string& caFilePath) {
    copra::expectMainThread("WebSocket::init");
    if (_connection) _connection->socket = nullptr;
    _connection.reset();
    _delegate = const_cast<Delegate*>(&delegate);
    _url = url;
    _selectedProtocol.clear();
    _closeCode = 0;
    _readyState = State::CLOSED;

    copra::WebSocketOptions options;
    std::string problem = split(url, options);
    if (protocols) options.protocols = *protocols;
    for (const std::string& protocol : options.protocols)
        if (!isToken(protocol)) problem = "a protocol is not a word";
    if (!caFilePath.empty()) {
        options.caFile = FileUtils::getInstance()->fullPathForFilename(caFilePath);
        if (!FileUtils::getInstance()->isFileExist(options.caFile))
            problem = "there is no file " + caFilePath;
    }
    auto connection = std::make_shared<Connection_>();
    connection->notify = [weak = std::weak_ptr<Connection_>(connection)] {
        copra::postToMainThread([weak] {
            if (const auto strong = weak.lock()) strong->deliver();
        });
    };
    options.notify = connection->notify;
    try {
        if (problem.empty())
            connection->transport = std::make_unique<copra::WebSocketTransport>(std::move(options));
    } catch (const std::exception& error) {
        problem = error.what();
    }
    if (!problem.empty()) {
        copra::warning("WebSocket: %s: %s", url.c_str(), problem.c_str());
        return false;
    }
    connection->socket = this;
    connection->onReset.emplace([this] { close(); });
    _connection = std::move(connection);
    _readyState = State::CONNECTING;
    return true;
}

void WebSocket::send(const std::string& message) {
    send(message, false);
}

void WebSocket::send(const unsigned char* binaryMsg, unsigned int len) {
    send(binaryMsg ? std::string(reinterpret_cast<const char*>(binaryMsg), len) : std::string(), true);
}

void WebSocket::send(std::string message, bool isBinary) {
    copra::expectMainThread("WebSocket::send");
    if (_readyState != State::OPEN || !_connection->transport->send(std::move(message), isBinary))
        copra::warning("WebSocket: %s: the message is dropped, because %s", _url.c_str(),
                       _readyState == State::OPEN ? "the connection ends or too many wait"
                                                  : "the connection is not open");
}

bool WebSocket::open(Delegate* delegate, const std::string& url, const std::string& caFilePath,
                     const char* protocols) {
    if (copra::refuse(!delegate, "WebSocket::open: the delegate is null")) return false;
    std::vector<std::string> names;
    std::istringstream list(protocols ? protocols : "");
    for (std::string name; std::getline(list >> std::ws, name, ',');) names.push_back(std::move(name));
    return init(*delegate, url, names.empty() ? nullptr : &names, caFilePath);
}

void WebSocket::close() {
    copra::expectMainThread("WebSocket::close");
    if (!_connection || !_connection->socket) return;
    const std::shared_ptr<Connection_> connection = std::move(_connection);
    _connection.reset();
    int code = connection->wasOpen ? kClosedNormally : kClosedWithoutFrame;
    std::string reason;
    bool hasEnded = false;
    connection->take();
    for (const copra::WebSocketEvent& event : std::exchange(connection->taken, {})) {
        hasEnded = hasEnded || isLast(event);
        if (event.kind != copra::WebSocketEvent::Kind::Closed) continue;
        code = event.code;
        reason = event.data;
    }
    connection->transport->close();
    if (!hasEnded) All_::get().closing.push_back(connection);
    connection->close(code, reason);
}

void WebSocket::closeAsync() {
    if (_readyState != State::CONNECTING && _readyState != State::OPEN) return;
    if (!_connection) return;
    _readyState = State::CLOSING;
    _connection->transport->close();
}

} // namespace cocos2d::network

namespace copra {

int webSocketCloseCode(const cocos2d::network::WebSocket& socket) {
    return socket._closeCode;
}

} // namespace copra
