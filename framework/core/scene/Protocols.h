#pragma once

#include "platform/BlendFunc.h"
#include "render/fwd.h"

#include <string>

namespace cocos2d {

/// The interface of objects that are drawn with a blend function.
class BlendProtocol {
public:
    virtual ~BlendProtocol() = default;
    /// Sets how the colors of the object are mixed with what is behind it.
    virtual void setBlendFunc(const BlendFunc& blendFunc) = 0;
    /// Returns how the colors of the object are mixed with what is behind it.
    virtual const BlendFunc& getBlendFunc() const = 0;
};

/// The interface of objects that are drawn with one texture. Setting a texture also sets the blend function
/// for its kind of alpha (premultiplied or not).
class TextureProtocol : public BlendProtocol {
public:
    /// Returns the texture, or null. The object retains it.
    virtual Texture2D* getTexture() const = 0;
    /// Sets the texture, and retains it.
    virtual void setTexture(Texture2D* texture) = 0;
};

/// The interface of objects that can be started and stopped.
class PlayableProtocol {
public:
    virtual ~PlayableProtocol() = default;
    /// Starts the object. The class decides what this does if it already runs.
    virtual void start() = 0;
    /// Stops the object. The class decides what this does if it has not started.
    virtual void stop() = 0;
};

/// The interface of objects that show a UTF-8 string.
class LabelProtocol {
public:
    virtual ~LabelProtocol() = default;
    /// Sets the text that the node shows, in UTF-8.
    virtual void setString(const std::string& label) = 0;
    /// Returns the text that the node shows, in UTF-8.
    virtual const std::string& getString() const = 0;
};

} // namespace cocos2d
