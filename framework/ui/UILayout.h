#pragma once

#include "base/RefPtr.h"
#include "ui/UILayoutManager.h"
#include "ui/UIWidget.h"

namespace cocos2d {

class LayerColor;
class LayerGradient;

namespace ui {

class Scale9Sprite;

/// A widget that holds others: it can place them in a column, a row or relative to each other, clip them, and
/// show a colour, a gradient or a picture behind them. Anchor (0,0), size 0 until it is given one.
class Layout : public Widget, public LayoutProtocol {
public:
    enum class Type { ABSOLUTE, VERTICAL, HORIZONTAL, RELATIVE };
    /// How children are cut off. STENCIL follows rotation; SCISSOR cuts at the upright rectangle around the
    /// layout.
    enum class ClippingType { STENCIL, SCISSOR };
    enum class BackGroundColorType { NONE, SOLID, GRADIENT };

    static Layout* create();

    // --- Children ---

    /// ABSOLUTE (default) leaves children where they are. The others heed LayoutParameters, which children
    /// without one are given.
    virtual void setLayoutType(Type type);
    virtual Type getLayoutType() const { return _layoutType; }
    /// Places the children now, or at the next visit.
    void forceDoLayout();
    void requestDoLayout() { _doLayoutDirty = true; }
    void addChild(Node* child) override;
    void addChild(Node* child, int localZOrder) override;
    void addChild(Node* child, int localZOrder, int tag) override;
    void addChild(Node* child, int localZOrder, const std::string& name) override;
    void removeChild(Node* child, bool cleanup = true) override;
    void removeAllChildren() override;
    void removeAllChildrenWithCleanup(bool cleanup) override;

    /// Cuts children off at the edges; touches outside do not reach them either.
    virtual void setClippingEnabled(bool enabled) { _clippingEnabled = enabled; }
    bool isClippingEnabled() const { return _clippingEnabled; }
    void setClippingType(ClippingType type) { _clippingType = type; }
    ClippingType getClippingType() const { return _clippingType; }

    // --- Background ---

    void setBackGroundColorType(BackGroundColorType type);
    BackGroundColorType getBackGroundColorType() const { return _colorType; }
    /// Of SOLID.
    void setBackGroundColor(const Color3B& color);
    const Color3B& getBackGroundColor() const { return _cColor; }
    /// Of GRADIENT.
    void setBackGroundColor(const Color3B& startColor, const Color3B& endColor);
    const Color3B& getBackGroundStartColor() const { return _gStartColor; }
    const Color3B& getBackGroundEndColor() const { return _gEndColor; }
    void setBackGroundColorOpacity(GLubyte opacity);
    GLubyte getBackGroundColorOpacity() const { return _cOpacity; }
    /// From the start of the gradient to its end; (0,-1) is downwards.
    void setBackGroundColorVector(const Vec2& vector);
    const Vec2& getBackGroundColorVector() const { return _alongVector; }
    /// In the middle of the layout, or stretched over it with setBackGroundImageScale9Enabled(true). An empty
    /// name is ignored.
    void setBackGroundImage(const std::string& fileName, TextureResType texType = TextureResType::LOCAL);
    void removeBackGroundImage();
    const Size& getBackGroundImageTextureSize() const { return _backGroundImageTextureSize; }
    void setBackGroundImageScale9Enabled(bool enabled);
    bool isBackGroundImageScale9Enabled() const { return _backGroundScale9Enabled; }
    void setBackGroundImageCapInsets(const Rect& capInsets);
    const Rect& getBackGroundImageCapInsets() const { return _backGroundImageCapInsets; }
    void setBackGroundImageColor(const Color3B& color);
    const Color3B& getBackGroundImageColor() const { return _backGroundImageColor; }
    void setBackGroundImageOpacity(GLubyte opacity);
    GLubyte getBackGroundImageOpacity() const { return _backGroundImageOpacity; }

    // --- Focus ---

    /// True: from the last child the focus goes on with the first.
    void setLoopFocus(bool loop) { _loopFocus = loop; }
    bool isLoopFocus() const { return _loopFocus; }
    /// True (default): a layout that gets the focus hands it to a child.
    void setPassFocusToChild(bool pass) { _passFocusToChild = pass; }
    bool isPassFocusToChild() const { return _passFocusToChild; }
    Widget* findNextFocusedWidget(FocusDirection direction, Widget* current) override;
    /// Chooses the index of the child that gets the focus, where it is set; arguments are the direction and
    /// the widget that has the focus now.
    std::function<int(FocusDirection, Widget*)> onPassFocusToChild;

    LayoutManager* createLayoutManager() override;
    Size getLayoutContentSize() const override { return getContentSize(); }
    const Vector<Node*>& getLayoutElements() const override { return getChildren(); }
    void doLayout() override;
    void onEnter() override;
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Widget::visit;
    bool init() override;
    std::string getDescription() const override;

    Layout();
    ~Layout() override;

protected:
    void onSizeChanged() override;
    Widget* createCloneInstance() override;
    void copySpecialProperties(Widget* model) override;

    bool _doLayoutDirty = true;

private:
    void supplyLayoutParameter(Node* child);
    void placeBackground();
    void addBackGroundImage();
    void visitClipped(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags);
    // LayoutFocus.cpp
    Widget* enterFocus(FocusDirection direction, Widget* current);
    Widget* focusChild(ssize_t index, FocusDirection direction, Widget* current);
    ssize_t nextFocusable(ssize_t from, int step) const;
    bool isAlong(FocusDirection direction, int& step) const;

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
    LayerColor* _colorRender = nullptr; ///< Weak: a protected child, like the next two.
    LayerGradient* _gradientRender = nullptr;
    Scale9Sprite* _backGroundImage = nullptr;
    std::string _backGroundImageFileName;
    TextureResType _bgImageTexType = TextureResType::LOCAL;
    Rect _backGroundImageCapInsets;
    Size _backGroundImageTextureSize;

    CC_DISALLOW_COPY_AND_ASSIGN(Layout)
};

} // namespace ui
} // namespace cocos2d
