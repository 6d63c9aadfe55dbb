#include "gameplay/HandleTable.h"

#include "gameplay/Random.h"

#include <gtest/gtest.h>
#include <map>
#include <memory>

using copra::Handle;
using copra::HandleTable;

TEST(HandleTable, FindsWhatWasAdded) {
    HandleTable<int> table;
    const Handle a = table.add(1);
    const Handle b = table.add(2);
    EXPECT_EQ(*table.find(a), 1);
    EXPECT_EQ(*table.find(b), 2);
    EXPECT_EQ(table.handleAt(1), b);
}

TEST(HandleTable, AHandleOfSomethingGoneStaysInvalid) {
    HandleTable<int> table;
    const Handle old = table.add(1);
    table.remove(old);
    EXPECT_EQ(table.find(old), nullptr);
    const Handle next = table.add(2);
    EXPECT_EQ(next.slot, old.slot);
    EXPECT_EQ(table.find(old), nullptr);
    table.remove(old);
    EXPECT_EQ(*table.find(next), 2);
}

TEST(HandleTable, AnEmptyHandleNamesNothing) {
    HandleTable<int> table;
    EXPECT_EQ(table.find(Handle{}), nullptr);
    table.remove(Handle{});
    EXPECT_EQ(table.size(), 0u);
}

TEST(HandleTable, HoldsThingsThatCannotBeCopied) {
    HandleTable<std::unique_ptr<int>> table;
    const Handle a = table.add(std::make_unique<int>(1));
    const Handle b = table.add(std::make_unique<int>(2));
    table.remove(a);
    EXPECT_EQ(**table.find(b), 2);
    table.remove(b);
    EXPECT_EQ(table.size(), 0u);
}

TEST(HandleTable, AgreesWithAMap) {
    copra::Random random(51);
    HandleTable<int> table;
    std::map<int, Handle> living;
    std::vector<Handle> dead;
    for (int i = 0; i < 5000; ++i) {
        if (living.empty() || random.chance(0.55f)) {
            living[i] = table.add(i);
        } else {
            auto victim = living.begin();
            std::advance(victim, random.below(static_cast<std::uint32_t>(living.size())));
            table.remove(victim->second);
            dead.push_back(victim->second);
            living.erase(victim);
        }
    }
    ASSERT_EQ(table.size(), living.size());
    for (const auto& [value, handle] : living) ASSERT_EQ(*table.find(handle), value);
    for (const Handle& handle : dead) ASSERT_EQ(table.find(handle), nullptr);
    for (std::size_t place = 0; place < table.size(); ++place)
        ASSERT_EQ(table.find(table.handleAt(place)), table.data() + place);
}
