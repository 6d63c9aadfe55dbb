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

/// The displays of a bone, which shows one of them or none. A display can be a Skin, an armature, a particle
/// system, or any other node. It gets no parent: the armature draws it at the place of the bone.
class DisplayManager : public cocos2d::Ref {
public:
    /// Creates the displays of `bone`, which is not retained. After the end of the bone, none can be added.
    static DisplayManager* create(Bone* bone);

    /// Replaces all displays with the displays of the description.
    virtual void initDisplayList(BoneData* boneData);
    /// Replaces the display at `index`. If that display is shown now, the new one is shown instead. If there
    /// is no display at `index`, such as -1, the function appends the new one.
    void addDisplay(DisplayData* displayData, int index);
    /// Replaces the display at `index` with a node, or appends it. A Skin takes its place in the bone from
    /// the display that it replaces, or else from the last display that has a place. Null is an error: debug
    /// builds assert; release builds log it and do nothing.
    void addDisplay(cocos2d::Node* display, int index);
    /// Removes the display at `index`. An index without a display is an error: debug builds assert; release
    /// builds log it and do nothing.
    void removeDisplay(int index);
    /// Returns the displays of the bone, by their index.
    const cocos2d::Vector<DecorativeDisplay*>& getDecorativeDisplayList() const { return _decoDisplayList; }
    /// Returns the display at `index`, or null.
    virtual DecorativeDisplay* getDecorativeDisplayByIndex(int index) const;

    /// Shows the display at `index`; -1 shows nothing. An index above the last display is an error: debug
    /// builds assert; release builds log it and do nothing. If `force` is true, key frames of movements do
    /// not change the display until a call with `force` = false.
    void changeDisplayWithIndex(int index, bool force);
    /// Shows the display whose description has this name. An unknown name is ignored.
    void changeDisplayWithName(const std::string& name, bool force);
    /// Deprecated name of changeDisplayWithIndex().
    void changeDisplayByIndex(int index, bool force) { changeDisplayWithIndex(index, force); }
    /// Deprecated name of changeDisplayWithName().
    void changeDisplayByName(const std::string& name, bool force) { changeDisplayWithName(name, force); }
    /// Returns the index of the display that is shown, or -1.
    int getCurrentDisplayIndex() const { return _displayIndex; }
    /// Sets whether key frames leave the display as it is: with true, they do not change it, as in cocos2d-x,
    /// although the name suggests the opposite.
    virtual void setForceChangeDisplay(bool force) { _forceChangeDisplay = force; }
    /// Whether key frames leave the display as it is, although the name suggests the opposite.
    virtual bool isForceChangeDisplay() const { return _forceChangeDisplay; }

    /// Shows a display instead of the current one. Null shows nothing.
    virtual void setCurrentDecorativeDisplay(DecorativeDisplay* decoDisplay);
    /// Returns the display that is shown, or null.
    virtual DecorativeDisplay* getCurrentDecorativeDisplay() const { return _currentDecoDisplay; }
    /// Returns the node that is shown, or null.
    cocos2d::Node* getDisplayRenderNode() const { return _displayRenderNode; }
    /// Returns the type of the display that is shown.
    DisplayType getDisplayRenderNodeType() const { return _displayType; }

    /// Shows or hides the node that is displayed. If there is none, the function does nothing.
    virtual void setVisible(bool visible);
    /// Whether the displayed node is visible; true by default.
    virtual bool isVisible() const { return _visible; }
    /// Returns the size of the display that is shown, in points, or (0, 0) without one.
    cocos2d::Size getContentSize() const;
    /// Returns the bounding box of the display that is shown, in the space of the armature. It is empty
    /// without one.
    cocos2d::Rect getBoundingBox() const;
    /// Returns the anchor point of the display that is shown, as fractions of its size.
    cocos2d::Vec2 getAnchorPoint() const;
    /// Returns the anchor point of the display that is shown, in points.
    cocos2d::Vec2 getAnchorPointInPoints() const;
    /// Whether a point in world coordinates is in the image that is shown. Returns false if no image is
    /// shown.
    virtual bool containPoint(cocos2d::Vec2& point);
    /// Whether the point (x, y) in world coordinates is in the image that is shown. Returns false if no image
    /// is shown.
    virtual bool containPoint(float x, float y);

    DisplayManager();
    ~DisplayManager() override;
    /// Sets the bone, which must not be null, and creates the displays of its description. Returns true.
    bool init(Bone* bone);

    /// Sets the armature of the displays. The bone calls it when it enters an armature, when it leaves it
    /// (with null), and when it is destroyed.
    void setArmature(Armature* armature);
    /// Forgets the bone. The bone calls it when it is destroyed.
    void detach(Bone& bone);

private:
    bool hasNoBone() const;
    void leave(DecorativeDisplay& display);
    DecorativeDisplay* displayAt(int index);
    void placeSkin(class Skin& skin, DecorativeDisplay& display, SpriteDisplayData& data);
    void showAgain(int index);

protected:
    Bone* _bone = nullptr; ///< The bone, not retained.
    cocos2d::Vector<DecorativeDisplay*> _decoDisplayList;
    cocos2d::RefPtr<DecorativeDisplay> _currentDecoDisplay;
    cocos2d::RefPtr<cocos2d::Node> _displayRenderNode;
    DisplayType _displayType = CS_DISPLAY_MAX;
    int _displayIndex = -1;
    bool _forceChangeDisplay = false;
    bool _visible = true;
};

} // namespace cocostudio
