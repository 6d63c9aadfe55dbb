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

/// Has no members without a physics engine in the armature, as the original is built.
class ColliderFilter {
public:
    virtual ~ColliderFilter() = default;
};

/// One contour of a display, and where it is now.
class ColliderBody : public cocos2d::Ref {
public:
    /// A body for a contour, which is retained.
    explicit ColliderBody(ContourData* contourData);
    ~ColliderBody() override;

    /// The contour as the file has it.
    ContourData* getContourData() { return _contourData; }
    /// The corners in the space of the parent of the armature, as of the last update. All zero before.
    virtual const std::vector<cocos2d::Vec2>& getCalculatedVertexList() const {
        return _calculatedVertexList;
    }

private:
    friend class ColliderDetector;
    cocos2d::RefPtr<ContourData> _contourData;
    std::vector<cocos2d::Vec2> _calculatedVertexList;
};

/// The contours of a display that a bone shows. Moves them with the bone while it is active, which it is while its display
/// is shown; the game gives them to its collision test or physics engine.
class ColliderDetector : public cocos2d::Ref {
public:
    static ColliderDetector* create();
    static ColliderDetector* create(Bone* bone);

    /// Adds contours, each of which becomes a ColliderBody.
    void addContourData(ContourData* contourData);
    /// Adds several contours, each of which becomes a ColliderBody.
    void addContourDataList(cocos2d::Vector<ContourData*>& contourDataList);
    /// Removes the body of one contour, or all.
    void removeContourData(ContourData* contourData);
    /// Removes all bodies.
    void removeAll();
    /// Moves the contours by `t`, unless it is not active.
    void updateTransform(cocos2d::Mat4& t);

    /// Whether updateTransform() moves the contours; false initially.
    void setActive(bool active) { _active = active; }
    bool getActive() { return _active; }
    /// The contours with their current places.
    const cocos2d::Vector<ColliderBody*>& getColliderBodyList() { return _colliderBodyList; }
    /// The bone of the detector. Not retained.
    virtual void setBone(Bone* bone) { _bone = bone; }
    virtual Bone* getBone() const { return _bone; }

    ColliderDetector();
    ~ColliderDetector() override;
    virtual bool init() { return true; }
    virtual bool init(Bone* bone);

protected:
    cocos2d::Vector<ColliderBody*> _colliderBodyList;
    Bone* _bone = nullptr;
    bool _active = false;
};

} // namespace cocostudio
