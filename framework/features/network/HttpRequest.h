#pragma once

#include "base/Ref.h"

#include <cstddef>
#include <functional>
#include <string>
#include <sys/types.h>
#include <utility>
#include <vector>

namespace cocos2d::network {

class HttpClient;
class HttpResponse;

/// Receives the response to a request, on the main thread.
typedef std::function<void(HttpClient* client, HttpResponse* response)> ccHttpRequestCallback;
/// A member function that receives the response to a request, on the main thread.
typedef void (cocos2d::Ref::*SEL_HttpResponse)(HttpClient* client, HttpResponse* response);

/// Converts `&Class::function` to a SEL_HttpResponse.
#define httpresponse_selector(_SELECTOR) static_cast<cocos2d::network::SEL_HttpResponse>(&_SELECTOR)

/// A request for HttpClient::send(). Create it with `new`, send it, and release it: the client retains it
/// until its response was delivered. Use it on the main thread only. Changes after send() do not affect
/// what is sent.
class HttpRequest : public Ref {
public:
    /// The method of the request.
    enum class Type {
        GET,     ///< Reads from the address, and follows redirections.
        POST,    ///< Sends the request data to the address.
        PUT,     ///< Sends the request data to the address, which stores it.
        DELETE,  ///< Deletes what is at the address, without a body, and follows redirections.
        UNKNOWN, ///< No method was set: the request fails.
    };
    /// Name of Type in cocos2d-x 2.x.
    using HttpRequestType = Type;
    /// Name of Type::GET in cocos2d-x 2.x.
    static constexpr Type kHttpGet = Type::GET;
    /// Name of Type::POST in cocos2d-x 2.x.
    static constexpr Type kHttpPost = Type::POST;
    /// Name of Type::PUT in cocos2d-x 2.x.
    static constexpr Type kHttpPut = Type::PUT;
    /// Name of Type::DELETE in cocos2d-x 2.x.
    static constexpr Type kHttpDelete = Type::DELETE;
    /// Name of Type::UNKNOWN in cocos2d-x 2.x.
    static constexpr Type kHttpUnkown = Type::UNKNOWN;

    /// Constructs a request without an address and without a method. Set both before you send it.
    HttpRequest() = default;
    HttpRequest(const HttpRequest&) = delete;
    HttpRequest& operator=(const HttpRequest&) = delete;
    ~HttpRequest() override {
        if (_pTarget) _pTarget->release();
    }

    /// Sets the method. With UNKNOWN, the default, the request fails.
    void setRequestType(Type type) { _requestType = type; }
    /// Returns the method. With UNKNOWN, the default, the request fails.
    Type getRequestType() const { return _requestType; }

    /// Sets the address. Only http and https are accepted.
    void setUrl(const std::string& url) { _url = url; }
    /// Returns the address, as setUrl() has set it.
    const char* getUrl() const { return _url.c_str(); }

    /// Sets the body of a POST or PUT request, which is copied.
    void setRequestData(const char* buffer, size_t len) { _requestData.assign(buffer, buffer + len); }
    /// Returns the body, or null if it is empty.
    char* getRequestData() { return _requestData.empty() ? nullptr : _requestData.data(); }
    /// Returns the size of the body in bytes.
    ssize_t getRequestDataSize() const { return static_cast<ssize_t>(_requestData.size()); }

    /// Sets a name by which the game can recognize the request.
    void setTag(const std::string& tag) { _tag = tag; }
    /// Returns the name by which the game can recognize the request.
    const char* getTag() const { return _tag.c_str(); }

    /// Sets a pointer for use by the game. The client neither uses nor owns what it points to.
    void setUserData(void* pUserData) { _pUserData = pUserData; }
    /// Returns the pointer of setUserData(). The client neither uses nor owns what it points to.
    void* getUserData() const { return _pUserData; }

    /// Sets the member function of a target that receives the response. The target is retained. If the
    /// request also has a function as its callback, only that function is called.
    void setResponseCallback(Ref* pTarget, SEL_HttpResponse pSelector) {
        _pSelector = pSelector;
        _nodeSelector = nullptr;
        setTarget(pTarget);
    }
    /// Sets the function that receives the response. The member function of a target is then not called.
    void setResponseCallback(const ccHttpRequestCallback& callback) { _pCallback = callback; }
    /// Sets a member function that receives the client as its Node and the response as its data. Deprecated:
    /// use another form.
    void setResponseCallback(Ref* pTarget, SEL_CallFuncND pSelector) {
        _pSelector = nullptr;
        _nodeSelector = pSelector;
        setTarget(pTarget);
    }

    /// Returns the target of the member function, which is retained until the request is destroyed.
    Ref* getTarget() const { return _pTarget; }

    /// @internal The member function that receives the response, in both of its forms.
    class _prxy {
    public:
        /// Constructs it from a member function in the form of 3.x.
        _prxy(SEL_HttpResponse cb) : _cb(cb) {}
        /// Constructs it from a member function in both forms.
        _prxy(SEL_HttpResponse cb, SEL_CallFuncND nodeCallback) : _cb(cb), _nodeCallback(nodeCallback) {}
        /// Returns the member function that receives a client and a response.
        operator SEL_HttpResponse() const { return _cb; }
        /// Returns the member function of cocos2d-x 2.x that receives a node and the response.
        operator SEL_CallFuncND() const { return _nodeCallback; }

    protected:
        SEL_HttpResponse _cb;
        SEL_CallFuncND _nodeCallback = nullptr;
    };
    /// Returns the member function that receives the response, in the form that is needed. It is empty if
    /// there is none.
    _prxy getSelector() const { return _prxy(_pSelector, _nodeSelector); }

    /// Returns the function that receives the response. It is empty if there is none.
    const ccHttpRequestCallback& getCallback() const { return _pCallback; }

    /// Sets the header lines, each in the form "Name: value".
    void setHeaders(const std::vector<std::string>& headers) { _headers = headers; }
    /// Returns the header lines, each in the form "Name: value".
    std::vector<std::string> getHeaders() const { return _headers; }

protected:
    Type _requestType = Type::UNKNOWN;
    std::string _url;
    std::vector<char> _requestData;
    std::string _tag;
    Ref* _pTarget = nullptr;
    SEL_HttpResponse _pSelector = nullptr;
    ccHttpRequestCallback _pCallback;
    void* _pUserData = nullptr;
    std::vector<std::string> _headers;

private:
    void setTarget(Ref* target) {
        if (target) target->retain();
        Ref* const old = std::exchange(_pTarget, target);
        if (old) old->release(); // the last step: the old target may hold the last reference to the request
    }

    SEL_CallFuncND _nodeSelector = nullptr;
};

} // namespace cocos2d::network

namespace cocos2d::extension {

/// The names of cocos2d-x 2.x.
using CCHttpRequest = network::HttpRequest;
using network::SEL_HttpResponse;

} // namespace cocos2d::extension
