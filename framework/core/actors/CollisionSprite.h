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

/// A sprite with a circle: two of them in one CollisionWorld collide when their circles overlap. The base of
/// ships, enemies and bullets; derive and override collisionDetectedWith(), or connect to the signals.
///
/// The circle is centered on the sprite's position and grows with its scale. Several circles, capsules and
/// boxes may take its place. Invisible sprites collide too, so one may serve as the circle of a longer
/// thing's end. One that listens but runs without a world for a second is logged, once, by debug builds.
class CollisionSprite : public cocos2d::Sprite {
public:
    /// Like the functions of Sprite.
    static CollisionSprite* create();
    static CollisionSprite* create(const std::string& filename);
    static CollisionSprite* create(const std::string& filename, const cocos2d::Rect& rect);
    static CollisionSprite* createWithTexture(cocos2d::Texture2D* texture);
    static CollisionSprite* createWithTexture(cocos2d::Texture2D* texture, const cocos2d::Rect& rect,
                                              bool rotated = false);
    static CollisionSprite* createWithSpriteFrame(cocos2d::SpriteFrame* spriteFrame);
    static CollisionSprite* createWithSpriteFrameName(const std::string& spriteFrameName);

    /// Radius in points before scaling: what was set, else half of the content's width.
    float getRadius() const { return _radius >= 0.0f ? _radius : getContentSize().width / 2.0f; }
    /// A radius of at least 0; anything else is logged and ignored.
    void setRadius(float radius);

    /// Collides with these shapes instead of the one circle; none takes the circle back. Given in points
    /// around the sprite's position, before scaling and turning, which they follow. Refused with a log line
    /// when one is invalid. Include gameplay/collision/CollisionShape.h to make some.
    void setShapes(std::vector<CollisionShape> shapes);
    /// What was set; empty when it is the circle.
    const std::vector<CollisionShape>& getShapes() const;
    /// True: hits also what lies on its straight way since the step before, so that it jumps over nothing
    /// however fast it is. False by default. The world's hitTime() is the time.
    bool isSwept() const { return _swept; }
    void setSwept(bool swept) { _swept = swept; }
    /// Marks the current position as a teleport: nothing on the way is hit, and the velocity of the next step
    /// is (0, 0).
    void setTeleported() { _teleported = true; }

    /// What it is, as bits. 1 by default; 0 collides with nothing.
    std::uint32_t getCategory() const { return _category; }
    void setCategory(std::uint32_t category) { _category = category; }
    /// The categories that it collides with, as bits; all by default. Both sides must agree.
    std::uint32_t getCollisionMask() const { return _mask; }
    void setCollisionMask(std::uint32_t mask) { _mask = mask; }
    /// False: takes no part for now, as when it is blinking after a hit. True by default.
    virtual bool isCollidable() const { return _collidable; }
    void setCollidable(bool collidable) { _collidable = collidable; }
    /// True: hit already, so tracking bullets drop it as a target. False unless overridden.
    virtual bool isDamaged() const { return false; }

    /// Called in each step of the world in which the circles overlap, once for every other sprite, after the
    /// signals. Anything may be removed or destroyed here. Empty by default.
    virtual void collisionDetectedWith(CollisionSprite* sender);
    /// Emitted when an overlap of this sprite begins and ends. Include actors/CollisionSignal.h to connect.
    CollisionSignal& collisionBegan();
    CollisionSignal& collisionEnded();
    /// Lets a connection end when this sprite dies; for the sprite that listens.
    void keepConnection(const boost::signals2::connection& connection);

    /// The world in which it collides; null takes it out. The world does not retain it and removes it when it
    /// is destroyed. After onExit() it takes no part until it enters a scene again.
    void setCollisionWorld(CollisionWorld* world);
    CollisionWorld* getCollisionWorld() const { return _world; }

    void onEnter() override;
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

    float _radius = -1.0f; ///< Below 0: half of the width.
    std::uint32_t _category = 1u;
    std::uint32_t _mask = ~0u;
    std::uint32_t _bodyIndex = ~0u; ///< In the world's bodies().
    std::uint64_t _body = 0;        ///< Its id in the world's space.
    CollisionWorld* _world = nullptr;
    std::unique_ptr<Signals> _signals; ///< And shapes; created on demand.
    bool _collidable = true;
    bool _exited = false;
    bool _hadWorld = false; ///< Was in a world at any time.
    bool _swept = false;
    bool _teleported = false;
    bool _hasOwnShapes = false;
};

} // namespace copra
