#pragma once

#include "base/Value.h"
#include "legacy/containers/Array.h"
#include "legacy/containers/Dictionary.h"

namespace copra {

/// Between property lists of Values and the object containers of older code. Numbers and truths become texts
/// there, as
/// __String. The objects are autoreleased.
cocos2d::Ref* toObject(const cocos2d::Value& value);
cocos2d::__Array* toArray(const cocos2d::ValueVector& values);
cocos2d::__Dictionary* toDictionary(const cocos2d::ValueMap& values);

/// Back: a __String becomes a text, __Integer and its kin become what they are, containers are copied deeply.
/// Other objects (and null) become an empty Value.
cocos2d::Value toValue(cocos2d::Ref* object);
cocos2d::ValueVector toValueVector(cocos2d::__Array& array);
cocos2d::ValueMap toValueMap(cocos2d::__Dictionary& dictionary);

} // namespace copra
