"""A WebSocket server on 127.0.0.1 for WebSocketTest: prints its port, ends with its standard input.

The path of a request selects how it behaves: "/" echoes, the others misbehave. With the argument "tls" it has the
certificate trusted.pem.
"""
import base64
import hashlib
import pathlib
import queue
import socketserver
import ssl
import struct
import sys
import threading

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
here = pathlib.Path(__file__).parent
kept = queue.Queue()  # what a client of "/keep" sent before it closed; "/kept" waits for it


def frame(opcode, data, is_last=True):
    size = len(data)
    head = bytes([is_last << 7 | opcode])
    if size < 126:
        return head + bytes([size]) + data
    return head + (b"\x7e" + struct.pack(">H", size) if size < 65536 else b"\x7f" + struct.pack(">Q", size)) + data


class Handler(socketserver.BaseRequestHandler):
    def handle(self):
        try:
            if context:
                self.request = context.wrap_socket(self.request, server_side=True)
            self.talk()
        except (EOFError, OSError):
            pass  # clients break off

    def read(self, size):
        data = b""
        while len(data) < size:
            more = self.request.recv(size - len(data))
            if not more:
                raise EOFError
            data += more
        return data

    def read_frame(self):
        first, second = self.read(2)
        size = second & 127
        if size == 126:
            size, = struct.unpack(">H", self.read(2))
        elif size == 127:
            size, = struct.unpack(">Q", self.read(8))
        mask = self.read(4)
        data = self.read(size)
        key = (mask * (size // 4 + 1))[:size]
        return first & 15, bytes(a ^ b for a, b in zip(data, key))

    def read_request(self):
        head = b""
        while b"\r\n\r\n" not in head:
            head += self.read(1)
        headers = dict(line.split(": ", 1) for line in head.decode().split("\r\n")[1:] if line)
        return head.split()[1].decode(), headers, head

    def upgrade(self, headers, protocol="", frames=b""):
        digest = hashlib.sha1((headers["Sec-WebSocket-Key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode())
        self.request.sendall(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                             + (b"Sec-WebSocket-Protocol: " + protocol.encode() + b"\r\n" if protocol else b"")
                             + b"Sec-WebSocket-Accept: " + base64.b64encode(digest.digest()) + b"\r\n\r\n" + frames)

    def talk(self):
        send = self.request.sendall
        path, headers, head = self.read_request()
        if path == "/silent":
            self.request.recv(1)
            return
        if path == "/redirect":
            send(b"HTTP/1.1 302 Found\r\nLocation: ws://127.0.0.1/\r\nContent-Length: 0\r\n\r\n")
            return
        if path == "/long-head":
            send(b"HTTP/1.1 101 Switching Protocols\r\n" + b"X: y\r\n" * 200000)
            return
        if path == "/brief":  # the head of the response, a message, and the end arrive together
            self.upgrade(headers, frames=frame(TEXT, b"hello") + frame(CLOSE, struct.pack(">H", 4321)))
            return
        protocol = headers.get("Sec-WebSocket-Protocol", "").split(", ")[-1]
        self.upgrade(headers, "stranger" if path == "/stranger" else protocol)
        self.misbehave(path, head, send)
        last = b""
        while True:
            opcode, data = self.read_frame()
            if opcode == CLOSE:
                if path == "/no-close":
                    self.request.recv(1)
                else:
                    send(frame(CLOSE, data))
                if path == "/keep":
                    kept.put(last)
                return
            last = data
            if opcode in (TEXT, BINARY):
                send(frame(opcode, data))
            elif opcode == PONG:
                send(frame(TEXT, b"pong " + data))

    def misbehave(self, path, head, send):
        if path == "/die":
            raise EOFError
        if path == "/leave":
            send(frame(CLOSE, struct.pack(">H", 4321) + b"bye"))
        if path == "/leave-open":  # says that it closes, and does not
            send(frame(CLOSE, struct.pack(">H", 4321) + b"bye"))
            while self.request.recv(1000):
                pass
        if path == "/head":
            send(frame(TEXT, head))
        if path == "/kept":
            send(frame(TEXT, kept.get()))
        if path == "/ping":
            send(frame(PING, b"hello"))
        if path == "/fragments":
            send(frame(TEXT, b"a", False) + frame(PING, b"") + frame(0, b"b", False) + frame(0, b"c"))
        if path == "/no-utf8":
            send(frame(TEXT, b"\xff\xfe"))
        if path == "/long-message":
            send(b"\x82\x7f" + struct.pack(">Q", 1 << 40))
        if path == "/long-ping":
            send(frame(PING, b"x" * 200))
        while path == "/flood":
            send(frame(BINARY, b"") * 1000)
        while path == "/endless-message":
            send(frame(BINARY, b"x" * 65536, False) if not hasattr(self, "begun") else frame(0, b"x" * 65536, False))
            self.begun = True


class Server(socketserver.ThreadingTCPServer):
    daemon_threads = True


context = None


def serve(handler):
    """Serves until the standard input ends."""
    global context
    if "tls" in sys.argv:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(here / "trusted.pem", here / "server-key.pem")
    server = Server(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_address[1], flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    serve(Handler)
