#include "ui/UILayoutParameter.h"

#include "base/autoreleased.h"

namespace cocos2d {
namespace ui {

const Margin Margin::ZERO;

LayoutParameter* LayoutParameter::create() {
    return copra::autoreleased(new LayoutParameter());
}

LayoutParameter* LayoutParameter::clone() {
    LayoutParameter* copy = createCloneInstance();
    copy->copyProperties(this);
    return copy;
}

LayoutParameter* LayoutParameter::createCloneInstance() {
    return create();
}

void LayoutParameter::copyProperties(LayoutParameter* model) {
    _margin = model->_margin;
}

LinearLayoutParameter* LinearLayoutParameter::create() {
    return copra::autoreleased(new LinearLayoutParameter());
}

LayoutParameter* LinearLayoutParameter::createCloneInstance() {
    return create();
}

void LinearLayoutParameter::copyProperties(LayoutParameter* model) {
    LayoutParameter::copyProperties(model);
    if (auto* same = dynamic_cast<LinearLayoutParameter*>(model)) _linearGravity = same->_linearGravity;
}

RelativeLayoutParameter* RelativeLayoutParameter::create() {
    return copra::autoreleased(new RelativeLayoutParameter());
}

LayoutParameter* RelativeLayoutParameter::createCloneInstance() {
    return create();
}

void RelativeLayoutParameter::copyProperties(LayoutParameter* model) {
    LayoutParameter::copyProperties(model);
    auto* same = dynamic_cast<RelativeLayoutParameter*>(model);
    if (!same) return;
    _relativeAlign = same->_relativeAlign;
    _relativeWidgetName = same->_relativeWidgetName;
    _relativeLayoutName = same->_relativeLayoutName;
}

} // namespace ui
} // namespace cocos2d
