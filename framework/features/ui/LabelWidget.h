#pragma once

#include "base/RefPtr.h"
#include "nodes/text/fwd.h"
#include "ui/UIWidget.h"

namespace copra {

/// Base of the widgets that show a text with a Label. Takes the size of the text by default; with a custom size
/// the text is scaled to it.
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
    LabelWidget();
    ~LabelWidget() override;
    void initRenderer() override;
    void onSizeChanged() override;
    void adaptRenderers() override;
    /// Fits the label to the size of the widget.
    virtual void fitLabel();
    /// Updates the size of the widget; call after every change that affects the size of the text.
    void textChanged();

    cocos2d::RefPtr<cocos2d::Label> _label; ///< A protected child, until the game removes it.
    bool _adaptDirty = true;
};

} // namespace copra
