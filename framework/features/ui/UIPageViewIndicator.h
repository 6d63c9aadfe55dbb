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
    /// Sets the number of dots.
    void reset(ssize_t numberOfTotalPages);
    /// Highlights a dot. An index out of range is ignored.
    void indicate(ssize_t index);
    /// Sets the space between two dots, in points; 23 by default.
    void setSpaceBetweenIndexNodes(float spaceBetweenIndexNodes);
    /// Returns the space between two dots, in points; 23 by default.
    float getSpaceBetweenIndexNodes() const { return _spacing; }
    /// Sets the color of the dot of the current page.
    void setSelectedIndexColor(const Color3B& color);
    /// Returns the color of the dot of the current page.
    const Color3B& getSelectedIndexColor() const;
    /// Sets the color of the other dots.
    void setIndexNodesColor(const Color3B& color);
    /// Returns the color of the other dots.
    const Color3B& getIndexNodesColor() const { return _dotColor; }
    /// Sets the opacity of the dot of the current page, from 0 to 255.
    void setSelectedIndexOpacity(GLubyte opacity);
    /// Returns the opacity of the dot of the current page, from 0 to 255.
    GLubyte getSelectedIndexOpacity() const;
    /// Sets the opacity of the other dots, from 0 to 255.
    void setIndexNodesOpacity(GLubyte opacity);
    /// Returns the opacity of the other dots, from 0 to 255.
    GLubyte getIndexNodesOpacity() const { return _dotOpacity; }
    /// Sets the scale of the dots; 1 is the size of their image.
    void setIndexNodesScale(float indexNodesScale);
    /// Returns the scale of the dots; 1 is the size of their image.
    float getIndexNodesScale() const { return _dotScale; }
    /// Sets the image of the dots, which is drawn in its own size. If it cannot be loaded, the function logs
    /// that and keeps the old one.
    void setIndexNodesTexture(const std::string& texName,
                              Widget::TextureResType texType = Widget::TextureResType::LOCAL);
    /// Removes all dots.
    void clear();
    bool init() override;

    PageViewIndicator();
    ~PageViewIndicator() override;

protected:
    /// Places the dots at the space that was set.
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
