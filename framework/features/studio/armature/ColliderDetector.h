#pragma once

#include "base/RefPtr.h"
#include "base/Vector.h"
#include "math/Mat4.h"
#include "math/Vec2.h"
#include "studio/armature/ArmatureData.h"
#include "studio/armature/fwd.h"

#include <vector>

#ifndef PT_RATIO
#define PT_RATIO 32
#endif

namespace cocostudio {

/// Has no members, as in cocos2d-x when it is built without a physics engine for armatures.
class ColliderFilter {
public:
    virtual ~ColliderFilter() = default;
};

/// A contour of a display, and its current place.
class ColliderBody : public cocos2d::Ref {
public:
    /// Constructs a body for a contour, which is retained.
    explicit ColliderBody(ContourData* contourData);
    ~ColliderBody() override;

    /// Returns the contour as it is in the file.
    ContourData* getContourData() { return _contourData; }
    /// Returns the corners in the space of the parent of the armature, as of the last update. Before the
    /// first update, all are (0, 0).
    virtual const std::vector<cocos2d::Vec2>& getCalculatedVertexList() const {
        return _calculatedVertexList;
    }

private:
    friend class ColliderDetector;
    cocos2d::RefPtr<ContourData> _contourData;
    std::vector<cocos2d::Vec2> _calculatedVertexList;
};

/// The contours of a display of a bone. While the bone shows the display, the detector is active and moves
/// the contours with the bone. Use them for the collision test of the game or give them to a physics engine.
class ColliderDetector : public cocos2d::Ref {
public:
    /// Creates an autoreleased detector that belongs to no bone.
    static ColliderDetector* create();
    /// Creates an autoreleased detector for a bone, which is not retained.
    static ColliderDetector* create(Bone* bone);

    /// Adds a contour, for which a ColliderBody is created.
    void addContourData(ContourData* contourData);
    /// Adds contours. The function creates a ColliderBody for each of them.
    void addContourDataList(cocos2d::Vector<ContourData*>& contourDataList);
    /// Removes the body of a contour.
    void removeContourData(ContourData* contourData);
    /// Removes all bodies.
    void removeAll();
    /// Moves the contours by `t` if the detector is active.
    void updateTransform(cocos2d::Mat4& t);

    /// Sets whether updateTransform() moves the contours; false initially.
    void setActive(bool active) { _active = active; }
    /// Whether updateTransform() moves the contours; false initially.
    bool getActive() { return _active; }
    /// Returns the contours with their current places.
    const cocos2d::Vector<ColliderBody*>& getColliderBodyList() { return _colliderBodyList; }
    /// Sets the bone of the detector. It is not retained.
    virtual void setBone(Bone* bone) { _bone = bone; }
    /// Returns the bone of the detector. It is not retained.
    virtual Bone* getBone() const { return _bone; }

    ColliderDetector();
    ~ColliderDetector() override;
    /// Does nothing and returns true. A derived class can override it.
    virtual bool init() { return true; }
    /// Initializes a new detector for a bone, which is not retained. Always returns true.
    virtual bool init(Bone* bone);

protected:
    cocos2d::Vector<ColliderBody*> _colliderBodyList;
    Bone* _bone = nullptr;
    bool _active = false;
};

} // namespace cocostudio
