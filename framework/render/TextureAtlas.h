#pragma once

#include "base/Ref.h"
#include "base/RefPtr.h"
#include "base/macros.h"
#include "render/Quads.h"
#include "render/Texture2D.h"

#include <string>
#include <vector>

namespace cocos2d {

class Mat4;
class Renderer;
struct BlendFunc;

/// A list of quads of one texture with a fixed capacity, to be filled and drawn by hand.
///
/// Sprites do not need it; it serves code that keeps its own quads, such as AtlasNode and LabelAtlas.
class TextureAtlas : public Ref {
public:
    /// Null where the image cannot be loaded. `capacity` is a number of quads.
    static TextureAtlas* create(const std::string& file, ssize_t capacity);
    static TextureAtlas* createWithTexture(Texture2D* texture, ssize_t capacity);

    bool initWithFile(const std::string& file, ssize_t capacity);
    bool initWithTexture(Texture2D* texture, ssize_t capacity);

    /// Writes the quad at `index` (below the capacity); quads in between become zero and count.
    void updateQuad(V3F_C4B_T2F_Quad* quad, ssize_t index);
    /// Inserts before `index`; the quads from there move up by one. Nothing happens where the atlas is full.
    void insertQuad(V3F_C4B_T2F_Quad* quad, ssize_t index);
    /// Inserts `amount` quads in a row.
    void insertQuads(V3F_C4B_T2F_Quad* quads, ssize_t index, ssize_t amount);
    /// Moves one quad; those in between close up.
    void insertQuadFromIndex(ssize_t fromIndex, ssize_t newIndex);
    /// Moves quads in a row so that they begin at newIndex; the ones in between close up.
    void moveQuadsFromIndex(ssize_t oldIndex, ssize_t amount, ssize_t newIndex);
    /// Moves all quads from index on to newIndex: room for quads in between, which are as they were.
    void moveQuadsFromIndex(ssize_t index, ssize_t newIndex);
    /// Makes quads from index on empty.
    void fillWithEmptyQuadsFromIndex(ssize_t index, ssize_t amount);
    /// Empty quads at the end.
    void increaseTotalQuadsWith(ssize_t amount);
    void removeQuadAtIndex(ssize_t index);
    void removeQuadsAtIndex(ssize_t index, ssize_t amount);
    void removeAllQuads();
    /// Cuts off quads that do not fit any more. False for a negative capacity.
    bool resizeCapacity(ssize_t capacity);

    ssize_t getTotalQuads() const { return static_cast<ssize_t>(_quads.size()); }
    ssize_t getCapacity() const { return _capacity; }
    Texture2D* getTexture() const { return _texture; }
    void setTexture(Texture2D* texture) { _texture = texture; }
    /// The quads; valid until the next change.
    V3F_C4B_T2F_Quad* getQuads() { return _quads.data(); }
    /// Quads are read whenever they are drawn, so nothing depends on it.
    bool isDirty() const { return _dirty; }
    void setDirty(bool dirty) { _dirty = dirty; }
    /// Replaces all quads; more than the capacity are cut off.
    void setQuads(const std::vector<V3F_C4B_T2F_Quad>& quads);
    /// In a CustomCommand: draws quads behind it, with the program that is in use, its place and the blend
    /// function that it was told (else the texture's own). Those that there are not are left out.
    void drawNumberOfQuads(ssize_t numberOfQuads, ssize_t start);
    void drawNumberOfQuads(ssize_t numberOfQuads) { drawNumberOfQuads(numberOfQuads, 0); }
    void drawQuads() { drawNumberOfQuads(getTotalQuads(), 0); }
    /// What drawing does with the quads: `transform` leads to the world.
    void addTo(Renderer& renderer, const BlendFunc& blend, const Mat4& transform, float globalZ,
               ssize_t numberOfQuads, ssize_t start = 0) const;
    std::string getDescription() const;

    TextureAtlas();
    ~TextureAtlas() override;

private:
    bool isPlace(ssize_t index) const { return index >= 0 && index < getTotalQuads(); }

    std::vector<V3F_C4B_T2F_Quad> _quads;

protected:
    RefPtr<Texture2D> _texture;
    ssize_t _capacity = 0;
    bool _dirty = false;

    CC_DISALLOW_COPY_AND_ASSIGN(TextureAtlas)
};

} // namespace cocos2d
