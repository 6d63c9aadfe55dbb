#include "compat/containers/ValueObjects.h"

#include "compat/containers/Bool.h"
#include "compat/containers/Double.h"
#include "compat/containers/Float.h"
#include "compat/containers/Integer.h"

namespace copra {

using namespace cocos2d;

Ref* toObject(const Value& value) {
    switch (value.getType()) {
    case Value::Type::VECTOR:
        return toArray(value.asValueVector());
    case Value::Type::MAP:
        return toDictionary(value.asValueMap());
    case Value::Type::INT_KEY_MAP: {
        __Dictionary* const dictionary = __Dictionary::create();
        for (const auto& [key, element] : value.asIntKeyMap()) dictionary->setObject(toObject(element), key);
        return dictionary;
    }
    default:
        return __String::create(value.asString());
    }
}

__Array* toArray(const ValueVector& values) {
    __Array* const array = __Array::createWithCapacity(static_cast<ssize_t>(values.size()));
    for (const Value& value : values) array->addObject(toObject(value));
    return array;
}

__Dictionary* toDictionary(const ValueMap& values) {
    __Dictionary* const dictionary = __Dictionary::create();
    for (const auto& [key, value] : values) dictionary->setObject(toObject(value), key);
    return dictionary;
}

Value toValue(Ref* object) {
    if (const auto* const text = dynamic_cast<__String*>(object)) return Value(text->_string);
    if (const auto* const number = dynamic_cast<__Integer*>(object)) return Value(number->getValue());
    if (const auto* const real = dynamic_cast<__Float*>(object)) return Value(real->getValue());
    if (const auto* const precise = dynamic_cast<__Double*>(object)) return Value(precise->getValue());
    if (const auto* const boolean = dynamic_cast<__Bool*>(object)) return Value(boolean->getValue());
    if (auto* const array = dynamic_cast<__Array*>(object)) return Value(toValueVector(*array));
    if (auto* const dictionary = dynamic_cast<__Dictionary*>(object)) return Value(toValueMap(*dictionary));
    return Value();
}

ValueVector toValueVector(__Array& array) {
    ValueVector values;
    for (Ref* const object : array) values.push_back(toValue(object));
    return values;
}

ValueMap toValueMap(__Dictionary& dictionary) {
    ValueMap values;
    __Dictionary* entries = &dictionary; // a pointer, because CCDICT_FOREACH tests it for null
    DictElement* element = nullptr;
    CCDICT_FOREACH(entries, element) {
        const std::string key =
            element->hasStrKey() ? element->getStrKey() : StringUtils::toString(element->getIntKey());
        values[key] = toValue(element->getObject());
    }
    return values;
}

} // namespace copra
