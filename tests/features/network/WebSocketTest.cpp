#include "network/WebSocket.h"

#include "base/log.h"
#include "event/EventDispatcher.h"
#include "event/resetEvent.h"
#include "network/NetworkTest.h"
#include "network/PythonServer.h"
#include "network/WebSocketTransport.h"
#include "scene/SceneContext.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

using namespace cocos2d;
using namespace cocos2d::network;

namespace {

/// Writes down its calls.
class Recorder : public WebSocket::Delegate {
public:
    using WebSocket::Delegate::onClose;
    void onOpen(WebSocket* ws) override {
        text += "open ";
        if (opened) opened(ws);
    }
    void onMessage(WebSocket* ws, const WebSocket::Data& data) override {
        messages.emplace_back(data.bytes, static_cast<std::size_t>(data.len));
        binary.push_back(data.isBinary);
        EXPECT_EQ(data.bytes[data.len], 0);
        if (received) received(ws);
    }
    void onClose(WebSocket* ws) override {
        text += "close ";
        ++closed;
        EXPECT_EQ(ws->getReadyState(), WebSocket::State::CLOSED);
        if (ended) ended(ws);
    }
    void onError(WebSocket* ws, const WebSocket::ErrorCode& error) override {
        text += "error" + std::to_string(static_cast<int>(error)) + ' ';
        if (failed) failed(ws);
    }

    std::function<void(WebSocket*)> opened, received, ended, failed;
    std::vector<std::string> messages;
    std::vector<bool> binary;
    std::string text;
    int closed = 0;
};

class WebSocketTest : public NetworkTest {
protected:
    std::string urlOf(const std::string& path) const {
        return "ws://127.0.0.1:" + std::to_string(peer.port()) + path;
    }
    static copra::WebSocketOptions optionsOf(const PythonServer& server, const std::string& path) {
        copra::WebSocketOptions options;
        options.host = "127.0.0.1";
        options.port = std::to_string(server.port());
        options.target = path;
        return options;
    }
    /// Why a connection ends that the server breaks.
    static std::string reasonOf(const copra::WebSocketOptions& options) {
        copra::WebSocketTransport transport(options);
        transport.waitForEnd(std::chrono::seconds(20));
        const auto events = transport.take();
        return events.empty() ? "nothing happened" : events.back().data;
    }
    bool open(const std::string& path, const std::vector<std::string>* protocols = nullptr) {
        return peer.isRunning() && socket->init(recorder, urlOf(path), protocols);
    }
    bool waitForMessages(std::size_t count) {
        return waitFor([&] { return recorder.messages.size() >= count; });
    }
    bool waitForClose() {
        return waitFor([&] { return recorder.closed > 0; });
    }
    /// Nothing more comes after the end.
    std::string notified() {
        idle();
        return recorder.text;
    }

    copra::LogCapture log;
    PythonServer peer{"websocket_server.py"};
    Recorder recorder;
    std::unique_ptr<WebSocket> socket = std::make_unique<WebSocket>();
};

} // namespace

TEST_F(WebSocketTest, TextAndBytesComeBackInTheirOrder) {
    recorder.opened = [](WebSocket* ws) {
        const unsigned char bytes[] = {0, 255, 7};
        ws->send("h\xC3\xA4llo");
        ws->send(bytes, 3);
        ws->send("");
        for (int i = 0; i < 3000; ++i) ws->send(std::to_string(i));
        ws->send(std::string(300000, 'x'));
    };
    ASSERT_TRUE(open("/"));
    EXPECT_EQ(socket->getReadyState(), WebSocket::State::CONNECTING);
    EXPECT_EQ(socket->getUrl(), urlOf("/"));
    ASSERT_TRUE(waitForMessages(3004));
    EXPECT_EQ(socket->getReadyState(), WebSocket::State::OPEN);
    EXPECT_EQ(recorder.messages[0], "h\xC3\xA4llo");
    EXPECT_EQ(recorder.messages[1], std::string("\0\xFF\x07", 3));
    EXPECT_EQ(recorder.messages[2], "");
    for (std::size_t i = 0; i < 3000; ++i) ASSERT_EQ(recorder.messages[i + 3], std::to_string(i));
    EXPECT_EQ(recorder.messages[3003], std::string(300000, 'x'));
    EXPECT_FALSE(recorder.binary[0]);
    EXPECT_TRUE(recorder.binary[1]);
    EXPECT_EQ(recorder.text, "open ");
}

TEST_F(WebSocketTest, FragmentsAreOneMessage) {
    ASSERT_TRUE(open("/fragments"));
    ASSERT_TRUE(waitForMessages(2)); // the second one says that the ping between them was answered
    EXPECT_EQ(recorder.messages[0], "abc");
    EXPECT_EQ(recorder.messages[1], "pong ");
}

TEST_F(WebSocketTest, APingIsAnswered) {
    ASSERT_TRUE(open("/ping"));
    ASSERT_TRUE(waitForMessages(1));
    EXPECT_EQ(recorder.messages[0], "pong hello");
}

TEST_F(WebSocketTest, TheServerChoosesOneOfTheProtocols) {
    const std::vector<std::string> protocols = {"chat", "game"};
    ASSERT_TRUE(open("/", &protocols));
    ASSERT_TRUE(waitFor([&] { return !recorder.text.empty(); }));
    EXPECT_EQ(socket->getProtocol(), "game");
}

TEST_F(WebSocketTest, AProtocolThatWasNotOfferedFails) {
    ASSERT_TRUE(open("/stranger"));
    ASSERT_TRUE(waitForClose());
    EXPECT_EQ(notified(), "error1 close ");
}

TEST_F(WebSocketTest, TheRequestNamesTheHostWithItsPortAndTheQuery) {
    ASSERT_TRUE(open("/head"));
    ASSERT_TRUE(waitForMessages(1));
    EXPECT_NE(recorder.messages[0].find("\r\nHost: 127.0.0.1:" + std::to_string(peer.port()) + "\r\n"),
              std::string::npos);
    EXPECT_NE(recorder.messages[0].find("GET /head HTTP/1.1\r\n"), std::string::npos);
}

TEST_F(WebSocketTest, CloseCallsTheDelegateAtOnceAndSendsWhatWaitsMeanwhile) {
    ASSERT_TRUE(open("/keep"));
    ASSERT_TRUE(waitFor([&] { return !recorder.text.empty(); }));
    socket->send(std::string(3000000, 'x'));
    socket->send("last");
    socket->close();
    EXPECT_EQ(recorder.text, "open close ");
    EXPECT_EQ(copra::webSocketCloseCode(*socket), 1000);
    socket->close();
    socket->send("too late");
    EXPECT_EQ(notified(), "open close ");
    socket = std::make_unique<WebSocket>();
    ASSERT_TRUE(open("/kept"));
    ASSERT_TRUE(waitForMessages(1));
    EXPECT_EQ(recorder.messages[0], "last");
}

TEST_F(WebSocketTest, CloseAsyncCallsTheDelegateInALaterFrame) {
    ASSERT_TRUE(open("/"));
    ASSERT_TRUE(waitFor([&] { return !recorder.text.empty(); }));
    socket->send("last");
    socket->closeAsync();
    EXPECT_EQ(socket->getReadyState(), WebSocket::State::CLOSING);
    EXPECT_EQ(recorder.text, "open ");
    ASSERT_TRUE(waitForClose());
    EXPECT_EQ(notified(), "open close ");
    EXPECT_EQ(copra::webSocketCloseCode(*socket), 1000);
}

// The close frames of both sides cross, and the server's one has arrived with a message before it.
TEST_F(WebSocketTest, BothSidesMayCloseAtOnce) {
    copra::WebSocketOptions options = optionsOf(peer, "/brief");
    copra::WebSocketTransport* opened = nullptr;
    std::mutex creation;
    options.notify = [&] {
        const std::lock_guard<std::mutex> lock(creation);
        opened->close();
    };
    std::unique_lock<std::mutex> lock(creation);
    copra::WebSocketTransport transport(options);
    opened = &transport;
    lock.unlock();
    transport.waitForEnd(std::chrono::seconds(20));
    const auto events = transport.take();
    ASSERT_EQ(events.size(), 3u);
    EXPECT_EQ(events[1].data, "hello");
    EXPECT_EQ(events[2].kind, copra::WebSocketEvent::Kind::Closed);
    EXPECT_EQ(events[2].code, 4321);
}

TEST_F(WebSocketTest, ClosingBeforeItIsOpenNeedsNoServer) {
    ASSERT_TRUE(open("/silent"));
    socket->closeAsync();
    ASSERT_TRUE(waitForClose());
    EXPECT_EQ(notified(), "close ");
    ASSERT_TRUE(open("/silent"));
    socket->close();
    EXPECT_EQ(notified(), "close close ");
}

TEST_F(WebSocketTest, CloseDoesNotWaitForAServerThatDoesNotAnswer) {
    ASSERT_TRUE(open("/no-close"));
    ASSERT_TRUE(waitFor([&] { return !recorder.text.empty(); }));
    socket->close();
    EXPECT_EQ(notified(), "open close ");
    EXPECT_EQ(copra::webSocketCloseCode(*socket), 1000); // not the 1006 of a server that was waited for
}

TEST_F(WebSocketTest, AResetOfTheDirectorCloses) {
    WebSocket second;
    ASSERT_TRUE(open("/"));
    ASSERT_TRUE(second.init(recorder, urlOf("/silent")));
    ASSERT_TRUE(waitFor([&] { return recorder.text == "open "; }));
    recorder.ended = [&](WebSocket*) { socket.reset(); };
    const auto dispatcher = copra::SceneContext::current().eventDispatcher();
    dispatcher->dispatchCustomEvent(copra::kResetEvent);
    EXPECT_EQ(recorder.text, "open close close ");
    EXPECT_EQ(second.getReadyState(), WebSocket::State::CLOSED);
    dispatcher->dispatchCustomEvent(copra::kResetEvent);
    EXPECT_EQ(notified(), "open close close ");
}

TEST_F(WebSocketTest, TheCodeOfAServerThatLeavesIsKept) {
    ASSERT_TRUE(open("/leave"));
    ASSERT_TRUE(waitForClose());
    EXPECT_EQ(notified(), "open close ");
    EXPECT_EQ(copra::webSocketCloseCode(*socket), 4321);
}

TEST_F(WebSocketTest, DelegatesOfAxmolGetCodeAndReason) {
    struct Leaver : Recorder {
        using Recorder::onClose;
        void onClose(WebSocket*, std::uint16_t code, const std::string& reason) override {
            text += "close " + std::to_string(code) + ' ' + reason;
            ++closed;
        }
    } leaver;
    ASSERT_TRUE(peer.isRunning() && socket->open(&leaver, urlOf("/leave"), "", "chat, game"));
    ASSERT_TRUE(waitFor([&] { return leaver.closed > 0; }));
    EXPECT_EQ(leaver.text, "open close 4321 bye");
    EXPECT_EQ(socket->getProtocol(), "game");
}

TEST_F(WebSocketTest, AServerThatDiesCloses) {
    ASSERT_TRUE(open("/die"));
    ASSERT_TRUE(waitForClose());
    EXPECT_EQ(notified(), "open close ");
    EXPECT_EQ(copra::webSocketCloseCode(*socket), 1006);
}

TEST_F(WebSocketTest, WhatIsNoWebSocketFails) {
    for (const char* path : {"/redirect", "/long-head"}) {
        recorder = Recorder();
        ASSERT_TRUE(open(path));
        ASSERT_TRUE(waitForClose()) << path;
        EXPECT_EQ(notified(), "error1 close ") << path;
    }
    recorder = Recorder();
    ASSERT_TRUE(socket->init(recorder, "ws" + server.url("/ok").substr(4))); // of HTTP
    ASSERT_TRUE(waitForClose());
    EXPECT_EQ(notified(), "error1 close ");
    recorder = Recorder();
    ASSERT_TRUE(socket->init(recorder, "ws://127.0.0.1:1/")); // no server
    ASSERT_TRUE(waitForClose());
    EXPECT_EQ(notified(), "error1 close ");
}

TEST_F(WebSocketTest, WhatBreaksTheProtocolOrItsLimitsCloses) {
    for (const char* path : {"/no-utf8", "/long-message", "/long-ping", "/endless-message"}) {
        recorder = Recorder();
        ASSERT_TRUE(open(path));
        ASSERT_TRUE(waitForClose()) << path;
        EXPECT_EQ(notified(), "open close ") << path;
        EXPECT_TRUE(recorder.messages.empty()) << path;
    }
}

TEST_F(WebSocketTest, AFloodWaitsAndAFrameTakesALimitedPartOfIt) {
    ASSERT_TRUE(open("/flood"));
    for (int i = 0; i < 20; ++i) {
        const std::size_t before = recorder.messages.size();
        ASSERT_TRUE(waitForMessages(before + 1));
    }
    std::size_t most = 0;
    for (int i = 0; i < 20; ++i) {
        const std::size_t before = recorder.messages.size();
        frame();
        most = std::max(most, recorder.messages.size() - before);
    }
    EXPECT_LE(most, 1024u);
    socket->close();
    EXPECT_EQ(notified(), "open close ");
}

TEST_F(WebSocketTest, ItMayBeDeletedInEachCallback) {
    const auto drop = [this](WebSocket*) { socket.reset(); };
    for (const char* path : {"/ping", "/leave", "/redirect"})
        for (auto callback : {&Recorder::opened, &Recorder::received, &Recorder::ended, &Recorder::failed}) {
            socket = std::make_unique<WebSocket>();
            recorder = Recorder();
            recorder.*callback = drop;
            ASSERT_TRUE(open(path));
            const bool isDropped =
                waitFor([&] { return !socket || recorder.closed > 0 || !recorder.messages.empty(); });
            EXPECT_TRUE(isDropped) << path;
            idle();
        }
}

TEST_F(WebSocketTest, ItMayBeClosedAndOpenedInACallback) {
    int opened = 0;
    recorder.opened = [&](WebSocket* ws) {
        if (++opened == 1) ws->close();
    };
    recorder.ended = [&](WebSocket*) {
        if (recorder.closed == 1) open("/ping");
    };
    ASSERT_TRUE(open("/"));
    ASSERT_TRUE(waitForMessages(1));
    EXPECT_EQ(recorder.text, "open close open ");
}

TEST_F(WebSocketTest, ACallThatThrowsCountsAsCompleted) {
    recorder.opened = recorder.received = recorder.failed =
        recorder.ended = [](WebSocket*) { throw std::runtime_error("thrown by the game"); };
    ASSERT_TRUE(open("/brief"));
    std::this_thread::sleep_for(std::chrono::milliseconds(100)); // a single frame takes all of it
    ASSERT_TRUE(waitThrough([&] { return recorder.closed > 0; }));
    EXPECT_EQ(recorder.text, "open close ");
    EXPECT_EQ(recorder.messages, std::vector<std::string>{"hello"});
    EXPECT_EQ(copra::webSocketCloseCode(*socket), 4321);
    EXPECT_EQ(thrown, 3);
    ASSERT_TRUE(open("/redirect"));
    ASSERT_TRUE(waitThrough([&] { return recorder.closed > 1; }));
    EXPECT_EQ(notified(), "open close error1 close ");
    EXPECT_EQ(thrown, 4);
}

TEST_F(WebSocketTest, CloseReadsTheEndThatHasArrivedInTheSameFrame) {
    recorder.opened = [](WebSocket* ws) { ws->close(); };
    ASSERT_TRUE(open("/brief"));
    std::this_thread::sleep_for(std::chrono::milliseconds(100)); // a single frame takes all of it
    ASSERT_TRUE(waitForClose());
    EXPECT_EQ(notified(), "open close ");
    EXPECT_EQ(copra::webSocketCloseCode(*socket), 4321);
}

TEST_F(WebSocketTest, AllConnectionsAreClosedThoughACallbackThrows) {
    WebSocket second;
    ASSERT_TRUE(open("/"));
    ASSERT_TRUE(second.init(recorder, urlOf("/")));
    ASSERT_TRUE(waitFor([&] { return recorder.text == "open open "; }));
    recorder.ended = [](WebSocket*) { throw std::runtime_error("thrown by the game"); };
    EXPECT_THROW(WebSocket::closeAllConnections(), std::runtime_error);
    EXPECT_EQ(recorder.closed, 2);
}

TEST_F(WebSocketTest, ADelegateThatIsDeletedIsNotCalled) {
    auto other = std::make_unique<Recorder>();
    ASSERT_TRUE(socket->init(*other, urlOf("/leave")));
    other.reset();
    EXPECT_TRUE(waitFor([&] { return socket->getReadyState() == WebSocket::State::CLOSED; }));
}

TEST_F(WebSocketTest, AllConnectionsAreClosedThoughACallbackDeletesAnother) {
    WebSocket second;
    ASSERT_TRUE(open("/"));
    ASSERT_TRUE(second.init(recorder, urlOf("/")));
    ASSERT_TRUE(waitFor([&] { return recorder.text == "open open "; }));
    recorder.ended = [&](WebSocket*) { socket.reset(); };
    WebSocket::closeAllConnections();
    EXPECT_FALSE(socket);
    EXPECT_EQ(second.getReadyState(), WebSocket::State::CLOSED);
}

TEST_F(WebSocketTest, WhatIsNoUrlOrProtocolIsRefused) {
    for (const char* url : {"", "ws://", "ftp://host/", "ws://host:99999/", "ws://host/a b",
                            "ws://host/\r\nX: y", "ws://[::1/", "wss://host/\x7F"})
        EXPECT_FALSE(socket->init(recorder, url)) << url;
    for (const char* protocol : {"", "a b", "a,b", "a\r\nX: y", "\xC3\xA4"}) {
        const std::vector<std::string> protocols = {protocol};
        EXPECT_FALSE(open("/", &protocols)) << protocol;
    }
    EXPECT_FALSE(socket->init(recorder, "wss://127.0.0.1/", nullptr, PythonServer::folder() + "no-such.pem"));
    socket->send("dropped");
    socket->close();
    socket->closeAsync();
    EXPECT_EQ(notified(), "");
}

TEST_F(WebSocketTest, OneThatIsDroppedWhileConnectingEndsItsThread) {
    for (int i = 0; i < 40; ++i) {
        WebSocket dropped;
        ASSERT_TRUE(dropped.init(recorder, urlOf(i % 2 ? "/" : "/silent")));
        if (i % 3 == 0) frame();
    }
    EXPECT_EQ(notified().find("close"), std::string::npos);
}

TEST_F(WebSocketTest, AServerThatNeverAnswersRunsIntoTheLimitOfTime) {
    copra::WebSocketOptions options = optionsOf(peer, "/silent");
    options.timeLimit = std::chrono::milliseconds(50);
    copra::WebSocketTransport transport(options);
    transport.waitForEnd(std::chrono::seconds(20));
    const auto events = transport.take();
    ASSERT_EQ(events.size(), 1u);
    EXPECT_EQ(events[0].kind, copra::WebSocketEvent::Kind::TimedOut);
    EXPECT_FALSE(transport.send("late", false));
}

TEST_F(WebSocketTest, AServerThatSaysThatItClosesAndDoesNotRunsIntoTheLimitOfTime) {
    copra::WebSocketOptions options = optionsOf(peer, "/leave-open");
    options.timeLimit = std::chrono::seconds(2); // of opening, too
    copra::WebSocketTransport transport(options);
    transport.waitForEnd(std::chrono::seconds(20));
    const auto events = transport.take();
    ASSERT_EQ(events.size(), 2u);
    EXPECT_EQ(events[0].kind, copra::WebSocketEvent::Kind::Opened);
    EXPECT_EQ(events[1].kind, copra::WebSocketEvent::Kind::Closed);
    EXPECT_EQ(events[1].data, "bye");
    EXPECT_EQ(events[1].code, 4321);
}

TEST_F(WebSocketTest, MoreThanMayWaitToBeSentIsRefused) {
    copra::WebSocketOptions options = optionsOf(peer, "/silent");
    options.sendLimit = 1000;
    copra::WebSocketTransport transport(options);
    EXPECT_TRUE(transport.send(std::string(500, 'x'), false));
    EXPECT_FALSE(transport.send(std::string(501, 'x'), false));
}

TEST_F(WebSocketTest, ANameIsLookedUp) {
    ASSERT_TRUE(socket->init(recorder, "ws://localhost:" + std::to_string(peer.port()) + "/"));
    ASSERT_TRUE(waitFor([&] { return !recorder.text.empty(); }));
    EXPECT_EQ(recorder.text, "open ");
}

#ifdef COPRA_WITH_OPENSSL
class WebSocketTlsTest : public WebSocketTest {
protected:
    /// The message that came back, or the calls of the delegate.
    std::string connect(const std::string& host, const std::string& file) {
        recorder = Recorder();
        const std::string url = "wss://" + host + ':' + std::to_string(tls.port()) + "/";
        EXPECT_TRUE(socket->init(recorder, url, nullptr, file));
        recorder.opened = [](WebSocket* ws) { ws->send("secret"); };
        EXPECT_TRUE(waitFor([&] { return recorder.closed > 0 || !recorder.messages.empty(); }));
        return recorder.messages.empty() ? recorder.text : recorder.messages[0];
    }

    PythonServer tls{"websocket_server.py", "tls"};
};

TEST_F(WebSocketTlsTest, ACertificateIsTrustedForItsNameOnly) {
    ASSERT_TRUE(tls.isRunning());
    EXPECT_EQ(connect("127.0.0.1", PythonServer::folder() + "trusted.pem"), "secret");
    EXPECT_EQ(connect("localhost", PythonServer::folder() + "trusted.pem"), "error1 close ");
}

TEST_F(WebSocketTlsTest, WhatBreaksTheProtocolIsTheSameReasonAsWithoutTls) {
    ASSERT_TRUE(tls.isRunning());
    for (const char* path : {"/no-utf8", "/long-message", "/long-ping"}) {
        copra::WebSocketOptions options = optionsOf(tls, path);
        options.secure = true;
        options.caFile = PythonServer::folder() + "trusted.pem";
        EXPECT_EQ(reasonOf(options), reasonOf(optionsOf(peer, path))) << path;
    }
}

TEST_F(WebSocketTlsTest, ACertificateThatIsNotTrustedIsRefused) {
    ASSERT_TRUE(tls.isRunning());
    EXPECT_EQ(connect("127.0.0.1", ""), "error1 close ");
    EXPECT_EQ(connect("127.0.0.1", PythonServer::folder() + "server-key.pem"),
              "error1 close "); // no certificate
}
#else
TEST_F(WebSocketTest, WithoutOpenSslSecureOnesAreRefused) {
    EXPECT_FALSE(socket->init(recorder, "wss://127.0.0.1/"));
    EXPECT_NE(log.text().find("COPRA_WITH_OPENSSL"), std::string::npos);
}
#endif
