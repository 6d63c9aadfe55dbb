#pragma once

#include "base/Vector.h"
#include "math/Size.h"

namespace cocos2d {

class Node;

namespace ui {

class LayoutManager;

/// Something that places its children by a LayoutManager.
class LayoutProtocol {
public:
    LayoutProtocol() = default;
    virtual ~LayoutProtocol() = default;
    /// The one for its present type, autoreleased; null where children stay where they are.
    virtual LayoutManager* createLayoutManager() = 0;
    /// The room that there is, in points.
    virtual Size getLayoutContentSize() const = 0;
    virtual const Vector<Node*>& getLayoutElements() const = 0;
    virtual void doLayout() = 0;
};

/// A way to place children.
class LayoutManager : public Ref {
public:
    LayoutManager() = default;
    ~LayoutManager() override;
    virtual void doLayout(LayoutProtocol* layout) = 0;
};

/// One above the other, from the top.
class LinearVerticalLayoutManager : public LayoutManager {
public:
    static LinearVerticalLayoutManager* create();
    void doLayout(LayoutProtocol* layout) override;
};

/// Side by side, from the left.
class LinearHorizontalLayoutManager : public LayoutManager {
public:
    static LinearHorizontalLayoutManager* create();
    void doLayout(LayoutProtocol* layout) override;
};

/// At the parent's edges and beside each other. Widgets that wait for each other in a circle are logged and
/// stay where they are.
class RelativeLayoutManager : public LayoutManager {
public:
    static RelativeLayoutManager* create();
    void doLayout(LayoutProtocol* layout) override;
};

} // namespace ui
} // namespace cocos2d
