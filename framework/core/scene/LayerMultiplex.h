#pragma once

#include "base/Vector.h"
#include "scene/Layer.h"

#include <cstdarg>

namespace cocos2d {

/// Holds several layers and shows one of them, like the pages of a screen.
class LayerMultiplex : public Layer {
public:
    static LayerMultiplex* create();
    /// Takes a list of layers that ends with nullptr; shows the first.
    static LayerMultiplex* create(Layer* layer, ...) CC_REQUIRES_NULL_TERMINATION;
    static LayerMultiplex* createWithArray(const Vector<Layer*>& arrayOfLayers);
    static LayerMultiplex* createWithLayer(Layer* layer);

    LayerMultiplex() = default;
    bool init() override;
    bool initWithLayer(Layer* layer);
    bool initWithLayers(Layer* layer, va_list params);
    bool initWithArray(const Vector<Layer*>& arrayOfLayers);

    /// Appends and retains a layer without showing it, even if it is the first.
    void addLayer(Layer* layer);
    /// Shows layer `n`, from 0, instead of the current one. `cleanup` (the default) stops the actions and
    /// timers of the current one. An index out of range asserts; in release builds it is logged and ignored.
    void switchTo(int n);
    void switchTo(int n, bool cleanup);
    /// Like switchTo(), and releases the current layer; an empty layer takes its index.
    void switchToAndReleaseMe(int n);

    std::string getDescription() const override;

protected:
    unsigned int _enabledLayer = 0;
    Vector<Layer*> _layers;

private:
    bool canSwitchTo(int n) const;
    void show(int n);

    Layer* _shown = nullptr; ///< Weak: the only child.
};

} // namespace cocos2d
