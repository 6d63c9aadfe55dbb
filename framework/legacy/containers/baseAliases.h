#pragma once

/// Deprecated aliases of the types of base and of the legacy containers that version 3.17 still has.

#include "base/Data.h"
#include "legacy/containers/Array.h"
#include "legacy/containers/Bool.h"
#include "legacy/containers/DataVisitor.h"
#include "legacy/containers/Dictionary.h"
#include "legacy/containers/Double.h"
#include "legacy/containers/Float.h"
#include "legacy/containers/Integer.h"
#include "legacy/containers/Set.h"
#include "legacy/containers/String.h"

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
