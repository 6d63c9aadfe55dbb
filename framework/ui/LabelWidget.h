#pragma once

#include "ui/UIWidget.h"

namespace cocos2d {
class Label;
}

namespace copra {

/// What the widgets that show a text have in common. As large as the text, or scaled to a size of its own.
class LabelWidget : public cocos2d::ui::Widget {
public:
    /// UTF-8.
    virtual void setString(const std::string& value);
    const std::string& getString() const;
    /// Number of characters.
    ssize_t getStringLength() const;
    cocos2d::Size getVirtualRendererSize() const override;
    cocos2d::Node* getVirtualRenderer() override;

protected:
    LabelWidget() = default;
    void initRenderer() override;
    void onSizeChanged() override;
    void adaptRenderers() override;
    /// Brings the label to the widget's size.
    virtual void fitLabel();
    /// To be called after anything that changes how large the text is.
    void textChanged();

    cocos2d::Label* _label = nullptr; ///< Weak: a protected child.
    bool _adaptDirty = true;
};

} // namespace copra
