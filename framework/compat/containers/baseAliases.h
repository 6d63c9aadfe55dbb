#pragma once

/// Deprecated aliases of the types of base and of the older containers that version 3.17 still has.

#include "base/Data.h"
#include "compat/containers/Array.h"
#include "compat/containers/Bool.h"
#include "compat/containers/DataVisitor.h"
#include "compat/containers/Dictionary.h"
#include "compat/containers/Double.h"
#include "compat/containers/Float.h"
#include "compat/containers/Integer.h"
#include "compat/containers/Set.h"
#include "compat/containers/String.h"

namespace cocos2d {

/// Objects and visitors.
using Object = Ref;
using CCObject = Ref;
using CCDataVisitor = DataVisitor;
using CCPrettyPrinter = PrettyPrinter;

/// Containers and data.
using Array = __Array;
using CCArray = __Array;
using Dictionary = __Dictionary;
using CCDictionary = __Dictionary;
using Set = __Set;
using CCSet = __Set;
using SetIterator = __SetIterator;
using CCSetIterator = __SetIterator;
using CCData = Data;

/// Strings and numbers.
using String = __String;
using CCString = __String;
using Integer = __Integer;
using CCInteger = __Integer;
using Double = __Double;
using CCDouble = __Double;
using Float = __Float;
using CCFloat = __Float;
using Bool = __Bool;
using CCBool = __Bool;

} // namespace cocos2d
