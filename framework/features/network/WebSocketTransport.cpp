#include "network/WebSocketTransport.h"

#include "network/ByteStream.h"

#include <boost/algorithm/string/join.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <utility>

namespace copra {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Kind = WebSocketEvent::Kind;
using Error = beast::error_code;
using Endpoints = ByteStream::Endpoints;

// What may wait for the owner before the connection stops reading.
constexpr std::size_t kMostWaitingEvents = 1024;
constexpr std::size_t kMostWaitingBytes = 32u * 1024 * 1024;
constexpr int kNoCloseFrame = 1006;

} // namespace

/// A connection, from the look-up of the host to the end.
class WebSocketTransport::Session {
public:
    explicit Session(WebSocketOptions options)
        : _options(std::move(options)),
          _work(_context.get_executor()),
          _deadline(_context),
          _stream(_context, _options.secure) {}
    ~Session() {
        if (!_lookup) return;
        const std::lock_guard<std::mutex> lock(_lookup->mutex);
        _lookup->session = nullptr;
    }

    // --- Any thread ---

    bool queue(std::string message, bool isBinary) {
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            if (_isClosing || message.size() > _options.sendLimit - _unsentBytes) return false;
            // An empty message costs memory too, so each one counts its own record.
            _unsentBytes += std::min(message.size() + sizeof(Message), _options.sendLimit - _unsentBytes);
        }
        asio::post(_context, [this, message = std::move(message), isBinary]() mutable {
            _unsent.push_back({std::move(message), isBinary});
            pump();
        });
        return true;
    }

    void askClose() {
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            if (std::exchange(_isClosing, true)) return;
        }
        asio::post(_context, [this] {
            if (!_isOpen) return finish(Kind::Closed, "closed before it was open", kNoCloseFrame);
            _closeAsked = true;
            limitTime();
            pump();
        });
    }

    std::vector<WebSocketEvent> take() {
        std::vector<WebSocketEvent> events;
        bool wasPaused = false;
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            events.swap(_events);
            _waitingBytes = 0;
            wasPaused = std::exchange(_isPaused, false);
        }
        if (wasPaused) asio::post(_context, [this] { read(); });
        return events;
    }

    void waitForEnd(std::chrono::milliseconds most) {
        std::unique_lock<std::mutex> lock(_mutex);
        _endCondition.wait_for(lock, most, [this] { return _hasEnded; });
    }

    void stop() { _context.stop(); }

    // --- The thread of the connection ---

    void run() {
        try {
            start();
            _context.run();
        } catch (const std::exception& error) { // such as std::bad_alloc
            finish(_isOpen ? Kind::Closed : Kind::Failed, error.what(), kNoCloseFrame);
        }
    }

private:
    struct Message {
        std::string bytes;
        bool isBinary;
    };

    /// Shared with a thread that looks up a name: it may outlive the session, because that has no limit of time.
    struct Lookup {
        std::mutex mutex;
        Session* session;
    };

    void start() {
        limitTime();
        Error error;
        const auto address = asio::ip::make_address(_options.host, error);
        if (!error) {
            const auto port = static_cast<unsigned short>(std::stoi(_options.port));
            return connect(Endpoints::create(tcp::endpoint(address, port), _options.host, _options.port));
        }
        _lookup = std::make_shared<Lookup>();
        _lookup->session = this;
        std::thread([lookup = _lookup, host = _options.host, port = _options.port] {
            asio::io_context context;
            tcp::resolver resolver(context);
            Error failure;
            const Endpoints found = resolver.resolve(host, port, failure);
            const std::lock_guard<std::mutex> lock(lookup->mutex);
            Session* session = lookup->session;
            if (!session) return;
            asio::post(session->_context, [session, failure, found] {
                if (failure) return session->end(failure);
                session->connect(found);
            });
        }).detach();
    }

    void connect(const Endpoints& endpoints) {
        bytes().connect(endpoints, [this](const Error& error) {
            if (error) return end(error);
            secure();
        });
    }

    void secure() {
        if (const Error error = bytes().trust(_options.caFile))
            return finish(Kind::Failed, _options.caFile + ": " + error.message());
        bytes().secure(_options.host, [this](const Error& error) {
            if (error) return end(error);
            shakeHands();
        });
    }

    void shakeHands() {
        _stream.read_message_max(_options.messageLimit);
        _stream.auto_fragment(false); // some servers cannot put messages together
        // After the server's close frame, reading waits until the server also ends the connection below.
        _stream.control_callback([this](websocket::frame_type kind, beast::string_view) {
            if (kind == websocket::frame_type::close) limitTime();
        });
        _stream.set_option(websocket::stream_base::decorator([this](websocket::request_type& request) {
            if (!_options.protocols.empty())
                request.set(beast::http::field::sec_websocket_protocol,
                            boost::algorithm::join(_options.protocols, ", "));
        }));
        _stream.async_handshake(_response, _options.hostHeader, _options.target,
                                [this](const Error& error) { opened(error); });
    }

    void opened(const Error& error) {
        if (error) return end(error);
        const std::string protocol(_response[beast::http::field::sec_websocket_protocol]);
        const auto& offered = _options.protocols;
        if (!protocol.empty() && std::find(offered.begin(), offered.end(), protocol) == offered.end())
            return finish(Kind::Failed, "the server chose a protocol that was not offered");
        _isOpen = true;
        _deadline.cancel();
        report({Kind::Opened, protocol});
        pump();
        read();
    }

    /// Reads the next message. While the connection closes, Beast itself reads up to the server's close frame. If
    /// a read found that frame in its buffer then, both would wait for each other for ever.
    void read() {
        if (_isEnding) return;
        _stream.async_read(_buffer, [this](const Error& error, std::size_t) {
            if (error) return end(error);
            std::string message = beast::buffers_to_string(_buffer.data());
            _buffer.consume(_buffer.size());
            if (report({_stream.got_text() ? Kind::Text : Kind::Binary, std::move(message)})) read();
        });
    }

    void write(const std::string& message, bool isBinary) {
        _stream.binary(isBinary);
        _stream.async_write(asio::buffer(message), [this](const Error& error, std::size_t) { wrote(error); });
    }

    void wrote(const Error& error) {
        _isWriting = false;
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            _unsentBytes -= std::min(_unsentBytes, _unsent.front().bytes.size() + sizeof(Message));
        }
        _unsent.pop_front();
        if (error) return end(error);
        pump();
    }

    void end(const Error& error) { end(error.message()); }

    /// Ends with an error, or with what the server said in its close frame.
    void end(const std::string& error) {
        if (!_isOpen) return finish(Kind::Failed, error);
        const websocket::close_reason& reason = _stream.reason();
        if (reason.code == websocket::close_code::none) return finish(Kind::Closed, error, kNoCloseFrame);
        finish(Kind::Closed, reason.reason.c_str(), reason.code);
    }

    void finish(Kind kind, std::string reason, int code = 0) {
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            if (std::exchange(_hasEnded, true)) return;
            _isClosing = true;
        }
        report({kind, std::move(reason), code});
        _endCondition.notify_all();
        _context.stop();
    }

    void limitTime() {
        _deadline.expires_after(_options.timeLimit);
        _deadline.async_wait([this](const Error& error) {
            if (error) return;
            if (_isOpen) return end("the server does not close");
            finish(Kind::TimedOut, "no connection within the limit of time");
        });
    }

    /// Sends the next message, or the close frame when none is left.
    void pump() {
        if (!_isOpen || _isWriting) return;
        if (!_unsent.empty()) {
            _isWriting = true;
            write(_unsent.front().bytes, _unsent.front().isBinary);
        } else if (_closeAsked) {
            _isWriting = _isEnding = true;
            _stream.async_close(websocket::close_code::normal, [this](const Error& error) { end(error); });
        }
    }

    /// Stores an event. False if so much waits that reading pauses.
    bool report(WebSocketEvent event) {
        bool isFirst = false;
        bool mayRead = true;
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            isFirst = _events.empty();
            _waitingBytes += event.data.size();
            _events.push_back(std::move(event));
            mayRead = _events.size() < kMostWaitingEvents && _waitingBytes < kMostWaitingBytes;
            _isPaused = !mayRead;
        }
        if (isFirst && _options.notify) _options.notify();
        return mayRead;
    }

    ByteStream::Layer& bytes() { return _stream.next_layer().layer(); }

    asio::io_context _context;
    const WebSocketOptions _options;
    asio::executor_work_guard<asio::io_context::executor_type> _work; // a paused one has nothing else to do
    asio::steady_timer _deadline;
    websocket::stream<ByteStream, false> _stream; // without compression
    websocket::response_type _response;
    beast::flat_buffer _buffer;
    std::shared_ptr<Lookup> _lookup;
    std::deque<Message> _unsent;
    bool _isOpen = false;
    bool _isWriting = false;
    bool _closeAsked = false;
    bool _isEnding = false; // the close frame is being sent

    std::mutex _mutex; // of the following
    std::condition_variable _endCondition;
    std::vector<WebSocketEvent> _events;
    std::size_t _unsentBytes = 0;
    std::size_t _waitingBytes = 0;
    bool _isPaused = false;
    bool _isClosing = false;
    bool _hasEnded = false;
};

WebSocketTransport::WebSocketTransport(WebSocketOptions options)
    : _session(std::make_unique<Session>(std::move(options))),
      _thread([session = _session.get()] { session->run(); }) {}

WebSocketTransport::~WebSocketTransport() {
    _session->stop();
    _thread.join();
}

bool WebSocketTransport::send(std::string message, bool isBinary) {
    return _session->queue(std::move(message), isBinary);
}

void WebSocketTransport::close() {
    _session->askClose();
}

std::vector<WebSocketEvent> WebSocketTransport::take() {
    return _session->take();
}

void WebSocketTransport::waitForEnd(std::chrono::milliseconds most) {
    _session->waitForEnd(most);
}

} // namespace copra
