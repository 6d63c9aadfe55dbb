#include "ui/LabelWidget.h"

#include "nodes/text/Label.h"
#include "ui/imageParts.h"

namespace copra {

using cocos2d::Label;
using cocos2d::Size;

LabelWidget::LabelWidget() = default;
LabelWidget::~LabelWidget() = default;

void LabelWidget::initRenderer() {
    _label = Label::create();
    addProtectedChild(_label, -1, -1);
}

void LabelWidget::setString(const std::string& value) {
    if (value == _label->getString()) return;
    _label->setString(value);
    textChanged();
}

const std::string& LabelWidget::getString() const {
    return _label->getString();
}

ssize_t LabelWidget::getStringLength() const {
    return _label->getStringLength();
}

Size LabelWidget::getVirtualRendererSize() const {
    return _label->getContentSize();
}

cocos2d::Node* LabelWidget::getVirtualRenderer() {
    return _label;
}

void LabelWidget::textChanged() {
    updateContentSizeWithTextureSize(_label->getContentSize());
    _adaptDirty = true;
}

void LabelWidget::onSizeChanged() {
    Widget::onSizeChanged();
    _adaptDirty = true;
}

void LabelWidget::adaptRenderers() {
    if (!_adaptDirty) return;
    _adaptDirty = false;
    fitLabel();
    _label->setPosition(_contentSize.width / 2, _contentSize.height / 2);
}

void LabelWidget::fitLabel() {
    if (_ignoreSize)
        _label->setScale(1.0f);
    else
        scaleToSize(*_label, _label->getContentSize(), _contentSize);
}

} // namespace copra
