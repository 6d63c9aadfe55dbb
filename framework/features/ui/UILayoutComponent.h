#pragma once

#include "base/macros.h"
#include "math/Size.h"
#include "math/Vec2.h"
#include "scene/Component.h"

/// The name with which the component is added to its node.
#define __LAYOUT_COMPONENT_NAME "__ui_layout"

namespace cocos2d {
namespace ui {

/// Keeps the position and size of its node relative to the parent: docked to edges, as fractions of the
/// parent, or stretched with it.
///
/// refreshLayout() applies the rules. Helper::doLayout() applies them to all nodes below a root, for example
/// after the root has got the size of the screen. Setters of positions and sizes take effect at once if the
/// node has a parent, and update the fractions and margins.
class LayoutComponent : public Component {
public:
    /// The edge from which the node keeps its horizontal distance. Left and Right keep the margin on that
    /// side. Center keeps the position as a fraction of the parent's width, or both margins if the width is
    /// stretched.
    enum class HorizontalEdge {
        None,  ///< No margin is kept: the position stays in points. This is the default.
        Left,  ///< The left margin is kept.
        Right, ///< The right margin is kept.
        Center ///< The position is kept as a fraction of the parent's width.
    };
    /// The edge from which the node keeps its vertical distance. Bottom and Top keep the margin on that side.
    /// Center keeps the position as a fraction of the parent's height, or both margins if the height is
    /// stretched.
    enum class VerticalEdge {
        None,   ///< No margin is kept: the position stays in points. This is the default.
        Bottom, ///< The bottom margin is kept.
        Top,    ///< The top margin is kept.
        Center  ///< The position is kept as a fraction of the parent's height.
    };

    /// Creates a component without rules. Add it with Node::addComponent(), or use bindLayoutComponent().
    static LayoutComponent* create();
    /// Returns the component of the node, which is created and added if there is none. If the node is null,
    /// debug builds assert; release builds log that and return null.
    static LayoutComponent* bindLayoutComponent(Node* node);

    // --- Position ---

    /// Returns the anchor point of the node, in fractions of its size.
    const Vec2& getAnchorPosition() const;
    /// Sets the anchor point without moving the node on the screen.
    void setAnchorPosition(const Vec2& point);
    /// Returns the position of the node, in points of the parent.
    const Vec2& getPosition() const;
    /// Sets the position of the node, in points of the parent.
    void setPosition(const Vec2& position);
    /// Whether the x position is a fraction (0 to 1) of the width of the parent.
    bool isPositionPercentXEnabled() const { return _usingPositionPercentX; }
    /// Sets whether the x position is a fraction (0 to 1) of the width of the parent. Enabling it resets the
    /// horizontal edge to None.
    void setPositionPercentXEnabled(bool isUsed);
    /// Returns the x position as a fraction of the width of the parent.
    float getPositionPercentX() const { return _positionPercentX; }
    /// Sets the x position as a fraction of the width of the parent.
    void setPositionPercentX(float percentMargin);
    /// Whether the y position is a fraction (0 to 1) of the height of the parent.
    bool isPositionPercentYEnabled() const { return _usingPositionPercentY; }
    /// Sets whether the y position is a fraction (0 to 1) of the height of the parent. Enabling it resets the
    /// vertical edge to None.
    void setPositionPercentYEnabled(bool isUsed);
    /// Returns the y position as a fraction of the height of the parent.
    float getPositionPercentY() const { return _positionPercentY; }
    /// Sets the y position as a fraction of the height of the parent.
    void setPositionPercentY(float percentMargin);
    /// Returns the edge of the parent from which the node keeps its horizontal distance.
    HorizontalEdge getHorizontalEdge() const { return _horizontalEdge; }
    /// Sets the edge of the parent from which the node keeps its horizontal distance. An edge other than None
    /// disables the fraction of the x position.
    void setHorizontalEdge(HorizontalEdge hEage);
    /// Returns the edge of the parent from which the node keeps its vertical distance.
    VerticalEdge getVerticalEdge() const { return _verticalEdge; }
    /// Sets the edge of the parent from which the node keeps its vertical distance. An edge other than None
    /// disables the fraction of the y position.
    void setVerticalEdge(VerticalEdge vEage);
    /// Returns the distance between the left edges of the node and its parent, in points.
    float getLeftMargin() const { return _leftMargin; }
    /// Sets the distance between the left edges of the node and its parent, in points. The node moves at the
    /// next layout.
    void setLeftMargin(float margin) { _leftMargin = margin; }
    /// Returns the distance between the right edges of the node and its parent, in points.
    float getRightMargin() const { return _rightMargin; }
    /// Sets the distance between the right edges of the node and its parent, in points. The node moves at the
    /// next layout.
    void setRightMargin(float margin) { _rightMargin = margin; }
    /// Returns the distance between the top edges of the node and its parent, in points.
    float getTopMargin() const { return _topMargin; }
    /// Sets the distance between the top edges of the node and its parent, in points. The node moves at the
    /// next layout.
    void setTopMargin(float margin) { _topMargin = margin; }
    /// Returns the distance between the bottom edges of the node and its parent, in points.
    float getBottomMargin() const { return _bottomMargin; }
    /// Sets the distance between the bottom edges of the node and its parent, in points. The node moves at
    /// the next layout.
    void setBottomMargin(float margin) { _bottomMargin = margin; }

    // --- Size ---

    /// Returns the content size of the node in points.
    const Size& getSize() const;
    /// Sets the content size of the node in points.
    void setSize(const Size& size);
    /// Returns the width of the node in points.
    float getSizeWidth() const;
    /// Sets the width of the node in points.
    void setSizeWidth(float width);
    /// Returns the height of the node in points.
    float getSizeHeight() const;
    /// Sets the height of the node in points.
    void setSizeHeight(float height);
    /// Whether the width is a fraction (0 to 1) of the width of the parent.
    bool isPercentWidthEnabled() const { return _usingPercentWidth; }
    /// Sets whether the width is a fraction (0 to 1) of the width of the parent. Enabling it disables
    /// stretching.
    void setPercentWidthEnabled(bool isUsed);
    /// Returns the width as a fraction of the width of the parent.
    float getPercentWidth() const { return _percentWidth; }
    /// Sets the width as a fraction of the width of the parent.
    void setPercentWidth(float percentWidth);
    /// Whether the height is a fraction (0 to 1) of the height of the parent.
    bool isPercentHeightEnabled() const { return _usingPercentHeight; }
    /// Sets whether the height is a fraction (0 to 1) of the height of the parent. Enabling it disables
    /// stretching.
    void setPercentHeightEnabled(bool isUsed);
    /// Returns the height as a fraction of the height of the parent.
    float getPercentHeight() const { return _percentHeight; }
    /// Sets the height as a fraction of the height of the parent.
    void setPercentHeight(float percentHeight);
    /// Sets whether width and height are fractions of the size of the parent.
    void setUsingPercentContentSize(bool isUsed);
    /// Whether width and height are fractions of the size of the parent.
    bool getUsingPercentContentSize() const { return _usingPercentWidth && _usingPercentHeight; }
    /// Sets the size as fractions of the width and the height of the parent.
    void setPercentContentSize(const Vec2& percent);
    /// Returns the size as fractions of the width and the height of the parent.
    Vec2 getPercentContentSize() const { return Vec2(_percentWidth, _percentHeight); }
    /// Whether the width grows with the parent.
    bool isStretchWidthEnabled() const { return _usingStretchWidth; }
    /// Sets whether the width grows with the parent. Enabling it disables the fraction of the width.
    void setStretchWidthEnabled(bool isUsed);
    /// Whether the height grows with the parent.
    bool isStretchHeightEnabled() const { return _usingStretchHeight; }
    /// Sets whether the height grows with the parent. Enabling it disables the fraction of the height.
    void setStretchHeightEnabled(bool isUsed);

    // --- Layout ---

    /// Sets whether only fractions are applied, while edges and stretching are ignored.
    void setPercentOnlyEnabled(bool enable) { _isPercentOnly = enable; }
    /// Sets whether refreshLayout() has an effect; true by default.
    void setActiveEnabled(bool enable) { _actived = enable; }
    /// Applies the rules to the node and then to the nodes below it.
    void refreshLayout();

    bool init() override;
    LayoutComponent();
    ~LayoutComponent() override;

protected:
    /// Returns the parent of the node, or null.
    Node* getOwnerParent();
    /// Computes the left and the right margin from the position and the size.
    void refreshHorizontalMargin();
    /// Computes the top and the bottom margin from the position and the size.
    void refreshVerticalMargin();

    HorizontalEdge _horizontalEdge = HorizontalEdge::None;
    VerticalEdge _verticalEdge = VerticalEdge::None;
    float _leftMargin = 0.0f;
    float _rightMargin = 0.0f;
    float _bottomMargin = 0.0f;
    float _topMargin = 0.0f;
    bool _usingPositionPercentX = false;
    float _positionPercentX = 0.0f;
    bool _usingPositionPercentY = false;
    float _positionPercentY = 0.0f;
    bool _usingStretchWidth = false;
    bool _usingStretchHeight = false;
    float _percentWidth = 0.0f;
    bool _usingPercentWidth = false;
    float _percentHeight = 0.0f;
    bool _usingPercentHeight = false;
    bool _actived = true;
    bool _isPercentOnly = false;

private:
    struct Axis_;
    static void layOut(const Axis_& axis, float& position, float& length);

    CC_DISALLOW_COPY_AND_ASSIGN(LayoutComponent)
};

} // namespace ui
} // namespace cocos2d
