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

/// A list of quads of one texture with a fixed capacity, for code that manages its own quads, such as
/// AtlasNode and LabelAtlas. Sprites do not need it.
class TextureAtlas : public Ref {
public:
    /// Returns null if the image cannot be loaded. `capacity` is a number of quads.
    static TextureAtlas* create(const std::string& file, ssize_t capacity);
    /// Creates an autoreleased atlas of a texture for `capacity` quads.
    static TextureAtlas* createWithTexture(Texture2D* texture, ssize_t capacity);

    bool initWithFile(const std::string& file, ssize_t capacity);
    bool initWithTexture(Texture2D* texture, ssize_t capacity);

    /// Sets the quad at `index` (below the capacity); quads between the last one and it are added as zero.
    void updateQuad(V3F_C4B_T2F_Quad* quad, ssize_t index);
    /// Inserts before `index`. Does nothing if the atlas is full.
    void insertQuad(V3F_C4B_T2F_Quad* quad, ssize_t index);
    /// Inserts `amount` quads.
    void insertQuads(V3F_C4B_T2F_Quad* quads, ssize_t index, ssize_t amount);
    /// Moves one quad; those in between move by one.
    void insertQuadFromIndex(ssize_t fromIndex, ssize_t newIndex);
    /// Moves `amount` quads to newIndex; those in between move accordingly.
    void moveQuadsFromIndex(ssize_t oldIndex, ssize_t amount, ssize_t newIndex);
    /// Moves all quads from index on to newIndex; the gap keeps its old quads.
    void moveQuadsFromIndex(ssize_t index, ssize_t newIndex);
    /// Sets `amount` quads from index on to zero.
    void fillWithEmptyQuadsFromIndex(ssize_t index, ssize_t amount);
    /// Appends zero quads.
    void increaseTotalQuadsWith(ssize_t amount);
    /// Removes the quad at an index.
    void removeQuadAtIndex(ssize_t index);
    /// Removes `amount` quads from an index on.
    void removeQuadsAtIndex(ssize_t index, ssize_t amount);
    /// Removes all quads; the capacity stays.
    void removeAllQuads();
    /// Removes quads that exceed the new capacity. False for a negative or too large one.
    bool resizeCapacity(ssize_t capacity);

    /// The number of quads, and how many there may be.
    ssize_t getTotalQuads() const { return static_cast<ssize_t>(_quads.size()); }
    /// The number of quads that there may be.
    ssize_t getCapacity() const { return _capacity; }
    /// The texture of all quads, retained.
    Texture2D* getTexture() const { return _texture; }
    void setTexture(Texture2D* texture) { _texture = texture; }
    /// The quads; valid until the next change.
    V3F_C4B_T2F_Quad* getQuads() { return _quads.data(); }
    /// A flag without effect: quads are read whenever they are drawn.
    bool isDirty() const { return _dirty; }
    void setDirty(bool dirty) { _dirty = dirty; }
    /// Replaces all quads; those beyond the capacity are skipped.
    void setQuads(const std::vector<V3F_C4B_T2F_Quad>& quads);
    /// Replaces the first quads, as many as there are now.
    void setQuads(V3F_C4B_T2F_Quad* quads);
    /// Within a CustomCommand: draws quads after that command, with the current program, model-view matrix
    /// and blend function (else the texture's default). Missing quads are skipped.
    void drawNumberOfQuads(ssize_t numberOfQuads, ssize_t start);
    void drawNumberOfQuads(ssize_t numberOfQuads) { drawNumberOfQuads(numberOfQuads, 0); }
    /// Draws all quads; see drawNumberOfQuads().
    void drawQuads() { drawNumberOfQuads(getTotalQuads(), 0); }
    /// Adds the quads to the renderer; `transform` maps them to the world.
    void addTo(Renderer& renderer, const BlendFunc& blend, const Mat4& transform, float globalZ,
               ssize_t numberOfQuads, ssize_t start = 0) const;
    /// A text with the number of quads, for log lines.
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
