#pragma once

#include "base/Vector.h"
#include "scene/Layer.h"

#include <cstdarg>

namespace cocos2d {

/// Holds several layers and shows one of them, like the pages of a screen. As in axmol, a layer can be any node.
class LayerMultiplex : public Layer {
public:
    static LayerMultiplex* create();
    /// Takes a list of layers that ends with nullptr; shows the first.
    static LayerMultiplex* create(Node* layer, ...) CC_REQUIRES_NULL_TERMINATION;
    /// Creates an autoreleased multiplex that shows the first of these layers.
    static LayerMultiplex* createWithArray(const Vector<Layer*>& arrayOfLayers);
    /// Creates an autoreleased multiplex that shows the first of these nodes, which need not be layers.
    template<class T>
    static LayerMultiplex* createWithArray(const Vector<T*>& arrayOfNodes) {
        LayerMultiplex* const multiplex = create();
        multiplex->takeAll(arrayOfNodes);
        return multiplex;
    }
    /// Creates an autoreleased multiplex with one layer.
    static LayerMultiplex* createWithLayer(Node* layer);

    LayerMultiplex() = default;
    bool init() override;
    bool initWithLayer(Node* layer);                         ///< See createWithLayer().
    bool initWithLayers(Node* layer, va_list params);        ///< See create(Node*, ...).
    bool initWithArray(const Vector<Layer*>& arrayOfLayers); ///< See createWithArray().
    /// Initializes a new object with nodes that are not layers.
    template<class T>
    bool initWithArray(const Vector<T*>& arrayOfNodes) {
        if (!Layer::init()) return false;
        takeAll(arrayOfNodes);
        return true;
    }

    /// Appends and retains a layer without showing it, even if it is the first.
    void addLayer(Node* layer);
    /// Shows layer `n`, from 0, instead of the current one. `cleanup` (the default) stops the actions and
    /// timers of the current one. An index out of range asserts; in release builds it is logged and ignored.
    void switchTo(int n);
    void switchTo(int n, bool cleanup);
    /// Like switchTo(), and releases the current layer; an empty layer takes its index.
    void switchToAndReleaseMe(int n);

    std::string getDescription() const override;

protected:
    unsigned int _enabledLayer = 0; ///< The index of the layer that is shown.
    Vector<Node*> _layers;          ///< All layers, retained.

private:
    template<class T>
    void takeAll(const Vector<T*>& nodes) {
        for (T* const node : nodes) addLayer(node);
        if (!nodes.empty()) show(0);
    }
    bool canSwitchTo(int n) const;
    void show(int n);

    Node* _shown = nullptr; ///< Weak: the only child.
};

} // namespace cocos2d
