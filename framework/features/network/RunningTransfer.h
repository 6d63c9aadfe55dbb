#pragma once

#include "network/Transfer.h"

#include <curl/curl.h>

#include <cstdio>
#include <memory>
#include <string>

namespace copra {

/// Ends a handle of libcurl.
struct CurlDeleter {
    void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
    void operator()(curl_slist* list) const { curl_slist_free_all(list); }
    void operator()(std::FILE* file) const { std::fclose(file); }
};

/// A transfer in the network thread: the options of its curl handle, what curl reports about it, and the file
/// that it writes.
class RunningTransfer {
public:
    RunningTransfer(std::uint64_t id, TransferRequest request);
    RunningTransfer(const RunningTransfer&) = delete;
    RunningTransfer& operator=(const RunningTransfer&) = delete;

    /// The number that TransferThread gave the transfer, and the handle of libcurl, owned by this object.
    std::uint64_t id() const { return _id; }
    CURL* handle() const { return _handle.get(); }

    /// Sets all options of the handle. False, with the reason in the result, if curl refuses one.
    bool prepare();
    /// Whether curl's result asks for another attempt from the first byte: the server has no rest of a
    /// partial file.
    bool restarts() const;
    /// The news since the last call; received is 0 if there are none.
    TransferEvent progress();
    /// The last event; closes and renames the file.
    TransferEvent finish(CURLcode code);

private:
    static std::size_t onBody(char* bytes, std::size_t, std::size_t size, void* self);
    static std::size_t onHeader(char* bytes, std::size_t, std::size_t size, void* self);

    template<class Value>
    void set(CURLoption option, Value value);
    void setMethod();
    void setLimits();
    void setSecurity();
    void setFile();
    void addHeader(const std::string& line);
    /// Makes the transfer fail with the reason, and returns false.
    bool refuse(const std::string& reason);
    /// Whether the partial file comes from the same address. `version` receives the version of the file.
    bool readOrigin(std::string& version) const;
    void writeOrigin() const;

    bool keep(const char* bytes, std::size_t size);
    bool keepInFile(const char* bytes, std::size_t size);
    bool openFile();
    bool continuesFile() const;
    void completeFile();
    void failFile(const std::string& what);
    long httpCode() const;
    std::int64_t expectedBytes() const;

    std::uint64_t _id;
    TransferRequest _request;
    TransferResult _result;
    /// The header lines, declared before the handle that uses them.
    std::unique_ptr<curl_slist, CurlDeleter> _headers;
    char _error[CURL_ERROR_SIZE] = "";
    std::unique_ptr<std::FILE, CurlDeleter> _file;
    std::unique_ptr<CURL, CurlDeleter> _handle;
    CURLcode _refused = CURLE_OK;
    std::int64_t _offset = 0; ///< The number of bytes that were in the partial file before.
    std::int64_t _received = 0, _reported = 0;
};

} // namespace copra
