#pragma once

#include "base/Array.h"
#include "base/Ref.h"
#include "base/RefPtr.h"
#include "base/macros.h"
#include "math/fwd.h"
#include "platform/fwd.h"
#include "render/Quads.h"
#include "render/Texture2D.h"
#include "render/fwd.h"

#include <string>
#include <vector>

namespace cocos2d {

/// A list of quads of one texture with a fixed capacity. It is for code that manages its own quads, such as
/// AtlasNode and LabelAtlas; sprites do not need it.
class TextureAtlas : public Ref {
public:
    /// Creates an autoreleased atlas of an image file for `capacity` quads. If the image cannot be loaded,
    /// the function logs that and returns null. A negative capacity is an error: debug builds assert; release
    /// builds log it and return null.
    static TextureAtlas* create(const std::string& file, ssize_t capacity);
    /// Creates an autoreleased atlas of a texture for `capacity` quads. A negative capacity is an error:
    /// debug builds assert; release builds log it and return null.
    static TextureAtlas* createWithTexture(Texture2D* texture, ssize_t capacity);

    /// Initializes an atlas for the image in a file. Returns false if the image cannot be loaded.
    bool initWithFile(const std::string& file, ssize_t capacity);
    /// Initializes an atlas for a texture. A negative capacity is an error: debug builds assert; release
    /// builds log it and return false. A capacity that is too large returns false, too.
    bool initWithTexture(Texture2D* texture, ssize_t capacity);

    /// Sets the quad at `index`. Quads between the last one and this one are added with zeros. An index that
    /// is not below the capacity is an error: debug builds assert; release builds log it and do nothing.
    void updateQuad(V3F_C4B_T2F_Quad* quad, ssize_t index);
    /// Inserts a quad before `index`. If the atlas is full or the index is out of range, debug builds assert;
    /// release builds log that and do nothing.
    void insertQuad(V3F_C4B_T2F_Quad* quad, ssize_t index);
    /// Inserts `amount` quads before `index`. If they do not fit or the index is out of range, debug builds
    /// assert; release builds log that and do nothing.
    void insertQuads(V3F_C4B_T2F_Quad* quads, ssize_t index, ssize_t amount);
    /// Moves one quad to another index. The quads in between move by one. An index out of range is an error:
    /// debug builds assert; release builds log it and do nothing.
    void insertQuadFromIndex(ssize_t fromIndex, ssize_t newIndex);
    /// Moves `amount` quads to another index. The quads in between move accordingly. Quads out of range are
    /// errors: debug builds assert; release builds log it and do nothing.
    void moveQuadsFromIndex(ssize_t oldIndex, ssize_t amount, ssize_t newIndex);
    /// Moves all quads from `index` on to another index. The gap keeps its old quads. An index out of range,
    /// and quads that do not fit, are errors: debug builds assert; release builds log it and do nothing.
    void moveQuadsFromIndex(ssize_t index, ssize_t newIndex);
    /// Sets `amount` quads from `index` on to zero. Quads beyond the capacity and negative numbers are
    /// errors: debug builds assert; release builds log it and do nothing.
    void fillWithEmptyQuadsFromIndex(ssize_t index, ssize_t amount);
    /// Appends `amount` quads of zeros. Quads beyond the capacity and a negative amount are errors: debug
    /// builds assert; release builds log it and do nothing.
    void increaseTotalQuadsWith(ssize_t amount);
    /// Removes the quad at an index. An index out of range is an error: debug builds assert; release builds
    /// log it and do nothing.
    void removeQuadAtIndex(ssize_t index);
    /// Removes `amount` quads from an index on. Quads out of range are errors: debug builds assert; release
    /// builds log it and do nothing.
    void removeQuadsAtIndex(ssize_t index, ssize_t amount);
    /// Removes all quads. The capacity stays.
    void removeAllQuads();
    /// Sets the capacity and removes the quads that exceed it. A capacity that is too large is logged, and
    /// the function returns false. A negative capacity is an error: debug builds assert; release builds log
    /// it and return false.
    bool resizeCapacity(ssize_t capacity);

    /// Returns the number of quads.
    ssize_t getTotalQuads() const { return static_cast<ssize_t>(_quads.size()); }
    /// Returns the number of quads for which there is room.
    ssize_t getCapacity() const { return _capacity; }
    /// Returns the texture of all quads.
    Texture2D* getTexture() const { return _texture; }
    /// Sets the texture of all quads, which is retained.
    void setTexture(Texture2D* texture) { _texture = texture; }
    /// Returns the quads. The pointer is valid until the next change.
    V3F_C4B_T2F_Quad* getQuads() { return _quads.data(); }
    /// Returns the flag that setDirty() has set.
    bool isDirty() const { return _dirty; }
    /// Sets a flag without effect: quads are read whenever they are drawn.
    void setDirty(bool dirty) { _dirty = dirty; }
    /// Replaces all quads. Quads beyond the capacity are skipped.
    void setQuads(const std::vector<V3F_C4B_T2F_Quad>& quads);
    /// Replaces as many quads as there are now.
    void setQuads(V3F_C4B_T2F_Quad* quads);
    /// Draws quads with the current program, model-view matrix, and blend function. Without a blend function,
    /// it uses the one that fits the texture. Call it within a CustomCommand; the quads are drawn after that
    /// command. Missing quads are skipped. A negative number is an error: debug builds assert; release builds
    /// log it, draw nothing for a negative count, and read a negative start as 0.
    void drawNumberOfQuads(ssize_t numberOfQuads, ssize_t start);
    /// Draws the first quads, as drawNumberOfQuads() with a start does. A negative number is an error: debug
    /// builds assert; release builds log it and draw nothing.
    void drawNumberOfQuads(ssize_t numberOfQuads) { drawNumberOfQuads(numberOfQuads, 0); }
    /// Draws all quads as drawNumberOfQuads() does.
    void drawQuads() { drawNumberOfQuads(getTotalQuads(), 0); }
    /// Adds the quads to the renderer. `transform` converts them to world coordinates.
    void addTo(Renderer& renderer, const BlendFunc& blend, const Mat4& transform, float globalZ,
               ssize_t numberOfQuads, ssize_t start = 0) const;
    /// Returns a description with the number of quads, for log lines.
    virtual std::string getDescription() const;

    TextureAtlas();
    ~TextureAtlas() override;

private:
    bool isValidIndex(ssize_t index) const { return index >= 0 && index < getTotalQuads(); }

    copra::Array<V3F_C4B_T2F_Quad> _quads;

protected:
    RefPtr<Texture2D> _texture;
    ssize_t _capacity = 0;
    bool _dirty = false;

    CC_DISALLOW_COPY_AND_ASSIGN(TextureAtlas)
};

} // namespace cocos2d
