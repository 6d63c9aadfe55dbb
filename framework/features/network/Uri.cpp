#include "network/Uri.h"

#include <algorithm>

namespace cocos2d::network {

namespace {

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

char lowerCase(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// White space and control characters.
bool isForbidden(char c) {
    const auto code = static_cast<unsigned char>(c);
    return code <= ' ' || code == 0x7f;
}

/// The length of the scheme at the start of an address; 0 if it has none. "host:80" has none: behind its colon is a
/// port.
std::size_t schemeLength(const std::string& text) {
    std::size_t length = 0;
    while (length < text.size() && (isLetter(text[length]) || isDigit(text[length]) || text[length] == '+' ||
                                    text[length] == '-' || text[length] == '.'))
        ++length;
    const bool isScheme = length > 0 && isLetter(text[0]) && text.compare(length, 1, ":") == 0;
    if (!isScheme) return 0;
    const bool isPort = length + 1 < text.size() && isDigit(text[length + 1]);
    return isPort ? 0 : length;
}

/// The port of a scheme; 0 for an unknown one.
uint16_t defaultPort(const std::string& scheme) {
    if (scheme == "http" || scheme == "ws") return 80;
    if (scheme == "https" || scheme == "wss") return 443;
    return 0;
}

} // namespace

Uri Uri::parse(const std::string& str) {
    Uri uri;
    if (!uri.split(str)) uri.clear();
    return uri;
}

bool Uri::split(const std::string& text) {
    if (text.empty() || std::any_of(text.begin(), text.end(), isForbidden)) return false;
    const std::size_t scheme = schemeLength(text);
    _scheme = text.substr(0, scheme);
    std::transform(_scheme.begin(), _scheme.end(), _scheme.begin(), lowerCase);
    _isSecure = _scheme == "https" || _scheme == "wss";

    std::size_t begin = scheme > 0 ? scheme + 1 : 0;
    const bool hasSlashes = text.compare(begin, 2, "//") == 0;
    if (hasSlashes) begin += 2;
    _hasSlashes = hasSlashes;
    if (hasSlashes || scheme == 0) {
        const std::size_t end = std::min(text.find_first_of("/?#", begin), text.size());
        if (!splitAuthority(text.substr(begin, end - begin))) return false;
        begin = end;
        const bool isRelative = scheme == 0 && !hasSlashes;
        if (isRelative && _host.empty()) return false;
    }
    _pathEtc = text.substr(begin);
    const std::size_t fragment = std::min(_pathEtc.find('#'), _pathEtc.size());
    const std::size_t query = std::min(_pathEtc.find('?'), fragment);
    _path = _pathEtc.substr(0, query);
    if (query < fragment) _query = _pathEtc.substr(query + 1, fragment - query - 1);
    if (fragment < _pathEtc.size()) _fragment = _pathEtc.substr(fragment + 1);
    _isValid = true;
    return true;
}

bool Uri::splitAuthority(const std::string& text) {
    const std::size_t at = text.rfind('@');
    std::size_t begin = 0;
    if (at != std::string::npos) {
        const std::size_t colon = std::min(text.find(':'), at);
        _username = text.substr(0, colon);
        if (colon < at) _password = text.substr(colon + 1, at - colon - 1);
        begin = at + 1;
    }
    std::size_t end = 0;
    if (text.compare(begin, 1, "[") == 0) {
        const std::size_t bracket = text.find(']', begin);
        if (bracket == std::string::npos) return false;
        end = bracket + 1;
        _hostName = text.substr(begin + 1, bracket - begin - 1);
    } else {
        end = std::min(text.find(':', begin), text.size());
        _hostName = text.substr(begin, end - begin);
    }
    _host = text.substr(begin, end - begin);
    if (_host.find_first_of("[]") != std::string::npos && _host.front() != '[') return false;
    if (!splitPort(text.substr(end))) return false;
    const uint16_t known = defaultPort(_scheme);
    if (_port == 0) _port = known;
    _authority = text.substr(0, begin) + _host;
    if (_port != known) _authority += ':' + std::to_string(_port);
    return true;
}

/// `text`: empty, or a colon with a number or nothing behind it.
bool Uri::splitPort(const std::string& text) {
    if (text.empty()) return true;
    if (text[0] != ':' || text.size() > 6) return false;
    unsigned port = 0;
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (!isDigit(text[i])) return false;
        port = port * 10 + static_cast<unsigned>(text[i] - '0');
    }
    if (port > UINT16_MAX) return false;
    _port = static_cast<uint16_t>(port);
    return true;
}

bool Uri::operator==(const Uri& o) const {
    return _isValid == o._isValid && _hasSlashes == o._hasSlashes && _scheme == o._scheme &&
           _username == o._username && _password == o._password && _host == o._host && _port == o._port &&
           _authority == o._authority && _pathEtc == o._pathEtc;
}

std::string Uri::toString() const {
    std::string text = _scheme;
    if (!_scheme.empty()) text += ':';
    if (_hasSlashes) text += "//";
    return text + _authority + _pathEtc;
}

const std::vector<std::pair<std::string, std::string>>& Uri::getQueryParams() {
    _queryParams.clear();
    for (std::size_t begin = 0; begin < _query.size();) {
        const std::size_t end = std::min(_query.find('&', begin), _query.size());
        const std::string part = _query.substr(begin, end - begin);
        const std::size_t equals = std::min(part.find('='), part.size());
        const bool isPair = equals > 0 && part.find('=', equals + 1) == std::string::npos;
        if (isPair && !part.empty())
            _queryParams.emplace_back(part.substr(0, equals),
                                      equals < part.size() ? part.substr(equals + 1) : "");
        begin = end + 1;
    }
    return _queryParams;
}

} // namespace cocos2d::network
