#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace cocos2d::network {

/// The parts of an address, such as "http://user:secret@host:8080/path?query#fragment" (RFC 3986). The parts
/// are not percent-decoded.
class Uri {
public:
    /// Returns the parts of an address. Without "scheme:", it begins with the host. If it is not an address
    /// (white space, a port beyond 65535 or with other characters than digits, an open bracket, neither
    /// scheme nor host), isValid() of the result is false, and its parts are empty.
    static Uri parse(const std::string& str);

    /// Constructs an address that is not valid until another one is assigned.
    Uri() = default;

    /// Whether all parts of both addresses are the same.
    bool operator==(const Uri& o) const;

    /// Whether the text that parse() read is an address.
    bool isValid() const { return _isValid; }
    /// Whether the scheme is https or wss.
    bool isSecure() const { return _isSecure; }
    /// Returns the scheme in lower case.
    const std::string& getScheme() const { return _scheme; }
    /// Returns the name of the user, or an empty string.
    const std::string& getUserName() const { return _username; }
    /// Returns the password, or an empty string.
    const std::string& getPassword() const { return _password; }
    /// Returns the host. An IPv6 address has its square brackets.
    const std::string& getHost() const { return _host; }
    /// Returns the host without the brackets of an IPv6 address, as functions that open connections expect
    /// it.
    const std::string& getHostName() const { return _hostName; }
    /// Returns the port. If the address has none, it is the default of the scheme: 80 for http and ws, 443
    /// for https and wss, and 0 for others.
    uint16_t getPort() const { return _port; }
    /// Returns the path with its slash, or an empty string.
    const std::string& getPath() const { return _path; }
    /// Returns path, query, and fragment with their delimiters.
    const std::string& getPathEtc() const { return _pathEtc; }
    /// Returns the query without '?', or an empty string.
    const std::string& getQuery() const { return _query; }
    /// Returns the fragment without '#', or an empty string.
    const std::string& getFragment() const { return _fragment; }
    /// Returns user, password, host, and port, without the usual port of the scheme.
    const std::string& getAuthority() const { return _authority; }
    /// Returns the address with these parts, or an empty string if it is not valid.
    std::string toString() const;

    /// Returns the parts of the query between '&' as keys and values. Parts without a key or with several '='
    /// are left out.
    const std::vector<std::pair<std::string, std::string>>& getQueryParams();

    /// Makes the address invalid and all parts empty.
    void clear() { *this = Uri(); }

private:
    bool split(const std::string& text);
    bool splitAuthority(const std::string& text);
    bool splitPort(const std::string& text);

    bool _isValid = false;
    bool _isSecure = false;
    bool _hasSlashes = false; ///< Whether slashes are in front of the authority.
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
