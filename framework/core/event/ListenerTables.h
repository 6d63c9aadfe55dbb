#pragma once

#include "event/ListenerList.h"

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace copra {

/// The listeners of an EventDispatcher, apart from its header, which nearly every source includes.
struct ListenerTables {
    std::unordered_set<const cocos2d::EventListener*> all; ///< All listeners that are added.
    std::unordered_map<std::string, ListenerList> lists;   ///< The lists by listener ID.
    std::unordered_map<cocos2d::Node*, std::vector<cocos2d::EventListener*>> byNode;
    std::unordered_map<const cocos2d::Node*, int> touchOrders;
};

} // namespace copra
