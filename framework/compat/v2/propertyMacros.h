#pragma once

/// The macros of base/propertyMacros.h whose getters a game defines: these are not const in 1.x and 2.x.

#include "base/propertyMacros.h"

#undef CC_PROPERTY_READONLY
#undef CC_PROPERTY_READONLY_PASS_BY_REF
#undef CC_PROPERTY
#undef CC_PROPERTY_PASS_BY_REF

#define CC_PROPERTY_READONLY(varType, varName, funName)                                                      \
protected:                                                                                                   \
    varType varName;                                                                                         \
                                                                                                             \
public:                                                                                                      \
    virtual varType get##funName();
#define CC_PROPERTY_READONLY_PASS_BY_REF(varType, varName, funName)                                          \
protected:                                                                                                   \
    varType varName;                                                                                         \
                                                                                                             \
public:                                                                                                      \
    virtual const varType& get##funName();
#define CC_PROPERTY(varType, varName, funName)                                                               \
    CC_PROPERTY_READONLY(varType, varName, funName)                                                          \
    virtual void set##funName(varType var);
#define CC_PROPERTY_PASS_BY_REF(varType, varName, funName)                                                   \
    CC_PROPERTY_READONLY_PASS_BY_REF(varType, varName, funName)                                              \
    virtual void set##funName(const varType& var);
