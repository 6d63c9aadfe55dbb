#include "diagnosis/readableName.h"

#if defined(__GNUC__) || defined(__clang__)
#include <cstdlib>
#include <cxxabi.h>
#include <memory>
#endif

namespace copra {

std::string readableName(const std::type_info& type) {
#if defined(__GNUC__) || defined(__clang__)
    int status = 0;
    const std::unique_ptr<char, void (*)(void*)> name(
        abi::__cxa_demangle(type.name(), nullptr, nullptr, &status), std::free);
    if (status == 0) return name.get();
#endif
    return type.name();
}

} // namespace copra
