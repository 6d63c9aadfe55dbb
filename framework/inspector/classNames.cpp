#include "inspector/classNames.h"

#ifdef __GNUG__
#include <cxxabi.h>

#include <cstdlib>
#include <memory>
#endif

namespace copra {
namespace inspector {

namespace {

std::string demangled(const char* name) {
#ifdef __GNUG__
    int status = 0;
    const std::unique_ptr<char, void (*)(void*)> text(abi::__cxa_demangle(name, nullptr, nullptr, &status),
                                                      std::free);
    if (status == 0 && text) return text.get();
#endif
    return name;
}

void removeAll(std::string& text, const std::string& part) {
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at))
        text.erase(at, part.size());
}

} // namespace

std::string classNameOf(const std::type_info& type) {
    std::string name = demangled(type.name());
    for (const char* part : {"class ", "struct ", "cocos2d::", "copra::", "(anonymous namespace)::"})
        removeAll(name, part);
    return name;
}

} // namespace inspector
} // namespace copra
