#include "network/HttpClient.h"

#include "base/RefPtr.h"
#include "base/lastReference.h"
#include "base/log.h"
#include "network/NetworkTest.h"
#include "network/Transfer.h"

#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <sys/stat.h>
#include <vector>

using namespace cocos2d;
using namespace cocos2d::network;

namespace {

struct Answer {
    std::string tag;
    bool succeeded;
    long code;
    std::string body;
    std::string header;
    std::string error;
};

class HttpClientTest : public NetworkTest {
protected:
    ~HttpClientTest() override { HttpClient::destroyInstance(); }

    RefPtr<HttpRequest> request(const std::string& url, HttpRequest::Type type = HttpRequest::Type::GET,
                                const std::string& tag = "") {
        RefPtr<HttpRequest> made;
        made.weakAssign(new HttpRequest());
        made->setUrl(url);
        made->setRequestType(type);
        made->setTag(tag);
        made->setResponseCallback([this](HttpClient* client, HttpResponse* response) {
            EXPECT_EQ(client, HttpClient::getInstance());
            EXPECT_EQ(std::this_thread::get_id(), gameThread);
            const auto* body = response->getResponseData();
            const auto* header = response->getResponseHeader();
            answers.push_back({response->getHttpRequest()->getTag(), response->isSucceed(),
                               response->getResponseCode(), std::string(body->begin(), body->end()),
                               std::string(header->begin(), header->end()), response->getErrorBuffer()});
        });
        return made;
    }

    RefPtr<HttpRequest> get(const std::string& path, const std::string& tag = "") {
        return request(server.url(path), HttpRequest::Type::GET, tag);
    }

    /// The one answer to a request; a second one would be a failure.
    Answer answerTo(const RefPtr<HttpRequest>& sent) {
        const std::size_t before = answers.size();
        HttpClient::getInstance()->send(sent.get());
        EXPECT_TRUE(waitFor([&] { return answers.size() > before; })) << sent->getUrl();
        idle();
        EXPECT_EQ(answers.size(), before + 1) << sent->getUrl();
        EXPECT_EQ(sent->getReferenceCount(), 1u) << "the client still retains the request";
        return answers.empty() ? Answer{} : answers.back();
    }

    std::thread::id gameThread = std::this_thread::get_id();
    std::vector<Answer> answers;
};

class Target : public Ref {
public:
    void onResponse(HttpClient*, HttpResponse* response) { code = response->getResponseCode(); }
    void onNode(Node*, void* response) { code = static_cast<HttpResponse*>(response)->getResponseCode() + 1; }
    long code = 0;
};

} // namespace

// --- Answers ---

TEST_F(HttpClientTest, GetDeliversBodyHeaderAndCode) {
    const Answer answer = answerTo(get("/ok", "mine"));
    EXPECT_TRUE(answer.succeeded);
    EXPECT_EQ(answer.code, 200);
    EXPECT_EQ(answer.body, "hello");
    EXPECT_EQ(answer.tag, "mine");
    EXPECT_NE(answer.header.find("X-Mood: fine"), std::string::npos);
    EXPECT_EQ(answer.error, "");
}

TEST_F(HttpClientTest, AnAnswerOf404IsNoSuccessButHasItsBody) {
    const Answer answer = answerTo(get("/nowhere"));
    EXPECT_FALSE(answer.succeeded);
    EXPECT_EQ(answer.code, 404);
    EXPECT_EQ(answer.body, "nothing here");
    EXPECT_NE(answer.error.find("404"), std::string::npos);
}

TEST_F(HttpClientTest, AnAnswerWithoutABodyIsASuccess) {
    const Answer answer = answerTo(get("/empty"));
    EXPECT_TRUE(answer.succeeded);
    EXPECT_EQ(answer.code, 204);
    EXPECT_EQ(answer.body, "");
}

TEST_F(HttpClientTest, GetFollowsRedirections) {
    const Answer answer = answerTo(get("/redirect"));
    EXPECT_EQ(answer.code, 200);
    EXPECT_EQ(answer.body, "hello");
}

TEST_F(HttpClientTest, PostDoesNotFollowRedirections) {
    EXPECT_EQ(answerTo(request(server.url("/redirect"), HttpRequest::Type::POST)).code, 302);
}

TEST_F(HttpClientTest, MethodsBodyAndHeadersArriveAtTheServer) {
    const std::string data("a\0b", 3);
    for (const auto& [type, expected] : {std::pair{HttpRequest::Type::POST, "POST:why:" + data},
                                         std::pair{HttpRequest::Type::PUT, "PUT:why:" + data},
                                         std::pair{HttpRequest::Type::DELETE, std::string("DELETE:why:")}}) {
        const auto sent = request(server.url("/echo"), type);
        sent->setHeaders({"X-Word: why", "X-Other: 1"});
        sent->setRequestData(data.data(), data.size());
        EXPECT_EQ(answerTo(sent).body, expected);
    }
}

TEST_F(HttpClientTest, AHeaderWithALineEndIsRefused) {
    for (const std::string& header :
         {std::string("X-Player: a\r\nX-Admin: yes"), std::string("X-Player: a\n"),
          std::string("X-Player: a\r\n\r\nGET /smuggled HTTP/1.1"), std::string("X-Player: a\0b", 13)}) {
        const auto sent = get("/ok");
        sent->setHeaders({"X-Word: why", header});
        const Answer answer = answerTo(sent);
        EXPECT_FALSE(answer.succeeded);
        EXPECT_NE(answer.error.find("X-Player"), std::string::npos) << answer.error;
    }
    EXPECT_EQ(server.requests(), 0);
}

TEST_F(HttpClientTest, APostWithoutABodyIsSent) {
    EXPECT_EQ(answerTo(request(server.url("/echo"), HttpRequest::Type::POST)).body, "POST::");
}

TEST_F(HttpClientTest, RequestsRunInTheirOrder) {
    for (const char* tag : {"1", "2", "3", "4", "5"}) HttpClient::getInstance()->send(get("/ok", tag).get());
    ASSERT_TRUE(waitFor([&] { return answers.size() == 5; }));
    std::string order;
    for (const Answer& answer : answers) order += answer.tag;
    EXPECT_EQ(order, "12345");
}

TEST_F(HttpClientTest, ImmediateRequestsDoNotWaitForOthers) {
    HttpClient::getInstance()->send(get("/slow", "slow").get());
    HttpClient::getInstance()->sendImmediate(get("/ok", "fast").get());
    ASSERT_TRUE(waitFor([&] { return !answers.empty(); }));
    EXPECT_EQ(answers[0].tag, "fast");
}

TEST_F(HttpClientTest, MemberFunctionsOfBothFormsAreCalled) {
    RefPtr<Target> target;
    target.weakAssign(new Target());
    const auto sent = get("/ok");
    sent->setResponseCallback(nullptr);
    sent->setResponseCallback(target.get(), httpresponse_selector(Target::onResponse));
    HttpClient::getInstance()->send(sent.get());
    EXPECT_TRUE(waitFor([&] { return target->code == 200; }));
    sent->setResponseCallback(target.get(), callfuncND_selector(Target::onNode));
    HttpClient::getInstance()->send(sent.get());
    EXPECT_TRUE(waitFor([&] { return target->code == 201; }));
}

TEST_F(HttpClientTest, ACallbackIsCalledInsteadOfAMemberFunction) {
    RefPtr<Target> target;
    target.weakAssign(new Target());
    const auto sent = get("/ok");
    sent->setResponseCallback(target.get(), httpresponse_selector(Target::onResponse));
    bool isCalled = false;
    sent->setResponseCallback([&](HttpClient*, HttpResponse*) { isCalled = true; });
    HttpClient::getInstance()->send(sent.get());
    ASSERT_TRUE(waitFor([&] { return isCalled; }));
    EXPECT_EQ(target->code, 0);
}

TEST_F(HttpClientTest, ACallbackMaySendTheNextRequest) {
    const auto second = get("/ok", "second");
    const auto first = get("/ok", "first");
    first->setResponseCallback([&](HttpClient* client, HttpResponse*) { client->send(second.get()); });
    HttpClient::getInstance()->send(first.get());
    ASSERT_TRUE(waitFor([&] { return !answers.empty(); }));
    EXPECT_EQ(answers[0].tag, "second");
}

// --- Failures ---

TEST_F(HttpClientTest, ASlowServerRunsIntoTheTimeout) {
    copra::LogCapture log;
    HttpClient::getInstance()->setTimeoutForRead(1);
    const Answer answer = answerTo(get("/slow"));
    EXPECT_FALSE(answer.succeeded);
    EXPECT_EQ(answer.code, -1);
    EXPECT_NE(answer.error, "");
    EXPECT_EQ(log.lineCount(), 1);
    EXPECT_TRUE(log.contains(server.url("/slow")));
}

TEST_F(HttpClientTest, FailuresAreReportedOnceWithTheUrl) {
    const std::string unreachable = "http://127.0.0.1:1/"; // a port without a server
    for (const std::string& url : {server.url("/broken"), server.url("/garbage"), server.url("/loop"),
                                   server.url("/tofile"), unreachable, std::string("file:///etc/hostname"),
                                   std::string("nonsense://x"), std::string("http://[bad"), std::string()}) {
        copra::LogCapture log;
        const Answer answer = answerTo(request(url));
        EXPECT_FALSE(answer.succeeded) << url;
        EXPECT_EQ(answer.code, -1) << url;
        EXPECT_NE(answer.error, "") << url;
        EXPECT_EQ(log.lineCount(), 1) << url << '\n' << log.text();
        EXPECT_TRUE(log.contains(url)) << url;
    }
}

TEST_F(HttpClientTest, ABrokenOffResponseKeepsWhatHasArrived) {
    copra::LogCapture log;
    EXPECT_EQ(answerTo(get("/broken")).body, "only this");
}

TEST_F(HttpClientTest, AResponseThatNeverEndsIsBrokenOffAtTheLimit) {
    copra::LogCapture log;
    const std::size_t before = copra::maxResponseBytes();
    copra::setMaxResponseBytes(1000000);
    const Answer answer = answerTo(get("/huge"));
    copra::setMaxResponseBytes(before);
    EXPECT_FALSE(answer.succeeded);
    EXPECT_LE(answer.body.size(), 1000000u);
    EXPECT_NE(answer.error.find("limit"), std::string::npos);
}

TEST_F(HttpClientTest, ARequestWithoutATypeFails) {
    copra::LogCapture log;
    EXPECT_FALSE(answerTo(request(server.url("/ok"), HttpRequest::Type::UNKNOWN)).succeeded);
    EXPECT_EQ(server.requests(), 0);
}

TEST_F(HttpClientTest, NullIsIgnored) {
    HttpClient::getInstance()->send(nullptr);
    HttpClient::getInstance()->sendImmediate(nullptr);
    idle();
}

// --- Clearing and canceling ---

TEST_F(HttpClientTest, ClearedRequestsGetNoResponse) {
    const auto kept = get("/ok", "kept");
    const auto cleared = get("/ok", "cleared");
    auto* client = HttpClient::getInstance();
    client->send(get("/slow", "running").get());
    ASSERT_TRUE(waitFor([&] { return server.requests() == 1; }));
    client->send(cleared.get());
    client->send(kept.get());
    client->setClearRequestPredicate(
        [](HttpRequest* each) { return std::string(each->getTag()) == "cleared"; });
    client->clearResponseAndRequestQueue();
    EXPECT_EQ(cleared->getReferenceCount(), 1u);
    EXPECT_EQ(kept->getReferenceCount(), 2u);
    client->setClearRequestPredicate(nullptr);
    client->clearResponseQueue();
    EXPECT_EQ(kept->getReferenceCount(), 1u);
    idle();
    EXPECT_TRUE(answers.empty());
}

TEST_F(HttpClientTest, PredicatesMaySendCancelAndThrow) {
    auto* client = HttpClient::getInstance();
    const auto running = get("/slow", "running");
    std::vector<RefPtr<HttpRequest>> waiting;
    client->send(running.get());
    for (const char* const tag : {"throws", "cancels", "other", "cleared"}) {
        waiting.push_back(get("/ok", tag));
        client->send(waiting.back().get());
    }
    const auto more = get("/ok", "more");
    ASSERT_TRUE(waitFor([&] { return server.requests() == 1; }));
    client->setClearRequestPredicate([&](HttpRequest* each) {
        const std::string tag = each->getTag();
        if (tag == "throws") throw std::runtime_error("predicate");
        if (tag == "cancels") {
            client->send(more.get());
            copra::cancelHttpRequest(each);
            copra::cancelHttpRequest(waiting[2].get());
            return false;
        }
        return true;
    });
    EXPECT_THROW(client->clearResponseAndRequestQueue(), std::runtime_error);
    EXPECT_EQ(waiting[0]->getReferenceCount(), 2u);
    for (std::size_t i = 1; i < waiting.size(); ++i) EXPECT_EQ(waiting[i]->getReferenceCount(), 1u) << i;
    EXPECT_EQ(more->getReferenceCount(), 2u);
    client->setClearRequestPredicate([](HttpRequest*) {
        HttpClient::destroyInstance();
        return true;
    });
    client->clearResponseAndRequestQueue();
    EXPECT_EQ(waiting[0]->getReferenceCount(), 1u);
}

TEST_F(HttpClientTest, ClearedResponsesAreNotDelivered) {
    auto* client = HttpClient::getInstance();
    const auto first = get("/ok", "first");
    const auto second = get("/ok", "second");
    client->send(first.get());
    client->send(second.get());
    while (server.requests() < 2) std::this_thread::yield();
    std::this_thread::sleep_for(std::chrono::milliseconds(200)); // no frame: both responses wait
    client->setClearResponsePredicate(
        [](HttpResponse* each) { return std::string(each->getHttpRequest()->getTag()) == "first"; });
    client->clearResponseAndRequestQueue();
    ASSERT_TRUE(waitFor([&] { return !answers.empty(); }));
    idle();
    ASSERT_EQ(answers.size(), 1u);
    EXPECT_EQ(answers[0].tag, "second");
    EXPECT_EQ(answers[0].body, "hello");
    EXPECT_EQ(first->getReferenceCount(), 1u);
}

TEST_F(HttpClientTest, ACanceledRequestEndsWhereverItIs) {
    auto* client = HttpClient::getInstance();
    const auto running = get("/slow", "running");
    const auto waiting = get("/ok", "waiting");
    const auto last = get("/ok", "last");
    client->send(running.get());
    client->send(waiting.get());
    client->send(last.get());
    ASSERT_TRUE(waitFor([&] { return server.requests() == 1; }));
    copra::cancelHttpRequest(waiting.get());
    copra::cancelHttpRequest(running.get());
    ASSERT_TRUE(waitFor([&] { return !answers.empty(); }));
    idle();
    ASSERT_EQ(answers.size(), 1u);
    EXPECT_EQ(answers[0].tag, "last");
    EXPECT_EQ(running->getReferenceCount(), 1u);
    EXPECT_EQ(waiting->getReferenceCount(), 1u);
    copra::cancelHttpRequest(last.get());
}

TEST_F(HttpClientTest, WhatACanceledRequestCapturedMayCancelOthersWhenItIsDestroyed) {
    auto* client = HttpClient::getInstance();
    RefPtr<HttpRequest> first = get("/slow", "first");
    const auto second = get("/ok", "second");
    first->setResponseCallback([captured = std::shared_ptr<void>(nullptr, [&](void*) {
                                    copra::cancelHttpRequest(second.get());
                                    HttpClient::destroyInstance();
                                })](HttpClient*, HttpResponse*) {});
    client->send(first.get());
    client->send(second.get());
    HttpRequest* const canceled = first.get();
    first = nullptr; // the client has the last reference
    copra::cancelHttpRequest(canceled);
    idle();
    EXPECT_TRUE(answers.empty());
    EXPECT_EQ(second->getReferenceCount(), 1u);
}

TEST_F(HttpClientTest, ATargetMayHoldTheLastReferenceToItsRequest) {
    struct Owner : Target {
        std::function<void()> held;
    };
    const auto give = [](HttpRequest* made, const std::function<void()>& held) {
        RefPtr<Owner> owner;
        owner.weakAssign(new Owner());
        owner->held = held;
        made->setResponseCallback(owner, httpresponse_selector(Target::onResponse));
    };
    const auto create = [] {
        auto* const made = new HttpRequest();
        made->autorelease();
        return made;
    };
    copra::test::endsWithItsLastReference(create(), give, [](HttpRequest* made) {
        made->setResponseCallback(nullptr, httpresponse_selector(Target::onResponse));
    });
    copra::test::endsWithItsLastReference(create(), give, [](HttpRequest* made) {
        made->setResponseCallback(nullptr, static_cast<SEL_CallFuncND>(nullptr));
    });
}

TEST_F(HttpClientTest, AfterDestructionNoCallbackIsCalled) {
    const auto slow = get("/slow");
    const auto fast = get("/ok");
    HttpClient::getInstance()->sendImmediate(slow.get());
    HttpClient::getInstance()->sendImmediate(fast.get());
    while (server.requests() < 2) std::this_thread::yield();
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    HttpClient::destroyInstance();
    HttpClient::destroyInstance();
    EXPECT_EQ(slow->getReferenceCount(), 1u);
    EXPECT_EQ(fast->getReferenceCount(), 1u);
    idle();
    EXPECT_TRUE(answers.empty());
}

TEST_F(HttpClientTest, ACallbackMayDestroyTheClient) {
    bool called = false;
    const auto sent = get("/ok");
    sent->setResponseCallback([&](HttpClient*, HttpResponse*) {
        called = true;
        HttpClient::destroyInstance();
    });
    HttpClient::getInstance()->send(sent.get());
    HttpClient::getInstance()->send(get("/ok").get());
    ASSERT_TRUE(waitFor([&] { return called; }));
    idle();
    EXPECT_TRUE(answers.empty());
    EXPECT_EQ(sent->getReferenceCount(), 1u);
}

// --- Cookies and timeouts ---

TEST_F(HttpClientTest, CookiesAreKeptInTheirFile) {
    const std::string file = testing::TempDir() + "copra-cookies.txt";
    std::filesystem::remove(file);
    auto* client = HttpClient::getInstance();
    EXPECT_EQ(client->getCookie(), nullptr);
    client->enableCookies(file.c_str());
    EXPECT_EQ(client->getCookieFilename(), file);
    EXPECT_EQ(answerTo(get("/cookie")).body, "");
    EXPECT_EQ(answerTo(get("/cookie")).body, "taste=sweet");
    client->getCookie()->readFile();
    const CookiesInfo* cookie = client->getCookie()->getMatchCookie(server.url("/"));
    ASSERT_NE(cookie, nullptr);
    EXPECT_EQ(cookie->name, "taste");
    CookiesInfo changed = *cookie;
    changed.value = "sour";
    client->getCookie()->updateOrAddCookie(&changed);
    EXPECT_EQ(client->getCookie()->getCookies()->size(), 1u);
    client->getCookie()->writeFile();
    EXPECT_EQ(answerTo(get("/cookie")).body, "taste=sour");
    std::filesystem::remove(file);
}

TEST_F(HttpClientTest, ACookieFileThatIsAFifoIsRefused) {
    const std::string file = testing::TempDir() + "copra-cookie-fifo";
    std::filesystem::remove(file);
    ASSERT_EQ(mkfifo(file.c_str(), 0600), 0);
    HttpClient::getInstance()->enableCookies(file.c_str());
    const Answer answer = answerTo(get("/ok"));
    EXPECT_FALSE(answer.succeeded);
    EXPECT_NE(answer.error.find("not a regular file"), std::string::npos) << answer.error;
    std::filesystem::remove(file);
}

TEST_F(HttpClientTest, TheSettingsAreThoseThatWereSet) {
    auto* client = HttpClient::getInstance();
    EXPECT_EQ(client->getTimeoutForConnect(), 30);
    EXPECT_EQ(client->getTimeoutForRead(), 60);
    client->setTimeoutForConnect(3);
    client->setTimeoutForRead(4);
    EXPECT_EQ(client->getTimeoutForConnect(), 3);
    EXPECT_EQ(client->getTimeoutForRead(), 4);
    EXPECT_EQ(client->getSSLVerification(), "");
}

TEST(HttpCookie, SkipsWhatIsNoCookie) {
    const std::string file = testing::TempDir() + "copra-no-cookies.txt";
    std::ofstream(file)
        << "# comment\n\nno tabs\na\tb\tc\n#HttpOnly_.b.org\tTRUE\t/\tFALSE\t0\tname\tvalue\r\n";
    HttpCookie cookies;
    cookies.setCookieFileName(file);
    cookies.readFile();
    ASSERT_EQ(cookies.getCookies()->size(), 1u);
    EXPECT_EQ(cookies.getCookies()->front().domain, "b.org");
    EXPECT_EQ(cookies.getCookies()->front().value, "value");
    std::filesystem::remove(file);
    cookies.readFile();
    EXPECT_TRUE(cookies.getCookies()->empty());
}

TEST(HttpCookie, AddsNoCookieThatWouldBeTwo) {
    HttpCookie cookies;
    CookiesInfo cookie;
    cookie.domain = "b.org";
    cookie.name = "name";
    for (const char* value : {"a\tb", "a\nevil.org\tTRUE\t/\tFALSE\t0\tname\tvalue", "a\r"}) {
        cookie.value = value;
        cookies.updateOrAddCookie(&cookie);
    }
    EXPECT_TRUE(cookies.getCookies()->empty());
}
