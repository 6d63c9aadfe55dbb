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
    /// What happened to the header.
    enum class EventType {
        SELECTED,  ///< The tab of the header is shown.
        UNSELECTED ///< Not sent by the framework.
    };

    /// Creates a header without images and without a title.
    static TabHeader* create();
    /// Creates the header of a tab with a title and images. `cross` is shown over the background while the
    /// tab is selected.
    static TabHeader* create(const std::string& titleStr, const std::string& backGround,
                             const std::string& cross, TextureResType texType = TextureResType::LOCAL);
    /// Creates the header of a tab with a title and images for all states. `cross` is shown over the
    /// background while the tab is selected.
    static TabHeader* create(const std::string& titleStr, const std::string& backGround,
                             const std::string& backGroundSelected, const std::string& cross,
                             const std::string& backGroundDisabled, const std::string& frontCrossDisabled,
                             TextureResType texType = TextureResType::LOCAL);

    /// Returns the label of the title, for settings that have no function here.
    Label* getTitleRenderer() const { return _tabLabelRender; }
    /// Sets the title, which is empty by default.
    void setTitleText(const std::string& text);
    /// Returns the title, which is empty by default.
    std::string getTitleText() const;
    /// Sets the color of the title without its effects; white by default.
    void setTitleColor(const Color4B& color);
    /// Returns the color of the title without its effects; white by default.
    const Color4B& getTitleColor() const;
    /// Sets the size of the font of the title in points; 12 by default. It has no effect on a bitmap font.
    void setTitleFontSize(float size);
    /// Returns the size of the font of the title in points; 12 by default. It has no effect on a bitmap font.
    float getTitleFontSize() const { return _tabLabelFontSize; }
    /// Sets the font of the title: a font file (.fnt for a bitmap font) or a font family.
    void setTitleFontName(const std::string& fontName);
    /// Returns the font of the title: a font file (.fnt for a bitmap font) or a font family.
    std::string getTitleFontName() const;
    /// Returns the index of the tab of this header, or -1 if it has none.
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
    TabControl* _tabView = nullptr; ///< The control of the tab, which is not retained.

    CC_DISALLOW_COPY_AND_ASSIGN(TabHeader)
};

/// Shows one of several containers. A row or column of headers switches between them.
class TabControl : public Widget {
public:
    /// The side of the control that has the headers.
    enum class Dock {
        TOP,    ///< The headers are in a row above the tabs. The default.
        LEFT,   ///< The headers are in a column on the left.
        BOTTOM, ///< The headers are in a row below the tabs.
        RIGHT   ///< The headers are in a column on the right.
    };
    /// What happened to the control.
    enum class EventType {
        SELECT_CHANGED ///< A tab was selected, by a touch or by setSelectTab().
    };
    /// Receives the index of the tab that is shown, or -1 if none is.
    typedef std::function<void(int tabIndex, EventType)> ccTabControlCallback;

    /// Creates a control of 200 x 200 points with the anchor point (0, 0).
    static TabControl* create();

    // --- Tabs: those that do not exist are ignored ---

    /// Inserts a tab at `index`. The control retains its header and its container. The first tab that is
    /// added is selected. A null header or container is an error: debug builds assert; release builds log it
    /// and do nothing. An index out of range is logged and ignored.
    void insertTab(int index, TabHeader* header, Layout* container);
    /// Removes a tab with its container. If the tab was shown, no tab is shown afterward, and the listener is
    /// not called. An index without a tab is logged.
    void removeTab(int index);
    /// Returns the number of tabs.
    size_t getTabCount() const { return _tabItems.size(); }
    /// Shows a tab and calls the listener. An index without a tab, such as -1, shows none.
    void setSelectTab(int index);
    /// Shows the tab of a header, unless it is shown already, and calls the listener. The header of another
    /// control shows none.
    void setSelectTab(TabHeader* tabHeader);
    /// Returns the index of the tab that is shown, or -1.
    int getSelectedTabIndex() const;
    /// Returns the header of a tab, or null if there is no such tab.
    TabHeader* getTabHeader(int index) const;
    /// Returns the container of a tab, or null if there is no such tab.
    Layout* getTabContainer(int index) const;
    /// Returns the index of a header, or -1 if it does not belong to this control.
    int indexOfTabHeader(const TabHeader* tabCell) const;
    /// Sets the function that setSelectTab() and a touch of a header call after they have shown a tab. It
    /// replaces the function that was set before; an empty one removes it.
    void setTabChangedEventListener(const ccTabControlCallback& callback) { _tabChangedCallback = callback; }

    // --- Headers ---

    /// Sets the width of the headers in points, without its fraction; 50 by default.
    void setHeaderWidth(float headerWidth);
    /// Returns the width of the headers in points; 50 by default.
    float getHeaderWidth() const { return static_cast<float>(_headerWidth); }
    /// Sets the height of the headers in points, without its fraction; 20 by default.
    void setHeaderHeight(float headerHeight);
    /// Returns the height of the headers in points; 20 by default.
    int getHeaderHeight() const { return _headerHeight; }
    /// Sets whether images are scaled to the size of the headers; true by default.
    void ignoreHeadersTextureSize(bool ignore);
    /// Whether images are scaled to the size of the headers; true by default.
    bool isIgnoreHeadersTextureSize() const { return _ignoreHeaderTextureSize; }
    /// Sets the amount by which the selected header is drawn larger; 0.1 by default.
    void setHeaderSelectedZoom(float zoom);
    /// Returns the amount by which the selected header is drawn larger; 0.1 by default.
    float getHeaderSelectedZoom() const { return _currentHeaderZoom; }
    /// Sets the side of the control that has the headers; TOP by default.
    void setHeaderDockPlace(TabControl::Dock dockPlace);
    /// Returns the side of the control that has the headers; TOP by default.
    TabControl::Dock getHeaderDockPlace() const { return _headerDockPlace; }

    std::string getDescription() const override { return "TabControl"; }

protected:
    friend class TabHeader;

    TabControl();
    ~TabControl() override;
    bool init() override;
    void onSizeChanged() override;
    /// Places the headers, beginning with the one at `startIndex`.
    void initTabHeadersPos(int startIndex);
    /// Places the containers beside the headers.
    void initContainers();
    Widget* createCloneInstance() override { return create(); }
    void copySpecialProperties(Widget* model) override;
    /// Calls the listener. Called when the selected header changes.
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
