#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"
#include "platform/GLTypes.h"

namespace cocos2d {

/// Changes the opacity of a node linearly to a value; fractions are truncated.
class FadeTo : public ActionInterval {
public:
    /// Creates an action that fades a node to `opacity`, from 0 (invisible) to 255 (opaque), in `duration`
    /// seconds.
    static FadeTo* create(float duration, GLubyte opacity);

    FadeTo* clone() const override;
    /// The action cannot be reversed, because the opacity at the start is not known: debug builds assert;
    /// release builds log it and return null.
    FadeTo* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Sets the duration in seconds and the opacity at the end, from 0 to 255. Returns true.
    bool initWithDuration(float duration, GLubyte opacity);

protected:
    GLubyte _toOpacity = 0;   ///< The opacity at the end.
    GLubyte _fromOpacity = 0; ///< The opacity at the start.

private:
    friend class FadeIn;
    friend class FadeOut;
};

/// Fades a node in from its current opacity to 255. As the reverse of a FadeOut, it fades to the opacity at
/// which the FadeOut started.
class FadeIn : public FadeTo {
public:
    /// Creates an action that fades a node in to the opacity 255, in `d` seconds.
    static FadeIn* create(float d);

    FadeIn* clone() const override;
    /// Returns an autoreleased FadeOut that ends with the opacity at which this action started.
    FadeTo* reverse() const override;
    void startWithTarget(Node* target) override;

    /// Sets the action at whose start opacity this one ends, instead of 255. The action is retained.
    void setReverseAction(FadeTo* ac) { _reverseAction = ac; }

private:
    RefPtr<FadeTo> _reverseAction;
};

/// Fades a node out from its current opacity to 0. As the reverse of a FadeIn, it fades to the opacity at
/// which the FadeIn started.
class FadeOut : public FadeTo {
public:
    /// Creates an action that fades a node out to the opacity 0, in `d` seconds.
    static FadeOut* create(float d);

    FadeOut* clone() const override;
    /// Returns an autoreleased FadeIn that ends with the opacity at which this action started.
    FadeTo* reverse() const override;
    void startWithTarget(Node* target) override;

    /// Sets the action at whose start opacity this one ends, instead of 0. The action is retained.
    void setReverseAction(FadeTo* ac) { _reverseAction = ac; }

private:
    RefPtr<FadeTo> _reverseAction;
};

} // namespace cocos2d
