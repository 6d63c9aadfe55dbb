#pragma once

#include "base/RefPtr.h"
#include "scene/fwd.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

/// Functions that games override, and that visits and conversions call only for nodes that do. Overrides are
/// found when a node gets a parent or enters, so that other nodes pay nothing.

namespace copra {

/// The functions that a node with RareFlag::Override overrides.
enum class Override : std::uint8_t {
    Draw = 1,  ///< The function draw() without arguments: see Generation.
    Visit = 2, ///< The function visit() without arguments: see Generation.
    /// The functions getNodeToParentTransform(), getNodeToParentAffineTransform(), getNodeToWorldTransform(),
    /// and getWorldToNodeTransform(). In other generations, it is what Generation::transformOf() calls.
    Transform = 4,
    Position = 8 ///< The function setPosition(const Vec2&), which all other setters call in cocos2d-x 2.x.
};

/// Whether the node overrides one of the functions of Override::Transform.
bool overridesTransformOf317(const cocos2d::Node& node);

/// Whether the node overrides getPosition3D() or setPosition3D(), which the movements of 3.17 call.
bool overridesPosition3D(const cocos2d::Node& node);

/// Returns the virtual table of the object's class, or of the class whose constructor or destructor runs.
template<class Class>
const char* virtualTable(const Class& object) {
    const char* table = nullptr;
    std::memcpy(&table, static_cast<const void*>(&object), sizeof table);
    return table;
}

/// Returns the function that a virtual call of `method` on `object` reaches, by the Itanium C++ ABI that GCC
/// and Clang use: a pointer to a virtual member function holds the offset in the virtual table, plus 1 (on
/// ARM the 1 is in the second half).
template<class Class, class Method>
const void* implementation(const Class& object, Method method) {
    struct {
        std::ptrdiff_t offset;
        std::ptrdiff_t adjustment;
    } parts;
    static_assert(sizeof parts == sizeof method, "this is another ABI");
    std::memcpy(&parts, &method, sizeof method);
    const void* function = nullptr;
    std::memcpy(&function, virtualTable(object) + (parts.offset & ~std::ptrdiff_t{1}), sizeof function);
    return function;
}

/// Returns what `function` returns for an object of this very class, which it may not keep.
template<class Class, class Function>
auto ofPlain(Function function) {
    cocos2d::RefPtr<Class> object;
    object.weakAssign(cocos2d::RefPtr<Class>(new Class()));
    return function(*object);
}

/// Returns visit() and draw() of this object, for comparison with the functions of another class.
std::array<const void*, 2> drawFunctionsOf(const cocos2d::Node& node);

/// Makes the functions of Override::Transform of this object count as functions of Node from now on.
void addPlainTransforms(const cocos2d::Node& node);

/// Marks a class of the framework that overrides these functions, and whose visits agree with them: its
/// overrides count as those of Node. Its constructor calls this function, because the object is then of no
/// derived class yet.
template<class Class>
void countAsPlainTransforms(const Class& node) {
    [[maybe_unused]] static const bool counted = (addPlainTransforms(node), true);
}

} // namespace copra
