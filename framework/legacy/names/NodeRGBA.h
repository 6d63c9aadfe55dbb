#pragma once

#include "scene/Layer.h"
#include "scene/Node.h"

namespace cocos2d {

/// What has a colour and an opacity, for older code. Every Node has both; nothing here asks for this
/// interface.
class __RGBAProtocol {
public:
    virtual ~__RGBAProtocol() = default;

    virtual void setColor(const Color3B& color) = 0;
    virtual const Color3B& getColor() const = 0;
    virtual const Color3B& getDisplayedColor() const = 0;
    virtual GLubyte getDisplayedOpacity() const = 0;
    virtual GLubyte getOpacity() const = 0;
    virtual void setOpacity(GLubyte opacity) = 0;
    virtual void setOpacityModifyRGB(bool value) = 0;
    virtual bool isOpacityModifyRGB() const = 0;
    virtual bool isCascadeColorEnabled() const = 0;
    virtual void setCascadeColorEnabled(bool cascadeColorEnabled) = 0;
    virtual void updateDisplayedColor(const Color3B& color) = 0;
    virtual bool isCascadeOpacityEnabled() const = 0;
    virtual void setCascadeOpacityEnabled(bool cascadeOpacityEnabled) = 0;
    virtual void updateDisplayedOpacity(GLubyte opacity) = 0;
};

} // namespace cocos2d

namespace copra {

/// A node class that also answers to the older interface, with what the node has anyway.
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

/// Older name of a node with colour and opacity; derive from Node in new code.
class __NodeRGBA : public copra::WithRGBAProtocol<Node> {};

/// Older name of a layer with colour and opacity; derive from Layer in new code.
class __LayerRGBA : public copra::WithRGBAProtocol<Layer> {
public:
    /// An autoreleased layer as large as the design resolution.
    CREATE_FUNC(__LayerRGBA)
};

} // namespace cocos2d
