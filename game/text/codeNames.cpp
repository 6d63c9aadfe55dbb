#include "text/codeNames.h"

#include "settings/Bindings.h"
#include "text/Texts.h"

#include <algorithm>
#include <cctype>

namespace beecluster {

namespace {

/// The text for a name of the file of settings: that of "key.page_up" for "PAGE_UP"; the name, if it has none.
std::string translated(const std::string& group, const std::string& name) {
    std::string key = name;
    std::transform(key.begin(), key.end(), key.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return textOr(group + key, name);
}

} // namespace

std::string textOfKey(int key) {
    return translated("key.", nameOfKey(key));
}

std::string textOfButton(int button) {
    return translated("pad.", nameOfButton(button));
}

} // namespace beecluster
