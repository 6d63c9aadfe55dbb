#pragma once

#include "base/Vector.h"
#include "math/Size.h"
#include "scene/fwd.h"
#include "ui/fwd.h"

namespace cocos2d {

namespace ui {

/// An interface of a container whose children a LayoutManager places.
class LayoutProtocol {
public:
    /// Constructs the base of a container.
    LayoutProtocol() = default;
    virtual ~LayoutProtocol() = default;
    /// Creates the autoreleased manager for the current layout type. Returns null if the type places no
    /// children.
    virtual LayoutManager* createLayoutManager() = 0;
    /// Returns the available size in points.
    virtual Size getLayoutContentSize() const = 0;
    /// Returns the children to place.
    virtual const Vector<Node*>& getLayoutElements() const = 0;
    /// Places the children if something has changed since the last time.
    virtual void doLayout() = 0;
};

/// Base class of the strategies that place the children of a layout.
///
/// A child takes the space of its bounding box, so a scaled widget takes more or less space.
class LayoutManager : public Ref {
public:
    /// Constructs the base of a strategy. It has no settings.
    LayoutManager() = default;
    ~LayoutManager() override;
    /// Places all children of `layout`.
    virtual void doLayout(LayoutProtocol* layout) = 0;
};

/// Stacks children from the top down. Children without a LinearLayoutParameter stay where they are.
class LinearVerticalLayoutManager : public LayoutManager {
public:
    static LinearVerticalLayoutManager* create();
    void doLayout(LayoutProtocol* layout) override;
};

/// Arranges children from left to right. Children without a LinearLayoutParameter stay where they are.
class LinearHorizontalLayoutManager : public LayoutManager {
public:
    static LinearHorizontalLayoutManager* create();
    void doLayout(LayoutProtocol* layout) override;
};

/// Places children at the edges of the layout or next to each other, by their RelativeLayoutParameter. Cyclic
/// dependencies are logged; the widgets in them stay where they are.
class RelativeLayoutManager : public LayoutManager {
public:
    static RelativeLayoutManager* create();
    void doLayout(LayoutProtocol* layout) override;
};

} // namespace ui
} // namespace cocos2d
