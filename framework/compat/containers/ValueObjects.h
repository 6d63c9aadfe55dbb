#pragma once

#include "base/Value.h"
#include "compat/containers/Array.h"
#include "compat/containers/Dictionary.h"

namespace copra {

/// Convert Values to the object containers of cocos2d-x 2.x. Numbers and booleans become __String objects, as
/// in cocos2d-x. The results are autoreleased.
cocos2d::Ref* toObject(const cocos2d::Value& value);
cocos2d::__Array* toArray(const cocos2d::ValueVector& values);
cocos2d::__Dictionary* toDictionary(const cocos2d::ValueMap& values);

/// Convert objects to Values. __String, __Integer, __Float, __Double and __Bool become the scalar of that
/// type; containers are copied deeply. Any other object, and null, becomes a Value of type NONE.
cocos2d::Value toValue(cocos2d::Ref* object);
cocos2d::ValueVector toValueVector(cocos2d::__Array& array);
cocos2d::ValueMap toValueMap(cocos2d::__Dictionary& dictionary);

} // namespace copra
