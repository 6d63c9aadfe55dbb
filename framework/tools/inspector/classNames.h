#pragma once

#include <string>
#include <typeinfo>

namespace copra {
namespace inspector {

/// The readable name of a class, without namespaces except `ui`: "Sprite", "ui::Button", "MyEnemy".
std::string classNameOf(const std::type_info& type);

/// The class of an object.
template<class T>
std::string classOf(const T& object) {
    return classNameOf(typeid(object));
}

} // namespace inspector
} // namespace copra
