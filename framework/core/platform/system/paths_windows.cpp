// Paths of Windows: UTF-16, drives and backslashes.

#ifdef _WIN32

#include "base/utf8.h"
#include "platform/system/paths.h"

#include <cctype>

namespace copra {

std::filesystem::path nativePath(const std::string& name) {
    std::u16string wide;
    if (!cocos2d::StringUtils::UTF8ToUTF16(name, wide)) return {};
    return {std::wstring(wide.begin(), wide.end())};
}

std::string pathText(const std::filesystem::path& path) {
    const std::wstring wide = path.generic_wstring();
    std::string name;
    cocos2d::StringUtils::UTF16ToUTF8(std::u16string(wide.begin(), wide.end()), name);
    return name;
}

bool isAbsoluteName(const std::string& name) {
    const auto isSlash = [&name](std::size_t at) {
        return at < name.size() && (name[at] == '/' || name[at] == '\\');
    };
    const bool hasDrive =
        name.size() > 2 && std::isalpha(static_cast<unsigned char>(name[0])) && name[1] == ':';
    return isSlash(0) || (hasDrive && isSlash(2));
}

} // namespace copra

#endif
