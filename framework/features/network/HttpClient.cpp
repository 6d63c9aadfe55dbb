#include "network/HttpClient.h"

#include "base/FirstException.h"
#include "base/RefPtr.h"
#include "base/call.h"
#include "base/mainThread.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "network/TransferThread.h"

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace cocos2d::network {

// --- What is under way ---

namespace {

/// A request that was sent, and its response once it has been built.
struct SentRequest {
    RefPtr<HttpRequest> request;
    RefPtr<HttpResponse> response;
};

HttpResponse* makeResponse(HttpRequest* request, copra::TransferResult& result) {
    auto* response = new HttpResponse(request);
    const bool isComplete = result.status == copra::TransferResult::Status::Complete;
    const bool isSuccess = result.httpCode >= 200 && result.httpCode < 300;
    response->setSucceed(isComplete && isSuccess);
    response->setResponseCode(result.httpCode);
    *response->getResponseData() = std::move(result.body);
    *response->getResponseHeader() = std::move(result.header);
    if (isComplete && !isSuccess)
        result.error = "the server answered with " + std::to_string(result.httpCode);
    response->setErrorBuffer(result.error.c_str());
    if (!isComplete) copra::warning("HttpClient: %s: %s", request->getUrl(), result.error.c_str());
    return response;
}

/// False for a type that is not set.
bool setMethod(copra::TransferRequest& transfer, HttpRequest::Type type) {
    using Method = copra::TransferRequest::Method;
    switch (type) {
    case HttpRequest::Type::GET:
        transfer.method = Method::Get;
        return true;
    case HttpRequest::Type::POST:
        transfer.method = Method::Post;
        return true;
    case HttpRequest::Type::PUT:
        transfer.method = Method::Put;
        return true;
    case HttpRequest::Type::DELETE:
        transfer.method = Method::Delete;
        return true;
    case HttpRequest::Type::UNKNOWN:
        break;
    }
    return false;
}

void callBack(HttpClient* client, HttpRequest& request, HttpResponse* response) {
    if (request.getCallback()) {
        // A copy: the callback may set another one.
        const ccHttpRequestCallback callback = request.getCallback();
        callback(client, response);
        return;
    }
    Ref* target = request.getTarget();
    if (!target) return;
    const auto selector = static_cast<SEL_HttpResponse>(request.getSelector());
    const auto nodeSelector = static_cast<SEL_CallFuncND>(request.getSelector());
    if (selector)
        (target->*selector)(client, response);
    else if (nodeSelector)
        (target->*nodeSelector)(reinterpret_cast<Node*>(client), response);
}

} // namespace

struct HttpClient::State_ {
    explicit State_(HttpClient& owner)
        : client(owner), transfers(1, [this](copra::TransferEvent& event) { receive(event); }) {}

    void receive(copra::TransferEvent& event) {
        if (!event.isFinished) return;
        const auto found = sent.find(event.id);
        if (found == sent.end()) return;
        // The callback may destroy the client: nothing of it is used afterward.
        const SentRequest entry = std::move(found->second);
        sent.erase(found);
        const RefPtr<HttpResponse> response = entry.response ? entry.response : built(entry, event);
        callBack(&client, *entry.request, response.get());
    }

    static RefPtr<HttpResponse> built(const SentRequest& entry, copra::TransferEvent& event) {
        RefPtr<HttpResponse> response;
        response.weakAssign(makeResponse(entry.request.get(), event.result));
        return response;
    }

    // Its response is delivered like others, in a later frame.
    void fail(copra::TransferThread::Id id, const char* reason) {
        std::vector<copra::TransferEvent> events(1);
        events[0].id = id;
        events[0].isFinished = true;
        events[0].result.error = reason;
        transfers.putBackEvents(std::move(events));
    }

    HttpClient& client;
    std::map<copra::TransferThread::Id, SentRequest> sent; ///< In the order of sending.
    copra::TransferThread::Id lastId = 0;
    ClearRequestPredicate clearsRequest;
    ClearResponsePredicate clearsResponse;
    copra::TransferThread transfers;
};

// --- The instance ---

struct HttpClient::Holder_ {
    ~Holder_() { delete instance; }
    static Holder_& get() {
        static Holder_ holder;
        return holder;
    }
    HttpClient* instance = nullptr;
};

HttpClient* HttpClient::getInstance() {
    Holder_& holder = Holder_::get();
    if (!holder.instance) holder.instance = new HttpClient();
    return holder.instance;
}

void HttpClient::destroyInstance() {
    delete std::exchange(Holder_::get().instance, nullptr);
}

HttpClient::HttpClient() : _state(std::make_shared<State_>(*this)) {}

HttpClient::~HttpClient() = default;

// --- Settings ---

void HttpClient::enableCookies(const char* cookieFile) {
    _cookieFilename =
        cookieFile ? cookieFile : FileUtils::getInstance()->getWritablePath() + "cookieFile.txt";
    if (!_cookie) _cookie = std::make_unique<HttpCookie>();
    _cookie->setCookieFileName(_cookieFilename);
    _cookie->readFile();
}

const std::string& HttpClient::getCookieFilename() {
    return _cookieFilename;
}

void HttpClient::setSSLVerification(const std::string& caFile) {
    _sslCaFilename = caFile;
    _verifiesServer = !caFile.empty();
}

const std::string& HttpClient::getSSLVerification() {
    return _sslCaFilename;
}

void HttpClient::setTimeoutForConnect(int value) {
    _timeoutForConnect = value;
}
int HttpClient::getTimeoutForConnect() {
    return _timeoutForConnect;
}
void HttpClient::setTimeoutForRead(int value) {
    _timeoutForRead = value;
}
int HttpClient::getTimeoutForRead() {
    return _timeoutForRead;
}

// --- Requests ---

void HttpClient::send(HttpRequest* request) {
    start(request, false);
}

void HttpClient::sendImmediate(HttpRequest* request) {
    start(request, true);
}

void HttpClient::start(HttpRequest* request, bool isImmediate) {
    copra::expectMainThread("HttpClient::send");
    if (!request) return;
    const copra::TransferThread::Id id = ++_state->lastId;
    _state->sent[id].request = request;
    copra::TransferRequest transfer;
    if (!setMethod(transfer, request->getRequestType())) {
        _state->fail(id, "the request has no type");
        return;
    }
    transfer.url = request->getUrl();
    transfer.headers = request->getHeaders();
    if (request->getRequestDataSize() > 0)
        transfer.body.assign(request->getRequestData(),
                             request->getRequestData() + request->getRequestDataSize());
    transfer.cookieFile = _cookieFilename;
    transfer.certificates = _sslCaFilename;
    transfer.verifiesServer = _verifiesServer;
    transfer.connectSeconds = _timeoutForConnect;
    transfer.totalSeconds = _timeoutForRead;
    _state->transfers.start(id, std::move(transfer), isImmediate);
}

void HttpClient::cancel(const HttpRequest* request) {
    // Destroyed at the end: what the callback captured may send and cancel others, and destroy the client.
    std::vector<SentRequest> canceled;
    for (auto entry = _state->sent.begin(); entry != _state->sent.end();) {
        if (entry->second.request.get() != request) {
            ++entry;
            continue;
        }
        _state->transfers.remove(entry->first);
        canceled.push_back(std::move(entry->second));
        entry = _state->sent.erase(entry);
    }
}

void HttpClient::setClearRequestPredicate(ClearRequestPredicate predicate) {
    _state->clearsRequest = std::move(predicate);
}

void HttpClient::setClearResponsePredicate(ClearResponsePredicate predicate) {
    _state->clearsResponse = std::move(predicate);
}

void HttpClient::clearResponseAndRequestQueue() {
    // The predicates may send, cancel and throw, and destroy the client.
    const std::shared_ptr<State_> state = _state;
    copra::FirstException exception;
    const auto isCleared = [&exception](auto& predicate, auto* of) {
        bool result = !predicate;
        if (predicate) exception.run([&] { result = copra::call(predicate, of); });
        return result;
    };
    std::vector<copra::TransferThread::Id> ids;
    for (const auto& [id, entry] : state->sent) ids.push_back(id);
    for (const copra::TransferThread::Id id : ids) {
        const auto entry = state->sent.find(id);
        if (entry == state->sent.end() || !state->transfers.isWaiting(id)) continue;
        const RefPtr<HttpRequest> request = entry->second.request;
        if (!isCleared(state->clearsRequest, request.get())) continue;
        state->transfers.remove(id);
        state->sent.erase(id);
    }
    std::vector<copra::TransferEvent> kept;
    for (copra::TransferEvent& event : state->transfers.takeEvents()) {
        const auto entry = state->sent.find(event.id);
        if (!event.isFinished || entry == state->sent.end()) continue;
        if (!entry->second.response) entry->second.response = State_::built(entry->second, event);
        const RefPtr<HttpResponse> response = entry->second.response;
        if (isCleared(state->clearsResponse, response.get()))
            state->sent.erase(event.id);
        else
            kept.push_back(std::move(event));
    }
    if (!kept.empty()) state->transfers.putBackEvents(std::move(kept));
    exception.pass();
}

} // namespace cocos2d::network

namespace copra {

void cancelHttpRequest(cocos2d::network::HttpRequest* request) {
    cocos2d::network::HttpClient::getInstance()->cancel(request);
}

} // namespace copra
