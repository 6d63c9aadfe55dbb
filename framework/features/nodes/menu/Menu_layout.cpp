#include "base/refuse.h"
#include "nodes/menu/Menu.h"
#include "platform/Screen.h"
#include "scene/Generation.h"

#include <algorithm>
#include <type_traits>
#include <vector>

namespace cocos2d {

namespace {

constexpr float kGap = 5.0f;        // points between items, rows and columns
constexpr float kColumnGap = 10.0f; // points between columns in the total width, and between their items

float heightOf(const Node& item) {
    return item.getContentSize().height * item.getScaleY();
}
float widthOf(const Node& item) {
    return item.getContentSize().width * item.getScaleX();
}

/// Whether the null at the end of the numbers has come as the list of them. Where a list is a pointer, a call with one number
/// and null chooses the overload with a list.
template<class List>
bool isNull(const List& list) {
    if constexpr (std::is_pointer_v<List>)
        return list == nullptr;
    else
        return false;
}

ValueVector collect(int first, va_list args) {
    ValueVector counts;
    const bool isOnlyNumber = isNull(args);
    for (int count = first; count != 0; count = isOnlyNumber ? 0 : va_arg(args, int))
        counts.push_back(Value(count));
    return counts;
}

/// A row or a column of items with their largest width and height and the sum of their heights.
struct Group {
    std::vector<Node*> items;
    int largestWidth = 0; // whole points, as in cocos2d-x
    int largestHeight = 0;
    int sumOfHeights = 0; // including gaps
};

/// Rows spread over the size of the menu, and in 2.x over the screen.
const Size& sizeOfRowsIn(const Menu& menu) {
    return copra::generation() ? copra::screen().designSize : menu.getContentSize();
}

/// Splits the items into groups of the given sizes. Excess items belong to no group.
std::vector<Group> split(const Vector<Node*>& items, const ValueVector& counts) {
    std::vector<Group> groups;
    ssize_t next = 0;
    for (const Value& count : counts) {
        const int wanted = count.asInt();
        copra::refuse(wanted <= 0, "Menu: a row or column must have at least one item");
        Group group;
        for (int i = 0; i < wanted && next < items.size(); ++i) {
            Node* item = items.at(next++);
            group.items.push_back(item);
            group.largestWidth = std::max(group.largestWidth, static_cast<int>(item->getContentSize().width));
            group.largestHeight =
                std::max(group.largestHeight, static_cast<int>(item->getContentSize().height));
            group.sumOfHeights += static_cast<int>(item->getContentSize().height + kGap);
        }
        if (!group.items.empty()) groups.push_back(group);
    }
    copra::refuse(next != items.size(), "Menu: the rows or columns have too few places for the items");
    return groups;
}

} // namespace

void Menu::alignItemsVertically() {
    alignItemsVerticallyWithPadding(kGap);
}

void Menu::alignItemsVerticallyWithPadding(float padding) {
    float height = -padding;
    for (const Node* item : _children) height += heightOf(*item) + padding;
    float top = height * 0.5f;
    for (Node* item : _children) {
        item->setPosition(0.0f, top - heightOf(*item) * 0.5f);
        top -= heightOf(*item) + padding;
    }
}

void Menu::alignItemsHorizontally() {
    alignItemsHorizontallyWithPadding(kGap);
}

void Menu::alignItemsHorizontallyWithPadding(float padding) {
    float width = -padding;
    for (const Node* item : _children) width += widthOf(*item) + padding;
    float left = -width * 0.5f;
    for (Node* item : _children) {
        item->setPosition(left + widthOf(*item) * 0.5f, 0.0f);
        left += widthOf(*item) + padding;
    }
}

void Menu::alignItemsInColumns(int columns, ...) {
    va_list args;
    va_start(args, columns);
    alignItemsInColumns(columns, args);
    va_end(args);
}

void Menu::alignItemsInColumns(int columns, va_list args) {
    alignItemsInColumnsWithArray(collect(columns, args));
}

void Menu::alignItemsInColumnsWithArray(const ValueVector& rows) {
    const std::vector<Group> groups = split(_children, rows);
    int height = -static_cast<int>(kGap);
    for (const Group& row : groups) height += row.largestHeight + static_cast<int>(kGap);
    const float width = sizeOfRowsIn(*this).width;
    auto top = static_cast<float>(height / 2);
    for (const Group& row : groups) {
        const float step = width / static_cast<float>(row.items.size() + 1);
        float x = step - width * 0.5f;
        for (Node* item : row.items) {
            item->setPosition(x, top - item->getContentSize().height * 0.5f);
            x += step;
        }
        top -= static_cast<float>(row.largestHeight) + kGap;
    }
}

void Menu::alignItemsInRows(int rows, ...) {
    va_list args;
    va_start(args, rows);
    alignItemsInRows(rows, args);
    va_end(args);
}

void Menu::alignItemsInRows(int rows, va_list args) {
    alignItemsInRowsWithArray(collect(rows, args));
}

void Menu::alignItemsInRowsWithArray(const ValueVector& columns) {
    const std::vector<Group> groups = split(_children, columns);
    int width = -static_cast<int>(kColumnGap);
    for (const Group& column : groups) width += column.largestWidth + static_cast<int>(kColumnGap);
    const float half = sizeOfRowsIn(*this).height * 0.5f;
    auto left = static_cast<float>(-width / 2);
    for (const Group& column : groups) {
        float y = static_cast<float>(column.sumOfHeights) - kGap - half;
        for (Node* item : column.items) {
            item->setPosition(left + static_cast<float>(column.largestWidth / 2), y);
            y -= item->getContentSize().height + kColumnGap;
        }
        left += static_cast<float>(column.largestWidth) + kGap;
    }
}

} // namespace cocos2d
