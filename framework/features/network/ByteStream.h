#pragma once

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/core/role.hpp>

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace copra {

/// The bytes below a WebSocket: TCP, or TLS over TCP. Both are one type with one type of handlers. Otherwise,
/// the compiler would build the nested templates of Beast for each of them, which takes 50 percent more time.
///
/// It is an AsyncStream for Beast, which passes functions as handlers; other completion tokens do not work.
/// All functions are called in the thread of the context, which also calls each handler once.
class ByteStream {
public:
    /// The reason why an operation failed; false after success.
    using Error = boost::beast::error_code;
    /// The context that runs the handlers.
    using executor_type = boost::asio::io_context::executor_type;
    /// The addresses of a server.
    using Endpoints = boost::asio::ip::tcp::resolver::results_type;
    /// Called when an operation has ended.
    using Handler = std::function<void(const Error&)>;
    /// Called when a transfer has ended, with the number of bytes.
    using TransferHandler = std::function<void(const Error&, std::size_t)>;

    /// The operations of a stream.
    class Layer {
    public:
        virtual ~Layer() = default;
        /// Returns what runs the handlers.
        virtual executor_type executor() = 0;
        /// Connects to the first address that accepts the connection.
        virtual void connect(const Endpoints& endpoints, Handler done) = 0;
        /// Trusts the authorities in a PEM file, or the authorities of the system if the name is empty. Does
        /// nothing without TLS.
        virtual Error trust(const std::string& caFile) = 0;
        /// Makes the connection secure for a server with this name or address. Without TLS, calls the
        /// handler at once.
        virtual void secure(const std::string& host, Handler done) = 0;
        /// Reads at least a byte into the buffers, which must exist until the handler is called.
        virtual void read(const std::vector<boost::asio::mutable_buffer>& buffers, TransferHandler done) = 0;
        /// Writes at least a byte of the buffers, which must exist until the handler is called.
        virtual void write(const std::vector<boost::asio::const_buffer>& buffers, TransferHandler done) = 0;
        /// Ends the connection. With TLS, notifies the server first.
        virtual void tearDown(boost::beast::role_type role, Handler done) = 0;
        /// Closes the socket at once. Beast calls this for its timeouts, which Copra does not use.
        virtual void close() = 0;
    };

    /// Creates a stream that is not connected. For a secure stream, throws std::runtime_error if Copra was
    /// built without OpenSSL.
    ByteStream(boost::asio::io_context& context, bool isSecure);

    /// Returns what runs the handlers.
    executor_type get_executor() noexcept { return _layer->executor(); }
    /// Returns the operations below the WebSocket.
    Layer& layer() { return *_layer; }

    /// Reads at least a byte into the buffers.
    template<class Buffers, class Done>
    void async_read_some(const Buffers& buffers, Done&& done) {
        _layer->read({boost::asio::buffer_sequence_begin(buffers), boost::asio::buffer_sequence_end(buffers)},
                     share(std::forward<Done>(done)));
    }
    /// Writes at least a byte of the buffers.
    template<class Buffers, class Done>
    void async_write_some(const Buffers& buffers, Done&& done) {
        _layer->write(
            {boost::asio::buffer_sequence_begin(buffers), boost::asio::buffer_sequence_end(buffers)},
            share(std::forward<Done>(done)));
    }

private:
    /// Makes a handler of Asio, which cannot be copied, fit into a std::function.
    template<class Done>
    static auto share(Done&& done) {
        return [kept = std::make_shared<std::decay_t<Done>>(std::forward<Done>(done))](auto&&... results) {
            (*kept)(results...);
        };
    }

    template<class Done>
    friend void async_teardown(boost::beast::role_type role, ByteStream& stream, Done&& done) {
        stream._layer->tearDown(role, share(std::forward<Done>(done)));
    }
    friend void beast_close_socket(ByteStream& stream) { stream._layer->close(); }

    std::unique_ptr<Layer> _layer;
};

} // namespace copra
