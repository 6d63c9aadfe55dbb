#include "scene/LayerMultiplex.h"

#include "base/autoreleased.h"
#include "base/refuse.h"

namespace cocos2d {

LayerMultiplex* LayerMultiplex::create() {
    auto* multiplex = new LayerMultiplex();
    return copra::autoreleased(multiplex, multiplex->init());
}

LayerMultiplex* LayerMultiplex::create(Node* layer, ...) {
    va_list args;
    va_start(args, layer);
    auto* multiplex = new LayerMultiplex();
    const bool isInitialized = multiplex->initWithLayers(layer, args);
    va_end(args);
    return copra::autoreleased(multiplex, isInitialized);
}

LayerMultiplex* LayerMultiplex::createWithArray(const Vector<Layer*>& arrayOfLayers) {
    return createWithArray<Layer>(arrayOfLayers);
}

LayerMultiplex* LayerMultiplex::createWithLayer(Node* layer) {
    return create(layer, nullptr);
}

bool LayerMultiplex::init() {
    return Layer::init();
}

bool LayerMultiplex::initWithLayer(Node* layer) {
    Vector<Node*> layers;
    if (layer) layers.pushBack(layer);
    return initWithArray(layers);
}

bool LayerMultiplex::initWithLayers(Node* layer, va_list params) {
    Vector<Node*> layers;
    for (Node* each = layer; each; each = va_arg(params, Node*)) layers.pushBack(each);
    return initWithArray(layers);
}

bool LayerMultiplex::initWithArray(const Vector<Layer*>& arrayOfLayers) {
    return initWithArray<Layer>(arrayOfLayers);
}

void LayerMultiplex::addLayer(Node* layer) {
    _layers.pushBack(layer);
}

bool LayerMultiplex::canSwitchTo(int n) const {
    const bool inside = n >= 0 && n < _layers.size();
    if (!inside)
        copra::misuse("LayerMultiplex::switchTo: there is no layer %d, only %zd layers", n, _layers.size());
    return inside;
}

void LayerMultiplex::show(int n) {
    _enabledLayer = static_cast<unsigned int>(n);
    _shown = _layers.at(n);
    addChild(_shown);
}

void LayerMultiplex::switchTo(int n) {
    switchTo(n, true);
}

void LayerMultiplex::switchTo(int n, bool cleanup) {
    if (!canSwitchTo(n)) return;
    if (_shown) removeChild(_shown, cleanup);
    show(n);
}

void LayerMultiplex::switchToAndReleaseMe(int n) {
    if (!canSwitchTo(n)) return;
    const unsigned int previous = _enabledLayer;
    if (_shown) removeChild(_shown, true);
    show(n);
    // An empty layer keeps the indices of the other layers.
    if (previous != _enabledLayer) _layers.replace(static_cast<ssize_t>(previous), Layer::create());
}

std::string LayerMultiplex::getDescription() const {
    return "<LayerMultiplex | Tag = " + std::to_string(_tag) +
           ", Layers = " + std::to_string(_children.size()) + ">";
}

} // namespace cocos2d
