#pragma once

/// Macros that declare or define a member variable with its accessors. `funName` is the name of the accessors
/// after get and set. The accessors are virtual, as in cocos2d-x.

/// Declare a protected member and its public virtual accessors, which the .cpp file defines.
#define CC_PROPERTY_READONLY(varType, varName, funName)                                                      \
protected:                                                                                                   \
    varType varName;                                                                                         \
                                                                                                             \
public:                                                                                                      \
    virtual varType get##funName() const;
#define CC_PROPERTY_READONLY_PASS_BY_REF(varType, varName, funName)                                          \
protected:                                                                                                   \
    varType varName;                                                                                         \
                                                                                                             \
public:                                                                                                      \
    virtual const varType& get##funName() const;
#define CC_PROPERTY(varType, varName, funName)                                                               \
protected:                                                                                                   \
    varType varName;                                                                                         \
                                                                                                             \
public:                                                                                                      \
    virtual varType get##funName() const;                                                                    \
    virtual void set##funName(varType var);
#define CC_PROPERTY_PASS_BY_REF(varType, varName, funName)                                                   \
protected:                                                                                                   \
    varType varName;                                                                                         \
                                                                                                             \
public:                                                                                                      \
    virtual const varType& get##funName() const;                                                             \
    virtual void set##funName(const varType& var);

/// Define a protected member with inline public accessors. CC_SYNTHESIZE_RETAIN defines a private member and
/// retains the object.
#define CC_SYNTHESIZE_READONLY(varType, varName, funName)                                                    \
protected:                                                                                                   \
    varType varName;                                                                                         \
                                                                                                             \
public:                                                                                                      \
    virtual inline varType get##funName() const {                                                            \
        return varName;                                                                                      \
    }
#define CC_SYNTHESIZE_READONLY_PASS_BY_REF(varType, varName, funName)                                        \
protected:                                                                                                   \
    varType varName;                                                                                         \
                                                                                                             \
public:                                                                                                      \
    virtual inline const varType& get##funName() const {                                                     \
        return varName;                                                                                      \
    }
#define CC_SYNTHESIZE(varType, varName, funName)                                                             \
protected:                                                                                                   \
    varType varName;                                                                                         \
                                                                                                             \
public:                                                                                                      \
    virtual inline varType get##funName() const {                                                            \
        return varName;                                                                                      \
    }                                                                                                        \
    virtual inline void set##funName(varType var) {                                                          \
        varName = var;                                                                                       \
    }
#define CC_SYNTHESIZE_PASS_BY_REF(varType, varName, funName)                                                 \
protected:                                                                                                   \
    varType varName;                                                                                         \
                                                                                                             \
public:                                                                                                      \
    virtual inline const varType& get##funName() const {                                                     \
        return varName;                                                                                      \
    }                                                                                                        \
    virtual inline void set##funName(const varType& var) {                                                   \
        varName = var;                                                                                       \
    }
#define CC_SYNTHESIZE_RETAIN(varType, varName, funName)                                                      \
private:                                                                                                     \
    varType varName;                                                                                         \
                                                                                                             \
public:                                                                                                      \
    virtual inline varType get##funName() const {                                                            \
        return varName;                                                                                      \
    }                                                                                                        \
    virtual inline void set##funName(varType var) {                                                          \
        if (varName != var) {                                                                                \
            CC_SAFE_RETAIN(var);                                                                             \
            CC_SAFE_RELEASE(varName);                                                                        \
            varName = var;                                                                                   \
        }                                                                                                    \
    }
