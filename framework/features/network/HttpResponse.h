#pragma once

#include "base/Ref.h"
#include "network/HttpRequest.h"

#include <cstddef>
#include <string>
#include <vector>

namespace cocos2d::network {

/// The response to an HttpRequest. The client creates it. It is valid during the callback; retain it to keep
/// it longer.
class HttpResponse : public Ref {
public:
    /// Constructs the response to a request, which is retained.
    explicit HttpResponse(HttpRequest* request) : _pHttpRequest(request) {
        if (_pHttpRequest) _pHttpRequest->retain();
    }
    HttpResponse(const HttpResponse&) = delete;
    HttpResponse& operator=(const HttpResponse&) = delete;
    ~HttpResponse() override {
        if (_pHttpRequest) _pHttpRequest->release();
    }

    /// Returns the request to which this is the response. The response retains it.
    HttpRequest* getHttpRequest() const { return _pHttpRequest; }

    /// Whether the response is complete and its code is 200 to 299.
    bool isSucceed() const { return _succeed; }
    /// Returns the decompressed body or, after a failure, the bytes of it that have arrived.
    std::vector<char>* getResponseData() { return &_responseData; }
    /// Returns the header lines. The lines of redirections come first.
    std::vector<char>* getResponseHeader() { return &_responseHeader; }
    /// Returns the status code of HTTP, such as 200 or 404, or -1 if the transfer failed.
    long getResponseCode() const { return _responseCode; }
    /// Returns why the request did not succeed, or an empty string if it did.
    const char* getErrorBuffer() const { return _errorBuffer.c_str(); }

    /// Sets whether the request succeeded. The client calls it.
    void setSucceed(bool value) { _succeed = value; }
    /// Sets the body, which is copied. The client calls it.
    void setResponseData(std::vector<char>* data) { _responseData = *data; }
    /// Sets the header lines, which are copied. The client calls it.
    void setResponseHeader(std::vector<char>* data) { _responseHeader = *data; }
    /// Sets the status code. The client calls it.
    void setResponseCode(long value) { _responseCode = value; }
    /// Sets why the request did not succeed. The client calls it.
    void setErrorBuffer(const char* value) { _errorBuffer = value; }

    /// Sets a string that the game keeps with the response. The client does not set it.
    void setResponseDataString(const char* value, size_t n) { _responseDataString.assign(value, n); }
    /// Returns the string that the game keeps with the response. The client does not set it.
    const char* getResponseDataString() const { return _responseDataString.c_str(); }

protected:
    HttpRequest* _pHttpRequest;
    bool _succeed = false;
    std::vector<char> _responseData;
    std::vector<char> _responseHeader;
    long _responseCode = -1;
    std::string _errorBuffer;
    std::string _responseDataString;
};

} // namespace cocos2d::network

namespace cocos2d::extension {

/// Name of network::HttpResponse in cocos2d-x 2.x.
using CCHttpResponse = network::HttpResponse;

} // namespace cocos2d::extension
