#pragma once

#include "files/Plist.h"

#include <string>
#include <vector>

namespace copra {

/// Makes a value of the elements of a property list.
class PlistValues final : public PlistVisitor {
public:
    void beginDict(const std::string& key) override;
    void beginArray(const std::string& key) override;
    void end() override;
    void scalar(const std::string& key, cocos2d::Value value) override;

    /// The whole; of type NONE before the end.
    cocos2d::Value root;

private:
    struct Entry {
        std::string key;
        cocos2d::Value value;
    };

    std::vector<Entry> _open;
};

} // namespace copra
