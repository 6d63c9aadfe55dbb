#pragma once

#include "base/RefPtr.h"
#include "math/Color.h"
#include "nodes/text/fwd.h"
#include "ui/UIAbstractCheckButton.h"
#include "ui/fwd.h"

#include <functional>
#include <string>
#include <vector>

namespace cocos2d {

namespace ui {

/// The header of a tab: a check button with a title. It is selected while its tab is shown.
class TabHeader : public AbstractCheckButton {
public:
    /// What happened.
    enum class EventType { SELECTED, UNSELECTED };

    /// Without images and title.
    static TabHeader* create();
    /// `cross` is shown over the background while the tab is selected.
    static TabHeader* create(const std::string& titleStr, const std::string& backGround,
                             const std::string& cross, TextureResType texType = TextureResType::LOCAL);
    static TabHeader* create(const std::string& titleStr, const std::string& backGround,
                             const std::string& backGroundSelected, const std::string& cross,
                             const std::string& backGroundDisabled, const std::string& frontCrossDisabled,
                             TextureResType texType = TextureResType::LOCAL);

    /// The label of the title, for what has no function here.
    Label* getTitleRenderer() const { return _tabLabelRender; }
    /// The title; empty by default.
    void setTitleText(const std::string& text);
    std::string getTitleText() const;
    /// Of the label itself, whatever the effects; white by default.
    void setTitleColor(const Color4B& color);
    const Color4B& getTitleColor() const;
    /// In points; 12 by default. No effect on a bitmap font.
    void setTitleFontSize(float size);
    float getTitleFontSize() const { return _tabLabelFontSize; }
    /// A font file (.fnt for a bitmap font) or a font family.
    void setTitleFontName(const std::string& fontName);
    std::string getTitleFontName() const;
    /// The index of its tab, or -1.
    int getIndexInTabControl() const;

protected:
    friend class TabControl;

    TabHeader();
    ~TabHeader() override;
    void initRenderer() override;
    void onSizeChanged() override;
    void releaseUpEvent() override;
    void dispatchSelectChangedEvent(bool select) override;
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;

private:
    RefPtr<Label> _tabLabelRender; ///< A protected child, until the game removes it.
    float _tabLabelFontSize = 12.0f;
    TabControl* _tabView = nullptr; ///< Weak.

    CC_DISALLOW_COPY_AND_ASSIGN(TabHeader)
};

/// Shows one of several containers; a row or column of headers switches between them.
class TabControl : public Widget {
public:
    /// The side of the headers.
    enum class Dock { TOP, LEFT, BOTTOM, RIGHT };
    enum class EventType { SELECT_CHANGED };
    /// Called with the index of the tab that is shown; -1 for none.
    typedef std::function<void(int tabIndex, EventType)> ccTabControlCallback;

    /// 200 x 200 points, anchor (0,0).
    static TabControl* create();

    // --- Tabs: those that do not exist are ignored ---

    /// Both become parts of the control. The first tab is selected.
    void insertTab(int index, TabHeader* header, Layout* container);
    void removeTab(int index);
    size_t getTabCount() const { return _tabItems.size(); }
    /// An index of -1 selects none.
    void setSelectTab(int index);
    void setSelectTab(TabHeader* tabHeader);
    /// -1 for none.
    int getSelectedTabIndex() const;
    /// Null if there is no such tab.
    TabHeader* getTabHeader(int index) const;
    Layout* getTabContainer(int index) const;
    /// -1 if it is not one of this control.
    int indexOfTabHeader(const TabHeader* tabCell) const;
    /// Sets the one callback for changes of the selected tab.
    void setTabChangedEventListener(const ccTabControlCallback& callback) { _tabChangedCallback = callback; }

    // --- Headers ---

    /// In points; 50 x 20 by default.
    void setHeaderWidth(float headerWidth);
    float getHeaderWidth() const { return static_cast<float>(_headerWidth); }
    void setHeaderHeight(float headerHeight);
    int getHeaderHeight() const { return _headerHeight; }
    /// True (default): the images of the headers are fitted to the size of the headers.
    void ignoreHeadersTextureSize(bool ignore);
    bool isIgnoreHeadersTextureSize() const { return _ignoreHeaderTextureSize; }
    /// What is added to the scale of the selected header; 0.1 by default.
    void setHeaderSelectedZoom(float zoom);
    float getHeaderSelectedZoom() const { return _currentHeaderZoom; }
    void setHeaderDockPlace(TabControl::Dock dockPlace);
    TabControl::Dock getHeaderDockPlace() const { return _headerDockPlace; }

    std::string getDescription() const override { return "TabControl"; }

protected:
    friend class TabHeader;

    TabControl();
    ~TabControl() override;
    bool init() override;
    void onSizeChanged() override;
    /// Places the headers from an index on.
    void initTabHeadersPos(int startIndex);
    void initContainers();
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;
    void dispatchSelectedTabChanged(int tabIndex, TabHeader::EventType eventType);

    ccTabControlCallback _tabChangedCallback;

private:
    /// A tab: protected children, until the game removes them.
    struct TabItem_ {
        RefPtr<TabHeader> header;
        RefPtr<Layout> container;
    };

    bool hasTab(int index) const { return index >= 0 && index < static_cast<int>(_tabItems.size()); }
    void fitHeader(TabHeader& header) const;
    void showTab(int index, bool isShown);
    Vec2 headerAnchor() const;

    std::vector<TabItem_> _tabItems;
    RefPtr<TabHeader> _selectedHeader; ///< A protected child, until the game removes it.
    int _headerHeight = 20;
    int _headerWidth = 50;
    Dock _headerDockPlace = Dock::TOP;
    float _currentHeaderZoom = 0.1f;
    bool _ignoreHeaderTextureSize = true;

    CC_DISALLOW_COPY_AND_ASSIGN(TabControl)
};

} // namespace ui
} // namespace cocos2d
