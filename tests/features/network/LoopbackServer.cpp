#include "network/LoopbackServer.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdlib>

namespace {

bool sendAll(int connection, const std::string& bytes) {
    std::size_t sent = 0;
    while (sent < bytes.size()) {
        const ssize_t count = send(connection, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (count <= 0) return false;
        sent += static_cast<std::size_t>(count);
    }
    return true;
}

void reply(int connection, const std::string& status, const std::string& body,
           const std::string& headers = "") {
    sendAll(connection, "HTTP/1.1 " + status + "\r\n" + headers + "Content-Length: " +
                            std::to_string(body.size()) + "\r\nConnection: close\r\n\r\n" + body);
}

/// The value of a header of the request, or "".
std::string headerOf(const std::string& head, const std::string& name) {
    const std::size_t begin = head.find("\r\n" + name + ": ");
    if (begin == std::string::npos) return "";
    const std::size_t value = begin + name.size() + 4;
    return head.substr(value, head.find("\r\n", value) - value);
}

} // namespace

LoopbackServer::LoopbackServer() : _socket(socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    bind(_socket, reinterpret_cast<sockaddr*>(&address), size);
    getsockname(_socket, reinterpret_cast<sockaddr*>(&address), &size);
    listen(_socket, 16);
    _port = ntohs(address.sin_port);
    _acceptor = std::thread([this] { accept(); });
}

LoopbackServer::~LoopbackServer() {
    _isStopping = true;
    shutdown(_socket, SHUT_RDWR);
    _acceptor.join();
    {
        const std::lock_guard<std::mutex> lock(_mutex);
        for (const int connection : _connections) shutdown(connection, SHUT_RDWR);
    }
    for (std::thread& thread : _threads) thread.join();
    for (const int connection : _connections) close(connection);
    close(_socket);
}

std::string LoopbackServer::url(const std::string& path) const {
    return "http://127.0.0.1:" + std::to_string(_port) + path;
}

std::string LoopbackServer::lastRequest() const {
    const std::lock_guard<std::mutex> lock(_mutex);
    return _lastRequest;
}

std::string LoopbackServer::file() {
    std::string bytes;
    for (int i = 0; i < 100000; ++i) bytes += static_cast<char>('a' + i % 26);
    return bytes;
}

void LoopbackServer::accept() {
    while (!_isStopping) {
        const int connection = ::accept(_socket, nullptr, nullptr);
        if (connection < 0) continue;
        const std::lock_guard<std::mutex> lock(_mutex);
        _connections.push_back(connection);
        _threads.emplace_back([this, connection] { serve(connection); });
    }
}

void LoopbackServer::serve(int connection) {
    std::string text;
    char buffer[4096];
    std::size_t headEnd = std::string::npos;
    std::size_t bodySize = 0;
    while (headEnd == std::string::npos || text.size() < headEnd + 4 + bodySize) {
        const ssize_t count = recv(connection, buffer, sizeof buffer, 0);
        if (count <= 0) return;
        text.append(buffer, static_cast<std::size_t>(count));
        headEnd = text.find("\r\n\r\n");
        if (headEnd != std::string::npos)
            bodySize =
                std::strtoul(headerOf(text.substr(0, headEnd + 2), "Content-Length").c_str(), nullptr, 10);
    }
    const std::string head = text.substr(0, headEnd + 2);
    {
        const std::lock_guard<std::mutex> lock(_mutex);
        _lastRequest = head;
    }
    ++_requests;
    answer(connection, head, text.substr(headEnd + 4));
    shutdown(connection, SHUT_RDWR);
}

void LoopbackServer::answer(int connection, const std::string& head, const std::string& body) {
    const std::string path =
        head.substr(head.find(' ') + 1, head.find(' ', head.find(' ') + 1) - head.find(' ') - 1);
    if (path == "/ok")
        reply(connection, "200 OK", "hello", "X-Mood: fine\r\n");
    else if (path == "/echo")
        reply(connection, "200 OK",
              head.substr(0, head.find(' ')) + ':' + headerOf(head, "X-Word") + ':' + body);
    else if (path == "/empty")
        reply(connection, "204 No Content", "");
    else if (path == "/redirect")
        reply(connection, "302 Found", "moved", "Location: /ok\r\n");
    else if (path == "/loop")
        reply(connection, "302 Found", "moved", "Location: /loop\r\n");
    else if (path == "/tofile")
        reply(connection, "302 Found", "moved", "Location: file:///etc/hostname\r\n");
    else if (path == "/slow")
        waitUntilClosed(connection);
    else if (path == "/broken")
        sendAll(connection, "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nonly this");
    else if (path == "/garbage")
        sendAll(connection, std::string("\0\1\2 this is no HTTP\r\n\r\n", 24));
    else if (path == "/huge")
        endless(connection);
    else if (path == "/cookie")
        reply(connection, "200 OK", headerOf(head, "Cookie"),
              "Set-Cookie: taste=sweet; Path=/; Max-Age=1000\r\n");
    else if (path == "/file")
        answerFile(connection, head, false);
    else if (path == "/breaking-file")
        answerFile(connection, head, headerOf(head, "Range").empty());
    else if (path == "/changing-file") // another file than before for who asks for its rest
        sendAll(connection, headerOf(head, "Range").empty()
                                ? "HTTP/1.1 200 OK\r\nETag: \"one\"\r\nContent-Length: 1000\r\n\r\nold half"
                            : headerOf(head, "If-Range") == "\"one\""
                                ? "HTTP/1.1 200 OK\r\nETag: \"two\"\r\nContent-Length: 3\r\n\r\nnew"
                                : "HTTP/1.1 206 Partial Content\r\nContent-Range: bytes 8-10/11\r\n"
                                  "Content-Length: 3\r\n\r\nnew");
    else if (path == "/no-ranges")
        reply(connection, "200 OK", file());
    else
        reply(connection, "404 Not Found", "nothing here");
}

void LoopbackServer::waitUntilClosed(int connection) {
    char byte = 0;
    while (!_isStopping && recv(connection, &byte, 1, 0) > 0) {
    }
}

void LoopbackServer::endless(int connection) {
    sendAll(connection, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
    const std::string chunk = "10000\r\n" + std::string(0x10000, 'x') + "\r\n";
    while (!_isStopping && sendAll(connection, chunk)) {
    }
}

void LoopbackServer::answerFile(int connection, const std::string& head, bool breaksOff) {
    const std::string whole = file();
    const std::string range = headerOf(head, "Range"); // bytes=N-
    if (range.empty()) {
        if (!breaksOff) {
            reply(connection, "200 OK", whole, "Accept-Ranges: bytes\r\n");
            return;
        }
        sendAll(connection,
                "HTTP/1.1 200 OK\r\nAccept-Ranges: bytes\r\nContent-Length: " + std::to_string(whole.size()) +
                    "\r\n\r\n" + whole.substr(0, whole.size() / 2));
        return;
    }
    const std::size_t first = std::strtoul(range.c_str() + 6, nullptr, 10);
    if (first >= whole.size()) {
        reply(connection, "416 Range Not Satisfiable", "");
        return;
    }
    reply(connection, "206 Partial Content", whole.substr(first),
          "Content-Range: bytes " + std::to_string(first) + '-' + std::to_string(whole.size() - 1) + '/' +
              std::to_string(whole.size()) + "\r\n");
}
