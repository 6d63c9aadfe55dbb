#include "ui/UIImageView.h"

#include "base/autoreleased.h"
#include "ui/imageParts.h"

namespace cocos2d {
namespace ui {

ImageView::ImageView() = default;
ImageView::~ImageView() = default;

ImageView* ImageView::create() {
    return copra::createAutoreleased<ImageView>();
}

ImageView* ImageView::create(const std::string& imageFileName, TextureResType texType) {
    return copra::createAutoreleased<ImageView>(imageFileName, texType);
}

bool ImageView::init() {
    return Widget::init();
}

bool ImageView::init(const std::string& imageFileName, TextureResType texType) {
    if (!init()) return false;
    loadTexture(imageFileName, texType);
    return true;
}

void ImageView::initRenderer() {
    _imageRenderer = copra::createImagePart();
    addProtectedChild(_imageRenderer, -1, -1);
}

void ImageView::loadTexture(const std::string& fileName, TextureResType texType) {
    _source = ResourceData(static_cast<int>(texType), fileName, "");
    if (!fileName.empty()) onLoaded(copra::loadImage(*_imageRenderer, fileName, texType));
}

void ImageView::loadTexture(SpriteFrame* spriteframe) {
    if (spriteframe) onLoaded(_imageRenderer->initWithSpriteFrame(spriteframe));
}

void ImageView::onLoaded(bool loaded) {
    if (!loaded) return;
    _loaded = true;
    _imageTextureSize = _imageRenderer->getContentSize();
    if (!_ignoreSize && _customSize.equals(Size::ZERO)) _customSize = _imageTextureSize;
    if (_scale9Enabled) _imageRenderer->setCapInsets(_capInsets);
    updateChildrenDisplayedRGBA();
    updateContentSizeWithTextureSize(_imageTextureSize);
    _imageRendererAdaptDirty = true;
}

void ImageView::setTextureRect(const Rect& rect) {
    _imageRenderer->setTextureRect(rect);
    _imageTextureSize = rect.size;
    if (_scale9Enabled) _imageRenderer->setCapInsets(_capInsets);
    updateContentSizeWithTextureSize(rect.size);
    _imageRendererAdaptDirty = true;
}

void ImageView::setScale9Enabled(bool enabled) {
    if (_scale9Enabled == enabled) return;
    _scale9Enabled = enabled;
    _imageRenderer->setRenderingType(enabled ? Scale9Sprite::RenderingType::SLICE
                                             : Scale9Sprite::RenderingType::SIMPLE);
    if (enabled) {
        const bool before = _ignoreSize;
        ignoreContentAdaptWithSize(false);
        _prevIgnoreSize = before;
    } else {
        ignoreContentAdaptWithSize(_prevIgnoreSize);
    }
    setCapInsets(_capInsets);
    _imageRendererAdaptDirty = true;
}

void ImageView::setCapInsets(const Rect& capInsets) {
    _capInsets = capInsets;
    if (_scale9Enabled) _imageRenderer->setCapInsets(capInsets);
}

void ImageView::ignoreContentAdaptWithSize(bool ignore) {
    if (_scale9Enabled && ignore) return;
    Widget::ignoreContentAdaptWithSize(ignore);
    _prevIgnoreSize = ignore;
}

void ImageView::setBlendFunc(const BlendFunc& blendFunc) {
    _imageRenderer->setBlendFunc(blendFunc);
}

const BlendFunc& ImageView::getBlendFunc() const {
    return _imageRenderer->getBlendFunc();
}

Node* ImageView::getVirtualRenderer() {
    return _imageRenderer;
}

void ImageView::onPressStateChangedToNormal() {
    _imageRenderer->setState(Scale9Sprite::State::NORMAL);
}

void ImageView::onPressStateChangedToDisabled() {
    _imageRenderer->setState(Scale9Sprite::State::GRAY);
}

void ImageView::onSizeChanged() {
    Widget::onSizeChanged();
    _imageRendererAdaptDirty = true;
}

void ImageView::adaptRenderers() {
    if (!_imageRendererAdaptDirty) return;
    _imageRendererAdaptDirty = false;
    if (_loaded) _imageRenderer->setContentSize(_contentSize);
    _imageRenderer->setPosition(_contentSize.width / 2, _contentSize.height / 2);
}

void ImageView::setGLProgramState(GLProgramState* glProgramState) {
    Widget::setGLProgramState(glProgramState);
    _imageRenderer->setGLProgramState(glProgramState);
}

Widget* ImageView::createCloneInstance() {
    return create();
}

void ImageView::copySpecialProperties(Widget* model) {
    auto* view = dynamic_cast<ImageView*>(model);
    if (!view) return;
    _prevIgnoreSize = view->_prevIgnoreSize;
    _capInsets = view->_capInsets;
    setScale9Enabled(view->_scale9Enabled);
    if (view->_loaded) loadTexture(view->_imageRenderer->getSpriteFrame());
}

} // namespace ui
} // namespace cocos2d
