#pragma once

#include "base/Ref.h"
#include "base/fwd.h"
#include "base/refuse.h"
#include "scene/fwd.h"

#include <cstring>

/// Assigns the node to a member and retains it, in an override of onAssignCCBMemberVariable() with parameters
/// named pTarget, pMemberVariableName, and pNode. A node of another class is logged and not assigned.
#define CCB_MEMBERVARIABLEASSIGNER_GLUE(TARGET, MEMBERVARIABLENAME, MEMBERVARIABLETYPE, MEMBERVARIABLE)      \
    if (pTarget == TARGET && 0 == strcmp(pMemberVariableName, (MEMBERVARIABLENAME))) {                       \
        auto* const pNewVar = dynamic_cast<MEMBERVARIABLETYPE>(pNode);                                       \
        if (!pNewVar) {                                                                                      \
            copra::warning("CCBReader: the node for '%s' is not a %s", pMemberVariableName,                  \
                           #MEMBERVARIABLETYPE);                                                             \
            return true;                                                                                     \
        }                                                                                                    \
        pNewVar->retain();                                                                                   \
        CC_SAFE_RELEASE(MEMBERVARIABLE);                                                                     \
        MEMBERVARIABLE = pNewVar;                                                                            \
        return true;                                                                                         \
    }

/// Assigns the node to a member without retaining it, in an override of onAssignCCBMemberVariable() with
/// parameters named pTarget, pMemberVariableName, and pNode. A node of another class is logged, and the
/// member becomes null.
#define CCB_MEMBERVARIABLEASSIGNER_GLUE_WEAK(TARGET, MEMBERVARIABLENAME, MEMBERVARIABLETYPE, MEMBERVARIABLE) \
    if (pTarget == TARGET && 0 == strcmp(pMemberVariableName, (MEMBERVARIABLENAME))) {                       \
        MEMBERVARIABLE = dynamic_cast<MEMBERVARIABLETYPE>(pNode);                                            \
        if (!MEMBERVARIABLE)                                                                                 \
            copra::warning("CCBReader: the node for '%s' is not a %s", pMemberVariableName,                  \
                           #MEMBERVARIABLETYPE);                                                             \
        return true;                                                                                         \
    }

namespace cocosbuilder {

/// Receives the nodes of a file that have a variable name. Derive the owner or the class of the root node
/// from it.
class CCBMemberVariableAssigner {
public:
    virtual ~CCBMemberVariableAssigner() = default;
    /// Assigns a node to a member of `target`. Returns whether `target` has such a member.
    virtual bool onAssignCCBMemberVariable(cocos2d::Ref* target, const char* memberVariableName,
                                           cocos2d::Node* node) = 0;
    /// Receives a custom property of the node `target`. Returns whether the property is known.
    virtual bool onAssignCCBCustomProperty(cocos2d::Ref* /*target*/, const char* /*memberVariableName*/,
                                           const cocos2d::Value& /*value*/) {
        return false;
    }
};

} // namespace cocosbuilder
