#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace copra {

/// Sets the most bytes of a response that are kept in memory; 256 MB by default. A larger response is
/// canceled and fails. The limit concerns transfers that begin afterward. Downloads to files are not limited.
/// While a response of unknown length grows, up to three times its size is in use.
void setMaxResponseBytes(std::size_t bytes);
std::size_t maxResponseBytes();

/// The data of a transfer, as plain values: the network thread works on a copy.
struct TransferRequest {
    enum class Method { Get, Post, Put, Delete };

    std::string url; ///< The address, with http or https.
    Method method = Method::Get;
    std::vector<std::string> headers; ///< The header lines, such as "Name: value".
    std::vector<char> body;           ///< The body of Post and Put.
    std::string cookieFile;           ///< The file of the cookies; "" means no cookies.
    std::string certificates;   ///< The file of root certificates; "" means the certificates of the system.
    bool verifiesServer = true; ///< Whether the certificate and the name of the server are checked.
    long connectSeconds = 30;   ///< The time limit of connecting; 0 means none.
    long totalSeconds = 60;     ///< The time limit of the transfer; 0 means none.
    long stalledSeconds = 0;    ///< The time limit without a byte; 0 means none.
    long maxRedirections = 20;  ///< The number of redirections to follow; 0 follows none.
    std::size_t maxBytes = maxResponseBytes();
    bool failsOnHttpError = false; ///< Whether an answer of 400 and above is a failure without a body.

    // A download that can be resumed: the body is appended to `partFile`, which becomes `file` at the end.
    std::string file; ///< The file for the body; "" keeps the body in memory.
    std::string partFile;
};

/// The result of a transfer.
struct TransferResult {
    /// Whether the server answered; FileFailed if the answer could not be written to the file.
    enum class Status { Complete, Failed, FileFailed };

    Status status = Status::Failed; ///< The status, which is Complete also for an answer such as 404.
    int code = 0;                   ///< The error code of libcurl, if the transfer failed there.
    long httpCode = -1;             ///< The HTTP status code; -1 without a response.
    std::string error;              ///< The error; "" if the transfer is complete.
    std::vector<char> header; ///< The bytes of the header lines of all redirections and of the response.
    std::vector<char> body;   ///< The body; empty if it was written to a file.
};

/// The news of a transfer for its owner.
struct TransferEvent {
    std::uint64_t id = 0;
    bool isFinished = false;    ///< The last event, with the result.
    std::int64_t received = 0;  ///< The bytes of the body since the last event.
    std::int64_t total = 0;     ///< The bytes of the body so far, including earlier attempts.
    std::int64_t expected = -1; ///< The bytes of the whole body; -1 if the server does not say.
    TransferResult result;
};

} // namespace copra
