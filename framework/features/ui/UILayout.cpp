#include "ui/UILayout.h"

#include "base/autoreleased.h"
#include "math/AffineTransform.h"
#include "nodes/shapes/LayerColor.h"
#include "nodes/shapes/LayerGradient.h"
#include "render/Renderer.h"
#include "ui/UIScale9Sprite.h"

#include <cmath>

namespace cocos2d {
namespace ui {

namespace {

constexpr int kBackgroundColorZ = -2;
constexpr int kBackgroundImageZ = -1;

bool isAxisAligned(const Mat4& transform) {
    constexpr float kTolerance = 1e-6f;
    return std::fabs(transform.m[1]) < kTolerance && std::fabs(transform.m[4]) < kTolerance;
}

/// Draws a rectangle from (0,0) to `size` into the mask; only its shape matters.
void emitQuad(Renderer& renderer, const Mat4& transform, const Size& size, float globalZ) {
    const float* m = transform.m;
    const Vec2 origin(m[12], m[13]);
    const Vec2 across(m[0] * size.width, m[1] * size.width);
    const Vec2 up(m[4] * size.height, m[5] * size.height);
    copra::Vertex* out = renderer.quads({nullptr, BlendFunc::ALPHA_NON_PREMULTIPLIED}, 1, globalZ);
    const Vec2 corners[4] = {origin, origin + across, origin + across + up, origin + up};
    for (int i = 0; i < 4; ++i) {
        out[i].position = corners[i];
        out[i].color = Color4B::WHITE;
        out[i].texCoords = Vec2::ZERO;
    }
}

} // namespace

Layout* Layout::create() {
    return copra::createAutoreleased<Layout>();
}

Layout::Layout() = default;
Layout::~Layout() = default;

bool Layout::init() {
    if (!Widget::init()) return false;
    ignoreContentAdaptWithSize(false);
    setContentSize(Size::ZERO);
    setAnchorPoint(Vec2::ZERO);
    return true;
}

void Layout::onEnter() {
    Widget::onEnter();
    _doLayoutDirty = true;
}

std::string Layout::getDescription() const {
    return "Layout";
}

// --- Children ---

void Layout::addChild(Node* child) {
    if (child) addChild(child, child->getLocalZOrder(), child->getName());
}

void Layout::addChild(Node* child, int localZOrder) {
    if (child) addChild(child, localZOrder, child->getName());
}

void Layout::addChild(Node* child, int localZOrder, int tag) {
    ensureLayoutParameter(child);
    Widget::addChild(child, localZOrder, tag);
    _doLayoutDirty = true;
}

void Layout::addChild(Node* child, int localZOrder, const std::string& name) {
    ensureLayoutParameter(child);
    Widget::addChild(child, localZOrder, name);
    _doLayoutDirty = true;
}

void Layout::removeChild(Node* child, bool cleanup) {
    _doLayoutDirty = true;
    Widget::removeChild(child, cleanup);
}

void Layout::removeAllChildren() {
    removeAllChildrenWithCleanup(true);
}

void Layout::removeAllChildrenWithCleanup(bool cleanup) {
    _doLayoutDirty = true;
    Widget::removeAllChildrenWithCleanup(cleanup);
}

void Layout::ensureLayoutParameter(Node* child) {
    auto* widget = dynamic_cast<Widget*>(child);
    if (!widget || _layoutType == Type::ABSOLUTE) return;
    LayoutParameter* parameter = widget->getLayoutParameter();
    if (_layoutType == Type::RELATIVE) {
        if (!dynamic_cast<RelativeLayoutParameter*>(parameter))
            widget->setLayoutParameter(RelativeLayoutParameter::create());
    } else if (!dynamic_cast<LinearLayoutParameter*>(parameter)) {
        widget->setLayoutParameter(LinearLayoutParameter::create());
    }
}

void Layout::setLayoutType(Type type) {
    _layoutType = type;
    for (Node* child : _children) ensureLayoutParameter(child);
    _doLayoutDirty = true;
}

LayoutManager* Layout::createLayoutManager() {
    switch (_layoutType) {
    case Type::VERTICAL:
        return LinearVerticalLayoutManager::create();
    case Type::HORIZONTAL:
        return LinearHorizontalLayoutManager::create();
    case Type::RELATIVE:
        return RelativeLayoutManager::create();
    case Type::ABSOLUTE:
        break;
    }
    return nullptr;
}

void Layout::doLayout() {
    if (!_doLayoutDirty) return;
    _doLayoutDirty = false;
    sortAllChildren();
    if (LayoutManager* manager = createLayoutManager()) manager->doLayout(this);
}

void Layout::forceDoLayout() {
    requestDoLayout();
    doLayout();
}

// --- Drawing ---

void Layout::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible) return;
    adaptRenderers();
    doLayout();
    if (_clippingEnabled)
        visitClipped(renderer, parentTransform, parentFlags);
    else
        Widget::visit(renderer, parentTransform, parentFlags);
}

/// A mask is only needed if the edges are not axis-aligned.
void Layout::visitClipped(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    const Mat4 toWorld = transform(parentTransform);
    if (_clippingType == ClippingType::SCISSOR || isAxisAligned(toWorld)) {
        const copra::RenderScope scope(*renderer);
        renderer->clip(RectApplyTransform(Rect(Vec2::ZERO, _contentSize), toWorld));
        Widget::visit(renderer, parentTransform, parentFlags);
        return;
    }
    renderer->beginMask(copra::Mask(), _globalZOrder);
    emitQuad(*renderer, toWorld, _contentSize, _globalZOrder);
    renderer->useMask();
    Widget::visit(renderer, parentTransform, parentFlags);
    renderer->endMask();
}

// --- Background ---

void Layout::onSizeChanged() {
    Widget::onSizeChanged();
    _doLayoutDirty = true;
    layoutBackground();
}

void Layout::layoutBackground() {
    if (_colorRender) _colorRender->setContentSize(_contentSize);
    if (_gradientRender) _gradientRender->setContentSize(_contentSize);
    if (!_backGroundImage) return;
    _backGroundImage->setPosition(_contentSize.width / 2, _contentSize.height / 2);
    if (_backGroundScale9Enabled) _backGroundImage->setPreferredSize(_contentSize);
}

void Layout::setBackGroundColorType(BackGroundColorType type) {
    if (_colorType == type) return;
    _colorType = type;
    if (_colorRender) removeProtectedChild(_colorRender);
    if (_gradientRender) removeProtectedChild(_gradientRender);
    _colorRender = nullptr;
    _gradientRender = nullptr;
    if (type == BackGroundColorType::SOLID) {
        _colorRender = LayerColor::create();
        addProtectedChild(_colorRender, kBackgroundColorZ, -1);
    } else if (type == BackGroundColorType::GRADIENT) {
        _gradientRender = LayerGradient::create();
        addProtectedChild(_gradientRender, kBackgroundColorZ, -1);
    }
    setBackGroundColor(_cColor);
    setBackGroundColor(_gStartColor, _gEndColor);
    setBackGroundColorOpacity(_cOpacity);
    setBackGroundColorVector(_alongVector);
    layoutBackground();
}

void Layout::setBackGroundColor(const Color3B& color) {
    _cColor = color;
    if (_colorRender) _colorRender->setColor(color);
}

void Layout::setBackGroundColor(const Color3B& startColor, const Color3B& endColor) {
    _gStartColor = startColor;
    _gEndColor = endColor;
    if (!_gradientRender) return;
    _gradientRender->setStartColor(startColor);
    _gradientRender->setEndColor(endColor);
}

void Layout::setBackGroundColorOpacity(GLubyte opacity) {
    _cOpacity = opacity;
    if (_colorRender) _colorRender->setOpacity(opacity);
    if (_gradientRender) _gradientRender->setOpacity(opacity);
}

void Layout::setBackGroundColorVector(const Vec2& vector) {
    _alongVector = vector;
    if (_gradientRender) _gradientRender->setVector(vector);
}

void Layout::addBackGroundImage() {
    _backGroundImage = Scale9Sprite::create();
    _backGroundImage->setScale9Enabled(_backGroundScale9Enabled);
    _backGroundImage->setColor(_backGroundImageColor);
    _backGroundImage->setOpacity(_backGroundImageOpacity);
    addProtectedChild(_backGroundImage, kBackgroundImageZ, -1);
}

void Layout::setBackGroundImage(const std::string& fileName, TextureResType texType) {
    if (fileName.empty()) return;
    if (!_backGroundImage) addBackGroundImage();
    _backGroundImageFileName = fileName;
    _bgImageTexType = texType;
    if (texType == TextureResType::LOCAL)
        _backGroundImage->initWithFile(fileName);
    else
        _backGroundImage->initWithSpriteFrameName(fileName);
    _backGroundImageTextureSize = _backGroundImage->getContentSize();
    if (_backGroundScale9Enabled) _backGroundImage->setCapInsets(_backGroundImageCapInsets);
    updateChildrenDisplayedRGBA();
    layoutBackground();
}

void Layout::removeBackGroundImage() {
    if (!_backGroundImage) return;
    removeProtectedChild(_backGroundImage);
    _backGroundImage = nullptr;
    _backGroundImageFileName.clear();
    _backGroundImageTextureSize = Size::ZERO;
}

void Layout::setBackGroundImageScale9Enabled(bool enabled) {
    if (_backGroundScale9Enabled == enabled) return;
    _backGroundScale9Enabled = enabled;
    if (!_backGroundImage) addBackGroundImage();
    _backGroundImage->setScale9Enabled(enabled);
    if (!enabled) _backGroundImage->setContentSize(_backGroundImageTextureSize);
    setBackGroundImageCapInsets(_backGroundImageCapInsets);
    layoutBackground();
}

void Layout::setBackGroundImageCapInsets(const Rect& capInsets) {
    _backGroundImageCapInsets = capInsets;
    if (_backGroundScale9Enabled && _backGroundImage) _backGroundImage->setCapInsets(capInsets);
}

void Layout::setBackGroundImageColor(const Color3B& color) {
    _backGroundImageColor = color;
    if (_backGroundImage) _backGroundImage->setColor(color);
}

void Layout::setBackGroundImageOpacity(GLubyte opacity) {
    _backGroundImageOpacity = opacity;
    if (_backGroundImage) _backGroundImage->setOpacity(opacity);
}

// --- Copies ---

Widget* Layout::createCloneInstance() {
    return create();
}

void Layout::copySpecialProperties(Widget* model) {
    auto* layout = dynamic_cast<Layout*>(model);
    if (!layout) return;
    setBackGroundImageScale9Enabled(layout->_backGroundScale9Enabled);
    setBackGroundImage(layout->_backGroundImageFileName, layout->_bgImageTexType);
    setBackGroundImageCapInsets(layout->_backGroundImageCapInsets);
    setBackGroundImageColor(layout->_backGroundImageColor);
    setBackGroundImageOpacity(layout->_backGroundImageOpacity);
    setBackGroundColorType(layout->_colorType);
    setBackGroundColor(layout->_cColor);
    setBackGroundColor(layout->_gStartColor, layout->_gEndColor);
    setBackGroundColorOpacity(layout->_cOpacity);
    setBackGroundColorVector(layout->_alongVector);
    setLayoutType(layout->_layoutType);
    setClippingEnabled(layout->_clippingEnabled);
    setClippingType(layout->_clippingType);
    _loopFocus = layout->_loopFocus;
    _passFocusToChild = layout->_passFocusToChild;
    onPassFocusToChild = layout->onPassFocusToChild;
}

} // namespace ui
} // namespace cocos2d
