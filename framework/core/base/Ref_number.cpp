#include "base/Ref.h"
#include "base/WeakPtr.h"

#include <unordered_map>

namespace copra {
namespace {

/// An address may be that of another object later.
struct Numbered {
    WeakPtr<cocos2d::Ref> object;
    unsigned int number = 0;
};

} // namespace

ObjectNumber::operator unsigned int() const {
    static auto& s_numbered =
        *new std::unordered_map<const void*, Numbered>(); // objects may be read after main()
    static unsigned int s_last = 0;
    Numbered& numbered = s_numbered[this];
    if (!numbered.object)
        // As an empty member it has the address of its object.
        numbered = {reinterpret_cast<cocos2d::Ref*>(const_cast<ObjectNumber*>(this)), ++s_last};
    return numbered.number;
}

} // namespace copra
