#pragma once

#include "base/Ref.h"
#include "ui/fwd.h"

#include <string>

namespace cocos2d {
namespace ui {

/// Empty space around a widget in a layout, in points.
class Margin {
public:
    /// Constructs a margin without space.
    Margin() = default;
    /// Constructs a margin from the space at the left, top, right, and bottom.
    Margin(float l, float t, float r, float b) : left(l), top(t), right(r), bottom(b) {}
    /// Sets the space at the left, top, right, and bottom.
    void setMargin(float l, float t, float r, float b) { *this = Margin(l, t, r, b); }
    /// Whether all four sides are exactly equal.
    bool equals(const Margin& target) const {
        return left == target.left && top == target.top && right == target.right && bottom == target.bottom;
    }

    float left = 0.0f;   ///< The space to the left.
    float top = 0.0f;    ///< The space above the widget, in points.
    float right = 0.0f;  ///< The space to the right of the widget, in points.
    float bottom = 0.0f; ///< The space below the widget, in points.

    static const Margin ZERO; ///< A margin without space.
};

/// An interface of an element that a layout can place.
class LayoutParameterProtocol {
public:
    virtual ~LayoutParameterProtocol() = default;
    /// Returns the parameter that says how to place the element, or null.
    virtual LayoutParameter* getLayoutParameter() const = 0;
};

/// Says how a layout places a widget. This base class has only the margin.
class LayoutParameter : public Ref {
public:
    /// The class of a parameter. A layout uses only parameters of its own type.
    enum class Type {
        NONE = 0, ///< A parameter that has only margins, for no layout.
        LINEAR,   ///< A LinearLayoutParameter, for columns and rows.
        RELATIVE  ///< A RelativeLayoutParameter, for relative layouts.
    };

    /// Creates a parameter without a margin.
    static LayoutParameter* create();
    /// Sets the space around the widget in addition to its size; none by default.
    void setMargin(const Margin& margin) { _margin = margin; }
    /// Returns the space around the widget in addition to its size; none by default.
    const Margin& getMargin() const { return _margin; }
    /// Returns the class of the parameter.
    Type getLayoutType() const { return _layoutParameterType; }
    /// Returns an autoreleased copy of the same class.
    LayoutParameter* clone();
    /// Returns a new parameter of the same class. clone() calls it.
    virtual LayoutParameter* createCloneInstance();
    /// Copies the properties of `model`. clone() calls it.
    virtual void copyProperties(LayoutParameter* model);

    LayoutParameter() = default;

protected:
    Margin _margin;
    Type _layoutParameterType = Type::NONE;
};

/// The parameter of linear layouts: how the widget is aligned across the direction of the layout.
class LinearLayoutParameter : public LayoutParameter {
public:
    /// An alignment. Columns use LEFT, RIGHT, and CENTER_HORIZONTAL; rows use the others.
    enum class LinearGravity {
        NONE,             ///< Treated as LEFT in a column, and as TOP in a row.
        LEFT,             ///< At the left edge of a column.
        TOP,              ///< At the upper edge of a row.
        RIGHT,            ///< At the right edge of a column.
        BOTTOM,           ///< At the lower edge of a row.
        CENTER_VERTICAL,  ///< In the center of a row.
        CENTER_HORIZONTAL ///< In the center of a column.
    };

    /// Creates a parameter with the gravity NONE and without a margin.
    static LinearLayoutParameter* create();
    /// Sets the alignment across the direction of the layout. The default is NONE, which means LEFT in a
    /// column and TOP in a row. Values for the other axis have no effect.
    void setGravity(LinearGravity gravity) { _linearGravity = gravity; }
    /// Returns the alignment across the direction of the layout. The default is NONE, which means LEFT in a
    /// column and TOP in a row. Values for the other axis have no effect.
    LinearGravity getGravity() const { return _linearGravity; }
    LayoutParameter* createCloneInstance() override;
    void copyProperties(LayoutParameter* model) override;

    /// Constructs a parameter for a derived class. Use create() in games.
    LinearLayoutParameter() { _layoutParameterType = Type::LINEAR; }

protected:
    LinearGravity _linearGravity = LinearGravity::NONE;
};

/// The parameter of relative layouts: a position at the edges of the layout, or next to another widget in it.
class RelativeLayoutParameter : public LayoutParameter {
public:
    /// Where the widget is: at an edge, at a corner, or in the center of the layout, or beside the widget
    /// that getRelativeToWidgetName() names.
    enum class RelativeAlign {
        NONE,                            ///< In the upper left corner, as PARENT_TOP_LEFT.
        PARENT_TOP_LEFT,                 ///< In the upper left corner of the layout.
        PARENT_TOP_CENTER_HORIZONTAL,    ///< At the upper edge of the layout, centered.
        PARENT_TOP_RIGHT,                ///< In the upper right corner of the layout.
        PARENT_LEFT_CENTER_VERTICAL,     ///< At the left edge of the layout, centered.
        CENTER_IN_PARENT,                ///< In the center of the layout.
        PARENT_RIGHT_CENTER_VERTICAL,    ///< At the right edge of the layout, centered.
        PARENT_LEFT_BOTTOM,              ///< In the lower left corner of the layout.
        PARENT_BOTTOM_CENTER_HORIZONTAL, ///< At the lower edge of the layout, centered.
        PARENT_RIGHT_BOTTOM,             ///< In the lower right corner of the layout.
        LOCATION_ABOVE_LEFTALIGN,        ///< Above the other widget, with the same left edge.
        LOCATION_ABOVE_CENTER,           ///< Above the other widget, centered.
        LOCATION_ABOVE_RIGHTALIGN,       ///< Above the other widget, with the same right edge.
        LOCATION_LEFT_OF_TOPALIGN,       ///< Left of the other widget, with the same upper edge.
        LOCATION_LEFT_OF_CENTER,         ///< Left of the other widget, centered.
        LOCATION_LEFT_OF_BOTTOMALIGN,    ///< Left of the other widget, with the same lower edge.
        LOCATION_RIGHT_OF_TOPALIGN,      ///< Right of the other widget, with the same upper edge.
        LOCATION_RIGHT_OF_CENTER,        ///< Right of the other widget, centered.
        LOCATION_RIGHT_OF_BOTTOMALIGN,   ///< Right of the other widget, with the same lower edge.
        LOCATION_BELOW_LEFTALIGN,        ///< Below the other widget, with the same left edge.
        LOCATION_BELOW_CENTER,           ///< Below the other widget, centered.
        LOCATION_BELOW_RIGHTALIGN        ///< Below the other widget, with the same right edge.
    };

    /// Creates a parameter with the alignment NONE and without a margin.
    static RelativeLayoutParameter* create();
    /// Sets where the widget is placed; NONE by default.
    void setAlign(RelativeAlign align) { _relativeAlign = align; }
    /// Returns where the widget is placed; NONE by default.
    RelativeAlign getAlign() const { return _relativeAlign; }
    /// Sets the widget to which the LOCATION_ alignments refer, by its relative name.
    void setRelativeToWidgetName(const std::string& name) { _relativeWidgetName = name; }
    /// Returns the relative name of the widget to which the LOCATION_ alignments refer.
    const std::string& getRelativeToWidgetName() const { return _relativeWidgetName; }
    /// Sets the name by which other widgets of the layout refer to this one.
    void setRelativeName(const std::string& name) { _relativeLayoutName = name; }
    /// Returns the name by which other widgets of the layout refer to this one.
    const std::string& getRelativeName() const { return _relativeLayoutName; }
    LayoutParameter* createCloneInstance() override;
    void copyProperties(LayoutParameter* model) override;

    /// Constructs a parameter for a derived class. Use create() in games.
    RelativeLayoutParameter() { _layoutParameterType = Type::RELATIVE; }

protected:
    RelativeAlign _relativeAlign = RelativeAlign::NONE;
    std::string _relativeWidgetName;
    std::string _relativeLayoutName;
};

} // namespace ui
} // namespace cocos2d
