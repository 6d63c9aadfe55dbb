#pragma once

#include "cocos2d.h"
#include "hud/MenuInput.h"
#include "view/ViewFit.h"
#include "view/nodes.h"

#include <functional>
#include <string>
#include <vector>

namespace beecluster {

class Sounds;

/// A row of an OptionList: a name and, if it has one, a value. One with neither `change` nor `press` is only read, and gets no
/// focus.
struct OptionSpec {
    std::string name;
    std::function<std::string()> value; ///< empty for a row that is only pressed
    std::function<void(int)> change;    ///< to the next (1) or the previous (-1) value; may be empty
    std::function<void()> press;        ///< empty for: the next value
    std::string icon = {};              ///< sprite frame before the name; empty for none
    bool isFaint = false;               ///< the icon, or without one the name, is a shadow of itself
    std::string hint = {};              ///< a line that explains it while it has the focus; empty for none

    bool isRead() const { return !change && !press; }
};

/// A panel with a title and rows of names and values, for mouse, touch, keys and pad: up and down move the focus, left and
/// right change the value, a press does what the row is for. A click on the left of a value goes to the previous one.
class OptionList : public cocos2d::Node, public viewfit::Fitted {
public:
    /// Centered on the node's position; many rows are closer together. `onBack` is called by Escape and by B. `sounds` may be
    /// null, and must outlive the list.
    static OptionList* create(const std::string& title, const std::vector<OptionSpec>& rows,
                              const std::function<void()>& onBack, Sounds* sounds = nullptr) {
        return created(&OptionList::initWith, title, rows, onBack, sounds);
    }

    /// Gives the focus to that row; nothing happens if it cannot have it.
    void focus(int index);
    int focused() const { return _focus; }
    /// Shows all values as they are now.
    void refresh();
    void fitView() override;

private:
    struct Row {
        OptionSpec spec;
        cocos2d::Node* band = nullptr;   // child; shown behind the row with the focus
        cocos2d::Label* name = nullptr;  // child
        cocos2d::Label* value = nullptr; // child; null without a value
        cocos2d::Label* hint = nullptr;  // child; null without a hint
        float y = 0.0f;
    };

    /// Moves the focus to the next row (1) or the previous one (-1) that can have it.
    void moveFocus(int by);
    bool initWith(const std::string& title, const std::vector<OptionSpec>& rows,
                  const std::function<void()>& onBack, Sounds* sounds);
    void addRow(const OptionSpec& spec, float y);
    void addIcon(const Row& row);
    /// Adds the hints of all rows at one height, where that of the row with the focus is shown.
    void addHints(float y);
    void listenToPointer();
    bool onCommand(MenuCommand command);
    void change(int direction);
    void press();
    /// The index of the row at a position of the view; -1 if there is none.
    int rowAt(const cocos2d::Vec2& position) const;
    void click(const cocos2d::Vec2& position);

    std::vector<Row> _rows;
    float _rowHeight = 0.0f; ///< points
    std::function<void()> _onBack;
    Sounds* _sounds = nullptr;
    int _focus = -1;
};

} // namespace beecluster
