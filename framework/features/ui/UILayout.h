#pragma once

#include "base/RefPtr.h"
#include "nodes/shapes/fwd.h"
#include "ui/ResourceData.h"
#include "ui/UILayoutManager.h"
#include "ui/UIWidget.h"
#include "ui/fwd.h"

namespace cocos2d {

namespace ui {

/// A container for widgets. It can arrange its children in a column, in a row, or relative to each other,
/// clip them, and draw a color, a gradient, or an image behind them. Its anchor point is (0, 0). Its size is
/// 0 until you set it.
class Layout : public Widget, public LayoutProtocol {
public:
    /// How children are arranged: by their positions, in a column, in a row, or by RelativeLayoutParameter.
    enum class Type {
        ABSOLUTE,   ///< Children stay at their positions. This is the default.
        VERTICAL,   ///< A column, from the top down.
        HORIZONTAL, ///< A row, from the left to the right.
        RELATIVE    ///< Each child is placed by its RelativeLayoutParameter.
    };
    /// How children are clipped: STENCIL clips them at the edges of the layout, even when it is rotated;
    /// SCISSOR clips them at its axis-aligned bounding box.
    enum class ClippingType {
        STENCIL, ///< Clips at the edges of the layout, even when it is rotated. This is the default.
        SCISSOR  ///< Clips at the axis-aligned bounding box of the layout.
    };
    /// What is drawn as the background color.
    enum class BackGroundColorType {
        NONE,    ///< No color. This is the default.
        SOLID,   ///< One color; see setBackGroundColor().
        GRADIENT ///< A gradient between two colors; see setBackGroundColorVector().
    };

    /// Creates an empty layout of size 0 that leaves its children where they are.
    static Layout* create();
    /// Creates a layout as create() does, for the readers of editor files.
    static Ref* createInstance() { return create(); }

    // --- Children ---

    /// Sets how the children are arranged. ABSOLUTE, the default, leaves them where they are.
    virtual void setLayoutType(Type type);
    /// Returns how the children are arranged. ABSOLUTE, the default, leaves them where they are.
    virtual Type getLayoutType() const { return _layoutType; }
    /// Places the children now.
    virtual void forceDoLayout();
    /// Makes the next visit place the children.
    virtual void requestDoLayout() { _doLayoutDirty = true; }
    /// Adds and retains `child`. The next visit places all children again.
    void addChild(Node* child) override;
    /// Adds and retains `child` with a z order. The next visit places all children again.
    void addChild(Node* child, int localZOrder) override;
    /// Adds and retains `child` with a z order and a tag. The next visit places all children again.
    void addChild(Node* child, int localZOrder, int tag) override;
    /// Adds and retains `child` with a z order and a name. The next visit places all children again.
    void addChild(Node* child, int localZOrder, const std::string& name) override;
    /// Removes a child. The next visit places the other children again. For `cleanup`, see
    /// removeFromParentAndCleanup().
    void removeChild(Node* child, bool cleanup = true) override;
    /// Removes all children, and ends their actions and timers.
    void removeAllChildren() override;
    /// Removes all children. The next visit computes the layout again. For `cleanup`, see
    /// removeFromParentAndCleanup().
    void removeAllChildrenWithCleanup(bool cleanup) override;

    /// Sets whether children are clipped at the edges and receive no touches outside of them; false by
    /// default.
    virtual void setClippingEnabled(bool enabled) { _clippingEnabled = enabled; }
    /// Whether children are clipped at the edges and receive no touches outside of them; false by default.
    virtual bool isClippingEnabled() const { return _clippingEnabled; }
    /// Sets how children are clipped: with a mask (STENCIL, the default), which follows rotation, or with a
    /// rectangle (SCISSOR).
    void setClippingType(ClippingType type) { _clippingType = type; }
    /// Returns how children are clipped: with a mask (STENCIL, the default), which follows rotation, or with
    /// a rectangle (SCISSOR).
    ClippingType getClippingType() const { return _clippingType; }

    // --- Background ---

    /// Sets the kind of background color: SOLID, GRADIENT, or NONE (the default).
    void setBackGroundColorType(BackGroundColorType type);
    /// Returns the kind of background color: SOLID, GRADIENT, or NONE (the default).
    BackGroundColorType getBackGroundColorType() const { return _colorType; }
    /// Sets the background color that is shown for the type SOLID.
    void setBackGroundColor(const Color3B& color);
    /// Returns the background color that is shown for the type SOLID.
    const Color3B& getBackGroundColor() const { return _cColor; }
    /// Sets the background colors that are shown for the type GRADIENT.
    void setBackGroundColor(const Color3B& startColor, const Color3B& endColor);
    /// Returns the first color of the gradient.
    const Color3B& getBackGroundStartColor() const { return _gStartColor; }
    /// Returns the last color of the gradient.
    const Color3B& getBackGroundEndColor() const { return _gEndColor; }
    /// Sets the opacity of the background color, from 0 to 255.
    void setBackGroundColorOpacity(GLubyte opacity);
    /// Returns the opacity of the background color, from 0 to 255.
    GLubyte getBackGroundColorOpacity() const { return _cOpacity; }
    /// Sets the direction of the gradient, from the start color to the end color. The default, (0, -1), is
    /// downward.
    void setBackGroundColorVector(const Vec2& vector);
    /// Returns the direction of the gradient, from the start color to the end color. The default, (0, -1), is
    /// downward.
    const Vec2& getBackGroundColorVector() const { return _alongVector; }
    /// Shows an image in the center of the layout, or stretched over it after
    /// setBackGroundImageScale9Enabled(true). An empty name is ignored. An image that cannot be loaded is
    /// logged, and the background stays as it is.
    void setBackGroundImage(const std::string& fileName, TextureResType texType = TextureResType::LOCAL);
    /// Removes the background image.
    void removeBackGroundImage();
    /// Returns the source of the background image.
    ResourceData getRenderFile() const {
        return {static_cast<int>(_bgImageTexType), _backGroundImageFileName, ""};
    }
    /// Returns the size of the background image in points, or (0, 0) without an image.
    const Size& getBackGroundImageTextureSize() const { return _backGroundImageTextureSize; }
    /// Sets whether the background image is a nine-patch that fills the layout; false by default.
    void setBackGroundImageScale9Enabled(bool enabled);
    /// Whether the background image is a nine-patch that fills the layout; false by default.
    bool isBackGroundImageScale9Enabled() const { return _backGroundScale9Enabled; }
    /// Sets the cap insets of the background image: the rectangle that stretches, in points. It is used only
    /// while the image is a nine-patch.
    void setBackGroundImageCapInsets(const Rect& capInsets);
    /// Returns the cap insets of the background image: the rectangle that stretches, in points. It is used
    /// only while the image is a nine-patch.
    const Rect& getBackGroundImageCapInsets() const { return _backGroundImageCapInsets; }
    /// Sets the color that multiplies the background image.
    void setBackGroundImageColor(const Color3B& color);
    /// Returns the color that multiplies the background image.
    const Color3B& getBackGroundImageColor() const { return _backGroundImageColor; }
    /// Sets the opacity of the background image, from 0 to 255.
    void setBackGroundImageOpacity(GLubyte opacity);
    /// Returns the opacity of the background image, from 0 to 255.
    GLubyte getBackGroundImageOpacity() const { return _backGroundImageOpacity; }

    // --- Focus (UILayout_focus.cpp) ---

    /// Sets whether the focus wraps around from the last child to the first; false by default.
    void setLoopFocus(bool loop) { _loopFocus = loop; }
    /// Whether the focus wraps around from the last child to the first; false by default.
    bool isLoopFocus() const { return _loopFocus; }
    /// Sets whether a layout that gets the focus passes it to a child; true by default.
    void setPassFocusToChild(bool pass) { _passFocusToChild = pass; }
    /// Whether a layout that gets the focus passes it to a child; true by default.
    bool isPassFocusToChild() const { return _passFocusToChild; }
    /// Moves the focus to the next child in the direction of the layout, which may wrap around; see
    /// setLoopFocus(). Past the last child and across the direction, the parent layout decides.
    Widget* findNextFocusedWidget(FocusDirection direction, Widget* current) override;
    /// A function that chooses the child that gets the focus: it receives the direction and the widget that
    /// has the focus now, and returns the index of the child. If it is empty, the layout decides.
    std::function<int(FocusDirection, Widget*)> onPassFocusToChild;

    LayoutManager* createLayoutManager() override;
    Size getLayoutContentSize() const override { return getContentSize(); }
    const Vector<Node*>& getLayoutElements() const override { return getChildren(); }
    /// Places the children by the layout type if something has changed since the last layout. Called at each
    /// visit.
    void doLayout() override;
    void onEnter() override;
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Widget::visit;
    /// Initializes an empty layout of size 0 with the anchor point (0, 0).
    bool init() override;
    std::string getDescription() const override;

    Layout();
    ~Layout() override;

protected:
    void onSizeChanged() override;
    Widget* createCloneInstance() override;
    void copySpecialProperties(Widget* model) override;

    /// Creates the sprite of the background image.
    void addBackGroundImage();

    bool _doLayoutDirty = true; ///< Whether children have to be placed.

private:
    void ensureLayoutParameter(Node* child);
    void layoutBackground();
    void visitClipped(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags);
    // UILayout_focus.cpp
    Widget* enterFocus(FocusDirection direction, Widget* current);
    Widget* focusChild(ssize_t index, FocusDirection direction, Widget* current);
    ssize_t nextFocusable(ssize_t from, int step) const;
    bool isAlong(FocusDirection direction, int& step) const;

protected:
    Type _layoutType = Type::ABSOLUTE;
    ClippingType _clippingType = ClippingType::STENCIL;
    BackGroundColorType _colorType = BackGroundColorType::NONE;
    bool _clippingEnabled = false;
    bool _backGroundScale9Enabled = false;
    bool _loopFocus = false;
    bool _passFocusToChild = true;
    GLubyte _cOpacity = 255;
    GLubyte _backGroundImageOpacity = 255;
    Color3B _cColor = Color3B::WHITE;
    Color3B _gStartColor = Color3B::WHITE;
    Color3B _gEndColor = Color3B::WHITE;
    Color3B _backGroundImageColor = Color3B::WHITE;
    Vec2 _alongVector{0.0f, -1.0f};
    RefPtr<LayerColor> _colorRender;       ///< A protected child until the game removes it.
    RefPtr<LayerGradient> _gradientRender; ///< A protected child until the game removes it.
    RefPtr<Scale9Sprite> _backGroundImage; ///< A protected child until the game removes it.
    std::string _backGroundImageFileName;
    TextureResType _bgImageTexType = TextureResType::LOCAL;
    Rect _backGroundImageCapInsets;
    Size _backGroundImageTextureSize;

    CC_DISALLOW_COPY_AND_ASSIGN(Layout)
};

} // namespace ui
} // namespace cocos2d
