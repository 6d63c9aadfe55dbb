#include "network/HttpClient.h"

#include "base/RefPtr.h"
#include "base/log.h"
#include "network/Downloader.h"
#include "network/NetworkTest.h"
#include "network/PythonServer.h"

#include <string>

using namespace cocos2d;
using namespace cocos2d::network;

namespace {

class HttpClientTlsTest : public NetworkTest {
protected:
    ~HttpClientTlsTest() override { HttpClient::destroyInstance(); }

    /// The body of the response, or its error.
    std::string get(const std::string& url) {
        RefPtr<HttpRequest> request;
        request.weakAssign(new HttpRequest());
        request->setUrl(url);
        request->setRequestType(HttpRequest::Type::GET);
        std::string result;
        int calls = 0;
        request->setResponseCallback([&](HttpClient*, HttpResponse* response) {
            ++calls;
            const auto* body = response->getResponseData();
            result =
                response->isSucceed() ? std::string(body->begin(), body->end()) : response->getErrorBuffer();
        });
        copra::LogCapture log;
        HttpClient::getInstance()->send(request.get());
        EXPECT_TRUE(waitFor([&] { return calls > 0; }));
        idle();
        EXPECT_EQ(calls, 1);
        return result;
    }

    static std::string urlOf(const std::string& host, int port) {
        return "https://" + host + ':' + std::to_string(port) + "/";
    }

    PythonServer tls{"tls_server.py"};
};

} // namespace

TEST_F(HttpClientTlsTest, ACertificateThatIsNotTrustedIsRefused) {
    ASSERT_TRUE(tls.isRunning());
    EXPECT_NE(get(urlOf("127.0.0.1", tls.port())).find("certificate"), std::string::npos);
}

TEST_F(HttpClientTlsTest, ACertificateOfTheFileIsTrustedForItsNameOnly) {
    ASSERT_TRUE(tls.isRunning());
    HttpClient::getInstance()->setSSLVerification(PythonServer::folder() + "trusted.pem");
    EXPECT_EQ(HttpClient::getInstance()->getSSLVerification(), PythonServer::folder() + "trusted.pem");
    EXPECT_EQ(get(urlOf("127.0.0.1", tls.port())), "secret");
    EXPECT_NE(get(urlOf("localhost", tls.port())), "secret");
}

TEST_F(HttpClientTlsTest, AMissingFileOfCertificatesFails) {
    ASSERT_TRUE(tls.isRunning());
    HttpClient::getInstance()->setSSLVerification(PythonServer::folder() + "no-such.pem");
    EXPECT_NE(get(urlOf("127.0.0.1", tls.port())), "secret");
}

TEST_F(HttpClientTlsTest, AnEmptyFileNameTurnsTheCheckOff) {
    ASSERT_TRUE(tls.isRunning());
    HttpClient::getInstance()->setSSLVerification("");
    EXPECT_EQ(get(urlOf("127.0.0.1", tls.port())), "secret");
}

TEST_F(HttpClientTlsTest, DownloadsCheckCertificates) {
    ASSERT_TRUE(tls.isRunning());
    Downloader downloader;
    std::string error;
    downloader.onTaskError = [&](const DownloadTask&, int, int, const std::string& text) { error = text; };
    downloader.createDownloadDataTask(urlOf("127.0.0.1", tls.port()));
    ASSERT_TRUE(waitFor([&] { return !error.empty(); }));
    EXPECT_NE(error.find("certificate"), std::string::npos) << error;
}
