#pragma once

#include "base/Vector.h"
#include "scene/Layer.h"

#include <cstdarg>

namespace cocos2d {

/// Holds several layers and shows one of them, like the pages of a book. As in axmol, a layer can be any
/// node.
class LayerMultiplex : public Layer {
public:
    static LayerMultiplex* create();
    /// Creates an autoreleased multiplex of a list of layers that ends with nullptr, and shows the first.
    static LayerMultiplex* create(Node* layer, ...) CC_REQUIRES_NULL_TERMINATION;
    /// Creates an autoreleased multiplex of these layers, and shows the first.
    static LayerMultiplex* createWithArray(const Vector<Layer*>& arrayOfLayers);
    /// Creates an autoreleased multiplex of these nodes, which need not be layers, and shows the first.
    template<class T>
    static LayerMultiplex* createWithArray(const Vector<T*>& arrayOfNodes) {
        LayerMultiplex* const multiplex = create();
        multiplex->takeAll(arrayOfNodes);
        return multiplex;
    }
    /// Creates an autoreleased multiplex with one layer, or an empty one for null.
    static LayerMultiplex* createWithLayer(Node* layer);

    LayerMultiplex() = default;
    /// Initializes a layer of the size of the design area, without layers to choose from.
    bool init() override;
    bool initWithLayer(Node* layer);                  ///< Initializes a new object as createWithLayer() does.
    bool initWithLayers(Node* layer, va_list params); ///< Initializes a new object as create() does.
    /// Initializes a new object as createWithArray() does.
    bool initWithArray(const Vector<Layer*>& arrayOfLayers);
    /// Initializes a new object with nodes that are not layers.
    template<class T>
    bool initWithArray(const Vector<T*>& arrayOfNodes) {
        if (!Layer::init()) return false;
        takeAll(arrayOfNodes);
        return true;
    }

    /// Appends and retains a layer. The layer is not shown, even if it is the first. Null is an error: debug
    /// builds assert; release builds do nothing.
    void addLayer(Node* layer);
    /// Shows layer `n`, counted from 0, and stops the actions and timers of the current layer. An index out
    /// of range is an error: debug builds assert; release builds log it and do nothing.
    void switchTo(int n);
    /// Shows layer `n`, counted from 0. `cleanup` stops the actions and timers of the current layer. An index
    /// out of range is an error: debug builds assert; release builds log it and do nothing.
    void switchTo(int n, bool cleanup);
    /// Shows layer `n`, counted from 0, and releases the current layer, which an empty layer replaces at its
    /// index. An index out of range is an error: debug builds assert; release builds log it and do nothing.
    void switchToAndReleaseMe(int n);

    std::string getDescription() const override;

protected:
    unsigned int _enabledLayer = 0; ///< The index of the layer that is shown.
    Vector<Node*> _layers;          ///< The layers, retained.

private:
    template<class T>
    void takeAll(const Vector<T*>& nodes) {
        for (T* const node : nodes) addLayer(node);
        if (!nodes.empty()) show(0);
    }
    bool canSwitchTo(int n) const;
    void show(int n);

    Node* _shown = nullptr; ///< The layer that is shown, the only child; not retained.
};

} // namespace cocos2d
