"""An HTTPS server on 127.0.0.1 for HttpClientTlsTest: prints its port, ends with its standard input.

Its certificate is trusted.pem, which no system trusts; the key beside it protects nothing.
"""
import http.server
import pathlib
import ssl
import sys
import threading

here = pathlib.Path(__file__).parent


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        body = b"secret"
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, *_):
        pass  # clients that do not trust it break off


server = Server(("127.0.0.1", 0), Handler)
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(here / "trusted.pem", here / "server-key.pem")
server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_address[1], flush=True)
sys.stdin.read()
