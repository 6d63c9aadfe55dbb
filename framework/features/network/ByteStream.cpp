#include "network/ByteStream.h"

#include <boost/asio/connect.hpp>
#include <boost/beast/core/stream_traits.hpp>
#include <boost/beast/websocket/teardown.hpp>
#ifdef COPRA_WITH_OPENSSL
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket/ssl.hpp>
#endif

#include <stdexcept>

namespace copra {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using Error = ByteStream::Error;
using Handler = ByteStream::Handler;
using TransferHandler = ByteStream::TransferHandler;
using Socket = asio::basic_stream_socket<asio::ip::tcp, ByteStream::executor_type>;

template<class Stream>
class LayerOf : public ByteStream::Layer {
public:
    template<class... Arguments>
    explicit LayerOf(Arguments&... arguments) : _stream(arguments...) {}

    ByteStream::executor_type executor() override { return _stream.get_executor(); }
    void connect(const ByteStream::Endpoints& endpoints, Handler done) override {
        asio::async_connect(beast::get_lowest_layer(_stream), endpoints,
                            [done = std::move(done)](const Error& error, const auto&) { done(error); });
    }
    Error trust(const std::string&) override { return {}; }
    void secure(const std::string&, Handler done) override { done({}); }
    void read(const std::vector<asio::mutable_buffer>& buffers, TransferHandler done) override {
        _stream.async_read_some(buffers, std::move(done));
    }
    void write(const std::vector<asio::const_buffer>& buffers, TransferHandler done) override {
        _stream.async_write_some(buffers, std::move(done));
    }
    void tearDown(beast::role_type role, Handler done) override {
        using beast::websocket::async_teardown;
        // Its error would hide why the connection ends.
        async_teardown(role, _stream, [done = std::move(done)](const Error&) { done({}); });
    }
    void close() override { beast::close_socket(beast::get_lowest_layer(_stream)); }

protected:
    Stream _stream;
};

#ifdef COPRA_WITH_OPENSSL
/// A base, so that it is there before the stream that refers to it.
struct TlsContext {
    TlsContext() { SSL_CTX_set_min_proto_version(tls.native_handle(), TLS1_2_VERSION); }
    asio::ssl::context tls{asio::ssl::context::tls_client};
};

class SecureLayer : TlsContext, public LayerOf<beast::ssl_stream<Socket>> {
public:
    explicit SecureLayer(asio::io_context& context) : LayerOf(context, tls) {}

    Error trust(const std::string& caFile) override {
        Error error;
        if (caFile.empty())
            tls.set_default_verify_paths(error);
        else
            tls.load_verify_file(caFile, error);
        return error;
    }
    void secure(const std::string& host, Handler done) override {
        // Without these two, any certificate of any host would be accepted.
        _stream.set_verify_mode(asio::ssl::verify_peer);
        _stream.set_verify_callback(asio::ssl::host_name_verification(host));
        Error error;
        asio::ip::make_address(host, error);
        if (error) SSL_set_tlsext_host_name(_stream.native_handle(), host.c_str()); // names only
        _stream.async_handshake(asio::ssl::stream_base::client, std::move(done));
    }
};
#endif

std::unique_ptr<ByteStream::Layer> makeLayer(asio::io_context& context, bool isSecure) {
    if (!isSecure) return std::make_unique<LayerOf<Socket>>(context);
#ifdef COPRA_WITH_OPENSSL
    return std::make_unique<SecureLayer>(context);
#else
    throw std::runtime_error(
        "wss:// needs OpenSSL, and this Copra was built without it (COPRA_WITH_OPENSSL)");
#endif
}

} // namespace

ByteStream::ByteStream(asio::io_context& context, bool isSecure) : _layer(makeLayer(context, isSecure)) {}

} // namespace copra
