#pragma once

#include "base/Owned.h"
#include "base/RefPtr.h"
#include "images/Image.h"
#include "nodes/sprites/Sprite.h"
#include "scene/Node.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cocos2d {

/// A picture that nodes are drawn into: begin(), visit() of the nodes, end(). As a node it shows the picture
/// with a sprite of its own.
///
/// Drawing happens when the frame is drawn, in the place of the order where begin() was called; until then
/// the nodes need not live on, and what newImage() returns is the picture as of the last frame. The
/// pictures's rows go from the bottom up, as in the original, which is why its sprite is flipped: flip other
/// sprites that show getSprite()->getTexture() too. Its colours are premultiplied with alpha, and the texture
/// says so.
class RenderTexture : public Node {
public:
    /// Size in points. The format is always RGBA8888; depth and stencil formats are taken and not needed.
    /// Null after logging when the size is not positive.
    static RenderTexture* create(int w, int h, Texture2D::PixelFormat format, GLuint depthStencilFormat);
    static RenderTexture* create(int w, int h, Texture2D::PixelFormat format);
    static RenderTexture* create(int w, int h);

    /// From now on nodes that are visited are drawn into the picture. (0, 0) is its lower left corner.
    virtual void begin();
    /// The same after filling the picture with a colour (shares of 1). There is no depth to be cleared.
    virtual void beginWithClear(float r, float g, float b, float a);
    virtual void beginWithClear(float r, float g, float b, float a, float depthValue);
    virtual void beginWithClear(float r, float g, float b, float a, float depthValue, int stencilValue);
    /// Ends the last begin(); logged and ignored without one.
    virtual void end();
    /// Fills the picture with a colour.
    void clear(float r, float g, float b, float a);
    /// Notes the value; pictures have no depth.
    virtual void clearDepth(float depthValue) { setClearDepth(depthValue); }
    /// Notes the value; masks clear their stencil themselves.
    virtual void clearStencil(int stencilValue) { setClearStencil(stencilValue); }

    /// A copy of the picture as it is, clear where nothing was drawn; the caller releases it. flipImage turns
    /// its rows the way of files, from the top down.
    Image* newImage(bool flipImage = true);
    Image* newCCImage(bool flipImage = true) { return newImage(flipImage); }
    /// Writes the picture into a .png or .jpg file in the writable folder (or to an absolute path) when this
    /// frame is drawn, then calls back with the full path. Without isRGBA a PNG loses its alpha, a JPEG
    /// always does. A failure is logged. Nothing happens when this node is gone by then.
    bool saveToFile(const std::string& filename, bool isRGBA = true,
                    std::function<void(RenderTexture*, const std::string&)> callback = nullptr);
    /// The same for a name that ends like its format. False after logging for other formats than JPG and PNG.
    bool saveToFile(const std::string& filename, Image::Format format, bool isRGBA = true,
                    std::function<void(RenderTexture*, const std::string&)> callback = nullptr);

    /// The same; what has no alpha in the file is as bright as if it was never see-through.
    bool
    saveToFileAsNonPMA(const std::string& filename, bool isRGBA = true,
                       const std::function<void(RenderTexture*, const std::string&)>& callback = nullptr);
    bool saveToFileAsNonPMA(const std::string& fileName, Image::Format format, bool isRGBA,
                            const std::function<void(RenderTexture*, const std::string&)>& callback);

    /// With auto draw the children are drawn into the picture at each visit, after clearing it if
    /// getClearFlags() has GL_COLOR_BUFFER_BIT. They are never shown otherwise.
    bool isAutoDraw() const { return _autoDraw; }
    void setAutoDraw(bool isAutoDraw) { _autoDraw = isAutoDraw; }
    unsigned int getClearFlags() const { return _clearFlags; }
    void setClearFlags(unsigned int clearFlags) { _clearFlags = clearFlags; }
    const Color4F& getClearColor() const { return _clearColor; }
    void setClearColor(const Color4F& clearColor) { _clearColor = clearColor; }
    float getClearDepth() const { return _clearDepth; }
    void setClearDepth(float clearDepth) { _clearDepth = clearDepth; }
    int getClearStencil() const { return _clearStencil; }
    void setClearStencil(int clearStencil) { _clearStencil = clearStencil; }

    /// What shows the picture.
    Sprite* getSprite() const { return _sprite; }
    /// Shows it with another sprite, retained.
    void setSprite(Sprite* sprite);

    /// True: the whole design area is squeezed into the picture, instead of one point a point.
    void setKeepMatrix(bool keepMatrix) { _keepMatrix = keepMatrix; }
    /// The picture shows a part of something larger: fullRect (points) fills fullViewport (pixels), and the
    /// picture's corner lies at rtBegin in there.
    void setVirtualViewport(const Vec2& rtBegin, const Rect& fullRect, const Rect& fullViewport);

    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;
    void draw(Renderer* renderer, const Mat4& transform, uint32_t flags) override;
    using Node::draw;

    RenderTexture();
    ~RenderTexture() override;
    bool initWithWidthAndHeight(int w, int h, Texture2D::PixelFormat format);
    bool initWithWidthAndHeight(int w, int h, Texture2D::PixelFormat format, GLuint depthStencilFormat);

private:
    struct SaveRequest;

    bool saveByName(const std::string& filename, bool isRGBA, bool isStraight,
                    std::function<void(RenderTexture*, const std::string&)> callback);
    bool save(const std::string& filename, Image::Format format, bool isRGBA, bool isStraight,
              std::function<void(RenderTexture*, const std::string&)> callback);
    void beginLayer(const std::optional<Color4F>& clearColor);

protected:
    RefPtr<Texture2D> _texture;
    RefPtr<Sprite> _sprite;
    bool _keepMatrix = false;
    bool _autoDraw = false;
    Vec2 _partOrigin; ///< Where the picture lies in _fullRect.
    Rect _fullRect;
    Rect _fullViewport;
    GLbitfield _clearFlags = 0;
    Color4F _clearColor{0.0f, 0.0f, 0.0f, 0.0f};
    GLclampf _clearDepth = 0.0f;
    GLint _clearStencil = 0;

private:
    std::vector<copra::Owned<SaveRequest>> _saves; ///< Asked for, or done since the last one was.

    CC_DISALLOW_COPY_AND_ASSIGN(RenderTexture)
};

} // namespace cocos2d
