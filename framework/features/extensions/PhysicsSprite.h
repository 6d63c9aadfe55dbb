#pragma once

#include "extensions/PhysicsSpriteBody.h"
#include "nodes/sprites/Sprite.h"

#include <cstddef>

struct cpBody;
class b2Body;

namespace cocos2d {
namespace extension {

/// A sprite that follows a body of Chipmunk or Box2D, for games that use one of these libraries directly. It
/// takes its position and rotation from the body before each frame is drawn, and setting them moves the body.
/// The sprite does not own the body, which must live as long as the sprite uses it. Scale and skew belong to
/// the sprite. Without a body, it is an ordinary sprite.
class PhysicsSprite : public Sprite {
public:
    /// Creates a sprite without a body and without an image.
    static PhysicsSprite* create();
    /// Creates a sprite without a body from an image file, as Sprite::create() does.
    static PhysicsSprite* create(const char* filename);
    /// Creates a sprite without a body from a rectangle of an image file, as Sprite::create() does.
    static PhysicsSprite* create(const char* filename, const Rect& rect);
    /// Creates a sprite without a body that shows a texture.
    static PhysicsSprite* createWithTexture(Texture2D* texture);
    /// Creates a sprite without a body that shows a rectangle of a texture.
    static PhysicsSprite* createWithTexture(Texture2D* texture, const Rect& rect);
    /// Creates a sprite without a body that shows a sprite frame.
    static PhysicsSprite* createWithSpriteFrame(SpriteFrame* spriteFrame);
    /// Creates a sprite without a body that shows a frame of the SpriteFrameCache.
    static PhysicsSprite* createWithSpriteFrameName(const char* spriteFrameName);

    /// Whether the sprite keeps its own rotation instead of following the body; false by default.
    bool isIgnoreBodyRotation() const { return _ignoreBodyRotation; }
    /// Sets whether the sprite keeps its own rotation instead of following the body; false by default.
    void setIgnoreBodyRotation(bool ignores);

    /// Sets the body of Chipmunk, whose unit is points. It replaces a body of Box2D. `Body` is cpBody, which
    /// must be a complete type where this is called.
    template<class Body>
    void setCPBody(Body* body) {
        setBody_(copra::PhysicsSpriteBody::ofChipmunk(body));
    }
    /// Separates the sprite from its body of Chipmunk.
    void setCPBody(std::nullptr_t) { setBody_({}); }
    /// Returns the body of Chipmunk, or null.
    cpBody* getCPBody() const { return _CPBody; }

    /// Sets the body of Box2D, whose unit is points divided by getPTMRatio(). It replaces a body of Chipmunk.
    /// `Body` is the class b2Body of the Box2D that the game includes, which must be a complete type where
    /// this is called.
    template<class Body>
    void setB2Body(Body* body) {
        setBody_(copra::PhysicsSpriteBody::ofBox2D(body));
    }
    /// Separates the sprite from its body of Box2D.
    void setB2Body(std::nullptr_t) { setBody_({}); }
    /// Returns the body of Box2D, or null.
    b2Body* getB2Body() const { return _pB2Body; }

    /// Returns the number of points in a meter of Box2D; 1 by default.
    float getPTMRatio() const { return _PTMRatio; }
    /// Sets the number of points in a meter of Box2D. If it is 0 or not finite, the function logs that and
    /// changes nothing.
    void setPTMRatio(float pointsPerMeter);

    /// Copies the position and rotation from the body.
    virtual void syncPhysicsTransform() const;

    /// Whether the vertices will be computed at the next draw; always true with a body.
    bool isDirty() const override { return _body.body || Sprite::isDirty(); }
    /// Returns the position of the body or, without a body, of the sprite, in points.
    const Vec2& getPosition() const override;
    /// Stores the position of the body or, without a body, of the sprite in `*x` and `*y`, in points. A null
    /// pointer is skipped.
    void getPosition(float* x, float* y) const override;
    /// Returns the x of the body or, without a body, of the sprite, in points.
    float getPositionX() const override { return getPosition().x; }
    /// Returns the y of the body or, without a body, of the sprite, in points.
    float getPositionY() const override { return getPosition().y; }
    /// Returns x and y of the body or, without a body, of the sprite, and the z of the sprite, in points.
    Vec3 getPosition3D() const override;
    /// Moves the sprite and its body to a position in points. If it is not finite, the function logs that and
    /// changes nothing.
    void setPosition(const Vec2& position) override;
    /// Moves the sprite and its body to a position in points. If it is not finite, the function logs that and
    /// changes nothing.
    void setPosition(float x, float y) override;
    /// Moves the sprite and its body to an x in points. If it is not finite, the function logs that and
    /// changes nothing.
    void setPositionX(float x) override;
    /// Moves the sprite and its body to a y in points. If it is not finite, the function logs that and
    /// changes nothing.
    void setPositionY(float y) override;
    /// Sets the z of the sprite, and moves it and its body to x and y, in points. If these are not finite,
    /// the function logs that and does not move them.
    void setPosition3D(const Vec3& position) override;
    /// Returns the rotation in degrees clockwise, which the body determines unless
    /// setIgnoreBodyRotation(true) was called.
    float getRotation() const override;
    /// Rotates the sprite and, unless setIgnoreBodyRotation(true) was called, its body, in degrees clockwise.
    /// If the angle is not finite, the function logs that and changes nothing.
    void setRotation(float degrees) override;
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;

protected:
    bool _ignoreBodyRotation = false;
    float _PTMRatio = 1.0f;
    cpBody* _CPBody = nullptr;  ///< The body of Chipmunk, for reading; setCPBody() sets it.
    b2Body* _pB2Body = nullptr; ///< The body of Box2D, for reading; setB2Body() sets it.

private:
    void setBody_(const copra::PhysicsSpriteBody& body);
    /// The number of points in a unit of the body.
    float scale_() const { return _body.isBox2D ? _PTMRatio : 1.0f; }

    copra::PhysicsSpriteBody _body;
};

/// Name of PhysicsSprite in cocos2d-x 2.x.
using CCPhysicsSprite = PhysicsSprite;

} // namespace extension
} // namespace cocos2d
