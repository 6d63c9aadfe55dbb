#pragma once

#include "cocos2d.h"
#include "rules/Field.h"

/// How the field lies in the window. A window of another shape shows more of the meadow: on both sides of the field, or above
/// and below it.
namespace beecluster::viewfit {

/// The field that suits the window: a tall one in a window that is clearly taller than wide.
FieldShape shapeOfWindow();
/// Changes the field, and fits the view to it.
void useField(FieldShape shape);
/// Fits the design resolution of the view to the shape of its window. Call it when the window opens and after each
/// change of its size.
void fit();
/// The lower left corner of the field, in points of the view.
cocos2d::Vec2 fieldOrigin();
/// The visible part of the view, in points of the field; its middle is that of the field.
cocos2d::Rect visibleRect();
/// How much lower the middle of the field is than that of a wide one; negative. For what is laid out for a wide one.
float middleShift();
/// Places a scene so that its points are those of the field, also after the window has changed its size; all of its nodes
/// that are Fitted are then called.
void follow(cocos2d::Scene* scene);
/// What depends on the shape of the window.
class Fitted {
public:
    virtual ~Fitted() = default;
    /// Called by follow() after each change of the shape.
    virtual void fitView() = 0;
};
/// How much larger than drawn menus are shown: more than 1 where the view is taller than the field.
float menuScale();
/// Shows or hides the cursor; in a stage, the ring that marks the goal stands for it.
void showCursor(bool isVisible);
/// A layer of one color that covers all of the view, whatever its size.
cocos2d::LayerColor* makeCover(const cocos2d::Color4B& color);

} // namespace beecluster::viewfit
