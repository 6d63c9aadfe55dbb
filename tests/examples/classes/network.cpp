// Requests and connections. The tests run without a network: they compile the calls, and check what needs no server.

#include "ClassExamples.h"

#include "network/Downloader.h"
#include "network/HttpClient.h"
#include "network/Uri.h"
#include "network/WebSocket.h"

#include <memory>

USING_NS_CC;

namespace {

class NetworkExamples : public ClassExamples {};

TEST_F(NetworkExamples, HttpClient) {
    std::string scores;
    const auto ask = [&scores] {
        //! [network::HttpClient]
        auto request = new network::HttpRequest();
        request->setUrl("https://example.org/scores");
        request->setRequestType(network::HttpRequest::Type::GET);
        request->setResponseCallback(
            [&](network::HttpClient*, network::HttpResponse* response) { // main thread
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
    //! [network::HttpRequest]
    EXPECT_EQ(request->getRequestDataSize(), static_cast<ssize_t>(body.size()));
    request->release();
}

TEST_F(NetworkExamples, WebSocket) {
    //! [network::WebSocket]
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
    //! [network::WebSocket]
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

} // namespace
