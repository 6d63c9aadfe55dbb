#pragma once

#include "base/Owned.h"
#include "network/HttpCookie.h"
#include "network/HttpRequest.h"
#include "network/HttpResponse.h"

#include <functional>
#include <mutex>
#include <string>
#include <utility>

namespace copra {

/// Cancels a request that was sent: its callback is no longer called. If its response was already delivered,
/// the function does nothing. If the request was sent several times, the function cancels all of them.
void cancelHttpRequest(cocos2d::network::HttpRequest* request);

} // namespace copra

namespace cocos2d::network {

/// Sends HTTP requests in the background, and delivers the responses on the main thread, when the frame
/// runs functions from other threads. Requests that are sent with send() run one after another, in their
/// order.
///
/// Each request gets its response once, unless it is cleared or canceled (copra::cancelHttpRequest()) or the
/// client is destroyed before that. A response that is larger than copra::maxResponseBytes() or takes longer
/// than the timeouts is ended. Failures of the connection are logged with the URL. Use the client on the
/// main thread only; other threads call Scheduler::performFunctionInCocosThread().
///
/// Unlike in cocos2d-x, certificates of servers are checked against the system's certificates unless
/// setSSLVerification() says otherwise, and only http and https are accepted.
class HttpClient {
public:
    static const int RESPONSE_BUFFER_SIZE = 256; ///< Has no effect: error messages may have any length.

    /// Returns whether a waiting request is removed.
    typedef std::function<bool(HttpRequest*)> ClearRequestPredicate;
    /// Returns whether a waiting response is removed.
    typedef std::function<bool(HttpResponse*)> ClearResponsePredicate;

    /// Returns the shared instance.
    static HttpClient* getInstance();
    /// Destroys the shared instance. Running transfers end, and no callback is called after that.
    static void destroyInstance();

    /// Keeps cookies in a file of the Netscape format, given by its full path. Null means cookieFile.txt in
    /// the writable path. This applies to requests that are sent afterward.
    void enableCookies(const char* cookieFile);
    /// Returns the path of the file with cookies, which is empty until cookies are enabled.
    const std::string& getCookieFilename();
    /// Returns the cookies, with which the game reads and changes their file, or null until cookies are
    /// enabled. The client owns the object.
    HttpCookie* getCookie() const { return _cookie.get(); }

    /// Sets a file with the root certificates that are trusted instead of the system's certificates, given by
    /// its full path. With an empty path, certificates are not checked, and anyone in the network can read
    /// and change everything.
    void setSSLVerification(const std::string& caFile);
    /// Returns the file with the root certificates that are trusted, which is empty by default.
    const std::string& getSSLVerification();

    /// Sends a request after those that were sent before. Null is ignored. A request without a method gets a
    /// response that says so.
    void send(HttpRequest* request);
    /// Sends a request at once, in parallel with others. Null is ignored.
    void sendImmediate(HttpRequest* request);

    /// Sets the seconds within which the connection must be open; 30 by default. 0 means no limit.
    void setTimeoutForConnect(int value);
    /// Returns the seconds within which the connection must be open; 0 means no limit.
    int getTimeoutForConnect();
    /// Sets the seconds within which the response must be complete; 60 by default. 0 means no limit.
    void setTimeoutForRead(int value);
    /// Returns the seconds within which the response must be complete; 0 means no limit.
    int getTimeoutForRead();

    /// Removes the requests that have not begun and the responses that were not delivered: all of them, or
    /// those for which the predicates return true. Their callbacks are not called.
    void clearResponseAndRequestQueue();
    /// Deprecated name of clearResponseAndRequestQueue().
    void clearResponseQueue() { clearResponseAndRequestQueue(); }
    /// Sets which waiting requests clearResponseAndRequestQueue() removes. A request whose predicate throws
    /// is kept; the first exception is thrown in the end.
    void setClearRequestPredicate(ClearRequestPredicate predicate);
    /// Sets which waiting responses clearResponseAndRequestQueue() removes. A response whose predicate throws
    /// is kept; the first exception is thrown in the end.
    void setClearResponsePredicate(ClearResponsePredicate predicate);

    /// Returns a mutex for code that locks it. The client itself is used on the main thread only.
    std::mutex& getCookieFileMutex() { return _cookieFileMutex; }
    /// Returns the mutex that guards the name of the file of certificates.
    std::mutex& getSSLCaFileMutex() { return _sslCaFileMutex; }

    HttpClient(const HttpClient&) = delete;
    HttpClient& operator=(const HttpClient&) = delete;

private:
    friend void copra::cancelHttpRequest(cocos2d::network::HttpRequest* request);
    struct Holder_;
    struct State_;

    HttpClient();
    virtual ~HttpClient();

    void start(HttpRequest* request, bool isImmediate);
    void cancel(const HttpRequest* request);

    std::shared_ptr<State_> _state; ///< The state, shared because callbacks may destroy the client.
    copra::Owned<HttpCookie> _cookie;
    int _timeoutForConnect = 30;
    int _timeoutForRead = 60;
    std::string _cookieFilename;
    std::string _sslCaFilename;
    bool _verifiesServer = true;
    std::mutex _cookieFileMutex;
    std::mutex _sslCaFileMutex;
};

} // namespace cocos2d::network

namespace cocos2d::extension {

/// Name of network::HttpClient in cocos2d-x 2.x.
using CCHttpClient = network::HttpClient;

} // namespace cocos2d::extension
