#include "base/openFile.h"

#ifdef _WIN32
#include "base/utf8.h"

#include <cerrno>
#include <cwchar>
#endif

namespace copra {

#ifdef _WIN32

std::FILE* openFile(const std::string& path, const char* mode) {
    std::u16string wide;
    if (!cocos2d::StringUtils::UTF8ToUTF16(path, wide)) {
        errno = EINVAL;
        return nullptr;
    }
    const std::string modeText = mode;
    return _wfopen(std::wstring(wide.begin(), wide.end()).c_str(),
                   std::wstring(modeText.begin(), modeText.end()).c_str());
}

#else

std::FILE* openFile(const std::string& path, const char* mode) {
    return std::fopen(path.c_str(), mode);
}

#endif

} // namespace copra
