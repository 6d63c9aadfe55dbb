#include "network/SocketIO.h"

#include "base/RefPtr.h"
#include "base/log.h"
#include "event/EventDispatcher.h"
#include "event/resetEvent.h"
#include "network/HttpClient.h"
#include "network/NetworkTest.h"
#include "network/PythonServer.h"
#include "scene/SceneContext.h"
#include "time/Scheduler.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

using namespace cocos2d;
using namespace cocos2d::network;

namespace {

/// Writes down its calls.
class Client : public SocketIO::SIODelegate {
public:
    void onConnect(SIOClient*) override {
        text += "connect ";
        mayThrow();
    }
    void onMessage(SIOClient*, const std::string& data) override { messages.push_back(data); }
    void onClose(SIOClient* client) override {
        text += std::string("close") + client->getTag() + ' ';
        if (closed) closed(client);
        mayThrow();
    }
    void onError(SIOClient*, const std::string& data) override {
        text += "error:" + data + ' ';
        mayThrow();
    }
    void fireEventToScript(SIOClient*, const std::string& name, const std::string&) override {
        events.push_back(name);
        mayThrow();
    }
    void mayThrow() const {
        if (throws) throw std::runtime_error("thrown by the game");
    }

    bool throws = false;
    std::function<void(SIOClient*)> closed;
    std::string text;
    std::vector<std::string> messages;
    std::vector<std::string> events;
};

class SocketIOTest : public NetworkTest {
protected:
    ~SocketIOTest() override {
        SocketIO::destroyInstance();
        HttpClient::destroyInstance();
    }

    SIOClient* connect(const std::string& path = "", Client* other = nullptr) {
        SIOClient* const client = SocketIO::connect(urlOf(path), other ? *other : recorder);
        if (client)
            client->on("received", [this](SIOClient*, const std::string& data) { received.push_back(data); });
        return client;
    }
    std::string urlOf(const std::string& path) const {
        return "ws://127.0.0.1:" + std::to_string(peer->port()) + path;
    }
    bool start(const std::string& version) {
        peer.reset(); // the next one would keep its pipe open
        peer = std::make_unique<PythonServer>("socketio_server.py", version);
        return peer->isRunning();
    }
    bool receives(const std::string& packet) {
        return waitFor([&] { return std::find(received.begin(), received.end(), packet) != received.end(); });
    }
    bool fires(const std::string& event) {
        return waitFor([&] {
            return std::find(recorder.events.begin(), recorder.events.end(), event) != recorder.events.end();
        });
    }

    copra::LogCapture log;
    std::unique_ptr<PythonServer> peer;
    Client recorder;
    std::vector<std::string> received; ///< What the server took, as JSON.
};

/// For each version of a server.
class SocketIOVersions : public SocketIOTest, public testing::WithParamInterface<const char*> {
protected:
    bool isOld() const { return *GetParam() == '0'; }
    /// Whether the server has connected the first client. Old ones say nothing of it.
    bool isOpen() {
        return waitFor([&] { return !received.empty(); }) && (isOld() || fires("connect"));
    }
    std::string byVersion(const std::string& old, const std::string& others) const {
        return isOld() ? old : others;
    }
};

} // namespace

INSTANTIATE_TEST_SUITE_P(Servers, SocketIOVersions, testing::Values("0", "1", "4"));

TEST_P(SocketIOVersions, EventsGoBothWays) {
    ASSERT_TRUE(start(GetParam()));
    SIOClient* client = connect();
    ASSERT_NE(client, nullptr);
    client->setTag("!");
    std::string answer;
    client->on("answer", [&](SIOClient* from, const std::string& data) {
        EXPECT_EQ(from, client);
        answer = data;
    });
    client->emit("early", "x");
    EXPECT_EQ(recorder.text, "error:Client not yet connected ");
    ASSERT_TRUE(isOpen());
    client->emit("say", byVersion(R"(5:::{"name":"answer","args":[{"a":[1,"]"]},2]})",
                                  R"(42["answer",{"a":[1,"]"]},2])"));
    ASSERT_TRUE(waitFor([&] { return !answer.empty(); }));
    EXPECT_EQ(answer, R"({"a":[1,"]"]},2)");
    EXPECT_EQ(recorder.messages.empty(), isOld());
    client->emit("two", std::vector<std::string>{"a\"b", "c"});
    EXPECT_TRUE(receives(byVersion(R"("5:::{\"name\":\"two\",\"args\":[\"a\\\"b\",\"c\"]}")",
                                   R"("42[\"two\",\"a\\\"b\",\"c\"]")")));
    client->send("text");
    EXPECT_TRUE(receives(byVersion(R"("3:::text")", R"("42[\"message\",\"text\"]")")));
    client->disconnect();
    EXPECT_EQ(recorder.text, "error:Client not yet connected close! ");
    idle();
    EXPECT_EQ(recorder.text, "error:Client not yet connected close! ");
}

TEST_P(SocketIOVersions, EndpointsShareAConnection) {
    ASSERT_TRUE(start(GetParam()));
    SIOClient* root = connect();
    Client chatRecorder;
    SIOClient* chat = connect("/chat", &chatRecorder);
    ASSERT_NE(chat, root);
    ASSERT_TRUE(waitFor([&] { return !chatRecorder.events.empty(); }));
    EXPECT_EQ(chatRecorder.events, std::vector<std::string>{"connect"});
    chat->emit("hi", "x");
    EXPECT_TRUE(receives(
        byVersion(R"("5::/chat:{\"name\":\"hi\",\"args\":[\"x\"]}")", R"("42/chat,[\"hi\",\"x\"]")")));
    root->emit("say", byVersion(R"(5::/chat:{"name":"talk","args":[]})", R"(42/chat,7["talk"])"));
    ASSERT_TRUE(waitFor([&] { return chatRecorder.events.size() == 2; }));
    EXPECT_EQ(chatRecorder.events[1], "talk");
    chat->disconnect();
    EXPECT_EQ(chatRecorder.text, "close ");
    EXPECT_TRUE(receives(byVersion(R"("0::/chat")", R"("41/chat,")")));
    EXPECT_EQ(recorder.text, "");
    chat = connect("/chat", &chatRecorder);
    root->disconnect(); // takes the connection with it
    EXPECT_EQ(recorder.text + chatRecorder.text, "close close close ");
}

TEST_P(SocketIOVersions, TheServerMayDisconnectAndDie) {
    ASSERT_TRUE(start(GetParam()));
    SIOClient* client = connect();
    ASSERT_TRUE(isOpen());
    client->emit("say", byVersion("0::", "41"));
    ASSERT_TRUE(waitFor([&] { return !recorder.text.empty(); }));
    EXPECT_EQ(recorder.events.back(), "disconnect");
    EXPECT_EQ(recorder.text, "close ");

    received.clear();
    recorder.events.clear();
    client = connect();
    ASSERT_TRUE(isOpen());
    client->emit("die", "");
    EXPECT_TRUE(waitFor([&] { return recorder.text == "close close "; }));
}

TEST_P(SocketIOVersions, PingsKeepTheConnection) {
    ASSERT_TRUE(start(GetParam()));
    SIOClient* client = connect();
    ASSERT_TRUE(waitFor([&] { return !received.empty(); }));
    if (*GetParam() == '4') {
        ASSERT_TRUE(fires("connect"));
        client->emit("say", "2");
        EXPECT_TRUE(receives(R"("3")"));
        return;
    }
    copra::SceneContext::current().scheduler()->update(0.0f);
    copra::SceneContext::current().scheduler()->update(9.5f);
    EXPECT_TRUE(receives(byVersion(R"("2::")", R"("2")")));
}

TEST_P(SocketIOVersions, NonsenseIsIgnored) {
    ASSERT_TRUE(start(GetParam()));
    SIOClient* client = connect();
    ASSERT_TRUE(isOpen());
    const auto before = recorder.events.size();
    for (const char* packet : {"",
                               "5",
                               "5:",
                               "5::",
                               "5:::",
                               "5:::{}",
                               "5:::{\"name\":1}",
                               "5:::[]",
                               "9:::",
                               ":::",
                               "42",
                               "42{",
                               "42[",
                               "42[1]",
                               "42/x",
                               "4",
                               "451-[\"a\",{}]",
                               "43[]",
                               "99999",
                               "-",
                               "42[[[\"x\"]]]"})
        client->emit("say", packet);
    client->emit("say", "42[" + std::string(100000, '['));
    client->emit("say", byVersion(R"(5:::{"name":"end"})", R"(42["end"])"));
    ASSERT_TRUE(fires("end"));
    std::size_t others = 0;
    for (std::size_t i = before; i < recorder.events.size(); ++i) others += recorder.events[i] != "received";
    EXPECT_EQ(others, 1u);
    EXPECT_EQ(recorder.text, "");
}

TEST_F(SocketIOTest, ACallbackMayRemoveItsClientAndItself) {
    ASSERT_TRUE(start("1"));
    SIOClient* client = connect();
    auto owned = std::make_shared<int>(7);
    client->on("connect", [this, owned](SIOClient* from, const std::string&) {
        from->on("connect", nullptr);
        from->disconnect();
        SocketIO::destroyInstance();
        recorder.text += std::to_string(*owned);
    });
    EXPECT_TRUE(waitFor([&] { return recorder.text == "close 7"; }));
    idle();
    EXPECT_EQ(recorder.text, "close 7");
}

TEST_F(SocketIOTest, ADelegateMayConnectAgainWhenItIsClosed) {
    ASSERT_TRUE(start("0"));
    int count = 0;
    recorder.closed = [&](SIOClient*) {
        if (++count == 1) connect();
    };
    connect();
    ASSERT_TRUE(waitFor([&] { return received.size() == 1; }));
    connect()->setTag("2"); // disconnects the first one, whose delegate connects, too
    ASSERT_TRUE(waitFor([&] { return received.size() == 3; }));
    EXPECT_EQ(recorder.text, "close ");
}

TEST_F(SocketIOTest, ADelegateThatThrowsKeepsNoOtherFromBeingCalled) {
    ASSERT_TRUE(start("4"));
    Client second;
    recorder.throws = true;
    bool isConnected = false;
    SIOClient* const first = connect();
    first->on("connect", [&](SIOClient*, const std::string&) { isConnected = true; });
    connect("/chat", &second);
    ASSERT_TRUE(waitThrough([&] { return isConnected && !second.events.empty(); }));
    EXPECT_GE(thrown, 1);
    EXPECT_TRUE(fires("connect"));
    EXPECT_THROW(first->disconnect(), std::runtime_error);
    EXPECT_EQ(recorder.text, "close ");
    EXPECT_EQ(second.text, "close ");
    idle();
    EXPECT_EQ(recorder.text, "close ");
}

TEST_F(SocketIOTest, AllClientsLearnOfAFailureThoughADelegateThrows) {
    ASSERT_TRUE(start("error"));
    Client second;
    recorder.throws = true;
    connect();
    connect("/chat", &second);
    ASSERT_TRUE(waitThrough([&] { return !second.text.empty(); }));
    EXPECT_EQ(recorder.text, "error:500 ");
    EXPECT_EQ(second.text, "error:500 ");
    EXPECT_EQ(thrown, 1);
}

TEST_F(SocketIOTest, ADeletedDelegateIsNotCalled) {
    ASSERT_TRUE(start("1"));
    auto gone = std::make_unique<Client>();
    SIOClient* client = connect("", gone.get());
    gone.reset();
    EXPECT_EQ(client->getDelegate(), nullptr);
    client->emit("x", "y");
    ASSERT_TRUE(waitFor([&] { return !received.empty(); }));
    client->disconnect();
    idle();
}

TEST_F(SocketIOTest, BadServersAreErrors) {
    for (const char* kind : {"html", "no-sid", "error"}) {
        ASSERT_TRUE(start(kind));
        recorder.text.clear();
        SIOClient* client = connect();
        ASSERT_TRUE(waitFor([&] { return !recorder.text.empty(); })) << kind;
        EXPECT_EQ(recorder.text,
                  std::string("error:") + (*kind == 'e' ? "500 " : "the server does not speak Socket.IO "));
        client->send("x"); // it still exists
        client->disconnect();
    }
    EXPECT_EQ(SocketIO::connect("http://", recorder), nullptr);
    EXPECT_EQ(SocketIO::connect("", recorder), nullptr);
}

TEST_F(SocketIOTest, AFailedConnectionIsTriedAgain) {
    ASSERT_TRUE(start("error"));
    connect();
    ASSERT_TRUE(waitFor([&] { return !recorder.text.empty(); }));
    connect("/other");
    EXPECT_TRUE(waitFor([&] { return recorder.text == "error:500 error:500 "; }));
}

TEST_F(SocketIOTest, AResetOfTheDirectorDisconnectsAllClients) {
    ASSERT_TRUE(start("4"));
    connect();
    connect("/chat");
    ASSERT_TRUE(waitFor([&] { return recorder.events.size() >= 2; }));
    const auto dispatcher = copra::SceneContext::current().eventDispatcher();
    dispatcher->dispatchCustomEvent(copra::kResetEvent);
    EXPECT_EQ(recorder.text, "close close ");
    Client asking; // its server has not answered yet
    connect("", &asking);
    dispatcher->dispatchCustomEvent(copra::kResetEvent);
    idle();
    EXPECT_EQ(asking.text, "");
    EXPECT_TRUE(asking.events.empty());
}

TEST_F(SocketIOTest, ATargetOfTwoXIsCalledWhileItLives) {
    struct Target : Ref {
        void answered(extension::SIOClient*, const std::string& data) { text += data; }
        std::string text;
    };
    ASSERT_TRUE(start("1"));
    RefPtr<Target> target = makeRef(new Target);
    target->release();
    SIOClient* client = connect();
    client->on("answer", target, static_cast<extension::SEL_SIOEvent>(&Target::answered));
    client->on("other", nullptr, nullptr);
    ASSERT_TRUE(fires("connect"));
    client->emit("say", R"(42["answer","x"])");
    ASSERT_TRUE(fires("answer"));
    EXPECT_EQ(target->text, R"("x")");
    recorder.events.clear();
    target.reset();
    client->emit("say", R"(42["answer","y"])");
    EXPECT_TRUE(fires("answer"));
}

#ifdef COPRA_WITH_OPENSSL
TEST_F(SocketIOTest, TlsTrustsACertificateForItsNameOnly) {
    PythonServer tls("socketio_server.py", "4", "tls");
    ASSERT_TRUE(tls.isRunning());
    const std::string port = std::to_string(tls.port());
    const std::string file = PythonServer::folder() + "trusted.pem";
    SIOClient* client = SocketIO::connect("https://127.0.0.1:" + port, recorder, file);
    ASSERT_TRUE(fires("connect"));
    client->emit("say", R"(42["secret"])");
    EXPECT_TRUE(fires("secret"));
    client->disconnect();
    EXPECT_EQ(recorder.text, "close ");
    recorder.text.clear();
    SocketIO::connect("wss://localhost:" + port, recorder, file);
    ASSERT_TRUE(waitFor([&] { return !recorder.text.empty(); }));
    EXPECT_EQ(recorder.text.find("error:"), 0u);
}

TEST_F(SocketIOTest, TlsRefusesACertificateThatIsNotTrusted) {
    PythonServer tls("socketio_server.py", "4", "tls");
    ASSERT_TRUE(tls.isRunning());
    SocketIO::connect("https://127.0.0.1:" + std::to_string(tls.port()), recorder);
    ASSERT_TRUE(waitFor([&] { return !recorder.text.empty(); }));
    EXPECT_EQ(recorder.text.find("error:"), 0u);
    EXPECT_TRUE(recorder.events.empty());
}
#endif
