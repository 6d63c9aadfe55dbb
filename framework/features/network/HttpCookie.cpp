#include "network/HttpCookie.h"

#include "base/refuse.h"
#include "platform/system/atomicFile.h"

#include <sstream>

namespace {

/// curl marks a cookie that scripts must not read by this prefix of its line; other lines with # are comments.
const std::string kHttpOnly = "#HttpOnly_";

/// Reads domain, tail match, path, secure, expiration, name and value, separated by tabs.
bool parseCookie(std::string line, CookiesInfo& cookie) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (line.compare(0, kHttpOnly.size(), kHttpOnly) == 0) line.erase(0, kHttpOnly.size());
    if (line.empty() || line[0] == '#') return false;
    std::string fields[7];
    std::istringstream stream(line);
    int count = 0;
    while (count < 7 && std::getline(stream, fields[count], '\t')) ++count;
    constexpr int kWithoutValue = 6;
    if (count < kWithoutValue) return false;
    cookie.domain = fields[0].substr(fields[0].compare(0, 1, ".") == 0 ? 1 : 0);
    cookie.tailmatch = fields[1] == "TRUE";
    cookie.path = fields[2];
    cookie.secure = fields[3] == "TRUE";
    cookie.expires = fields[4];
    cookie.name = fields[5];
    cookie.value = fields[6];
    return true;
}

} // namespace

void HttpCookie::readFile() {
    _cookies.clear();
    std::string text, reason;
    if (!copra::readWholeFile(_cookieFileName, text, reason)) return; // none was written yet
    std::istringstream lines(text);
    CookiesInfo cookie;
    for (std::string line; std::getline(lines, line);)
        if (parseCookie(line, cookie)) _cookies.push_back(cookie);
}

void HttpCookie::writeFile() {
    std::ostringstream text;
    text << "# Netscape HTTP Cookie File\n";
    for (const CookiesInfo& cookie : _cookies)
        text << (cookie.tailmatch ? "." : "") << cookie.domain << '\t'
             << (cookie.tailmatch ? "TRUE" : "FALSE") << '\t' << cookie.path << '\t'
             << (cookie.secure ? "TRUE" : "FALSE") << '\t' << cookie.expires << '\t' << cookie.name << '\t'
             << cookie.value << '\n';
    const std::string bytes = text.str();
    std::string reason;
    if (!copra::writeFileAtomically(_cookieFileName, bytes.data(), bytes.size(), reason))
        copra::warning("HttpCookie: %s: %s", _cookieFileName.c_str(), reason.c_str());
}

void HttpCookie::setCookieFileName(const std::string& fileName) {
    _cookieFileName = fileName;
}

const std::vector<CookiesInfo>* HttpCookie::getCookies() const {
    return &_cookies;
}

const CookiesInfo* HttpCookie::getMatchCookie(const std::string& url) const {
    for (const CookiesInfo& cookie : _cookies)
        if (url.find(cookie.domain) != std::string::npos) return &cookie;
    return nullptr;
}

void HttpCookie::updateOrAddCookie(CookiesInfo* cookie) {
    for (const std::string* field :
         {&cookie->domain, &cookie->path, &cookie->expires, &cookie->name, &cookie->value})
        if (field->find_first_of("\t\r\n") != std::string::npos) {
            copra::warning("HttpCookie: the cookie '%s' has a tab or a line break: it is not added",
                           cookie->name.substr(0, cookie->name.find_first_of("\t\r\n")).c_str());
            return;
        }
    for (CookiesInfo& known : _cookies)
        if (known.domain == cookie->domain && known.path == cookie->path && known.name == cookie->name) {
            known = *cookie;
            return;
        }
    _cookies.push_back(*cookie);
}
