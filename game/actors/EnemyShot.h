#pragma once

#include "actors/CollisionSprite.h"
#include "rules/Salvo.h"
#include "rules/ShotPalette.h"
#include "view/nodes.h"

namespace beecluster {

/// Pollen or a thorn: flies straight on, or turns after a target for a while. The battlefield moves it.
class EnemyShot : public copra::CollisionSprite {
public:
    /// Null if the sprite frame is missing.
    static EnemyShot* create(const ShotSpec& spec) { return created(&EnemyShot::initShot, spec); }

    /// Advances by dt seconds, toward `target` (may be null) while it homes. Returns false once it is
    /// outside the field.
    bool step(float dt, const cocos2d::Node* target);
    /// True once: when it comes near enough to `bee` (may be null) to be a narrow miss.
    bool grazes(const cocos2d::Node* bee);
    /// How fast a bee of that velocity flies across its way, in points a second.
    float speedAcross(const cocos2d::Vec2& velocity) const;
    /// Shows it in that palette; a frame that has no such picture stays as it is.
    void show(ShotPalette palette);

private:
    bool initShot(const ShotSpec& spec);

    std::string _frame;       ///< of its pattern
    cocos2d::Vec2 _velocity;  ///< points a second
    float _turnRate = 0.0f;   ///< degrees a second
    float _homingTime = 0.0f; ///< seconds left
    float _age = 0.0f;        ///< seconds
    bool _points = false;     ///< it points where it flies
    bool _hasGrazed = false;
};

} // namespace beecluster
