"""A Socket.IO server on 127.0.0.1 for SocketIOTest: prints its port, ends with its standard input.

Its argument is the version that it speaks: 0, 1 or 4. It sends every packet of a client back in an event "received", so that a test sees
them, and does what events with these names ask for: "say" sends the packet that is its text, "die" breaks off. The arguments "html",
"no-sid" and "error" make it answer the handshake with something else.
"""
import json
import sys

from websocket_server import CLOSE, TEXT, Handler, frame, serve

version = sys.argv[1]
OPEN = '0{"sid":"sid_-09","upgrades":["websocket"],"pingInterval":10000,"pingTimeout":20000}'
HANDSHAKES = {
    "0": "sid_-09:10:20:websocket,xhr-polling",
    "1": f"{len(OPEN)}:{OPEN}2:40",
    "4": OPEN,
    "html": "<html>",
    "no-sid": '0{"sid":"a/../b"}',
}


class SocketIO(Handler):
    def talk(self):
        path, headers, _ = self.read_request()
        if "Upgrade" not in headers:
            self.answer(path)
            return
        self.upgrade(headers)
        self.report(path)
        while True:
            opcode, data = self.read_frame()
            if opcode == CLOSE:
                self.request.sendall(frame(CLOSE, data))
                return
            if opcode == TEXT:
                self.take(data.decode())

    def answer(self, path):
        old = version == "4" and "EIO=4" not in path
        body = '{"code":5,"message":"Unsupported protocol version"}' if old else HANDSHAKES.get(version, "")
        status = "400 Bad Request" if old else "500 Error" if version == "error" else "200 OK"
        self.request.sendall(f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\n"
                             f"Connection: close\r\n\r\n{body}".encode())

    def say(self, text):
        self.request.sendall(frame(TEXT, text.encode()))

    def report(self, text):
        if version == "0":
            self.say("5:::" + json.dumps({"name": "received", "args": [text]}))
        else:
            self.say("42" + json.dumps(["received", text]))

    def take(self, text):
        self.report(text)
        if text.startswith("40"):
            self.say(text[:-1] if text.endswith(",") else text + '{"sid":"x"}')
        if text.startswith("1::"):
            self.say(text)
        if not text.startswith(("42[", "5::")):
            return
        event = json.loads(text[2:] if text.startswith("42") else text.split(":", 3)[3])
        name, *arguments = event if isinstance(event, list) else [event["name"], *event["args"]]
        if name == "say":
            self.say(arguments[0])
        if name == "die":
            raise EOFError


serve(SocketIO)
