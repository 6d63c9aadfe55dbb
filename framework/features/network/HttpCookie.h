#pragma once

#include <string>
#include <vector>

// As in the original, these are outside of any namespace.

/// A cookie as a line of a cookie file has it.
struct CookiesInfo {
    std::string domain;     ///< The host, or the end of its name.
    bool tailmatch = false; ///< Whether the cookie is also for subdomains.
    std::string path;       ///< The beginning of the paths.
    bool secure = false;    ///< Only for https.
    std::string name;       ///< The name.
    std::string value;      ///< The value.
    std::string expires;    ///< Seconds since 1970; "0" for a cookie of the session.
};

/// The cookies in a file of the Netscape format, which HttpClient reads and writes. A copy for the game: changes reach
/// the client with writeFile() and before its next request.
class HttpCookie {
public:
    /// Replaces the cookies with those of the file. Lines that are not cookies are skipped.
    void readFile();
    /// Replaces the file with the cookies. A failure is logged with the path.
    void writeFile();
    /// The full path of the file.
    void setCookieFileName(const std::string& fileName);

    /// The cookies of the file as of the last readFile(). Owned by this object.
    const std::vector<CookiesInfo>* getCookies() const;
    /// The first cookie whose domain occurs in the URL, or null. Not owned.
    const CookiesInfo* getMatchCookie(const std::string& url) const;
    /// Copies the cookie, over the one with the same domain, path, and name if there is one. One with a tab or a line end, which
    /// would be further cookies in the file, is logged and not added.
    void updateOrAddCookie(CookiesInfo* cookie);

private:
    std::string _cookieFileName;
    std::vector<CookiesInfo> _cookies;
};
