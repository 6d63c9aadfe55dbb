#pragma once

#include "action/ActionInterval.h"
#include "base/RefPtr.h"
#include "platform/GLTypes.h"

namespace cocos2d {

/// Fades a node from its opacity to another, evenly; fractions are cut off.
class FadeTo : public ActionInterval {
public:
    /// `duration` in seconds, opacity 0..255.
    static FadeTo* create(float duration, GLubyte opacity);

    FadeTo* clone() const override;
    /// A way back is not known: asserts and returns null.
    FadeTo* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    bool initWithDuration(float duration, GLubyte opacity);

protected:
    GLubyte _toOpacity = 0;
    GLubyte _fromOpacity = 0;

private:
    friend class FadeIn;
    friend class FadeOut;
};

/// Fades a node in, from its opacity to 255, or, as the reverse of a FadeOut, to the opacity from which that
/// began.
class FadeIn : public FadeTo {
public:
    /// `d` in seconds.
    static FadeIn* create(float d);

    FadeIn* clone() const override;
    FadeTo* reverse() const override;
    void startWithTarget(Node* target) override;

    /// The action (retained) whose starting opacity is to be reached instead of 255.
    void setReverseAction(FadeTo* ac) { _reverseAction = ac; }

private:
    RefPtr<FadeTo> _reverseAction;
};

/// Fades a node out, from its opacity to 0, or, as the reverse of a FadeIn, to the opacity from which that
/// began.
class FadeOut : public FadeTo {
public:
    /// `d` in seconds.
    static FadeOut* create(float d);

    FadeOut* clone() const override;
    FadeTo* reverse() const override;
    void startWithTarget(Node* target) override;

    /// The action (retained) whose starting opacity is to be reached instead of 0.
    void setReverseAction(FadeTo* ac) { _reverseAction = ac; }

private:
    RefPtr<FadeTo> _reverseAction;
};

} // namespace cocos2d
