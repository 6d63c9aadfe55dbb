// The nodes of tests/catalog.

#include "monkey/DrawnValues.h"
#include "monkey/Monkey.h"

using namespace cocos2d;

namespace monkey {

namespace {

/// Games mostly have sprites.
int weightOf(const std::string& name) {
    if (name == "Sprite") return 6;
    return name == "Node" || name == "Label" ? 2 : 1;
}

void addNodeOf(const catalog::Entry& entry, Monkey& m) {
    DrawnValues values(m);
    m.add(entry.node(values));
}

} // namespace

const std::vector<Operation>& catalogOperations() {
    static const std::vector<Operation> s_operations = [] {
        std::vector<Operation> operations;
        for (const catalog::Entry& entry : catalog::entries())
            if (entry.node)
                operations.push_back(
                    {entry.name.c_str(), [&entry](Monkey& m) { addNodeOf(entry, m); }, weightOf(entry.name)});
        return operations;
    }();
    return s_operations;
}

} // namespace monkey
