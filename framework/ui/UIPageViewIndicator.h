#pragma once

#include "scene/ProtectedNode.h"
#include "ui/UIPageView.h"

namespace cocos2d {

class Sprite;

namespace ui {

/// A row or column of dots, one a page, of which one is marked.
class PageViewIndicator : public ProtectedNode {
public:
    static PageViewIndicator* create();

    void setDirection(PageView::Direction direction);
    /// As many dots.
    void reset(ssize_t numberOfTotalPages);
    /// Marks a dot; an index outside is ignored.
    void indicate(ssize_t index);
    /// Points between the dots; 23 from the start.
    void setSpaceBetweenIndexNodes(float spaceBetweenIndexNodes);
    float getSpaceBetweenIndexNodes() const { return _space; }
    void setSelectedIndexColor(const Color3B& color);
    const Color3B& getSelectedIndexColor() const;
    void setIndexNodesColor(const Color3B& color);
    const Color3B& getIndexNodesColor() const { return _dotColor; }
    void setSelectedIndexOpacity(GLubyte opacity);
    GLubyte getSelectedIndexOpacity() const;
    void setIndexNodesOpacity(GLubyte opacity);
    GLubyte getIndexNodesOpacity() const { return _dotOpacity; }
    void setIndexNodesScale(float indexNodesScale);
    float getIndexNodesScale() const { return _dotScale; }
    /// Takes the dots away.
    void clear();
    bool init() override;

    PageViewIndicator() = default;

private:
    Sprite* newDot() const;
    void rearrange();

    PageView::Direction _direction = PageView::Direction::HORIZONTAL;
    Vector<Sprite*> _dots;
    Sprite* _mark = nullptr; ///< Weak: a protected child.
    ssize_t _marked = 0;
    Color3B _dotColor = Color3B::WHITE;
    GLubyte _dotOpacity = 76;
    float _dotScale = 1.0f;
    float _space = 23.0f;
};

} // namespace ui
} // namespace cocos2d
