#include "nodes/text/LabelBMFont.h"

#include "base/autoreleased.h"
#include "fonts/FontAtlas.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/Label.h"

namespace cocos2d {

LabelBMFont* LabelBMFont::create() {
    return copra::autoreleased(new LabelBMFont);
}

LabelBMFont* LabelBMFont::create(const std::string& str, const std::string& fntFile, float width,
                                 TextHAlignment alignment, const Vec2& imageOffset) {
    LabelBMFont* const label = create();
    return label->initWithString(str, fntFile, width, alignment, imageOffset) ? label : nullptr;
}

LabelBMFont::LabelBMFont() : _label(Label::create()) {
    _label->setAnchorPoint(Vec2::ZERO);
    addChild(_label);
    setAnchorPoint(Vec2(0.5f, 0.5f));
    setCascadeColorEnabled(true);
    setCascadeOpacityEnabled(true);
}

LabelBMFont::~LabelBMFont() = default;

bool LabelBMFont::initWithString(const std::string& str, const std::string& fntFile, float width,
                                 TextHAlignment alignment, const Vec2& imageOffset) {
    if (!_label->setBMFontFilePath(fntFile, imageOffset)) return false;
    _label->setMaxLineWidth(width);
    _label->setHorizontalAlignment(alignment);
    setString(str);
    return true;
}

void LabelBMFont::setString(const std::string& newString) {
    _label->setString(newString);
}

const std::string& LabelBMFont::getString() const {
    return _label->getString();
}

void LabelBMFont::setAlignment(TextHAlignment alignment) {
    _label->setHorizontalAlignment(alignment);
}

void LabelBMFont::setWidth(float width) {
    _label->setMaxLineWidth(width);
}

void LabelBMFont::setLineBreakWithoutSpace(bool breakWithoutSpace) {
    _label->setLineBreakWithoutSpace(breakWithoutSpace);
}

void LabelBMFont::setFntFile(const std::string& fntFile, const Vec2& imageOffset) {
    _label->setBMFontFilePath(fntFile, imageOffset);
}

void LabelBMFont::setFntFile(const std::string& fntFile, const Rect& imageRect, bool imageRotated) {
    _label->setBMFontFilePath(fntFile, imageRect, imageRotated);
}

const std::string& LabelBMFont::getFntFile() const {
    return _label->getBMFontFilePath();
}

Sprite* LabelBMFont::getLetter(int ID) {
    return _label->getLetter(ID);
}

Node* LabelBMFont::getChildByTag(int tag) const {
    return _label->getLetter(tag);
}

Texture2D* LabelBMFont::getTexture() const {
    FontAtlas* const atlas = _label->getFontAtlas();
    return atlas ? atlas->getTexture(0) : nullptr;
}

void LabelBMFont::setBlendFunc(const BlendFunc& blendFunc) {
    _label->setBlendFunc(blendFunc);
}

const BlendFunc& LabelBMFont::getBlendFunc() const {
    return _label->getBlendFunc();
}

bool LabelBMFont::isOpacityModifyRGB() const {
    return _label->isOpacityModifyRGB();
}

void LabelBMFont::setOpacityModifyRGB(bool isOpacityModifyRGB) {
    _label->setOpacityModifyRGB(isOpacityModifyRGB);
}

std::string LabelBMFont::getDescription() const {
    return "<LabelBMFont | Tag = " + std::to_string(_tag) + ", Label = '" + getString() + "'>";
}

// The size is always that of the wrapped label.

const Size& LabelBMFont::getContentSize() const {
    const_cast<LabelBMFont*>(this)->setContentSize(_label->getContentSize());
    return _contentSize;
}

Rect LabelBMFont::getBoundingBox() const {
    getContentSize();
    return Node::getBoundingBox();
}

void LabelBMFont::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    getContentSize();
    Node::visit(renderer, parentTransform, parentFlags);
}

} // namespace cocos2d
