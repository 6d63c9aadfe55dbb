#include "network/RunningTransfer.h"

#include "base/md5.h"
#include "base/openFile.h"
#include "platform/system/atomicFile.h"
#include "platform/system/paths.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

namespace copra {

namespace {

constexpr std::size_t kMaxHeaderBytes = 1 << 20;
constexpr const char* kOriginEnding = ".from";

/// Whether a path leads to something that is not a regular file: opening a FIFO would wait forever.
bool isSpecial(const std::string& path) {
    std::error_code none;
    const auto status = std::filesystem::status(nativePath(path), none);
    return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
}

std::string md5Of(const std::string& text) {
    return md5(text.data(), text.size());
}

/// Whether a line would end a header, and begin another one or another request.
bool hasLineEnd(const std::string& line) {
    return line.find_first_of(std::string("\r\n\0", 3)) != std::string::npos;
}

std::atomic<std::size_t>& responseLimit() {
    static std::atomic<std::size_t> bytes{std::size_t(256) << 20};
    return bytes;
}

} // namespace

void setMaxResponseBytes(std::size_t bytes) {
    responseLimit() = bytes;
}

std::size_t maxResponseBytes() {
    return responseLimit();
}

RunningTransfer::RunningTransfer(std::uint64_t id, TransferRequest request)
    : _id(id), _request(std::move(request)), _handle(curl_easy_init()) {}

// --- Options ---

template<class Value>
void RunningTransfer::set(CURLoption option, Value value) {
    if (_refused == CURLE_OK) _refused = curl_easy_setopt(_handle.get(), option, value);
}

bool RunningTransfer::prepare() {
    if (!_handle) {
        _result.error = "out of memory";
        return false;
    }
    _result = {};
    _error[0] = '\0';
    curl_easy_reset(_handle.get());
    set(CURLOPT_PRIVATE, this);
    set(CURLOPT_ERRORBUFFER, _error);
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_URL, _request.url.c_str());
    set(CURLOPT_WRITEFUNCTION, &RunningTransfer::onBody);
    set(CURLOPT_WRITEDATA, this);
    set(CURLOPT_HEADERFUNCTION, &RunningTransfer::onHeader);
    set(CURLOPT_HEADERDATA, this);
    _headers.reset();
    for (const std::string& line : _request.headers)
        if (hasLineEnd(line))
            return refuse("a header contains a line break or a NUL: " + line.substr(0, line.find(':')));
    for (const std::string& path : {_request.cookieFile, _request.certificates, _request.partFile})
        if (!path.empty() && isSpecial(path)) return refuse(path + " is not a regular file");
    for (const std::string& line : _request.headers) addHeader(line);
    if (!_request.cookieFile.empty()) {
        set(CURLOPT_COOKIEFILE, _request.cookieFile.c_str());
        set(CURLOPT_COOKIEJAR, _request.cookieFile.c_str());
    }
    setMethod();
    setLimits();
    setSecurity();
    if (!_request.file.empty())
        setFile();
    else
        set(CURLOPT_ACCEPT_ENCODING, ""); // all that curl knows
    if (_headers) set(CURLOPT_HTTPHEADER, _headers.get());
    if (_refused == CURLE_OK) return true;
    _result.code = _refused;
    _result.error = curl_easy_strerror(_refused);
    return false;
}

bool RunningTransfer::refuse(const std::string& reason) {
    _result.code = CURLE_BAD_FUNCTION_ARGUMENT;
    _result.error = reason;
    return false;
}

void RunningTransfer::addHeader(const std::string& line) {
    curl_slist* const list = curl_slist_append(_headers.get(), line.c_str());
    if (!list) return;
    static_cast<void>(_headers.release()); // it is a part of the new list
    _headers.reset(list);
}

void RunningTransfer::setMethod() {
    using Method = TransferRequest::Method;
    const bool hasBody = _request.method == Method::Post || _request.method == Method::Put;
    if (hasBody) {
        // The size before the bytes, which are not copied; without any the pointer must not be null.
        set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(_request.body.size()));
        set(CURLOPT_POSTFIELDS, _request.body.empty() ? "" : _request.body.data());
    }
    if (_request.method == Method::Put) set(CURLOPT_CUSTOMREQUEST, "PUT");
    if (_request.method == Method::Delete) set(CURLOPT_CUSTOMREQUEST, "DELETE");
    // As in the original, which sends a body only to the address that was given.
    set(CURLOPT_FOLLOWLOCATION, hasBody || _request.maxRedirections == 0 ? 0L : 1L);
    set(CURLOPT_MAXREDIRS, _request.maxRedirections);
    set(CURLOPT_FAILONERROR, _request.failsOnHttpError ? 1L : 0L);
}

void RunningTransfer::setLimits() {
    set(CURLOPT_CONNECTTIMEOUT, std::max(0L, _request.connectSeconds));
    set(CURLOPT_TIMEOUT, std::max(0L, _request.totalSeconds));
    if (_request.stalledSeconds > 0) {
        set(CURLOPT_LOW_SPEED_LIMIT, 1L); // bytes per second
        set(CURLOPT_LOW_SPEED_TIME, _request.stalledSeconds);
    }
}

void RunningTransfer::setSecurity() {
    // A server must not redirect to a file of this computer.
    set(CURLOPT_PROTOCOLS_STR, "http,https");
    set(CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
    set(CURLOPT_SSL_VERIFYPEER, _request.verifiesServer ? 1L : 0L);
    set(CURLOPT_SSL_VERIFYHOST, _request.verifiesServer ? 2L : 0L);
    if (!_request.certificates.empty()) set(CURLOPT_CAINFO, _request.certificates.c_str());
}

void RunningTransfer::setFile() {
    std::error_code none;
    const auto size = std::filesystem::file_size(nativePath(_request.partFile), none);
    _offset = none ? 0 : static_cast<std::int64_t>(size);
    std::string version;
    if (_offset > 0 && !readOrigin(version)) _offset = 0;
    if (_offset == 0) return;
    set(CURLOPT_RANGE, (std::to_string(_offset) + '-').c_str());
    if (!version.empty()) addHeader("If-Range: " + version);
}

// Beside a partial file is where it comes from: a sum of the address, which may hold secrets, and the version that the server
// named. The rest of another file is never appended.

bool RunningTransfer::readOrigin(std::string& version) const {
    std::string text;
    std::string reason;
    if (!readWholeFile(_request.partFile + kOriginEnding, text, reason)) return false;
    const std::size_t end = text.find('\n');
    if (end == std::string::npos || text.substr(0, end) != md5Of(_request.url)) return false;
    version = text.substr(end + 1, text.find('\n', end + 1) - end - 1);
    return !hasLineEnd(version);
}

void RunningTransfer::writeOrigin() const {
    const auto header = [this](const char* name) -> std::string {
        curl_header* found = nullptr;
        const bool isThere = curl_easy_header(_handle.get(), name, 0, CURLH_HEADER, -1, &found) == CURLHE_OK;
        return isThere ? found->value : "";
    };
    std::string version = header("ETag");
    if (version.empty() || version.compare(0, 2, "W/") == 0)
        version = header("Last-Modified"); // If-Range takes no weak one
    const std::string text = md5Of(_request.url) + '\n' + version + '\n';
    std::string reason;
    // Without it the download begins again the next time, which is no failure of this one.
    static_cast<void>(
        writeFileAtomically(_request.partFile + kOriginEnding, text.data(), text.size(), reason));
}

// --- Data ---

std::size_t RunningTransfer::onBody(char* bytes, std::size_t, std::size_t size, void* self) {
    auto& transfer = *static_cast<RunningTransfer*>(self);
    return transfer.keep(bytes, size) ? size : CURL_WRITEFUNC_ERROR;
}

std::size_t RunningTransfer::onHeader(char* bytes, std::size_t, std::size_t size, void* self) {
    TransferResult& result = static_cast<RunningTransfer*>(self)->_result;
    if (result.header.size() + size > kMaxHeaderBytes) {
        result.error = "the header is larger than 1 MB";
        return CURL_WRITEFUNC_ERROR;
    }
    result.header.insert(result.header.end(), bytes, bytes + size);
    return size;
}

bool RunningTransfer::keep(const char* bytes, std::size_t size) {
    if (!_request.file.empty()) return keepInFile(bytes, size);
    if (_result.body.size() + size > _request.maxBytes) {
        _result.error =
            "the response is larger than the limit of " + std::to_string(_request.maxBytes) + " bytes";
        return false;
    }
    if (_result.body.empty() && expectedBytes() > 0)
        _result.body.reserve(
            std::min<std::size_t>(static_cast<std::size_t>(expectedBytes()), _request.maxBytes));
    _result.body.insert(_result.body.end(), bytes, bytes + size);
    _received += static_cast<std::int64_t>(size);
    return true;
}

bool RunningTransfer::keepInFile(const char* bytes, std::size_t size) {
    if (!_file && !openFile()) return false;
    if (std::fwrite(bytes, 1, size, _file.get()) != size) {
        failFile("cannot write to");
        return false;
    }
    _received += static_cast<std::int64_t>(size);
    return true;
}

// The response decides: a server may send the whole file although the rest was asked for.
bool RunningTransfer::openFile() {
    if (!continuesFile()) _offset = 0;
    if (isSpecial(_request.partFile)) {
        errno = EINVAL;
        failFile("cannot write to");
        return false;
    }
    if (_offset == 0) writeOrigin();
    _file.reset(copra::openFile(_request.partFile, _offset > 0 ? "ab" : "wb"));
    if (!_file) failFile("cannot open");
    return _file != nullptr;
}

bool RunningTransfer::continuesFile() const {
    constexpr long kPartialContent = 206;
    curl_header* range = nullptr;
    if (httpCode() != kPartialContent ||
        curl_easy_header(_handle.get(), "Content-Range", 0, CURLH_HEADER, -1, &range) != CURLHE_OK)
        return false;
    const std::string beginning = "bytes " + std::to_string(_offset) + '-';
    return std::strncmp(range->value, beginning.c_str(), beginning.size()) == 0;
}

void RunningTransfer::failFile(const std::string& what) {
    _result.status = TransferResult::Status::FileFailed;
    _result.error = what + ' ' + _request.partFile + ": " + std::strerror(errno);
}

// --- Results ---

long RunningTransfer::httpCode() const {
    long code = 0;
    curl_easy_getinfo(_handle.get(), CURLINFO_RESPONSE_CODE, &code);
    return code;
}

std::int64_t RunningTransfer::expectedBytes() const {
    curl_off_t bytes = -1;
    curl_easy_getinfo(_handle.get(), CURLINFO_CONTENT_LENGTH_DOWNLOAD_T, &bytes);
    return bytes < 0 ? -1 : bytes + _offset;
}

bool RunningTransfer::restarts() const {
    constexpr long kRangeNotSatisfiable = 416;
    if (_offset == 0 || httpCode() != kRangeNotSatisfiable) return false;
    std::error_code none;
    return std::filesystem::remove(nativePath(_request.partFile), none);
}

TransferEvent RunningTransfer::progress() {
    TransferEvent event;
    event.id = _id;
    event.received = _received - std::exchange(_reported, _received);
    event.total = _offset + _received;
    event.expected = expectedBytes();
    return event;
}

TransferEvent RunningTransfer::finish(CURLcode code) {
    using Status = TransferResult::Status;
    TransferEvent event = _handle ? progress() : TransferEvent();
    event.id = _id;
    event.isFinished = true;
    if (code == CURLE_OK) {
        _result.httpCode = httpCode();
        _result.status = Status::Complete;
        if (!_request.file.empty()) completeFile();
    } else {
        _result.code = code;
        if (_result.error.empty()) _result.error = _error[0] ? _error : curl_easy_strerror(code);
    }
    _file.reset();
    event.result = std::move(_result);
    return event;
}

void RunningTransfer::completeFile() {
    if (!_file && !openFile()) return; // an empty file
    if (std::fclose(_file.release()) != 0) {
        failFile("cannot write to");
        return;
    }
    std::error_code failure;
    std::filesystem::rename(nativePath(_request.partFile), nativePath(_request.file), failure);
    if (!failure) {
        std::filesystem::remove(nativePath(_request.partFile + kOriginEnding), failure);
        return;
    }
    _result.status = TransferResult::Status::FileFailed;
    _result.error = "cannot rename " + _request.partFile + " to " + _request.file + ": " + failure.message();
}

} // namespace copra
