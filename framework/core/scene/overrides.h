#pragma once

#include <cstddef>
#include <cstring>

namespace copra {

/// The function that a virtual call of `method` on `object` reaches, by the Itanium C++ ABI that GCC and Clang use: a
/// pointer to a virtual member function holds the offset in the virtual table, plus 1 (on ARM the 1 is in the second
/// half).
template<class Class, class Method>
const void* implementation(const Class& object, Method method) {
    struct {
        std::ptrdiff_t offset;
        std::ptrdiff_t adjustment;
    } parts;
    static_assert(sizeof parts == sizeof method, "this is another ABI");
    std::memcpy(&parts, &method, sizeof method);
    const char* table = nullptr;
    std::memcpy(&table, static_cast<const void*>(&object), sizeof table);
    const void* function = nullptr;
    std::memcpy(&function, table + (parts.offset & ~std::ptrdiff_t{1}), sizeof function);
    return function;
}

} // namespace copra
