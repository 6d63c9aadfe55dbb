#pragma once

#include "scene/Layer.h"
#include "scene/Node.h"

namespace cocos2d {

/// The interface of objects with color and opacity of cocos2d-x 2.x. Every Node has both; the framework does
/// not use this interface.
class __RGBAProtocol {
public:
    virtual ~__RGBAProtocol() = default;

    /// Sets the color that drawing multiplies with, white by default.
    virtual void setColor(const Color3B& color) = 0;
    /// Returns the color that was set, without the colors of ancestors.
    virtual const Color3B& getColor() const = 0;
    /// Returns the color that drawing uses: the color of the node, multiplied by the values of the ancestors
    /// that cascade.
    virtual const Color3B& getDisplayedColor() const = 0;
    /// Returns the opacity that drawing uses: the opacity of the node, multiplied by the values of the
    /// ancestors that cascade.
    virtual GLubyte getDisplayedOpacity() const = 0;
    /// Returns the opacity that was set, without the opacity of ancestors.
    virtual GLubyte getOpacity() const = 0;
    /// Sets the opacity: 0 is invisible, 255, the default, is opaque.
    virtual void setOpacity(GLubyte opacity) = 0;
    /// Sets whether the opacity is multiplied into the color, as premultiplied textures require.
    virtual void setOpacityModifyRGB(bool value) = 0;
    /// Whether the opacity is multiplied into the color.
    virtual bool isOpacityModifyRGB() const = 0;
    /// Whether children are drawn with this color as well.
    virtual bool isCascadeColorEnabled() const = 0;
    /// Sets whether children are drawn with this color as well; off by default.
    virtual void setCascadeColorEnabled(bool cascadeColorEnabled) = 0;
    /// Recomputes the displayed color from the color of the parent.
    virtual void updateDisplayedColor(const Color3B& color) = 0;
    /// Whether children are drawn with this opacity as well.
    virtual bool isCascadeOpacityEnabled() const = 0;
    /// Sets whether children are drawn with this opacity as well; off by default.
    virtual void setCascadeOpacityEnabled(bool cascadeOpacityEnabled) = 0;
    /// Recomputes the displayed opacity from the opacity of the parent.
    virtual void updateDisplayedOpacity(GLubyte opacity) = 0;
};

} // namespace cocos2d

namespace copra {

/// A node class that implements __RGBAProtocol with its own functions: each one calls the function of Base.
template<class Base>
class WithRGBAProtocol : public Base, public cocos2d::__RGBAProtocol {
public:
    void setColor(const cocos2d::Color3B& color) override { Base::setColor(color); }
    const cocos2d::Color3B& getColor() const override { return Base::getColor(); }
    const cocos2d::Color3B& getDisplayedColor() const override { return Base::getDisplayedColor(); }
    GLubyte getDisplayedOpacity() const override { return Base::getDisplayedOpacity(); }
    GLubyte getOpacity() const override { return Base::getOpacity(); }
    void setOpacity(GLubyte opacity) override { Base::setOpacity(opacity); }
    void setOpacityModifyRGB(bool value) override { Base::setOpacityModifyRGB(value); }
    bool isOpacityModifyRGB() const override { return Base::isOpacityModifyRGB(); }
    bool isCascadeColorEnabled() const override { return Base::isCascadeColorEnabled(); }
    void setCascadeColorEnabled(bool enabled) override { Base::setCascadeColorEnabled(enabled); }
    void updateDisplayedColor(const cocos2d::Color3B& color) override { Base::updateDisplayedColor(color); }
    bool isCascadeOpacityEnabled() const override { return Base::isCascadeOpacityEnabled(); }
    void setCascadeOpacityEnabled(bool enabled) override { Base::setCascadeOpacityEnabled(enabled); }
    void updateDisplayedOpacity(GLubyte opacity) override { Base::updateDisplayedOpacity(opacity); }
};

} // namespace copra

namespace cocos2d {

/// Deprecated: a node with color and opacity, which in cocos2d-x 2.x a plain node did not have. It can be
/// passed as a __RGBAProtocol. In new code derive from Node, which has the same functions.
class __NodeRGBA : public copra::WithRGBAProtocol<Node> {};

/// Deprecated: a layer with color and opacity, as __NodeRGBA. It draws nothing itself: its children have its
/// color and opacity if these cascade. In new code derive from Layer.
class __LayerRGBA : public copra::WithRGBAProtocol<Layer> {
public:
    /// Creates an autoreleased layer with the size of the design resolution.
    CREATE_FUNC(__LayerRGBA)
};

} // namespace cocos2d
