#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace copra {

/// The most bytes of a response that are kept in memory: what is larger is broken off and fails. 256 MB
/// unless changed; concerns transfers that begin afterward. Downloads to files are not limited. While a
/// response of unknown length grows, up to three times its size is in use.
void setMaxResponseBytes(std::size_t bytes);
std::size_t maxResponseBytes();

/// What to transfer, as plain values: the network thread works on a copy.
struct TransferRequest {
    enum class Method { Get, Post, Put, Delete };

    std::string url; ///< http or https
    Method method = Method::Get;
    std::vector<std::string> headers; ///< "Name: value"
    std::vector<char> body;           ///< of Post and Put
    std::string cookieFile;           ///< "" without cookies
    std::string certificates;         ///< file of root certificates; "" for the certificates of the system
    bool verifiesServer = true;       ///< checks the certificate and the name of the server
    long connectSeconds = 30;         ///< until connected; 0 without a limit
    long totalSeconds = 60;           ///< until complete; 0 without a limit
    long stalledSeconds = 0;          ///< without a byte; 0 without a limit
    long maxRedirections = 20;        ///< 0 follows none
    std::size_t maxBytes = maxResponseBytes();
    bool failsOnHttpError = false; ///< an answer of 400 and above is a failure without a body

    // A download that can be resumed: the body is appended to `partFile`, which becomes `file` at the end.
    std::string file; ///< "" keeps the body in memory
    std::string partFile;
};

/// How a transfer ended.
struct TransferResult {
    /// Whether the server answered; FileFailed if the answer could not be written to the file.
    enum class Status { Complete, Failed, FileFailed };

    Status status = Status::Failed; ///< Complete also for an answer such as 404
    int code = 0;                   ///< of libcurl, if it failed there
    long httpCode = -1;             ///< -1 without a response
    std::string error;              ///< "" if complete
    std::vector<char> header;       ///< the header lines of all redirections and of the response
    std::vector<char> body;         ///< "" for a file
};

/// News of a transfer for its owner.
struct TransferEvent {
    std::uint64_t id = 0;
    bool isFinished = false;    ///< The last event, with the result.
    std::int64_t received = 0;  ///< bytes of the body since the last event
    std::int64_t total = 0;     ///< bytes of the body so far, including earlier attempts
    std::int64_t expected = -1; ///< bytes of the whole body; -1 if the server does not say
    TransferResult result;
};

} // namespace copra
