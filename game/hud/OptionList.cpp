#include "hud/OptionList.h"

#include "base/call.h"
#include "hud/Panel.h"
#include "sound/Sounds.h"
#include "view/Typography.h"

#include <algorithm>
#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kWidth = 680.0f;       ///< points of the panel
constexpr float kRowHeight = 46.0f;    ///< points, where there is room
constexpr float kTallest = 616.0f;     ///< points; of a panel
constexpr float kGroupGap = 10.0f;     ///< points between rows that are only read and others
constexpr float kTitleHeight = 84.0f;  ///< points
constexpr float kPanelMargin = 26.0f;  ///< points from the panel's edge to a band
constexpr float kPadding = 18.0f;      ///< points from a band's edge to its text
constexpr float kRowTextSize = 26.0f;  ///< points
constexpr float kHintTextSize = 20.0f; ///< points
constexpr float kHintHeight = 38.0f;   ///< points of the line below the rows
constexpr float kIconWidth = 34.0f;    ///< points that it takes from the row
const Color3B kFaintColor(120, 100, 70);
constexpr GLubyte kFaintOpacity = 70;
constexpr GLubyte kFaintName = 110;
const Color4F kBandColor(1.0f, 0.81f, 0.29f, 0.9f);

bool isGroupEnd(const OptionSpec& row, const OptionSpec& next) {
    return row.isRead() != next.isRead();
}

} // namespace

bool OptionList::initWith(const std::string& title, const std::vector<OptionSpec>& rows,
                          const std::function<void()>& onBack, Sounds* sounds) {
    if (!Node::init()) return false;
    _onBack = onBack;
    _sounds = sounds;
    const auto count = static_cast<float>(rows.size());
    float gaps = 0.0f;
    for (std::size_t i = 1; i < rows.size(); ++i)
        if (isGroupEnd(rows[i - 1], rows[i])) gaps += kGroupGap;
    const bool hasHints =
        std::any_of(rows.begin(), rows.end(), [](const OptionSpec& row) { return !row.hint.empty(); });
    const float foot = kPanelMargin + (hasHints ? kHintHeight : 0.0f);
    _rowHeight = std::min(kRowHeight, (kTallest - kTitleHeight - foot - gaps) / count);
    const float height = kTitleHeight + _rowHeight * count + gaps + foot;
    addChild(makePanel(Size(kWidth, height)));
    addAt(this, titleText(title, 40), Vec2(0, height / 2 - kTitleHeight / 2 - 4));
    float y = height / 2 - kTitleHeight - _rowHeight / 2;
    for (const OptionSpec& spec : rows) {
        if (!_rows.empty() && isGroupEnd(_rows.back().spec, spec)) y -= kGroupGap;
        addRow(spec, y);
        y -= _rowHeight;
    }
    addHints(kPanelMargin / 2 + kHintHeight / 2 - height / 2);
    refresh();
    moveFocus(1); // to the first
    fitView();
    addChild(MenuInput::create([this](MenuCommand command) { return onCommand(command); }));
    listenToPointer();
    return true;
}

void OptionList::addRow(const OptionSpec& spec, float y) {
    Row row;
    row.spec = spec;
    row.y = y;
    const float half = kWidth / 2 - kPanelMargin;
    row.band = addAt(this, makeRoundedBox(Size(2 * half, _rowHeight - 4), 12, kBandColor), Vec2(0, y));
    row.name = addAt(this, plainText(spec.name, kRowTextSize), Vec2(spec.value ? -half + kPadding : 0.0f, y));
    row.name->setAnchorPoint(Vec2(spec.value ? 0.0f : 0.5f, 0.5f));
    shrinkToFit(row.name, 2 * (half - kPadding));
    if (!spec.icon.empty()) addIcon(row);
    if (spec.isFaint && spec.icon.empty()) row.name->setOpacity(kFaintName);
    if (spec.value) {
        row.value = addAt(this, plainText("", kRowTextSize), Vec2(half - kPadding, y));
        row.value->setAnchorPoint(Vec2(1, 0.5f));
    }
    _rows.push_back(row);
}

void OptionList::addIcon(const Row& row) {
    auto* icon =
        addSprite(this, row.spec.icon, row.name->getPosition() + Vec2(kIconWidth / 2 - kPadding / 2, 0));
    if (row.spec.isFaint) {
        icon->setColor(kFaintColor);
        icon->setOpacity(kFaintOpacity);
    }
    row.name->setPositionX(row.name->getPositionX() + kIconWidth);
}

void OptionList::addHints(float y) {
    for (Row& row : _rows) {
        if (row.spec.hint.empty()) continue;
        row.hint = addAt(this, plainText(row.spec.hint, kHintTextSize), Vec2(0, y));
        row.hint->setVisible(false);
        shrinkToFit(row.hint, kWidth - 2 * (kPanelMargin + kPadding));
    }
}

void OptionList::refresh() {
    float scale = 1.0f; // the same for all values, so that the list looks even
    for (const Row& row : _rows) {
        if (!row.value) continue;
        const bool hasArrows = row.spec.change != nullptr;
        row.value->setString(hasArrows ? "<  " + row.spec.value() + "  >" : row.spec.value());
        // A long value must not run into the name.
        const float room = row.value->getPositionX() - row.name->getPositionX() -
                           row.name->getContentSize().width - kPadding;
        scale = std::min(scale, room / std::max(row.value->getContentSize().width, 1.0f));
    }
    for (const Row& row : _rows)
        if (row.value) row.value->setScale(scale);
}

void OptionList::fitView() {
    setScale(viewfit::menuScale());
}

void OptionList::focus(int index) {
    if (index == _focus || index < 0 || index >= static_cast<int>(_rows.size())) return;
    if (_rows[static_cast<std::size_t>(index)].spec.isRead()) return;
    if (_sounds && _focus >= 0) _sounds->play(Sound::Focus);
    _focus = index;
    for (std::size_t i = 0; i < _rows.size(); ++i) {
        const bool hasFocus = static_cast<int>(i) == index;
        _rows[i].band->setVisible(hasFocus);
        if (_rows[i].hint) _rows[i].hint->setVisible(hasFocus);
    }
}

void OptionList::moveFocus(int by) {
    const int count = static_cast<int>(_rows.size());
    for (int i = 1; i <= count; ++i) {
        const int index = (_focus + by * i + count) % count;
        if (!_rows[static_cast<std::size_t>(index)].spec.isRead()) return focus(index);
    }
}

bool OptionList::onCommand(MenuCommand command) {
    const Vec2 way = directionOf(command);
    if (way.y != 0) moveFocus(-static_cast<int>(way.y));
    if (way.x != 0) change(static_cast<int>(way.x));
    if (command == MenuCommand::Press) press();
    if (command == MenuCommand::Back) copra::call(_onBack);
    return true;
}

void OptionList::change(int direction) {
    if (_focus < 0) return;
    // A copy: the change may remove this list.
    const auto action = _rows[static_cast<std::size_t>(_focus)].spec.change;
    if (!action) return;
    const RefPtr<OptionList> self = this;
    if (_sounds) _sounds->play(Sound::Focus);
    action(direction);
    refresh();
}

void OptionList::press() {
    if (_focus < 0) return;
    const auto action = _rows[static_cast<std::size_t>(_focus)].spec.press;
    if (!action) return change(1);
    const RefPtr<OptionList> self = this;
    if (_sounds) _sounds->play(Sound::Button);
    action();
    refresh();
}

int OptionList::rowAt(const Vec2& position) const {
    const Vec2 local = convertToNodeSpace(position);
    if (std::abs(local.x) > kWidth / 2 - kPanelMargin) return -1;
    for (std::size_t i = 0; i < _rows.size(); ++i)
        if (std::abs(local.y - _rows[i].y) <= _rowHeight / 2) return static_cast<int>(i);
    return -1;
}

void OptionList::click(const Vec2& position) {
    const int index = rowAt(position);
    if (index < 0) return;
    const Row& row = _rows[static_cast<std::size_t>(index)];
    if (row.spec.isRead()) return;
    focus(index);
    if (row.spec.press || !row.value) return press();
    const float middle = row.value->getPositionX() - row.value->getBoundingBox().size.width / 2;
    change(convertToNodeSpace(position).x < middle ? -1 : 1);
}

void OptionList::listenToPointer() {
    listenToMouse(this, [this](const Vec2& position) { focus(rowAt(position)); });
    auto* touches = EventListenerTouchOneByOne::create();
    touches->setSwallowTouches(true);
    touches->onTouchBegan = [](Touch*, Event*) { return true; };
    touches->onTouchEnded = [this](Touch* touch, Event*) { click(touch->getLocation()); };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(touches, this);
}

} // namespace beecluster
