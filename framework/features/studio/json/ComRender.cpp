#include "studio/json/ComRender.h"

#include "base/autoreleased.h"

namespace cocostudio {

const std::string ComRender::COMPONENT_NAME = "CCComRender";

ComRender::ComRender() {
    _name = COMPONENT_NAME;
}

ComRender::ComRender(cocos2d::Node* node, const char* comName) : _render(node) {
    _name = comName ? comName : "";
}

ComRender::~ComRender() = default;

ComRender* ComRender::create() {
    return copra::createAutoreleased<ComRender>();
}

ComRender* ComRender::create(cocos2d::Node* node, const char* comName) {
    auto* component = new ComRender(node, comName);
    return copra::autoreleased(component, component->init());
}

void ComRender::onAdd() {
    if (_owner && _render && !_render->getParent()) _owner->addChild(_render);
}

void ComRender::onRemove() {
    if (_owner && _render && _render->getParent() == _owner) _owner->removeChild(_render, true);
}

} // namespace cocostudio
