#include "cocos2d.h"
#include "compat/v2/MutableArray.h"
#include "monkey/Monkey.h"

using namespace cocos2d;

namespace monkey {

namespace {

// One line a kind of object.
using ObjectMaker = Ref* (*)(Monkey& m, Draw& d);
const ObjectMaker kObjects[] = {
    [](Monkey&, Draw& d) -> Ref* { return __String::create(d.text()); },
    [](Monkey&, Draw& d) -> Ref* {
        return __String::createWithFormat("%d%s", d.anyInteger(), d.text().c_str());
    },
    [](Monkey&, Draw& d) -> Ref* { return __Integer::create(d.anyInteger()); },
    [](Monkey&, Draw& d) -> Ref* { return __Float::create(d.number()); },
    [](Monkey&, Draw& d) -> Ref* { return __Double::create(static_cast<double>(d.number())); },
    [](Monkey&, Draw& d) -> Ref* { return __Bool::create(d.flag()); },
    [](Monkey& m, Draw&) -> Ref* { return m.node(); },
};

Ref* object(Monkey& m) {
    return kObjects[m.draw().below(std::size(kObjects))](m, m.draw());
}

void useArray(Monkey& m) {
    Draw& d = m.draw();
    auto* const array = d.flag() ? __Array::create() : __Array::createWithCapacity(d.anyInteger());
    if (!array) return;
    for (int i = d.integer(0, 12); i > 0; --i) {
        switch (d.integer(0, 11)) {
        case 0:
            array->insertObject(object(m), d.anyInteger());
            break;
        case 1:
            array->getObjectAtIndex(d.anyInteger());
            break;
        case 2:
            array->removeObjectAtIndex(d.anyInteger());
            break;
        case 3:
            array->exchangeObjectAtIndex(d.anyInteger(), d.anyInteger());
            break;
        case 4:
            array->replaceObjectAtIndex(d.anyInteger(), object(m));
            break;
        case 5:
            array->fastRemoveObjectAtIndex(d.anyInteger());
            break;
        case 6:
            array->addObjectsFromArray(array);
            break;
        case 7:
            array->removeLastObject();
            break;
        case 8:
            array->removeObject(array->getRandomObject());
            break;
        case 9:
            array->reverseObjects();
            array->reduceMemoryFootprint();
            break;
        case 10:
            array->removeObjectsInArray(d.flag() ? array : __Array::createWithArray(array));
            break;
        default:
            array->addObject(object(m));
        }
    }
    if (d.flag()) static_cast<void>(array->isEqualToArray(array->clone()));
}

void useDictionary(Monkey& m) {
    Draw& d = m.draw();
    auto* const dictionary = __Dictionary::create();
    for (int i = d.integer(0, 12); i > 0; --i) {
        switch (d.integer(0, 7)) {
        case 0:
            dictionary->setObject(object(m), d.anyInteger());
            break;
        case 1:
            dictionary->removeObjectForKey(d.anyInteger());
            break;
        case 2:
            dictionary->removeObjectForKey(d.text());
            break;
        case 3:
            dictionary->valueForKey(d.text())->floatValue();
            break;
        case 4:
            dictionary->allKeysForObject(dictionary->randomObject());
            break;
        case 5:
            dictionary->removeObjectsForKeys(dictionary->allKeys());
            break;
        case 6: {
            DictElement* element = nullptr;
            CCDICT_FOREACH(dictionary, element) dictionary->removeObjectForElememt(element);
            break;
        }
        default:
            dictionary->setObject(object(m), d.text());
        }
    }
    dictionary->clone()->count();
}

void useString(Monkey& m) {
    Draw& d = m.draw();
    auto* const text = __String::create(d.text());
    text->appendWithFormat("%g", static_cast<double>(d.number()));
    static_cast<void>(text->intValue()), static_cast<void>(text->uintValue());
    static_cast<void>(text->floatValue()), static_cast<void>(text->doubleValue());
    static_cast<void>(text->boolValue());
    text->componentsSeparatedByString(d.text().c_str());
    auto* const set = __Set::create();
    for (int i = d.integer(0, 4); i > 0; --i) set->addObject(object(m));
    set->removeObject(set->anyObject());
    auto* const old = CCMutableArray<Ref*>::create();
    for (int i = d.integer(0, 4); i > 0; --i)
        old->insertObjectAtIndex(object(m), static_cast<unsigned>(d.anyInteger()));
    old->replaceObjectAtIndex(static_cast<unsigned>(d.anyInteger()), object(m));
    old->removeObjectAtIndex(static_cast<unsigned>(d.anyInteger()));
    old->removeObjectsInArray(old);
}

} // namespace

const std::vector<Operation>& legacyOperations() {
    static const std::vector<Operation> s_operations = {
        {"__Array", useArray},
        {"__Dictionary", useDictionary},
        {"__String", useString},
    };
    return s_operations;
}

} // namespace monkey
