#pragma once

#include <string>
#include <typeinfo>

namespace copra {

/// The name of a class as in source code, with its namespaces, such as "cocos2d::Sprite". With other
/// compilers than GCC and Clang, what they call it.
std::string readableName(const std::type_info& type);

} // namespace copra
