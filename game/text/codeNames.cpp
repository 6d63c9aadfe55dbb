#include "text/codeNames.h"

#include "text/Texts.h"

#include <algorithm>
#include <cctype>

namespace beecluster {

std::string textOfCode(Device device, int code) {
    const std::string name = nameOfCode(device, code);
    // That of "key.page_up" for "PAGE_UP"; the name, if it has none.
    std::string key = name;
    std::transform(key.begin(), key.end(), key.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return textOr((device == Device::Keys ? "key." : "pad.") + key, name);
}

} // namespace beecluster
