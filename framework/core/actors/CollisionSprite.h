#pragma once

#include "actors/fwd.h"
#include "nodes/sprites/Sprite.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace boost {
namespace signals2 {
class connection;
}
} // namespace boost

namespace copra {

/// A sprite that a CollisionWorld tests for collisions. Two of them in the same world collide when their
/// circles overlap. It is the base class of ships, enemies, and bullets: derive from it and override
/// collisionDetectedWith(), or connect to the signals.
///
/// The circle is centered on the position of the sprite and grows with its scale. Several circles, capsules,
/// and boxes can replace it. Invisible sprites collide, too. If a sprite listens for collisions but has no
/// world for a second, debug builds log it once.
class CollisionSprite : public cocos2d::Sprite {
public:
    /// Creates a sprite without an image, as Sprite::create() does.
    static CollisionSprite* create();
    /// Creates a sprite from an image file. If the image cannot be loaded, the function logs that and returns
    /// null.
    static CollisionSprite* create(const std::string& filename);
    /// Creates a sprite from a part of an image file, in points, y down. If the image cannot be loaded, the
    /// function logs that and returns null.
    static CollisionSprite* create(const std::string& filename, const cocos2d::Rect& rect);
    /// Creates a sprite with a texture. A null `texture` is an error: debug builds assert; release builds log
    /// it and return null.
    static CollisionSprite* createWithTexture(cocos2d::Texture2D* texture);
    /// Creates a sprite with a part of a texture, as Sprite::createWithTexture() does.
    static CollisionSprite* createWithTexture(cocos2d::Texture2D* texture, const cocos2d::Rect& rect,
                                              bool rotated = false);
    /// Creates a sprite with a frame of a sheet. A null `spriteFrame` is an error: debug builds assert;
    /// release builds log it and return null.
    static CollisionSprite* createWithSpriteFrame(cocos2d::SpriteFrame* spriteFrame);
    /// Creates a sprite with a frame of the SpriteFrameCache. If there is no frame with this name, the
    /// function logs that and returns null.
    static CollisionSprite* createWithSpriteFrameName(const std::string& spriteFrameName);

    /// Returns the radius in points, before scaling. If none was set, it is half of the width of the content.
    float getRadius() const { return _radius >= 0.0f ? _radius : getContentSize().width / 2.0f; }
    /// Sets the radius, which must be at least 0. Other values are logged and ignored.
    void setRadius(float radius);

    /// Replaces the circle with these shapes; an empty list restores it. Shapes are in points around the
    /// position of the sprite, before scaling and rotation, which they follow. If one is invalid, the
    /// function logs that and changes nothing. Include gameplay/collision/CollisionShape.h to make shapes.
    void setShapes(std::vector<CollisionShape> shapes);
    /// Returns the shapes that were set. The list is empty for a circle.
    const std::vector<CollisionShape>& getShapes() const;
    /// Whether the sprite also hits what is on the straight line from its position in the previous step.
    bool isSwept() const { return _swept; }
    /// Sets whether the sprite also hits what is on the straight line from its position in the previous step;
    /// false by default. Such a sprite does not pass through others, however fast it is.
    /// CollisionWorld::hitTime() returns the time of contact.
    void setSwept(bool swept) { _swept = swept; }
    /// Marks the current position as a teleport. The next step hits nothing on the way there, and its
    /// velocity is (0, 0).
    void setTeleported() { _teleported = true; }

    /// Returns the categories of the sprite, as bits.
    std::uint32_t getCategory() const { return _category; }
    /// Sets the categories of the sprite, as bits; 1 by default. A sprite with 0 collides with nothing.
    void setCategory(std::uint32_t category) { _category = category; }
    /// Returns the categories with which the sprite collides, as bits.
    std::uint32_t getCollisionMask() const { return _mask; }
    /// Sets the categories with which the sprite collides, as bits; all by default. The masks of both sprites
    /// must allow a collision.
    void setCollisionMask(std::uint32_t mask) { _mask = mask; }
    /// Whether the sprite can collide. The world calls it in each step.
    virtual bool isCollidable() const { return _collidable; }
    /// Sets whether the sprite can collide; true by default. Set it to false while, for example, the sprite
    /// blinks after a hit.
    void setCollidable(bool collidable) { _collidable = collidable; }
    /// Whether the sprite has been hit already, so that tracking bullets drop it as a target. Returns false
    /// unless it is overridden.
    virtual bool isDamaged() const { return false; }

    /// Called once for each sprite that overlaps this one, in each step of the world, after the signals. It
    /// may remove or destroy anything. Does nothing by default.
    virtual void collisionDetectedWith(CollisionSprite* sender);
    /// Returns the signal that is emitted for each overlap of the sprite that begins. To connect, include
    /// actors/CollisionSignal.h.
    CollisionSignal& collisionBegan();
    /// Returns the signal that is emitted for each overlap of the sprite that has ended.
    CollisionSignal& collisionEnded();
    /// Makes a connection end when this sprite is destroyed. Call it on the sprite that listens.
    void keepConnection(const boost::signals2::connection& connection);

    /// Sets the world in which the sprite collides. Null removes the sprite from its world. The world does
    /// not retain the sprite, and forgets it when it is destroyed. After onExit(), the sprite does not
    /// collide until it enters a scene again.
    void setCollisionWorld(CollisionWorld* world);
    /// Returns the world in which the sprite collides, or null.
    CollisionWorld* getCollisionWorld() const { return _world; }

    /// Lets the sprite collide again after onExit().
    void onEnter() override;
    /// Keeps the sprite in its world, but it does not collide until onEnter().
    void onExit() override;

protected:
    CollisionSprite();
    ~CollisionSprite() override;

private:
    friend class CollisionWorld;
    struct Signals;

    Signals& signals();
    void notifyBegan(CollisionSprite* other);
    void notifyEnded(CollisionSprite* other);
    void readShapes(std::vector<CollisionShape>& shapes) const;
    bool listens() const;
    void expectWorld(bool isConnecting);

    float _radius = -1.0f; ///< The radius in points; below 0, it is half of the width.
    std::uint32_t _category = 1u;
    std::uint32_t _mask = ~0u;
    std::uint32_t _bodyIndex = ~0u; ///< The index in bodies() of the world.
    std::uint64_t _body = 0;        ///< The ID of the body in the collision space of the world.
    CollisionWorld* _world = nullptr;
    std::unique_ptr<Signals> _signals; ///< The signals and shapes, created on demand.
    bool _collidable = true;
    bool _exited = false;
    bool _hadWorld = false; ///< Whether the sprite has ever been in a world.
    bool _swept = false;
    bool _teleported = false;
    bool _hasOwnShapes = false;
};

} // namespace copra
