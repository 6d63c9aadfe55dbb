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

/// Converts between places and transforms, and between the space of a bone and the space of its parent.
class TransformHelp {
public:
    /// Converts `node` to the space of `parentNode`. Before, both are in the same space.
    static void transformFromParent(BaseData& node, const BaseData& parentNode);
    /// Converts `node` from the space of `parentNode` to the space that `parentNode` is in.
    static void transformToParent(BaseData& node, const BaseData& parentNode);
    /// Converts `node` to the space of `parentNode`, without the scale of the parent.
    static void transformFromParentWithoutScale(BaseData& node, const BaseData& parentNode);
    /// Converts `node` from the space of `parentNode`, without the scale of the parent, to the space that
    /// `parentNode` is in.
    static void transformToParentWithoutScale(BaseData& node, const BaseData& parentNode);

    /// Sets an affine transform to the place of `node`.
    static void nodeToMatrix(const BaseData& node, cocos2d::AffineTransform& matrix);
    /// Sets a matrix to the place of `node`.
    static void nodeToMatrix(const BaseData& node, cocos2d::Mat4& matrix);
    /// Sets the position, scale, and skew of `node` from an affine transform.
    static void matrixToNode(const cocos2d::AffineTransform& matrix, BaseData& node);
    /// Sets the position, scale, and skew of `node` from a matrix.
    static void matrixToNode(const cocos2d::Mat4& matrix, BaseData& node);

    /// Adds the position, skew, and scale of `source` to `target`.
    static void nodeConcat(BaseData& target, BaseData& source);
    /// Subtracts the position, skew, and scale of `source` from `target`.
    static void nodeSub(BaseData& target, BaseData& source);
};

/// Whether a point in world coordinates is in the content rectangle of a sprite.
bool isSpriteContainPoint(cocos2d::Sprite* sprite, cocos2d::Vec2 point);
/// Whether a point in world coordinates is in the content rectangle of a sprite. `outPoint` becomes the point
/// in the space of the sprite.
bool isSpriteContainPoint(cocos2d::Sprite* sprite, cocos2d::Vec2 point, cocos2d::Vec2& outPoint);
/// Whether a point in world coordinates is in a sprite; see isSpriteContainPoint().
#define CC_SPRITE_CONTAIN_POINT(sprite, point) isSpriteContainPoint((sprite), (point))
/// Whether a point in world coordinates is in a sprite, and where; see isSpriteContainPoint().
#define CC_SPRITE_CONTAIN_POINT_WITH_RETURN(sprite, point, outPoint)                                         \
    isSpriteContainPoint((sprite), (point), outPoint)

/// Returns the point at the fraction `t` of a quadratic Bézier curve.
cocos2d::Vec2 bezierTo(float t, cocos2d::Vec2& point1, cocos2d::Vec2& point2, cocos2d::Vec2& point3);
/// Returns the point at the fraction `t` of a cubic Bézier curve.
cocos2d::Vec2 bezierTo(float t, cocos2d::Vec2& point1, cocos2d::Vec2& point2, cocos2d::Vec2& point3,
                       cocos2d::Vec2& point4);
/// Returns the point at the fraction `t` of a circular arc. Angles are in radians, counterclockwise from the
/// right.
cocos2d::Vec2 circleTo(float t, cocos2d::Vec2& center, float radius, float fromRadian, float radianDif);

} // namespace cocostudio
