#pragma once

/// The macros of the extensions.

#define NS_CC_EXT_BEGIN                                                                                      \
    namespace cocos2d {                                                                                      \
    namespace extension {
#define NS_CC_EXT_END                                                                                        \
    }                                                                                                        \
    }
#define USING_NS_CC_EXT using namespace cocos2d::extension

/// Marks exported classes in cocos2d-x. Empty here, because the libraries are static.
#define CC_EX_DLL
