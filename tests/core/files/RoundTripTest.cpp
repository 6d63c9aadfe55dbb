/// What is written is read back equal: random values of every type through every writer.

#include "base/Data.h"
#include "base/base64.h"
#include "base/numberText.h"
#include "base/randomValues.h"
#include "files/FileUtils.h"
#include "files/Plist.h"
#include "files/TempFolder.h"
#include "files/UserDefault.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>

using namespace cocos2d;
using copra::test::RandomValues;

namespace {

constexpr int kFiles = 20; // each waits for the disk

/// The value as a property list can hold it: it has one kind of integers, of numbers and of dictionaries.
Value asInPlist(const Value& value) {
    switch (value.getType()) {
    case Value::Type::BYTE:
        return Value(static_cast<int>(value.asByte()));
    case Value::Type::UNSIGNED:
        return copra::plistInteger(value.asUnsignedInt());
    case Value::Type::INT_I64:
        return copra::plistInteger(value.asInt64());
    case Value::Type::INT_UI64:
        return value.asUint64() > INT64_MAX
                   ? value
                   : copra::plistInteger(static_cast<std::int64_t>(value.asUint64()));
    case Value::Type::FLOAT:
        return Value(std::stod(copra::printNumber(value.asFloat()))); // the digits that a float has
    case Value::Type::VECTOR: {
        ValueVector list;
        for (const Value& each : value.asValueVector()) list.push_back(asInPlist(each));
        return Value(list);
    }
    case Value::Type::MAP: {
        ValueMap map;
        for (const auto& [key, each] : value.asValueMap()) map[key] = asInPlist(each);
        return Value(map);
    }
    case Value::Type::INT_KEY_MAP: {
        ValueMap map;
        for (const auto& [key, each] : value.asIntKeyMap()) map[std::to_string(key)] = asInPlist(each);
        return Value(map);
    }
    default:
        return value;
    }
}

class RoundTrip : public testing::Test {
protected:
    void SetUp() override { UserDefault::destroyInstance(); }
    void TearDown() override { UserDefault::destroyInstance(); }

    copra::test::TempFolder folder;
    RandomValues random{7};
};

} // namespace

TEST_F(RoundTrip, PropertyLists) {
    FileUtils& files = *FileUtils::getInstance();
    const std::string path = folder.path() + "values.plist";
    for (int i = 0; i < kFiles; ++i) {
        const ValueMap map = random.map(3);
        ASSERT_TRUE(files.writeValueMapToFile(map, path));
        ASSERT_EQ(Value(files.getValueMapFromFile(path)), asInPlist(Value(map)))
            << files.getStringFromFile(path);
        const ValueVector list = random.list(3);
        ASSERT_TRUE(files.writeValueVectorToFile(list, path));
        ASSERT_EQ(Value(files.getValueVectorFromFile(path)), asInPlist(Value(list)))
            << files.getStringFromFile(path);
    }
    for (int i = 0; i < 1'000; ++i) {
        const Value value = random.value(3);
        const std::string text = copra::writePlist(value);
        ASSERT_EQ(copra::readPlist(text, "values.plist"), asInPlist(value)) << text;
    }
}

TEST_F(RoundTrip, UserDefaults) {
    std::map<std::string, Value> values;
    std::map<std::string, std::string> data;
    for (int i = 0; i < 100; ++i) {
        UserDefault& user = *UserDefault::getInstance();
        std::string key;
        while (key.empty()) key = random.text();
        values.erase(key);
        data.erase(key);
        const Value value = random.value(0);
        switch (random.below(7)) {
        case 0:
            user.setBoolForKey(key.c_str(), value.asBool());
            values[key] = Value(value.asBool());
            break;
        case 1: {
            const int number = random.integer<int>();
            user.setIntegerForKey(key.c_str(), number);
            values[key] = Value(number);
            break;
        }
        case 2: {
            const float number = random.real<float, std::uint32_t>();
            user.setFloatForKey(key.c_str(), number);
            values[key] = Value(number);
            break;
        }
        case 3: {
            const double number = random.real<double, std::uint64_t>();
            user.setDoubleForKey(key.c_str(), number);
            values[key] = Value(number);
            break;
        }
        case 4: {
            const std::int64_t number = random.integer<std::int64_t>();
            user.setLargeIntForKey(key.c_str(), number);
            values[key] = Value(number);
            break;
        }
        case 5: {
            const std::string bytes = random.bytes();
            Data made;
            made.copy(reinterpret_cast<const unsigned char*>(bytes.data()),
                      static_cast<ssize_t>(bytes.size()));
            user.setDataForKey(key.c_str(), made);
            data[key] = bytes;
            break;
        }
        default: {
            const std::string text = random.text();
            user.setStringForKey(key.c_str(), text);
            values[key] = Value(text);
        }
        }
    }
    UserDefault::destroyInstance();
    UserDefault& user = *UserDefault::getInstance();
    for (const auto& [name, value] : values) {
        const char* const key = name.c_str();
        switch (value.getType()) {
        case Value::Type::BOOLEAN:
            EXPECT_EQ(user.getBoolForKey(key), value.asBool()) << key;
            break;
        case Value::Type::INTEGER:
            EXPECT_EQ(user.getIntegerForKey(key), value.asInt()) << key;
            break;
        case Value::Type::FLOAT:
            EXPECT_EQ(user.getFloatForKey(key), value.asFloat()) << key;
            break;
        case Value::Type::DOUBLE:
            EXPECT_EQ(user.getDoubleForKey(key), value.asDouble()) << key;
            break;
        case Value::Type::INT_I64:
            EXPECT_EQ(user.getLargeIntForKey(key), value.asInt64()) << key;
            break;
        default:
            EXPECT_EQ(user.getStringForKey(key), value.asString()) << key;
        }
    }
    for (const auto& [key, bytes] : data) {
        const Data read = user.getDataForKey(key.c_str());
        EXPECT_EQ(std::string(reinterpret_cast<const char*>(read.getBytes()),
                              static_cast<std::size_t>(read.getSize())),
                  bytes);
    }
}

TEST_F(RoundTrip, TextsAndDataInFiles) {
    FileUtils& files = *FileUtils::getInstance();
    const std::string path = folder.path() + "bytes";
    for (int i = 0; i < kFiles; ++i) {
        const std::string bytes = random.bytes();
        ASSERT_TRUE(files.writeStringToFile(bytes, path));
        ASSERT_EQ(files.getStringFromFile(path), bytes);
        if (bytes.empty()) continue;
        char* encoded = nullptr;
        base64Encode(reinterpret_cast<const unsigned char*>(bytes.data()),
                     static_cast<unsigned>(bytes.size()), &encoded);
        unsigned char* decoded = nullptr;
        const int size = base64Decode(reinterpret_cast<const unsigned char*>(encoded),
                                      static_cast<unsigned>(std::strlen(encoded)), &decoded);
        EXPECT_EQ(std::string(reinterpret_cast<const char*>(decoded), static_cast<std::size_t>(size)), bytes);
        std::free(encoded);
        std::free(decoded);
    }
}

// Numbers with a point have the format of cocos2d-x, which keeps some digits only.
TEST_F(RoundTrip, IntegersAsTexts) {
    for (int i = 0; i < 300; ++i) {
        const auto large = random.integer<std::int64_t>();
        const auto larger = random.integer<std::uint64_t>();
        const auto integer = random.integer<int>();
        EXPECT_EQ(Value(Value(large).asString()).asInt64(), large);
        EXPECT_EQ(Value(Value(larger).asString()).asUint64(), larger);
        EXPECT_EQ(Value(Value(integer).asString()).asInt(), integer);
    }
}
