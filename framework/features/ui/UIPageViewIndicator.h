#pragma once

#include "base/RefPtr.h"
#include "nodes/sprites/fwd.h"
#include "scene/ProtectedNode.h"
#include "ui/UIPageView.h"

namespace cocos2d {

namespace ui {

/// A row or column of dots, one for each page. The dot of the current page is highlighted. PageView creates
/// it.
class PageViewIndicator : public ProtectedNode {
public:
    /// Creates an indicator without dots.
    static PageViewIndicator* create();

    /// Arranges the dots in a row or a column, like the pages of the view.
    void setDirection(PageView::Direction direction);
    /// Sets the number of dots; a negative number means 0. The highlighted dot stays the same if it still
    /// exists.
    void reset(ssize_t numberOfTotalPages);
    /// Highlights a dot. An index out of range is ignored.
    void indicate(ssize_t index);
    /// Sets the space between two dots, in points; 23 by default.
    void setSpaceBetweenIndexNodes(float spaceBetweenIndexNodes);
    /// Returns the space between two dots, in points; 23 by default.
    float getSpaceBetweenIndexNodes() const { return _spacing; }
    /// Sets the color of the dot of the current page; white by default.
    void setSelectedIndexColor(const Color3B& color);
    /// Returns the color of the dot of the current page; white by default.
    const Color3B& getSelectedIndexColor() const;
    /// Sets the color of all dots except that of the current page; white by default.
    void setIndexNodesColor(const Color3B& color);
    /// Returns the color of all dots except that of the current page; white by default.
    const Color3B& getIndexNodesColor() const { return _dotColor; }
    /// Sets the opacity of the dot of the current page, from 0 to 255; 255 by default.
    void setSelectedIndexOpacity(GLubyte opacity);
    /// Returns the opacity of the dot of the current page, from 0 to 255; 255 by default.
    GLubyte getSelectedIndexOpacity() const;
    /// Sets the opacity of all dots except that of the current page, from 0 to 255; 76 by default.
    void setIndexNodesOpacity(GLubyte opacity);
    /// Returns the opacity of all dots except that of the current page, from 0 to 255; 76 by default.
    GLubyte getIndexNodesOpacity() const { return _dotOpacity; }
    /// Sets the scale of the dots; 1 by default. At 1, images have their own size, and dots without an image
    /// are 12 points wide.
    void setIndexNodesScale(float indexNodesScale);
    /// Returns the scale of the dots; 1 by default. At 1, images have their own size, and dots without an
    /// image are 12 points wide.
    float getIndexNodesScale() const { return _dotScale; }
    /// Sets the image of the dots, which is drawn in its own size. If it cannot be loaded, the function logs
    /// that and keeps the old one. An empty name is ignored.
    void setIndexNodesTexture(const std::string& texName,
                              Widget::TextureResType texType = Widget::TextureResType::LOCAL);
    /// Removes all dots.
    void clear();
    bool init() override;

    PageViewIndicator();
    ~PageViewIndicator() override;

protected:
    /// Places the dots around the position of the indicator, with the space that was set.
    void rearrange();

private:
    Sprite* createDot() const;
    Sprite* createImage() const;
    float scaleOf(const Sprite& dot) const;

    std::string _indexNodesTextureFile; ///< The file of the image; empty for a disc.
    Widget::TextureResType _indexNodesTexType = Widget::TextureResType::LOCAL;
    PageView::Direction _direction = PageView::Direction::HORIZONTAL;
    Vector<Sprite*> _dots;
    RefPtr<Sprite> _selectedDot; ///< A protected child, until the game removes it.
    ssize_t _selectedIndex = 0;
    Color3B _dotColor = Color3B::WHITE;
    GLubyte _dotOpacity = 76;
    float _dotScale = 1.0f;
    float _spacing = 23.0f;
};

} // namespace ui
} // namespace cocos2d
