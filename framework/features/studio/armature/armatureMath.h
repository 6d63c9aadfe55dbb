#pragma once

#include "math/AffineTransform.h"
#include "math/Mat4.h"
#include "math/Vec2.h"
#include "nodes/sprites/fwd.h"
#include "studio/armature/ArmatureData.h"

#include <cmath>

#define CC_DOUBLE_PI (M_PI * 2)
#define CC_HALF_PI (M_PI * 0.5f)

namespace cocostudio {

/// Converts between places and transforms, and between the space of a bone and that of its parent.
class TransformHelp {
public:
    /// `node`, in the space that `parentNode` is in, becomes relative to `parentNode`, and back.
    static void transformFromParent(BaseData& node, const BaseData& parentNode);
    /// Converts `node`, relative to `parentNode`, to the space that `parentNode` is in.
    static void transformToParent(BaseData& node, const BaseData& parentNode);
    /// Converts `node` relative to `parentNode`, and back, without the scale of the parent.
    static void transformFromParentWithoutScale(BaseData& node, const BaseData& parentNode);
    /// Converts `node`, relative to `parentNode` without its scale, to the space that `parentNode` is in.
    static void transformToParentWithoutScale(BaseData& node, const BaseData& parentNode);

    /// A place as a transform, and back.
    static void nodeToMatrix(const BaseData& node, cocos2d::AffineTransform& matrix);
    static void nodeToMatrix(const BaseData& node, cocos2d::Mat4& matrix);
    /// Sets position, scale, and skew of `node` from a matrix.
    static void matrixToNode(const cocos2d::AffineTransform& matrix, BaseData& node);
    /// Sets position, scale, and skew of `node` from a matrix.
    static void matrixToNode(const cocos2d::Mat4& matrix, BaseData& node);

    /// Adds or subtracts position, skew, and scale.
    static void nodeConcat(BaseData& target, BaseData& source);
    /// Subtracts position, skew, and scale.
    static void nodeSub(BaseData& target, BaseData& source);
};

/// Whether a point of the world is in the content rectangle of a sprite; `outPoint` is the point in the sprite.
bool isSpriteContainPoint(cocos2d::Sprite* sprite, cocos2d::Vec2 point);
bool isSpriteContainPoint(cocos2d::Sprite* sprite, cocos2d::Vec2 point, cocos2d::Vec2& outPoint);
/// Whether a point is in a sprite; see isSpriteContainPoint().
#define CC_SPRITE_CONTAIN_POINT(sprite, point) isSpriteContainPoint((sprite), (point))
/// Whether a point is in a sprite, and where; see isSpriteContainPoint().
#define CC_SPRITE_CONTAIN_POINT_WITH_RETURN(sprite, point, outPoint)                                         \
    isSpriteContainPoint((sprite), (point), outPoint)

/// Points of Bézier curves of degree 2 and 3, and of an arc.
cocos2d::Vec2 bezierTo(float t, cocos2d::Vec2& point1, cocos2d::Vec2& point2, cocos2d::Vec2& point3);
cocos2d::Vec2 bezierTo(float t, cocos2d::Vec2& point1, cocos2d::Vec2& point2, cocos2d::Vec2& point3,
                       cocos2d::Vec2& point4);
/// The point at the fraction `t` of an arc of a circle. Angles are radians, counterclockwise from the right.
cocos2d::Vec2 circleTo(float t, cocos2d::Vec2& center, float radius, float fromRadian, float radianDif);

} // namespace cocostudio
