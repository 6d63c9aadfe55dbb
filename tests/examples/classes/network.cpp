// Requests and connections. The tests run without a network: they compile the calls, and check what needs no server.

#include "ClassExamples.h"

#include "network/Downloader.h"
#include "network/HttpClient.h"
#include "network/HttpCookie.h"
#include "network/SocketIO.h"
#include "network/Uri.h"
#include "network/WebSocket.h"

#include <memory>

USING_NS_CC;

namespace {

class NetworkExamples : public ClassExamples {
protected:
    std::string scores;
    std::string received;
    int status = 0;
};

TEST_F(NetworkExamples, HttpClient) {
    const auto ask = [this] {
        //! [network::HttpClient]
        auto request = new network::HttpRequest();
        request->setUrl("https://example.org/scores");
        request->setRequestType(network::HttpRequest::Type::GET);
        request->setResponseCallback(
            [this](network::HttpClient*, network::HttpResponse* response) { // main thread; needs `this` then
                if (response->isSucceed())
                    scores.assign(response->getResponseData()->begin(), response->getResponseData()->end());
                else
                    log("%s", response->getErrorBuffer());
            });
        network::HttpClient::getInstance()->send(request); // retains it
        request->release();
        //! [network::HttpClient]
    };
    static_cast<void>(ask);
    EXPECT_EQ(scores, "");
}

TEST_F(NetworkExamples, HttpRequest) {
    //! [network::HttpRequest]
    auto request = new network::HttpRequest();
    request->setUrl("https://example.org/scores");
    request->setRequestType(network::HttpRequest::Type::POST);
    request->setHeaders({"Content-Type: application/json"});
    const std::string body = "{\"score\": 120}";
    request->setRequestData(body.data(), body.size()); // copied
    const auto post = [request] {
        network::HttpClient::getInstance()->send(request); // retains it
        request->release();
    };
    //! [network::HttpRequest]
    static_cast<void>(post);
    EXPECT_EQ(request->getRequestDataSize(), static_cast<ssize_t>(body.size()));
    request->release();
}

TEST_F(NetworkExamples, WebSocket) {
    //! [network::WebSocket, network::WebSocket::Delegate, network::WebSocket::Data]
    class Chat : public network::WebSocket::Delegate {
    public:
        void onOpen(network::WebSocket* socket) override { socket->send("hello"); }
        void onMessage(network::WebSocket*, const network::WebSocket::Data& data) override {
            log("%s", std::string(data.bytes, static_cast<std::size_t>(data.len)).c_str());
        }
        void onClose(network::WebSocket*) override {}
        void onError(network::WebSocket*, const network::WebSocket::ErrorCode&) override {}
    };
    const auto open = [](Chat& chat) { // both are members of your layer
        auto socket = std::make_unique<network::WebSocket>();
        if (!socket->init(chat, "wss://example.org/chat")) log("offline");
        return socket;
    };
    //! [network::WebSocket, network::WebSocket::Delegate, network::WebSocket::Data]
    static_cast<void>(open);
}

TEST_F(NetworkExamples, Uri) {
    //! [network::Uri]
    auto address = network::Uri::parse("https://example.org:8080/scores?level=2");
    const std::string host = address.getHost(); // "example.org"
    const int port = address.getPort();         // 8080
    //! [network::Uri]
    EXPECT_EQ(host, "example.org");
    EXPECT_EQ(port, 8080);
}

TEST_F(NetworkExamples, Downloader) {
    const auto load = [] {
        //! [network::Downloader]
        auto downloader = std::make_unique<network::Downloader>(); // a member: downloads end with it
        downloader->onFileTaskSuccess = [](const network::DownloadTask& task) {
            log("saved %s", task.storagePath.c_str());
        };
        downloader->createDownloadFileTask("https://example.org/level.json",
                                           FileUtils::getInstance()->getWritablePath() + "level.json");
        //! [network::Downloader]
    };
    static_cast<void>(load);
}

TEST_F(NetworkExamples, DownloadTask) {
    const auto load = [this] {
        //! [network::DownloadTask, network::DownloaderHints]
        network::DownloaderHints hints{2, 20, ".part"}; // two at a time, 20 seconds to connect
        auto downloader = std::make_shared<network::Downloader>(hints); // keep it: downloads end with it
        downloader->onDataTaskSuccess = [this](const network::DownloadTask& task,
                                               std::vector<unsigned char>& data) {
            if (task.identifier == "news") received.assign(data.begin(), data.end());
        };
        downloader->onTaskError = [](const network::DownloadTask& task, int, int,
                                     const std::string& message) {
            log("%s: %s", task.requestURL.c_str(), message.c_str());
        };
        downloader->createDownloadDataTask("https://example.org/news.txt", "news");
        //! [network::DownloadTask, network::DownloaderHints]
    };
    static_cast<void>(load);
    EXPECT_EQ(received, "");
}

TEST_F(NetworkExamples, HttpResponse) {
    //! [network::HttpResponse]
    // for HttpRequest::setResponseCallback()
    const auto answer = [this](network::HttpClient*, network::HttpResponse* response) {
        status = static_cast<int>(response->getResponseCode()); // 200, 404 ...
        if (!response->isSucceed()) {
            log("%s: %s", response->getHttpRequest()->getTag(), response->getErrorBuffer());
            return;
        }
        std::vector<char>* body = response->getResponseData();
        log("%s", std::string(body->begin(), body->end()).c_str());
    };
    //! [network::HttpResponse]
    static_cast<void>(answer);
    EXPECT_EQ(status, 0);
}

TEST_F(NetworkExamples, SocketIO) {
    //! [network::SocketIO, network::SIOClient, network::SocketIO::SIODelegate]
    class Room : public network::SocketIO::SIODelegate {
    public:
        void join() {
            client = network::SocketIO::connect("https://example.org/room", *this); // owned by SocketIO
            if (!client) return;                                                    // not an address
            client->on("connect",
                       [](network::SIOClient* me, const std::string&) { me->emit("join", "Ada"); });
            client->on("moved",
                       [](network::SIOClient*, const std::string& json) { log("%s", json.c_str()); });
        }
        void onClose(network::SIOClient*) override { client = nullptr; }
        void onError(network::SIOClient*, const std::string& problem) override { log("%s", problem.c_str()); }
        network::SIOClient* client = nullptr;
    };
    //! [network::SocketIO, network::SIOClient, network::SocketIO::SIODelegate]
    const Room room;
    EXPECT_EQ(room.client, nullptr);
}

TEST_F(NetworkExamples, HttpCookie) {
    //! [::HttpCookie, ::CookiesInfo]
    const std::string path = FileUtils::getInstance()->getWritablePath() + "cookies.txt";
    HttpCookie cookies; // of the file for HttpClient::enableCookies()
    cookies.setCookieFileName(path);
    cookies.readFile();
    CookiesInfo session;
    session.domain = "example.org";
    session.path = "/";
    session.name = "session";
    session.value = "42";
    session.expires = "0"; // seconds since 1970; 0 for this session only
    cookies.updateOrAddCookie(&session);
    cookies.writeFile(); // before the next request
    //! [::HttpCookie, ::CookiesInfo]
    HttpCookie read;
    read.setCookieFileName(path);
    read.readFile();
    ASSERT_NE(read.getMatchCookie("https://example.org/scores"), nullptr);
    EXPECT_EQ(read.getMatchCookie("https://example.org/scores")->value, "42");
    FileUtils::getInstance()->removeFile(path);
}

} // namespace
