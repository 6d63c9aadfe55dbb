#include "ui/UILayoutParameter.h"

namespace cocos2d {
namespace ui {

const Margin Margin::ZERO;

namespace {

template<class T>
T* freshParameter() {
    auto* parameter = new T();
    parameter->autorelease();
    return parameter;
}

} // namespace

LayoutParameter* LayoutParameter::create() {
    return freshParameter<LayoutParameter>();
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
    return freshParameter<LinearLayoutParameter>();
}

LayoutParameter* LinearLayoutParameter::createCloneInstance() {
    return create();
}

void LinearLayoutParameter::copyProperties(LayoutParameter* model) {
    LayoutParameter::copyProperties(model);
    if (auto* same = dynamic_cast<LinearLayoutParameter*>(model)) _linearGravity = same->_linearGravity;
}

RelativeLayoutParameter* RelativeLayoutParameter::create() {
    return freshParameter<RelativeLayoutParameter>();
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
