#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace cocos2d::network {

/// The parts of an address, such as "http://user:secret@host:8080/path?query#fragment" (RFC 3986). The parts are not
/// percent-decoded.
class Uri {
public:
    /// Splits an address. Without "scheme:" it begins with the host. If it is not an address (white space, a port
    /// beyond 65535 or with other characters than digits, an open bracket, neither scheme nor host), isValid() of the
    /// result is false and its parts are empty.
    static Uri parse(const std::string& str);

    /// Not valid until it is assigned.
    Uri() = default;

    /// Whether all parts are the same.
    bool operator==(const Uri& o) const;

    /// Whether parse() understood the text.
    bool isValid() const { return _isValid; }
    /// Whether the scheme is https or wss.
    bool isSecure() const { return _isSecure; }
    /// The scheme in lower case.
    const std::string& getScheme() const { return _scheme; }
    /// The name of the user, or "".
    const std::string& getUserName() const { return _username; }
    /// The password, or "".
    const std::string& getPassword() const { return _password; }
    /// An IPv6 address with its square brackets.
    const std::string& getHost() const { return _host; }
    /// The host; an IPv6 address has no brackets, as functions that open connections take it.
    const std::string& getHostName() const { return _hostName; }
    /// The port. If the address has none, that of the scheme: 80 for http and ws, 443 for https and wss, 0 for others.
    uint16_t getPort() const { return _port; }
    /// The path with its slash, or "".
    const std::string& getPath() const { return _path; }
    /// Path, query, and fragment with their delimiters.
    const std::string& getPathEtc() const { return _pathEtc; }
    /// The query without '?', or "".
    const std::string& getQuery() const { return _query; }
    /// The fragment without '#', or "".
    const std::string& getFragment() const { return _fragment; }
    /// User, password, host, and port. Without the port that belongs to the scheme.
    const std::string& getAuthority() const { return _authority; }
    /// The address of these parts; "" if it is not valid.
    std::string toString() const;

    /// The parts of the query between '&' as keys and values. Those without a key or with several '=' are left out.
    const std::vector<std::pair<std::string, std::string>>& getQueryParams();

    /// Makes the address invalid and all parts empty.
    void clear() { *this = Uri(); }

private:
    bool split(const std::string& text);
    bool splitAuthority(const std::string& text);
    bool splitPort(const std::string& text);

    bool _isValid = false;
    bool _isSecure = false;
    bool _hasSlashes = false; ///< In front of the authority.
    std::string _scheme;
    std::string _username;
    std::string _password;
    std::string _host;
    std::string _hostName;
    uint16_t _port = 0;
    std::string _authority;
    std::string _pathEtc;
    std::string _path;
    std::string _query;
    std::string _fragment;
    std::vector<std::pair<std::string, std::string>> _queryParams;
};

} // namespace cocos2d::network
