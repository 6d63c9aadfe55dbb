#pragma once

#include "extensions/PhysicsSpriteBody.h"
#include "nodes/sprites/Sprite.h"

#include <cstddef>

struct cpBody;
class b2Body;

namespace cocos2d {
namespace extension {

/// A sprite that is where a body of Chipmunk or Box2D is: for games that use one of these libraries themselves. Its position and
/// rotation are the body's, and setting them moves the body; they are read again before each drawing. The sprite owns no body, and
/// a body has to live as long as the sprite has it. Without a body it is an ordinary sprite. Scale and skew are the sprite's own.
class PhysicsSprite : public Sprite {
public:
    /// A sprite without a body; otherwise as those of Sprite.
    static PhysicsSprite* create();
    static PhysicsSprite* create(const char* filename);
    static PhysicsSprite* create(const char* filename, const Rect& rect);
    static PhysicsSprite* createWithTexture(Texture2D* texture);
    static PhysicsSprite* createWithTexture(Texture2D* texture, const Rect& rect);
    static PhysicsSprite* createWithSpriteFrame(SpriteFrame* spriteFrame);
    static PhysicsSprite* createWithSpriteFrameName(const char* spriteFrameName);

    /// Whether the sprite keeps a rotation of its own, which is then not the body's; false by default.
    bool isIgnoreBodyRotation() const { return _ignoreBodyRotation; }
    void setIgnoreBodyRotation(bool ignores);

    /// The body of Chipmunk, whose units are points; replaces one of Box2D. `Body` is cpBody, complete where this is called.
    template<class Body>
    void setCPBody(Body* body) {
        setBody_(copra::PhysicsSpriteBody::ofChipmunk(body));
    }
    void setCPBody(std::nullptr_t) { setBody_({}); }
    cpBody* getCPBody() const { return _CPBody; }

    /// The body of Box2D, whose units are points divided by getPTMRatio(); replaces one of Chipmunk. `Body` is the class b2Body of
    /// whichever Box2D the game includes, complete where this is called.
    template<class Body>
    void setB2Body(Body* body) {
        setBody_(copra::PhysicsSpriteBody::ofBox2D(body));
    }
    void setB2Body(std::nullptr_t) { setBody_({}); }
    b2Body* getB2Body() const { return _pB2Body; }

    /// Points a meter of Box2D; 1 by default, and not 0.
    float getPTMRatio() const { return _PTMRatio; }
    void setPTMRatio(float pointsPerMeter);

    /// Takes the position and rotation of the body.
    virtual void syncPhysicsTransform() const;

    bool isDirty() const override { return _body.body || Sprite::isDirty(); }
    const Vec2& getPosition() const override;
    void getPosition(float* x, float* y) const override;
    float getPositionX() const override { return getPosition().x; }
    float getPositionY() const override { return getPosition().y; }
    Vec3 getPosition3D() const override;
    void setPosition(const Vec2& position) override;
    void setPosition(float x, float y) override;
    void setPositionX(float x) override;
    void setPositionY(float y) override;
    void setPosition3D(const Vec3& position) override;
    float getRotation() const override;
    void setRotation(float degrees) override;
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;

protected:
    bool _ignoreBodyRotation = false;
    float _PTMRatio = 1.0f;
    cpBody* _CPBody = nullptr;  ///< getCPBody(), to be read; setCPBody() sets it
    b2Body* _pB2Body = nullptr; ///< getB2Body(), to be read; setB2Body() sets it

private:
    void setBody_(const copra::PhysicsSpriteBody& body);
    /// Points a unit of the body.
    float scale_() const { return _body.isBox2D ? _PTMRatio : 1.0f; }

    copra::PhysicsSpriteBody _body;
};

/// Its name in 2.x.
using CCPhysicsSprite = PhysicsSprite;

} // namespace extension
} // namespace cocos2d
