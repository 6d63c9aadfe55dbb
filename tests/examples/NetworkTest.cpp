#include "GuideTest.h"
#include "base/WeakPtr.h"
#include "network/Downloader.h"
#include "network/HttpClient.h"
#include "network/LoopbackServer.h"
#include "network/PythonServer.h"
#include "network/SocketIO.h"
#include "network/Uri.h"
#include "network/WebSocket.h"

#include <chrono>
#include <cstdlib>
#include <memory>
#include <string>
#include <thread>

USING_NS_CC;

namespace {

class NetworkGuideTest : public GuideTest {
protected:
    NetworkGuideTest() { setenv("no_proxy", "*", 1); } // only the loopback
    ~NetworkGuideTest() override {
        network::SocketIO::destroyInstance();
        network::HttpClient::destroyInstance();
    }

    /// Plays until the condition is true. Servers take real time.
    template<class Condition>
    bool playUntil(const Condition& condition) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        while (!condition()) {
            if (std::chrono::steady_clock::now() > end) return false;
            app.step();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return true;
    }
};

class ScoresScene : public Scene {
public:
    CREATE_FUNC(ScoresScene);

    //! [http]
    void askForScores(const std::string& address) { // "https://example.org/scores"
        auto* request = new network::HttpRequest();
        request->setUrl(address);
        request->setRequestType(network::HttpRequest::Type::GET);
        const copra::WeakPtr<ScoresScene> scene(this); // The player may leave before the response arrives.
        request->setResponseCallback([scene](network::HttpClient*, network::HttpResponse* response) {
            if (!scene) return;
            const std::vector<char>& data = *response->getResponseData();
            if (response->isSucceed())
                scene->show(std::string(data.begin(), data.end()));
            else
                scene->show(response->getErrorBuffer()); // the reason
        });
        network::HttpClient::getInstance()->send(request); // It retains the request.
        request->release();
    }
    //! [http]

    void show(const std::string& text) { shown = text; }
    std::string shown;
};

TEST_F(NetworkGuideTest, AnAnswerIsShown) {
    LoopbackServer server;
    auto* scene = run<ScoresScene>();
    scene->askForScores(server.url("/ok"));
    EXPECT_EQ(scene->shown, "");
    EXPECT_TRUE(playUntil([&] { return !scene->shown.empty(); }));
    EXPECT_EQ(scene->shown, "hello");
    scene->askForScores(server.url("/nothing"));
    EXPECT_TRUE(playUntil([&] { return scene->shown != "hello"; }));
}

TEST_F(NetworkGuideTest, AnAnswerThatComesLateIsIgnored) {
    LoopbackServer server;
    auto* scene = run<ScoresScene>();
    app.step();
    scene->askForScores(server.url("/ok"));
    const copra::WeakPtr<Scene> left(scene);
    app.run(Scene::create());
    EXPECT_TRUE(playUntil([&] { return server.requests() > 0; }));
    app.step(10);
    EXPECT_FALSE(left);
}

//! [socket]
class ChatScene : public Scene, public network::WebSocket::Delegate {
public:
    CREATE_FUNC(ChatScene);

    void join(const std::string& address) { // "wss://example.org/chat"
        _socket = std::make_unique<network::WebSocket>();
        if (!_socket->init(*this, address)) showLine("offline"); // The log says why.
    }

    void onOpen(network::WebSocket* socket) override { socket->send("Mia joins"); }
    void onMessage(network::WebSocket*, const network::WebSocket::Data& data) override {
        showLine(std::string(data.bytes, static_cast<std::size_t>(data.len)));
    }
    void onClose(network::WebSocket*) override { showLine("offline"); }
    void onError(network::WebSocket*, const network::WebSocket::ErrorCode&) override {} // before onClose()

    void showLine(const std::string& line) { lines.push_back(line); }
    std::vector<std::string> lines;

private:
    std::unique_ptr<network::WebSocket> _socket; // The connection ends with the scene.
};
//! [socket]

TEST_F(NetworkGuideTest, AChatEchoes) {
    PythonServer server("websocket_server.py");
    auto* scene = run<ChatScene>();
    app.step();
    scene->join("ws://127.0.0.1:" + std::to_string(server.port()) + "/");
    EXPECT_TRUE(playUntil([&] { return !scene->lines.empty(); }));
    EXPECT_EQ(scene->lines.front(), "Mia joins");
}

TEST_F(NetworkGuideTest, AChatWithoutAServerIsOffline) {
    const copra::LogCapture quiet;
    auto* scene = run<ChatScene>();
    app.step();
    scene->join("ws://127.0.0.1:1/");
    EXPECT_TRUE(playUntil([&] { return !scene->lines.empty(); }));
    EXPECT_EQ(scene->lines, std::vector<std::string>{"offline"});
}

//! [io]
class RoomScene : public Scene, public network::SocketIO::SIODelegate {
public:
    CREATE_FUNC(RoomScene);

    void join(const std::string& address) {                   // "https://example.org:3000/chat"
        _client = network::SocketIO::connect(address, *this); // SocketIO owns the client.
        if (!_client) return;                                 // The address is invalid.
        _client->on("connect",
                    [](network::SIOClient* client, const std::string&) { client->emit("join", "Mia"); });
        _client->on("moved", [this](network::SIOClient*, const std::string& data) { move(data); });
    }

    void onClose(network::SIOClient*) override { _client = nullptr; }
    void onError(network::SIOClient*, const std::string& reason) override { log("%s", reason.c_str()); }

    void onExit() override {
        if (_client) _client->disconnect(); // This calls onClose().
        Scene::onExit();
    }

    void move(const std::string& json) { moved = json; }
    std::string moved;

protected:
    network::SIOClient* _client = nullptr;
};
//! [io]

class PlayedRoom : public RoomScene {
public:
    CREATE_FUNC(PlayedRoom);
    network::SIOClient* client() const { return _client; }
};

TEST_F(NetworkGuideTest, ARoomReceivesEvents) {
    PythonServer server("socketio_server.py", "4");
    auto* scene = run<PlayedRoom>();
    app.step();
    scene->join("http://127.0.0.1:" + std::to_string(server.port()));
    ASSERT_NE(scene->client(), nullptr);
    std::string received; // what the server has received
    scene->client()->on("received", [&](network::SIOClient*, const std::string& data) { received += data; });
    EXPECT_TRUE(playUntil([&] { return received.find(R"(\"join\",\"Mia\")") != std::string::npos; }));
    scene->client()->emit("say", R"(42["moved",{"x":1}])"); // the server sends this back
    EXPECT_TRUE(playUntil([&] { return !scene->moved.empty(); }));
    EXPECT_EQ(scene->moved, R"({"x":1})");
    const RefPtr<Scene> alive(scene);
    app.run(Scene::create());
    app.step();
    EXPECT_EQ(scene->client(), nullptr) << "it has left";
}

class DownloadScene : public Scene {
public:
    CREATE_FUNC(DownloadScene);

    //! [download]
    void load(const std::string& address) { // "https://example.org/level.json"
        const std::string path = FileUtils::getInstance()->getWritablePath() + "level.json";
        _downloader.onFileTaskSuccess = [this](const network::DownloadTask& task) {
            level = FileUtils::getInstance()->getStringFromFile(task.storagePath);
        };
        _downloader.onTaskError = [](const network::DownloadTask& task, int, int, const std::string& reason) {
            log("%s: %s", task.requestURL.c_str(), reason.c_str());
        };
        _downloader.createDownloadFileTask(address, path);
    }

    network::Downloader _downloader; // Its downloads end with the scene.
    //! [download]
    std::string level;
};

TEST_F(NetworkGuideTest, AFileIsDownloaded) {
    LoopbackServer server;
    auto* scene = run<DownloadScene>();
    scene->load(server.url("/file"));
    EXPECT_TRUE(playUntil([&] { return !scene->level.empty(); }));
    EXPECT_EQ(scene->level, LoopbackServer::file());
}

TEST_F(NetworkGuideTest, AnAddressHasParts) {
    //! [uri]
    const auto address = network::Uri::parse("https://example.org:8080/scores?level=2");
    const std::string host = address.getHost(); // example.org
    const int port = address.getPort();         // 8080, or the default port of the scheme
    const std::string path = address.getPath(); // /scores
    //! [uri]
    EXPECT_EQ(host, "example.org");
    EXPECT_EQ(port, 8080);
    EXPECT_EQ(path, "/scores");
}

} // namespace
