// Standard output on Windows, where the programs of players have no console.

#ifdef _WIN32

#include "base/windowsApi.h"
#include "platform/system/paths.h"
#include "platform/system/standardOutput.h"

#include <cstdio>
#include <filesystem>
#include <system_error>

namespace copra {

void openStandardOutput(const std::function<std::string()>& logFile) {
    const HANDLE output = GetStdHandle(STD_OUTPUT_HANDLE);
    if (output && GetFileType(output) != FILE_TYPE_UNKNOWN) return;
    std::filesystem::path file = L"CONOUT$";
    if (!AttachConsole(ATTACH_PARENT_PROCESS)) {
        file = nativePath(logFile());
        std::error_code error;
        std::filesystem::remove(file, error); // what the program printed the last time
    }
    // freopen() fails for a stream that has never been open. Both append, so that none writes over the other.
    for (std::FILE* const stream : {stdout, stderr}) {
        std::FILE* const opened = _wfopen(file.c_str(), L"a");
        if (!opened) continue;
        *stream = *opened;
        std::setvbuf(stream, nullptr, _IONBF, 0);
    }
}

} // namespace copra

#endif
