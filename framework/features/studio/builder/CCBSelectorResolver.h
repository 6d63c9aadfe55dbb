#pragma once

#include "extensions/Invocation.h"

#include <cstring>

/// Returns the selector of a method if the target and the name match, in the functions of CCBSelectorResolver
/// with parameters named pTarget and pSelectorName.
#define CCB_SELECTORRESOLVER_CCMENUITEM_GLUE(TARGET, SELECTORNAME, METHOD)                                   \
    if (pTarget == TARGET && strcmp(pSelectorName, SELECTORNAME) == 0) {                                     \
        return CC_MENU_SELECTOR(METHOD);                                                                     \
    }
#define CCB_SELECTORRESOLVER_CCCONTROL_GLUE(TARGET, SELECTORNAME, METHOD)                                    \
    if (pTarget == TARGET && strcmp(pSelectorName, SELECTORNAME) == 0) {                                     \
        return cccontrol_selector(METHOD);                                                                   \
    }
#define CCB_SELECTORRESOLVER_CALLFUNC_GLUE(TARGET, SELECTORNAME, METHOD)                                     \
    if (pTarget == TARGET && strcmp(pSelectorName, SELECTORNAME) == 0) {                                     \
        return CC_CALLFUNCN_SELECTOR(METHOD);                                                                \
    }

namespace cocosbuilder {

/// Returns the member functions for the names of callbacks in a file. Derive the owner or the class of the
/// root node from it.
class CCBSelectorResolver {
public:
    virtual ~CCBSelectorResolver() = default;
    /// Returns the member function of `pTarget` that a menu item calls, or null.
    virtual cocos2d::SEL_MenuHandler onResolveCCBCCMenuItemSelector(cocos2d::Ref* pTarget,
                                                                    const char* pSelectorName) = 0;
    /// Returns the member function of `pTarget` that a keyframe calls, or null.
    virtual cocos2d::SEL_CallFuncN onResolveCCBCCCallFuncSelector(cocos2d::Ref* /*pTarget*/,
                                                                  const char* /*pSelectorName*/) {
        return nullptr;
    }
    /// Returns the member function of `pTarget` that a control calls, or null.
    virtual cocos2d::extension::Control::Handler onResolveCCBCCControlSelector(cocos2d::Ref* pTarget,
                                                                               const char* pSelectorName) = 0;
};

/// Creates a resolver for a script.
class CCBScriptOwnerProtocol {
public:
    virtual ~CCBScriptOwnerProtocol() = default;
    /// Returns a resolver for the script.
    virtual CCBSelectorResolver* createNew() = 0;
};

} // namespace cocosbuilder
