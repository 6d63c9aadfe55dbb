#pragma once

#include "base/Vector.h"
#include "scene/Layer.h"

#include <cstdarg>

namespace cocos2d {

/// Holds several layers and shows one of them: pages of one screen.
class LayerMultiplex : public Layer {
public:
    static LayerMultiplex* create();
    /// The layers, ended by nullptr; the first is shown.
    static LayerMultiplex* create(Layer* layer, ...) CC_REQUIRES_NULL_TERMINATION;
    static LayerMultiplex* createWithArray(const Vector<Layer*>& arrayOfLayers);
    static LayerMultiplex* createWithLayer(Layer* layer);

    LayerMultiplex() = default;
    bool init() override;
    bool initWithLayer(Layer* layer);
    bool initWithLayers(Layer* layer, va_list params);
    bool initWithArray(const Vector<Layer*>& arrayOfLayers);

    /// Appends a layer (retained); the first one of all is not shown by itself.
    void addLayer(Layer* layer);
    /// Shows layer `n` instead of the present one, whose actions and timers end with clean-up. An index
    /// outside asserts, or logs and is ignored in release.
    void switchTo(int n);
    void switchTo(int n, bool cleanup);
    /// As switchTo(), and gives the present layer up; its index stays empty.
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
