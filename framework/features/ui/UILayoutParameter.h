#pragma once

#include "base/Ref.h"
#include "ui/fwd.h"

#include <string>

namespace cocos2d {
namespace ui {

/// Empty space around a widget in a layout, in points.
class Margin {
public:
    /// No space.
    Margin() = default;
    /// The space at the left, top, right, and bottom.
    Margin(float l, float t, float r, float b) : left(l), top(t), right(r), bottom(b) {}
    /// Sets left, top, right and bottom.
    void setMargin(float l, float t, float r, float b) { *this = Margin(l, t, r, b); }
    /// Whether all four sides are exactly equal.
    bool equals(const Margin& target) const {
        return left == target.left && top == target.top && right == target.right && bottom == target.bottom;
    }

    float left = 0.0f;   ///< space to the left
    float top = 0.0f;    ///< space above
    float right = 0.0f;  ///< space to the right
    float bottom = 0.0f; ///< space below

    static const Margin ZERO; ///< no space
};

/// Interface of an element that a layout can place.
class LayoutParameterProtocol {
public:
    virtual ~LayoutParameterProtocol() = default;
    /// The parameter that says how to place the element, or null.
    virtual LayoutParameter* getLayoutParameter() const = 0;
};

/// Says how a layout places a widget. This base class holds only the margin.
class LayoutParameter : public Ref {
public:
    /// The class of a parameter. A layout uses only parameters of its own type.
    enum class Type { NONE = 0, LINEAR, RELATIVE };

    static LayoutParameter* create();
    /// Space around the widget in addition to its size; none by default.
    void setMargin(const Margin& margin) { _margin = margin; }
    const Margin& getMargin() const { return _margin; }
    /// The class of the parameter.
    Type getLayoutType() const { return _layoutParameterType; }
    /// An autoreleased copy of the same class.
    LayoutParameter* clone();
    /// Returns a new parameter of the same class; called by clone().
    virtual LayoutParameter* createCloneInstance();
    /// Copies the properties of `model`; called by clone().
    virtual void copyProperties(LayoutParameter* model);

    LayoutParameter() = default;

protected:
    Margin _margin;
    Type _layoutParameterType = Type::NONE;
};

/// Parameter of linear layouts: how the widget is aligned across the direction of the layout. Values for the other axis
/// have no effect.
class LinearLayoutParameter : public LayoutParameter {
public:
    /// An alignment. Columns use LEFT, RIGHT, and CENTER_HORIZONTAL; rows use the others.
    enum class LinearGravity { NONE, LEFT, TOP, RIGHT, BOTTOM, CENTER_VERTICAL, CENTER_HORIZONTAL };

    static LinearLayoutParameter* create();
    /// The alignment. The default is NONE, which means LEFT in a column and TOP in a row.
    void setGravity(LinearGravity gravity) { _linearGravity = gravity; }
    LinearGravity getGravity() const { return _linearGravity; }
    LayoutParameter* createCloneInstance() override;
    void copyProperties(LayoutParameter* model) override;

    /// For derived classes; games call create().
    LinearLayoutParameter() { _layoutParameterType = Type::LINEAR; }

protected:
    LinearGravity _linearGravity = LinearGravity::NONE;
};

/// Parameter of relative layouts: a position at the edges of the layout, or next to another widget in it.
class RelativeLayoutParameter : public LayoutParameter {
public:
    /// Where the widget is: at an edge, corner or the center of the layout, or beside the widget of
    /// getRelativeToWidgetName().
    enum class RelativeAlign {
        NONE, ///< The same as PARENT_TOP_LEFT.
        PARENT_TOP_LEFT,
        PARENT_TOP_CENTER_HORIZONTAL,
        PARENT_TOP_RIGHT,
        PARENT_LEFT_CENTER_VERTICAL,
        CENTER_IN_PARENT,
        PARENT_RIGHT_CENTER_VERTICAL,
        PARENT_LEFT_BOTTOM,
        PARENT_BOTTOM_CENTER_HORIZONTAL,
        PARENT_RIGHT_BOTTOM,
        LOCATION_ABOVE_LEFTALIGN,
        LOCATION_ABOVE_CENTER,
        LOCATION_ABOVE_RIGHTALIGN,
        LOCATION_LEFT_OF_TOPALIGN,
        LOCATION_LEFT_OF_CENTER,
        LOCATION_LEFT_OF_BOTTOMALIGN,
        LOCATION_RIGHT_OF_TOPALIGN,
        LOCATION_RIGHT_OF_CENTER,
        LOCATION_RIGHT_OF_BOTTOMALIGN,
        LOCATION_BELOW_LEFTALIGN,
        LOCATION_BELOW_CENTER,
        LOCATION_BELOW_RIGHTALIGN
    };

    static RelativeLayoutParameter* create();
    /// Where the widget is placed; NONE by default.
    void setAlign(RelativeAlign align) { _relativeAlign = align; }
    RelativeAlign getAlign() const { return _relativeAlign; }
    /// The relative name of the widget that LOCATION_ alignments refer to.
    void setRelativeToWidgetName(const std::string& name) { _relativeWidgetName = name; }
    const std::string& getRelativeToWidgetName() const { return _relativeWidgetName; }
    /// The name by which other widgets of the layout refer to this one.
    void setRelativeName(const std::string& name) { _relativeLayoutName = name; }
    const std::string& getRelativeName() const { return _relativeLayoutName; }
    LayoutParameter* createCloneInstance() override;
    void copyProperties(LayoutParameter* model) override;

    /// For derived classes; games call create().
    RelativeLayoutParameter() { _layoutParameterType = Type::RELATIVE; }

protected:
    RelativeAlign _relativeAlign = RelativeAlign::NONE;
    std::string _relativeWidgetName;
    std::string _relativeLayoutName;
};

} // namespace ui
} // namespace cocos2d
