#pragma once

#include "base/RefPtr.h"
#include "base/Vector.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"
#include "scene/fwd.h"
#include "studio/armature/ArmatureData.h"
#include "studio/armature/fwd.h"

#include <string>

namespace cocostudio {

/// The displays of a bone, of which it shows one or none. A display may be a Skin, an armature, a particle system or any
/// node. It gets no parent: the armature draws it at the place of the bone.
class DisplayManager : public cocos2d::Ref {
public:
    /// `bone` is not retained.
    static DisplayManager* create(Bone* bone);

    /// Replaces all by the displays of the data.
    virtual void initDisplayList(BoneData* boneData);
    /// Replaces the display `index`, which is shown if it is the current one; appends if there is no such display (-1).
    void addDisplay(DisplayData* displayData, int index);
    /// A Skin takes the place in the bone of the display that it replaces, or of the last one with a place.
    void addDisplay(cocos2d::Node* display, int index);
    /// Asserts that there is one.
    void removeDisplay(int index);
    /// All displays.
    const cocos2d::Vector<DecorativeDisplay*>& getDecorativeDisplayList() const { return _decoDisplayList; }
    /// A display by its number; null if there is none.
    virtual DecorativeDisplay* getDecorativeDisplayByIndex(int index) const;

    /// Shows a display; -1: none. Asserts that there is one. `force`: key frames of movements do not change it, until
    /// another call without force.
    void changeDisplayWithIndex(int index, bool force);
    /// Shows the display with this name in its data; an unknown one is ignored.
    void changeDisplayWithName(const std::string& name, bool force);
    void changeDisplayByIndex(int index, bool force) { changeDisplayWithIndex(index, force); }
    void changeDisplayByName(const std::string& name, bool force) { changeDisplayWithName(name, force); }
    /// The index of the display that is shown; -1 for none.
    int getCurrentDisplayIndex() const { return _displayIndex; }
    /// Whether key frames leave the display as it is.
    virtual void setForceChangeDisplay(bool force) { _forceChangeDisplay = force; }
    virtual bool isForceChangeDisplay() const { return _forceChangeDisplay; }

    /// Shows a display.
    virtual void setCurrentDecorativeDisplay(DecorativeDisplay* decoDisplay);
    /// What is shown, or null.
    virtual DecorativeDisplay* getCurrentDecorativeDisplay() const { return _currentDecoDisplay; }
    /// The node that is shown, or null.
    cocos2d::Node* getDisplayRenderNode() const { return _displayRenderNode; }
    /// The kind of what is shown.
    DisplayType getDisplayRenderNodeType() const { return _displayType; }

    /// Whether what is shown is visible; ignored if nothing is shown.
    virtual void setVisible(bool visible);
    virtual bool isVisible() const { return _visible; }
    /// The size of what is shown, in points.
    cocos2d::Size getContentSize() const;
    /// The bounding box of what is shown, in the space of the armature.
    cocos2d::Rect getBoundingBox() const;
    /// The anchor point of what is shown, in fractions of its size.
    cocos2d::Vec2 getAnchorPoint() const;
    /// The anchor point of what is shown, in points.
    cocos2d::Vec2 getAnchorPointInPoints() const;
    /// Whether a point of the world is in the image that is shown.
    virtual bool containPoint(cocos2d::Vec2& point);
    virtual bool containPoint(float x, float y);

    DisplayManager();
    ~DisplayManager() override;
    bool init(Bone* bone);

    /// Called by the bone when it enters or leaves an armature (null), and at its end.
    void setArmature(Armature* armature);
    /// Called by the bone at its end.
    void detach(Bone& bone);

private:
    DecorativeDisplay* displayAt(int index);
    void placeSkin(class Skin& skin, DecorativeDisplay& display, SpriteDisplayData& data);
    void showAgain(int index);

protected:
    Bone* _bone = nullptr; ///< weak
    cocos2d::Vector<DecorativeDisplay*> _decoDisplayList;
    cocos2d::RefPtr<DecorativeDisplay> _currentDecoDisplay;
    cocos2d::RefPtr<cocos2d::Node> _displayRenderNode;
    DisplayType _displayType = CS_DISPLAY_MAX;
    int _displayIndex = -1;
    bool _forceChangeDisplay = false;
    bool _visible = true;
};

} // namespace cocostudio
