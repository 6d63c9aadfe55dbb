#include "gameplay/collision/ContactTracker.h"

#include <gtest/gtest.h>

using copra::Contact;
using copra::ContactTracker;
using Contacts = std::vector<Contact>;

TEST(ContactTracker, ReportsBeginsAndEndsOnce) {
    ContactTracker tracker;
    tracker.update({{1, 2}, {1, 3}});
    EXPECT_EQ(tracker.began(), (Contacts{{1, 2}, {1, 3}}));
    EXPECT_TRUE(tracker.ended().empty());
    tracker.update({{1, 3}, {2, 3}});
    EXPECT_EQ(tracker.began(), (Contacts{{2, 3}}));
    EXPECT_EQ(tracker.ended(), (Contacts{{1, 2}}));
    tracker.update({{1, 3}, {2, 3}});
    EXPECT_TRUE(tracker.began().empty());
    EXPECT_TRUE(tracker.ended().empty());
    EXPECT_EQ(tracker.current(), (Contacts{{1, 3}, {2, 3}}));
}

TEST(ContactTracker, ForgetsWithoutAnEnd) {
    ContactTracker tracker;
    tracker.update({{1, 2}, {2, 3}, {3, 4}});
    tracker.forget(2);
    tracker.forget(Contact{3, 4});
    tracker.forget(Contact{7, 8});
    tracker.update({});
    EXPECT_TRUE(tracker.ended().empty());
}

TEST(ContactTracker, AForgottenContactBeginsAgain) {
    ContactTracker tracker;
    tracker.update({{1, 2}});
    tracker.forget(1);
    tracker.update({{1, 2}});
    EXPECT_EQ(tracker.began(), (Contacts{{1, 2}}));
}
