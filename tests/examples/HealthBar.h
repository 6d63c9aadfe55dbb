#pragma once

#include "platform/Vertex.h"
#include "scene/Node.h"

/// A bar that is filled from the left in the color of the node, on a black background.
class HealthBar : public cocos2d::Node {
public:
    /// A full bar; `size` in points.
    static HealthBar* create(const cocos2d::Size& size);

    /// The filled part, clamped to 0..1.
    void setValue(float value);
    float getValue() const { return _value; }

    void setContentSize(const cocos2d::Size& size) override;
    void draw(cocos2d::Renderer* renderer, const cocos2d::Mat4& transform, uint32_t flags) override;

protected:
    void updateColor() override;

private:
    void placeQuad(copra::Vertex* corners, float width, const cocos2d::Mat4& transform) const;

    float _value = 1.0f;
    copra::Vertex _vertices[8]; ///< two quads: background and filled part
    bool _isGeometryDirty = true;
};
