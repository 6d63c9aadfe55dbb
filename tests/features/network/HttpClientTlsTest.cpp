#include "network/HttpClient.h"

#include "base/RefPtr.h"
#include "base/log.h"
#include "network/Downloader.h"
#include "network/NetworkTest.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <string>

using namespace cocos2d;
using namespace cocos2d::network;

namespace {

const std::string kFolder = COPRA_TESTS_DIR "/features/network/";

/// Runs tls_server.py for as long as it exists.
class TlsServer {
public:
    TlsServer() {
        int input[2], output[2];
        if (pipe(input) != 0 || pipe(output) != 0) return;
        const std::string script = kFolder + "tls_server.py";
        _process = fork();
        if (_process == 0) {
            dup2(input[0], STDIN_FILENO);
            dup2(output[1], STDOUT_FILENO);
            for (const int end : {input[0], input[1], output[0], output[1]}) close(end);
            execlp("python3", "python3", script.c_str(), nullptr);
            _exit(1);
        }
        close(input[0]);
        close(output[1]);
        _input = input[1];
        std::FILE* lines = fdopen(output[0], "r");
        if (std::fscanf(lines, "%d", &_port) != 1) _port = 0;
        std::fclose(lines);
    }
    ~TlsServer() {
        close(_input);
        waitpid(_process, nullptr, 0);
    }
    TlsServer(const TlsServer&) = delete;
    TlsServer& operator=(const TlsServer&) = delete;

    bool isRunning() const { return _port != 0; }
    std::string url(const std::string& host) const {
        return "https://" + host + ':' + std::to_string(_port) + "/";
    }

private:
    pid_t _process = -1;
    int _input = -1;
    int _port = 0;
};

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

    TlsServer tls;
};

} // namespace

TEST_F(HttpClientTlsTest, ACertificateThatIsNotTrustedIsRefused) {
    ASSERT_TRUE(tls.isRunning());
    EXPECT_NE(get(tls.url("127.0.0.1")).find("certificate"), std::string::npos);
}

TEST_F(HttpClientTlsTest, ACertificateOfTheFileIsTrustedForItsNameOnly) {
    ASSERT_TRUE(tls.isRunning());
    HttpClient::getInstance()->setSSLVerification(kFolder + "trusted.pem");
    EXPECT_EQ(HttpClient::getInstance()->getSSLVerification(), kFolder + "trusted.pem");
    EXPECT_EQ(get(tls.url("127.0.0.1")), "secret");
    EXPECT_NE(get(tls.url("localhost")), "secret");
}

TEST_F(HttpClientTlsTest, AMissingFileOfCertificatesFails) {
    ASSERT_TRUE(tls.isRunning());
    HttpClient::getInstance()->setSSLVerification(kFolder + "no-such.pem");
    EXPECT_NE(get(tls.url("127.0.0.1")), "secret");
}

TEST_F(HttpClientTlsTest, AnEmptyFileNameTurnsTheCheckOff) {
    ASSERT_TRUE(tls.isRunning());
    HttpClient::getInstance()->setSSLVerification("");
    EXPECT_EQ(get(tls.url("127.0.0.1")), "secret");
}

TEST_F(HttpClientTlsTest, DownloadsCheckCertificates) {
    ASSERT_TRUE(tls.isRunning());
    Downloader downloader;
    std::string error;
    downloader.onTaskError = [&](const DownloadTask&, int, int, const std::string& text) { error = text; };
    downloader.createDownloadDataTask(tls.url("127.0.0.1"));
    ASSERT_TRUE(waitFor([&] { return !error.empty(); }));
    EXPECT_NE(error.find("certificate"), std::string::npos) << error;
}
