#include "base/AutoreleasePool.h"
#include "compat/containers/Bool.h"
#include "compat/containers/DataVisitor.h"
#include "compat/containers/Dictionary.h"
#include "compat/containers/Double.h"
#include "compat/containers/Float.h"
#include "compat/containers/Integer.h"
#include "compat/containers/Set.h"
#include "compat/containers/ValueObjects.h"

#include "base/Thing.h"
#include "base/expectRefused.h"

#include <gtest/gtest.h>

using namespace cocos2d;

namespace {

class Collections : public testing::Test {
protected:
    static __String* text(const char* content) { return __String::create(content); }
    static std::string list(__Array* array) {
        std::string words;
        Ref* element = nullptr;
        CCARRAY_FOREACH(array, element) {
            words += std::string(" ") + static_cast<__String*>(element)->getCString();
        }
        return words;
    }
    static std::string entries(__Dictionary* dictionary) {
        std::string words;
        DictElement* element = nullptr;
        CCDICT_FOREACH(dictionary, element) {
            words += std::string(" ") + element->getStrKey();
        }
        return words;
    }

    Things things;
    AutoreleasePool pool;
    __String* one = text("one");
    __String* two = text("two");
    __String* three = text("three");
};

TEST_F(Collections, ArrayAddsInsertsAndRearranges) {
    __Array* const array = __Array::create(one, two, nullptr);
    array->insertObject(three, 1);
    EXPECT_EQ(list(array), " one three two");
    EXPECT_EQ(array->getIndexOfObject(two), 2);
    EXPECT_EQ(array->getIndexOfObject(text("two")), CC_INVALID_INDEX);
    array->exchangeObjectAtIndex(0, 2);
    EXPECT_EQ(list(array), " two three one");
    array->reverseObjects();
    EXPECT_EQ(list(array), " one three two");
    array->replaceObjectAtIndex(0, two);
    EXPECT_EQ(list(array), " two three two");
    EXPECT_EQ(array->getLastObject(), two);
}

TEST_F(Collections, ArrayOwnsItsObjects) {
    Thing* const thing = things.pooled("t");
    auto* const array = new __Array;
    array->init();
    for (int i = 0; i < 100; ++i) array->addObject(thing);
    EXPECT_EQ(thing->getReferenceCount(), 101u);
    array->removeObject(thing);
    array->fastRemoveObjectAtIndex(0);
    array->removeLastObject();
    EXPECT_EQ(array->count(), 97);
    EXPECT_EQ(thing->getReferenceCount(), 98u);
    array->release();
    EXPECT_EQ(thing->getReferenceCount(), 1u);
}

TEST_F(Collections, ArrayTransfersTheReferenceWithoutReleasing) {
    Thing* const thing = things.pooled("t");
    __Array* const array = __Array::createWithObject(thing);
    array->removeObject(thing, false);
    EXPECT_EQ(thing->getReferenceCount(), 2u);
    thing->release();
}

TEST_F(Collections, ArrayCopiesEqualTheirSource) {
    Thing* const thing = things.pooled("t");
    __Array* const array = __Array::create(one, two, thing, nullptr);
    for (__Array* const copy : {array->clone(), __Array::createWithArray(array)}) {
        EXPECT_NE(copy->getObjectAtIndex(0), one);
        EXPECT_EQ(copy->getObjectAtIndex(2), thing) << "not Clonable";
        EXPECT_TRUE(copy->isEqualToArray(array));
        copy->removeLastObject();
        EXPECT_FALSE(copy->isEqualToArray(array));
    }
    EXPECT_EQ(__Array::createWithArray(nullptr)->count(), 0);
}

TEST_F(Collections, ArrayInitializedWithAnotherHasTheSameObjects) {
    __Array* const array = __Array::create();
    EXPECT_TRUE(array->initWithArray(__Array::create(one, two, nullptr)));
    EXPECT_EQ(array->getObjectAtIndex(0), one);
}

TEST_F(Collections, ArrayRefusesToUseNullAsTheOtherArray) {
    __Array* const array = __Array::create(one, two, nullptr);
    EXPECT_REFUSED(array->initWithArray(nullptr), "the other array is null");
    EXPECT_REFUSED(array->addObjectsFromArray(nullptr), "the other array is null");
    EXPECT_REFUSED(array->removeObjectsInArray(nullptr), "the other array is null");
    EXPECT_EQ(list(array), " one two");
}

TEST_F(Collections, ForeachAcceptsNullAndRunsBackwards) {
    EXPECT_EQ(list(nullptr), "");
    __Array* const array = __Array::create(one, two, nullptr);
    std::string words;
    Ref* element = nullptr;
    CCARRAY_FOREACH_REVERSE(array, element) words += static_cast<__String*>(element)->getCString();
    EXPECT_EQ(words, "twoone");
    arrayMakeObjectsPerformSelectorWithObject(array, append, "!", __String*);
    EXPECT_EQ(list(array), " one! two!");
}

TEST_F(Collections, OneVariableServesLoopsOverSeveralDictionaries) {
    __Dictionary* const first = __Dictionary::create();
    first->setObject(one, "a");
    first->setObject(two, "b");
    __Dictionary* const second = __Dictionary::create();
    second->setObject(two, "c");
    __Dictionary* const none = nullptr;
    std::string keys;
    DictElement* element = nullptr;
    CCDICT_FOREACH(first, element) {
        keys += element->getStrKey();
        first->removeObjectForElememt(element);
    }
    CCDICT_FOREACH(second, element) keys += element->getStrKey();
    CCDICT_FOREACH(none, element) keys += element->getStrKey();
    CCDICT_FOREACH(first, element) keys += element->getStrKey();
    EXPECT_EQ(keys, "abc");
}

TEST_F(Collections, DictionaryKeepsTheOrderOfAdding) {
    __Dictionary* const dictionary = __Dictionary::create();
    dictionary->setObject(one, "z");
    dictionary->setObject(two, "a");
    dictionary->setObject(three, "m");
    EXPECT_EQ(entries(dictionary), " z a m");
    dictionary->setObject(three, "z");
    EXPECT_EQ(entries(dictionary), " a m z");
    EXPECT_EQ(one->getReferenceCount(), 1u);
    EXPECT_EQ(dictionary->count(), 3u);
}

TEST_F(Collections, DictionaryFindsStringsAndReturnsAnEmptyOneOtherwise) {
    __Dictionary* const dictionary = __Dictionary::create();
    dictionary->setObject(one, "k1");
    dictionary->setObject(__Integer::create(2), "k2");
    EXPECT_STREQ(dictionary->valueForKey("k1")->getCString(), "one");
    EXPECT_EQ(dictionary->valueForKey("k2")->length(), 0);
    EXPECT_EQ(dictionary->valueForKey("zz")->length(), 0);
    EXPECT_EQ(dictionary->objectForKey("zz"), nullptr);
    dictionary->removeObjectForKey("k1");
    dictionary->removeObjectForKey("k1");
    EXPECT_EQ(dictionary->count(), 1u);
}

TEST_F(Collections, DictionaryWorksWithNumbersAsKeys) {
    __Dictionary* const dictionary = __Dictionary::create();
    dictionary->setObject(one, 7);
    dictionary->setObject(one, -1);
    EXPECT_EQ(dictionary->objectForKey(7), one);
    EXPECT_EQ(dictionary->allKeysForObject(one)->count(), 2);
    EXPECT_EQ(static_cast<__Integer*>(dictionary->allKeys()->getObjectAtIndex(1))->getValue(), -1);
    EXPECT_EQ(dictionary->randomObject(), one);
}

TEST_F(Collections, DictionaryEntriesMayBeRemovedInALoop) {
    __Dictionary* const dictionary = __Dictionary::create();
    for (const char* key : {"a", "b", "c"}) dictionary->setObject(one, key);
    DictElement* element = nullptr;
    CCDICT_FOREACH(dictionary, element) {
        dictionary->removeObjectForElememt(element);
    }
    EXPECT_EQ(dictionary->count(), 0u);
    EXPECT_EQ(one->getReferenceCount(), 1u);
}

TEST_F(Collections, DictionaryClonesItsEntries) {
    __Dictionary* const dictionary = __Dictionary::create();
    dictionary->setObject(one, "k");
    for (__Dictionary* const copy : {dictionary->clone(), __Dictionary::createWithDictionary(dictionary)}) {
        EXPECT_NE(copy->objectForKey("k"), one);
        EXPECT_STREQ(copy->valueForKey("k")->getCString(), "one");
    }
    EXPECT_EQ(__Dictionary::createWithDictionary(nullptr)->count(), 0u);
}

TEST_F(Collections, DictionaryKeepsTheEntryThatIsSetToItsOwnObject) {
    __Dictionary* dictionary = __Dictionary::create();
    for (const char* key : {"a", "b", "c"}) dictionary->setObject(one, key);
    std::string keys;
    DictElement* element = nullptr;
    CCDICT_FOREACH(dictionary, element) {
        dictionary->setObject(element->getObject(), element->getStrKey());
        keys += element->getStrKey();
        if (keys.size() > 3) break; // visited again
    }
    EXPECT_EQ(keys, "abc");
    EXPECT_EQ(one->getReferenceCount(), 4u);
}

TEST_F(Collections, EmptyDictionaryHasNoArrayOfKeys) {
    __Dictionary* const dictionary = __Dictionary::create();
    EXPECT_EQ(dictionary->allKeys(), nullptr);
    EXPECT_EQ(dictionary->allKeysForObject(one), nullptr);
    dictionary->setObject(one, "k");
    EXPECT_EQ(dictionary->allKeysForObject(two)->count(), 0);
    dictionary->removeObjectsForKeys(nullptr);
    EXPECT_EQ(dictionary->count(), 1u);
}

TEST_F(Collections, StringConvertsAndEdits) {
    __String* const formatted = __String::createWithFormat("%d-%s-%.2f", 3, "x", 1.5);
    EXPECT_STREQ(formatted->getCString(), "3-x-1.50");
    EXPECT_EQ(formatted->length(), 8);
    EXPECT_EQ(formatted->intValue(), 3);
    formatted->appendWithFormat("%s", "!!");
    EXPECT_EQ(formatted->compare("3-x-1.50!!"), 0);
    EXPECT_TRUE(formatted->isEqual(text("3-x-1.50!!")));
    EXPECT_FLOAT_EQ(text("2.5")->floatValue(), 2.5f);
    EXPECT_DOUBLE_EQ(text("-0.125")->doubleValue(), -0.125);
    EXPECT_TRUE(text("1")->boolValue());
    EXPECT_FALSE(text("false")->boolValue() || text("0")->boolValue() || text("")->boolValue());
}

TEST_F(Collections, StringSplitsLeavingEmptyPartsOut) {
    EXPECT_EQ(list(text("a,b,,c")->componentsSeparatedByString(",")), " a b c");
    EXPECT_EQ(list(text(",a;b,")->componentsSeparatedByString(",;")), " a b");
    EXPECT_EQ(text("")->componentsSeparatedByString(",")->count(), 0);
}

TEST_F(Collections, SetHoldsEachObjectOnce) {
    Thing* const thing = things.pooled("t");
    __Set* const set = __Set::create();
    set->addObject(thing);
    set->addObject(thing);
    EXPECT_EQ(set->count(), 1);
    EXPECT_EQ(thing->getReferenceCount(), 2u);
    EXPECT_EQ(set->anyObject(), thing);
    __Set* const copy = set->copy();
    EXPECT_TRUE(copy->containsObject(thing));
    copy->release();
    set->removeObject(thing);
    set->removeObject(thing);
    EXPECT_EQ(set->anyObject(), nullptr);
    EXPECT_EQ(thing->getReferenceCount(), 1u);
}

TEST_F(Collections, NumbersKeepTheirValue) {
    EXPECT_EQ(__Integer::create(9)->getValue(), 9);
    EXPECT_TRUE(__Bool::create(true)->getValue());
    EXPECT_FLOAT_EQ(__Float::create(0.25f)->getValue(), 0.25f);
    EXPECT_DOUBLE_EQ(__Double::create(0.1)->clone()->getValue(), 0.1);
}

TEST_F(Collections, PrettyPrinterIndentsContainers) {
    __Dictionary* const dictionary = __Dictionary::create();
    dictionary->setObject(__Array::create(one, __Integer::create(2), nullptr), "list");
    dictionary->setObject(__Bool::create(false), "truth");
    PrettyPrinter printer;
    dictionary->acceptVisitor(printer);
    EXPECT_EQ(printer.getResult(), "{\n\tlist: [\n\t\t0: one\n\t\t1: 2\n\t]\n\ttruth: false\n}");
}

TEST_F(Collections, ValuesConvertToObjectsAndBack) {
    const ValueMap map{{"n", Value(5)}, {"l", Value(ValueVector{Value("x"), Value(true)})}};
    __Dictionary* const dictionary = copra::toDictionary(map);
    EXPECT_STREQ(dictionary->valueForKey("n")->getCString(), "5");
    EXPECT_EQ(list(static_cast<__Array*>(dictionary->objectForKey("l"))), " x true");
    dictionary->setObject(__Integer::create(6), "n");
    ValueMap back = copra::toValueMap(*dictionary);
    EXPECT_TRUE(back["n"] == Value(6));
    EXPECT_EQ(back["l"].asValueVector().size(), 2u);
}

} // namespace
