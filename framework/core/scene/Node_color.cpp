#include "scene/Node.h"

#include "base/ScopedValue.h"

#include <utility>

namespace cocos2d {

namespace {

/// True for the node that has a new child: if its own color does not change, the other children have theirs.
bool s_hasNewChild = false;

GLubyte multiply(GLubyte a, GLubyte b) {
    return static_cast<GLubyte>(a * b / 255);
}

Color3B multiply(const Color3B& a, const Color3B& b) {
    return {multiply(a.r, b.r), multiply(a.g, b.g), multiply(a.b, b.b)};
}

} // namespace

// A cascade to all children for each new one would take quadratic time.
void Node::cascadeTo(Node* child) {
    if (child->_parent != this) return; // a callback has removed it
    if (_cascadeColorEnabled) {
        child->updateDisplayedColor(_displayedColor);
        const copra::ScopedValue<bool> hasNewChild(s_hasNewChild, true);
        updateCascadeColor();
    }
    if (_cascadeOpacityEnabled) {
        child->updateDisplayedOpacity(_displayedOpacity);
        const copra::ScopedValue<bool> hasNewChild(s_hasNewChild, true);
        updateCascadeOpacity();
    }
}

void Node::setOpacity(GLubyte opacity) {
    _realOpacity = opacity;
    updateCascadeOpacity();
}

void Node::updateDisplayedOpacity(GLubyte parentOpacity) {
    const GLubyte before = std::exchange(_displayedOpacity, multiply(_realOpacity, parentOpacity));
    const bool isKnown = std::exchange(s_hasNewChild, false) && before == _displayedOpacity;
    updateColor();
    if (_cascadeOpacityEnabled && !isKnown)
        copra::forEach(_children, [&](Node* child) { child->updateDisplayedOpacity(_displayedOpacity); });
}

void Node::setCascadeOpacityEnabled(bool cascadeOpacityEnabled) {
    if (_cascadeOpacityEnabled == cascadeOpacityEnabled) return;
    _cascadeOpacityEnabled = cascadeOpacityEnabled;
    cascadeOpacityEnabled ? updateCascadeOpacity() : disableCascadeOpacity();
}

void Node::updateCascadeOpacity() {
    const bool parentCascades = _parent && _parent->isCascadeOpacityEnabled();
    updateDisplayedOpacity(parentCascades ? _parent->getDisplayedOpacity() : 255);
}

void Node::disableCascadeOpacity() {
    copra::forEach(_children, [](Node* child) { child->updateDisplayedOpacity(255); });
}

void Node::setColor(const Color3B& color) {
    _realColor = color;
    updateCascadeColor();
}

void Node::updateDisplayedColor(const Color3B& parentColor) {
    const Color3B before = std::exchange(_displayedColor, multiply(_realColor, parentColor));
    const bool isKnown = std::exchange(s_hasNewChild, false) && before == _displayedColor;
    updateColor();
    if (_cascadeColorEnabled && !isKnown)
        copra::forEach(_children, [&](Node* child) { child->updateDisplayedColor(_displayedColor); });
}

void Node::setCascadeColorEnabled(bool cascadeColorEnabled) {
    if (_cascadeColorEnabled == cascadeColorEnabled) return;
    _cascadeColorEnabled = cascadeColorEnabled;
    cascadeColorEnabled ? updateCascadeColor() : disableCascadeColor();
}

void Node::updateCascadeColor() {
    const bool parentCascades = _parent && _parent->isCascadeColorEnabled();
    updateDisplayedColor(parentCascades ? _parent->getDisplayedColor() : Color3B::WHITE);
}

void Node::disableCascadeColor() {
    copra::forEach(_children, [](Node* child) { child->updateDisplayedColor(Color3B::WHITE); });
}

// The base class has no texture with premultiplied alpha.
void Node::setOpacityModifyRGB(bool) {}
bool Node::isOpacityModifyRGB() const {
    return false;
}

} // namespace cocos2d
