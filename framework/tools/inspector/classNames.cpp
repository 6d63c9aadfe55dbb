#include "inspector/classNames.h"

#include "diagnosis/readableName.h"

#include <algorithm>
#include <cctype>

namespace copra {
namespace inspector {

namespace {

/// Where the name that ends at `end` begins: a name, or "(anonymous namespace)".
std::size_t beginOfName(const std::string& text, std::size_t end) {
    if (end > 0 && text[end - 1] == ')') return text.rfind('(', end);
    const auto isNamePart = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
    while (end > 0 && isNamePart(text[end - 1])) --end;
    return end;
}

/// Removes the namespaces, also within template arguments, but for `ui`, which distinguishes widgets from nodes of the same name.
std::string withoutNamespaces(std::string name) {
    for (std::size_t at = name.find("::"); at != std::string::npos; at = name.find("::", at)) {
        const std::size_t first = std::min(beginOfName(name, at), at);
        if (name.compare(first, at - first, "ui") == 0) {
            at += 2;
            continue;
        }
        name.erase(first, at + 2 - first);
        at = first;
    }
    return name;
}

} // namespace

std::string classNameOf(const std::type_info& type) {
    return withoutNamespaces(readableName(type));
}

} // namespace inspector
} // namespace copra
