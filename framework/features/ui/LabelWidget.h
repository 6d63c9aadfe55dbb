#pragma once

#include "base/RefPtr.h"
#include "nodes/text/fwd.h"
#include "ui/UIWidget.h"

namespace copra {

/// Base class of the widgets that show text with a Label. By default, the widget takes the size of its text.
/// If you set a size, ui::Text wraps its text to it, and the others scale the text.
class LabelWidget : public cocos2d::ui::Widget {
public:
    /// Sets the text, in UTF-8.
    virtual void setString(const std::string& value);
    /// Returns the text, in UTF-8.
    const std::string& getString() const;
    /// Returns the number of characters in the text.
    ssize_t getStringLength() const;
    /// Returns the size of the label in points.
    cocos2d::Size getVirtualRendererSize() const override;
    /// Returns the label, which the widget owns.
    cocos2d::Node* getVirtualRenderer() override;

protected:
    /// Constructs an object for a derived class.
    LabelWidget();
    ~LabelWidget() override;
    void initRenderer() override;
    void onSizeChanged() override;
    void adaptRenderers() override;
    /// Scales the label to the size of the widget.
    virtual void fitLabel();
    /// Updates the size of the widget. Derived classes call it after every change that affects the size of
    /// the text.
    void textChanged();

    cocos2d::RefPtr<cocos2d::Label> _label; ///< A protected child, until the game removes it.
    bool _adaptDirty = true;
};

} // namespace copra
