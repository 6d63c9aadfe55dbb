// The call stack on Windows.

#ifdef _WIN32

#include "diagnosis/callStack.h"

#include "base/utf8.h"
#include "base/windowsApi.h"

namespace copra {

int captureCallStack(void** addresses, int capacity) {
    constexpr DWORD kThisFunction = 1;
    return CaptureStackBackTrace(kThisFunction, static_cast<DWORD>(capacity), addresses, nullptr);
}

int captureFramePointers(void** addresses, int capacity) {
    return captureCallStack(addresses, capacity);
}

bool printFunctions(const char*, const std::uintptr_t*, int) {
    return false;
}

std::pair<std::string, std::uintptr_t> locateCode(const void* address) {
    HMODULE module = nullptr;
    if (!GetModuleHandleExW(GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS |
                                GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT,
                            static_cast<LPCWSTR>(address), &module))
        return {};
    std::wstring name(MAX_PATH, L'\0');
    const DWORD length = GetModuleFileNameW(module, name.data(), static_cast<DWORD>(name.size()));
    if (length == 0 || length == name.size()) return {};
    std::string file;
    cocos2d::StringUtils::UTF16ToUTF8(std::u16string(name.begin(), name.begin() + length), file);
    for (char& c : file)
        if (c == '\\') c = '/';
    // Where the linkers of mingw-w64 and of Microsoft place programs and libraries; the system may move them.
    constexpr std::uintptr_t kProgram = 0x140000000, kLibrary = 0x180000000;
    const std::uintptr_t offset =
        reinterpret_cast<std::uintptr_t>(address) - reinterpret_cast<std::uintptr_t>(module);
    return {file, offset + (module == GetModuleHandleW(nullptr) ? kProgram : kLibrary)};
}

} // namespace copra

#endif
