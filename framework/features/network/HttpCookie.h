#pragma once

#include <string>
#include <vector>

// As in cocos2d-x, these are outside of any namespace.

/// A cookie with the values that a line of a cookie file has.
struct CookiesInfo {
    std::string domain;     ///< The host that receives the cookie, or the end of the host's name.
    bool tailmatch = false; ///< Whether subdomains receive the cookie, too.
    std::string path;       ///< The path that receives the cookie, with all paths below it.
    bool secure = false;    ///< Whether the cookie is sent only with https.
    std::string name;       ///< The name of the cookie.
    std::string value;      ///< The value of the cookie.
    std::string expires;    ///< When the cookie ends, in seconds since 1970; "0" for a session cookie.
};

/// The cookies in a file of the Netscape format, which HttpClient reads and writes. The object is a copy for
/// the game: its changes reach the client if writeFile() is called before the next request.
class HttpCookie {
public:
    /// Replaces the cookies with the cookies in the file. Lines that are not cookies are skipped.
    void readFile();
    /// Replaces the file with the cookies. A failure is logged with the path.
    void writeFile();
    /// Sets the full path of the file.
    void setCookieFileName(const std::string& fileName);

    /// Returns the cookies of the file as of the last readFile(). This object owns them.
    const std::vector<CookiesInfo>* getCookies() const;
    /// Returns the first cookie whose domain occurs in the URL, or null. This object owns it.
    const CookiesInfo* getMatchCookie(const std::string& url) const;
    /// Copies a cookie, which replaces a cookie with the same domain, path, and name. A cookie with a tab or
    /// a line end, which would be further cookies in the file, is logged and not added.
    void updateOrAddCookie(CookiesInfo* cookie);

private:
    std::string _cookieFileName;
    std::vector<CookiesInfo> _cookies;
};
