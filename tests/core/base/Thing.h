#pragma once

#include "base/Ref.h"

#include <string>
#include <vector>

/// A Ref that writes its name to a list when it dies.
class Thing : public cocos2d::Ref {
public:
    using Deaths = std::vector<std::string>;

    Thing(std::string thingName, Deaths& list) : name(std::move(thingName)), _deaths(list) {}
    ~Thing() override { _deaths.push_back(name); }

    const std::string name;

private:
    Deaths& _deaths;
};

/// Gives each test its own list of deaths and an easy way to make Things.
struct Things {
    Thing::Deaths deaths;

    /// Owned by the caller.
    Thing* make(const std::string& name) { return new Thing(name, deaths); }
    /// Owned by the current autorelease pool.
    Thing* pooled(const std::string& name) {
        Thing* const thing = make(name);
        thing->autorelease();
        return thing;
    }
};
