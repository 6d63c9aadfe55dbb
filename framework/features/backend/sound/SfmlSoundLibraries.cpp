#include "backend/sound/SfmlSoundLibraries.h"

#if defined(__linux__) || defined(__FreeBSD__)
#include <cstdlib>
#include <dlfcn.h>
#endif

namespace copra::sfml {

#if defined(__linux__) || defined(__FreeBSD__)

namespace {

/// The type of ALSA's snd_lib_error_handler_t.
using AlsaHandler = void (*)(const char* file, int line, const char* function, int error, const char* format,
                             ...);

void ignoreAlsaError(const char*, int, const char*, int, const char*, ...) {}

} // namespace

// OpenAL loads libasound, with which Copra is not linked; where there is none, nothing has to be silenced.
void silenceSoundLibraries() {
    if (std::getenv("ALSOFT_LOGLEVEL")) return;
    setenv("ALSOFT_LOGLEVEL", "0", 0);
    void* const alsa = dlopen("libasound.so.2", RTLD_LAZY);
    if (!alsa) return;
    const auto setHandler = reinterpret_cast<int (*)(AlsaHandler)>(dlsym(alsa, "snd_lib_error_set_handler"));
    if (setHandler) setHandler(ignoreAlsaError);
}

#else

void silenceSoundLibraries() {}

#endif

} // namespace copra::sfml
