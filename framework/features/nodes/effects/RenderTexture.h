#pragma once

#include "base/Array.h"
#include "base/Owned.h"
#include "base/RefPtr.h"
#include "images/Image.h"
#include "nodes/effects/borrowedNode.h"
#include "nodes/sprites/Sprite.h"
#include "scene/Node.h"

#include <functional>
#include <memory>
#include <string>

namespace copra {
struct ImageSaveRequest;
}

namespace cocos2d {

/// A texture into which nodes are drawn: call begin(), visit() of the nodes, and end(). As a node, it shows
/// the texture in a sprite.
///
/// The drawing is executed with the frame, at the position of begin() in the drawing order. The nodes may be
/// destroyed earlier, as soon as their visit() has returned. newImage() returns the contents as of the last
/// frame. The rows of the texture go from the bottom up, as in cocos2d-x, so its sprite is flipped: flip
/// other sprites of getSprite()->getTexture(), too. Colors are premultiplied by their alpha.
class RenderTexture : public Node {
public:
    /// Creates an empty, transparent texture of a size in points. The format is always RGBA8888; `format` and
    /// `depthStencilFormat` have no effect. If the size is not positive or too large, the function logs that
    /// and returns null. The format A8 is an error: debug builds assert; release builds log it and use
    /// RGBA8888.
    static RenderTexture* create(int w, int h, Texture2D::PixelFormat format, GLuint depthStencilFormat);
    /// Creates an empty, transparent texture of a size in points. The format is always RGBA8888; `format` has
    /// no effect. If the size is not positive or too large, the function logs that and returns null. The
    /// format A8 is an error: debug builds assert; release builds log it and use RGBA8888.
    static RenderTexture* create(int w, int h, Texture2D::PixelFormat format);
    /// Creates an empty, transparent RGBA8888 texture of a size in points. If the size is not positive or too
    /// large, the function logs that and returns null.
    static RenderTexture* create(int w, int h);

    /// Begins drawing: nodes that are visited from now on are drawn into the texture, whose lower left corner
    /// is (0, 0).
    virtual void begin();
    /// Fills the texture with a color, whose channels are from 0 to 1, and begins drawing. If setAutoDraw()
    /// is on, each visit also clears to this color.
    virtual void beginWithClear(float r, float g, float b, float a);
    /// Fills the texture with a color, stores a depth without effect, and begins drawing. The channels of the
    /// color are from 0 to 1.
    virtual void beginWithClear(float r, float g, float b, float a, float depthValue);
    /// Fills the texture with a color, stores a depth and a stencil value without effect, and begins drawing.
    /// The channels of the color are from 0 to 1.
    virtual void beginWithClear(float r, float g, float b, float a, float depthValue, int stencilValue);
    /// Ends the drawing of the last begin(). A call without begin() is logged and ignored.
    virtual void end();
    /// Fills the texture with a color, whose channels are from 0 to 1. If setAutoDraw() is on, each visit
    /// also clears to this color.
    void clear(float r, float g, float b, float a);
    /// Stores a depth without effect, because there is no depth buffer.
    virtual void clearDepth(float depthValue) { setClearDepth(depthValue); }
    /// Stores a stencil value without effect, because masks clear their stencil themselves.
    virtual void clearStencil(int stencilValue) { setClearStencil(stencilValue); }

    /// Returns a copy of the current contents, which are transparent where nothing was drawn. The caller
    /// releases it. With `flipImage`, rows go from the top down, as in files.
    Image* newImage(bool flipImage = true);
    /// Deprecated name of newImage().
    Image* newCCImage(bool flipImage = true) { return newImage(flipImage); }
    /// Writes the contents to a .png or .jpg file in the writable folder (or to an absolute path) when this
    /// frame is drawn, and then calls back with the full path. A JPEG file has no alpha, and neither has a
    /// PNG file without `isRGBA`. A failure is logged, and the callback is called nevertheless. If this node
    /// is destroyed before, nothing happens. If the name ends in neither .png nor .jpg, the function logs
    /// that and returns false.
    bool saveToFile(const std::string& filename, bool isRGBA = true,
                    std::function<void(RenderTexture*, const std::string&)> callback = nullptr);
    /// Writes the contents to a file in a format. A format other than JPG and PNG is an error: debug builds
    /// assert; release builds log it and return false.
    bool saveToFile(const std::string& filename, Image::Format format, bool isRGBA = true,
                    std::function<void(RenderTexture*, const std::string&)> callback = nullptr);

    /// Writes the contents to a .png or .jpg file, with colors that are not premultiplied by their alpha. If
    /// the name ends in neither, the function logs that and returns false.
    bool
    saveToFileAsNonPMA(const std::string& filename, bool isRGBA = true,
                       const std::function<void(RenderTexture*, const std::string&)>& callback = nullptr);
    /// Writes the contents to a file in a format, with colors that are not premultiplied by their alpha. A
    /// format other than JPG and PNG is an error: debug builds assert; release builds log it and return
    /// false.
    bool saveToFileAsNonPMA(const std::string& fileName, Image::Format format, bool isRGBA,
                            const std::function<void(RenderTexture*, const std::string&)>& callback);

    // As in cocos2d-x 1.x (compat/names/classicForms.cpp).
    /// Writes a part of the current contents to a .png or .jpg file at once. `x` and `y` are the lower left
    /// corner in pixels. The part ends at the edges of the texture; 0 by 0 is all of it. Returns false if the
    /// corner is outside, a size is negative, or the file cannot be written.
    bool saveBuffer(const char* path, int x = 0, int y = 0, int width = 0, int height = 0);
    /// Writes a part to a file in the writable folder. The name decides the format.
    bool saveBuffer(Image::Format format, const char* name, int x = 0, int y = 0, int width = 0,
                    int height = 0);
    /// Copies a part of the contents to an image, as saveBuffer() does. Returns false if `image` is null.
    bool getUIImageFromBuffer(Image* image, int x = 0, int y = 0, int width = 0, int height = 0);

    /// Whether the children are drawn into the texture at each visit; false by default, so that they are not
    /// drawn. Before that, the texture is cleared if getClearFlags() contains GL_COLOR_BUFFER_BIT.
    bool isAutoDraw() const { return _autoDraw; }
    /// Sets whether the children are drawn into the texture at each visit; false by default, so that they are
    /// not drawn. Before that, the texture is cleared if getClearFlags() contains GL_COLOR_BUFFER_BIT.
    void setAutoDraw(bool isAutoDraw) { _autoDraw = isAutoDraw; }
    /// Returns the buffers (color, depth, and stencil) that the automatic drawing clears, as bits of OpenGL.
    unsigned int getClearFlags() const { return _clearFlags; }
    /// Sets the buffers (color, depth, and stencil) that the automatic drawing clears, as bits of OpenGL.
    void setClearFlags(unsigned int clearFlags) { _clearFlags = clearFlags; }
    /// Returns the color with which the automatic drawing clears.
    const Color4F& getClearColor() const { return _clearColor; }
    /// Sets the color with which the automatic drawing clears.
    void setClearColor(const Color4F& clearColor) { _clearColor = clearColor; }
    /// Returns the depth of the automatic drawing. It is only stored, because there is no depth buffer.
    float getClearDepth() const { return _clearDepth; }
    /// Sets the depth of the automatic drawing. It is only stored, because there is no depth buffer.
    void setClearDepth(float clearDepth) { _clearDepth = clearDepth; }
    /// Returns the stencil value of the automatic drawing. It is only stored.
    int getClearStencil() const { return _clearStencil; }
    /// Sets the stencil value of the automatic drawing. It is only stored.
    void setClearStencil(int clearStencil) { _clearStencil = clearStencil; }

    /// Returns the sprite that shows the texture.
    Sprite* getSprite() const { return _sprite; }
    /// Replaces the sprite that shows the texture. The new sprite is retained. Null and an ancestor of this
    /// node are errors: debug builds assert; release builds log it and change nothing.
    void setSprite(Sprite* sprite);

    /// Sets whether the whole design area is scaled into the texture; false by default, so that a point stays
    /// a point.
    void setKeepMatrix(bool keepMatrix) { _keepMatrix = keepMatrix; }
    /// Makes the texture show a part of a larger area: `fullRect` (points) fills `fullViewport` (pixels), and
    /// the lower left corner of the texture is at `rtBegin` in `fullRect`.
    void setVirtualViewport(const Vec2& rtBegin, const Rect& fullRect, const Rect& fullViewport);

    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    using Node::draw;

    RenderTexture();
    ~RenderTexture() override;
    /// Initializes a new, transparent texture of a size in points; `format` has no effect. If the size is not
    /// positive or too large, the function logs that and returns false. The format A8 is an error: debug
    /// builds assert; release builds log it and use RGBA8888.
    bool initWithWidthAndHeight(int w, int h, Texture2D::PixelFormat format);
    /// Initializes a new, transparent texture of a size in points; `format` and `depthStencilFormat` have no
    /// effect. If the size is not positive or too large, the function logs that and returns false. The format
    /// A8 is an error: debug builds assert; release builds log it and use RGBA8888.
    bool initWithWidthAndHeight(int w, int h, Texture2D::PixelFormat format, GLuint depthStencilFormat);

private:
    bool saveByName(const std::string& filename, bool isRGBA, bool isStraight,
                    std::function<void(RenderTexture*, const std::string&)> callback);
    bool save(const std::string& filename, Image::Format format, bool isRGBA, bool isStraight,
              std::function<void(RenderTexture*, const std::string&)> callback);
    /// Begins to draw into the texture, which is cleared to the color unless that is null.
    void beginTarget(const Color4F* clearColor);

protected:
    /// Begins drawing. The other forms call it. `flags` are the buffers to clear, such as
    /// `GL_COLOR_BUFFER_BIT`.
    virtual void beginWithClear(float r, float g, float b, float a, float depthValue, int stencilValue,
                                GLbitfield flags);

    RefPtr<Texture2D> _texture;
    RefPtr<Sprite> _sprite;
    bool _keepMatrix = false;
    bool _autoDraw = false;
    Vec2 _partOrigin; ///< The lower left corner of the texture in _fullRect.
    Rect _fullRect;
    Rect _fullViewport;
    GLbitfield _clearFlags = 0;
    Color4F _clearColor{0.0f, 0.0f, 0.0f, 0.0f};
    GLclampf _clearDepth = 0.0f;
    GLint _clearStencil = 0;

private:
    copra::BorrowedNodeScope _spriteScope;
    /// The requests that are pending, or done since the last request.
    copra::Array<copra::Owned<copra::ImageSaveRequest>> _saves;

    CC_DISALLOW_COPY_AND_ASSIGN(RenderTexture)
};

} // namespace cocos2d
