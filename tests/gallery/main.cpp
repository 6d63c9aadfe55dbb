#include "GalleryApp.h"
#include "Options.h"
#include "platform/system/process.h"

#include <cstdlib>

int main(int argc, char** argv) {
    const gallery::ParsedOptions parsed = gallery::parseOptions(argc, argv);
    if (parsed.exitCode) return *parsed.exitCode;
    // GLViewImpl chooses the backend by this variable.
    if (parsed.options.headless) copra::setEnvironment("COPRA_BACKEND", "null");
    gallery::GalleryApp application(parsed.options);
    if (parsed.options.frames > 0) return application.runFrames();
    const int code = application.run();
    return application.hasWindow() ? code : gallery::kExitNoWindow;
}
