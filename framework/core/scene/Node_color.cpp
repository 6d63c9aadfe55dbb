#include "scene/Node.h"

namespace cocos2d {

namespace {
GLubyte multiply(GLubyte a, GLubyte b) {
    return static_cast<GLubyte>(a * b / 255);
}
} // namespace

void Node::setOpacity(GLubyte opacity) {
    _realOpacity = opacity;
    updateCascadeOpacity();
}

void Node::updateDisplayedOpacity(GLubyte parentOpacity) {
    _displayedOpacity = multiply(_realOpacity, parentOpacity);
    updateColor();
    if (_cascadeOpacityEnabled)
        for (Node* child : _children) child->updateDisplayedOpacity(_displayedOpacity);
}

void Node::setCascadeOpacityEnabled(bool cascadeOpacityEnabled) {
    if (_cascadeOpacityEnabled == cascadeOpacityEnabled) return;
    _cascadeOpacityEnabled = cascadeOpacityEnabled;
    if (cascadeOpacityEnabled)
        updateCascadeOpacity();
    else
        disableCascadeOpacity();
}

void Node::updateCascadeOpacity() {
    const bool parentCascades = _parent && _parent->isCascadeOpacityEnabled();
    updateDisplayedOpacity(parentCascades ? _parent->getDisplayedOpacity() : 255);
}

void Node::disableCascadeOpacity() {
    for (Node* child : _children) child->updateDisplayedOpacity(255);
}

void Node::setColor(const Color3B& color) {
    _realColor = color;
    updateCascadeColor();
}

void Node::updateDisplayedColor(const Color3B& parentColor) {
    _displayedColor.r = multiply(_realColor.r, parentColor.r);
    _displayedColor.g = multiply(_realColor.g, parentColor.g);
    _displayedColor.b = multiply(_realColor.b, parentColor.b);
    updateColor();
    if (_cascadeColorEnabled)
        for (Node* child : _children) child->updateDisplayedColor(_displayedColor);
}

void Node::setCascadeColorEnabled(bool cascadeColorEnabled) {
    if (_cascadeColorEnabled == cascadeColorEnabled) return;
    _cascadeColorEnabled = cascadeColorEnabled;
    if (cascadeColorEnabled)
        updateCascadeColor();
    else
        disableCascadeColor();
}

void Node::updateCascadeColor() {
    const bool parentCascades = _parent && _parent->isCascadeColorEnabled();
    updateDisplayedColor(parentCascades ? _parent->getDisplayedColor() : Color3B::WHITE);
}

void Node::disableCascadeColor() {
    for (Node* child : _children) child->updateDisplayedColor(Color3B::WHITE);
}

// The base class has no texture with premultiplied alpha.
void Node::setOpacityModifyRGB(bool) {}
bool Node::isOpacityModifyRGB() const {
    return false;
}

} // namespace cocos2d
