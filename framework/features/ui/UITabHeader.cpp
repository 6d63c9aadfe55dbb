#include "base/autoreleased.h"
#include "base/call.h"
#include "base/keepAlive.h"
#include "nodes/text/Label.h"
#include "nodes/text/labelFont.h"
#include "ui/UITabControl.h"

namespace cocos2d {
namespace ui {

namespace {

constexpr int kHeaderTitleZ = -1;

} // namespace

TabHeader* TabHeader::create() {
    auto* header = new TabHeader();
    return copra::autoreleased(header, header->init());
}

TabHeader* TabHeader::create(const std::string& titleStr, const std::string& backGround,
                             const std::string& cross, TextureResType texType) {
    return create(titleStr, backGround, "", cross, "", "", texType);
}

TabHeader* TabHeader::create(const std::string& titleStr, const std::string& backGround,
                             const std::string& backGroundSelected, const std::string& cross,
                             const std::string& backGroundDisabled, const std::string& frontCrossDisabled,
                             TextureResType texType) {
    auto* header = new TabHeader();
    if (!copra::autoreleased(header, header->init(backGround, backGroundSelected, cross, backGroundDisabled,
                                                  frontCrossDisabled, texType)))
        return nullptr;
    header->setTitleText(titleStr);
    return header;
}

TabHeader::TabHeader() = default;
TabHeader::~TabHeader() = default;

void TabHeader::initRenderer() {
    AbstractCheckButton::initRenderer();
    setAnchorPoint(Vec2::ANCHOR_MIDDLE_BOTTOM);
    _tabLabelRender = Label::create();
    _tabLabelRender->setSystemFontSize(_tabLabelFontSize);
    addProtectedChild(_tabLabelRender, kHeaderTitleZ, -1);
}

void TabHeader::onSizeChanged() {
    AbstractCheckButton::onSizeChanged();
    _tabLabelRender->setPosition(_contentSize.width / 2.0f, _contentSize.height / 2.0f);
}

// --- Title ---

void TabHeader::setTitleText(const std::string& text) {
    _tabLabelRender->setString(text);
}

std::string TabHeader::getTitleText() const {
    return _tabLabelRender->getString();
}

void TabHeader::setTitleColor(const Color4B& color) {
    _tabLabelRender->setTextColor(color);
}

const Color4B& TabHeader::getTitleColor() const {
    return _tabLabelRender->getTextColor();
}

void TabHeader::setTitleFontSize(float size) {
    _tabLabelFontSize = size;
    copra::setLabelFontSize(*_tabLabelRender, size);
}

void TabHeader::setTitleFontName(const std::string& fontName) {
    copra::setLabelFont(*_tabLabelRender, fontName, _tabLabelFontSize);
}

std::string TabHeader::getTitleFontName() const {
    const Label::LabelType type = _tabLabelRender->getLabelType();
    if (type == Label::LabelType::TTF) return _tabLabelRender->getTTFConfig().fontFilePath;
    if (type == Label::LabelType::BMFONT) return _tabLabelRender->getBMFontFilePath();
    return _tabLabelRender->getSystemFontName();
}

// --- Selection ---

int TabHeader::getIndexInTabControl() const {
    return _tabView ? _tabView->indexOfTabHeader(this) : -1;
}

void TabHeader::releaseUpEvent() {
    const auto alive = copra::keepAlive(this);
    Widget::releaseUpEvent();
    if (isSelected()) return;
    setSelected(true);
    dispatchSelectChangedEvent(true);
}

void TabHeader::dispatchSelectChangedEvent(bool select) {
    const int index = getIndexInTabControl();
    if (index < 0) return;
    const EventType event = select ? EventType::SELECTED : EventType::UNSELECTED;
    _tabView->dispatchSelectedTabChanged(index, event);
    copra::call(_ccEventCallback, this, static_cast<int>(event));
}

void TabHeader::copySpecialProperties(Widget* model) {
    auto* header = dynamic_cast<TabHeader*>(model);
    if (!header) return;
    AbstractCheckButton::copySpecialProperties(model);
    _tabLabelFontSize = header->_tabLabelFontSize;
    setTitleFontName(header->getTitleFontName());
    setTitleText(header->getTitleText());
    setTitleColor(header->getTitleColor());
}

} // namespace ui
} // namespace cocos2d
