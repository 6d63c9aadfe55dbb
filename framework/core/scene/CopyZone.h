#pragma once

#include "base/fwd.h"

namespace copra {

/// The argument of copyWithZone() of cocos2d-x 2.x: the copy that a derived class has already made.
struct CopyZone {
    explicit CopyZone(cocos2d::Ref* object = nullptr) : m_pCopyObject(object) {}
    cocos2d::Ref* m_pCopyObject; ///< The copy, not retained; null if there is none yet.
};

} // namespace copra
