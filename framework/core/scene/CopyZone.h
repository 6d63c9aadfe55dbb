#pragma once

#include "base/fwd.h"

namespace copra {

/// What copyWithZone() of cocos2d-x 2.x takes: the copy that a derived class has made already.
struct CopyZone {
    explicit CopyZone(cocos2d::Ref* object = nullptr) : m_pCopyObject(object) {}
    cocos2d::Ref* m_pCopyObject; ///< the copy, not retained; null if there is none yet
};

} // namespace copra
