#pragma once

#include "platform/BlendFunc.h"

#include <string>

namespace cocos2d {

class Texture2D;

/// Something drawn with a blend function.
class BlendProtocol {
public:
    virtual ~BlendProtocol() = default;
    virtual void setBlendFunc(const BlendFunc& blendFunc) = 0;
    virtual const BlendFunc& getBlendFunc() const = 0;
};

/// Something drawn with one texture. Setting a texture also sets the blend function that fits its alpha.
class TextureProtocol : public BlendProtocol {
public:
    virtual Texture2D* getTexture() const = 0;
    /// Retains the texture.
    virtual void setTexture(Texture2D* texture) = 0;
};

/// Something that can be played and stopped.
class PlayableProtocol {
public:
    virtual ~PlayableProtocol() = default;
    virtual void start() = 0;
    virtual void stop() = 0;
};

/// Something that shows a text (UTF-8).
class LabelProtocol {
public:
    virtual ~LabelProtocol() = default;
    virtual void setString(const std::string& label) = 0;
    virtual const std::string& getString() const = 0;
};

} // namespace cocos2d
