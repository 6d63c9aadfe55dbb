#pragma once

#include "base/RefPtr.h"
#include "scene/Node.h"
#include "studio/armature/ArmatureData.h"
#include "studio/armature/ColliderDetector.h"

namespace cocostudio {

/// A display of a bone: its node, its description, and its contours. Each may be null;
/// those that are set are retained.
class DecorativeDisplay : public cocos2d::Ref {
public:
    static DecorativeDisplay* create();
    /// Does nothing and returns true. A derived class can override it.
    virtual bool init() { return true; }

    /// Sets the node that is shown, or null. It is retained.
    virtual void setDisplay(cocos2d::Node* display) { _display = display; }
    /// Returns the node that is shown, or null. It is retained.
    virtual cocos2d::Node* getDisplay() const { return _display; }
    /// Sets the description from which the display was made. It is retained.
    virtual void setDisplayData(DisplayData* data) { _displayData = data; }
    /// Returns the description from which the display was made. It is retained.
    virtual DisplayData* getDisplayData() const { return _displayData; }
    /// Sets the contours of the display for collisions, or null. They are retained.
    virtual void setColliderDetector(ColliderDetector* detector) { _colliderDetector = detector; }
    /// Returns the contours of the display for collisions, or null. They are retained.
    virtual ColliderDetector* getColliderDetector() const { return _colliderDetector; }

    DecorativeDisplay();
    ~DecorativeDisplay() override;

protected:
    cocos2d::RefPtr<cocos2d::Node> _display;
    cocos2d::RefPtr<DisplayData> _displayData;
    cocos2d::RefPtr<ColliderDetector> _colliderDetector;
};

} // namespace cocostudio
