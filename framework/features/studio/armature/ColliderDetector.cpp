#include "studio/armature/ColliderDetector.h"

#include "base/autoreleased.h"
#include "math/AffineTransform.h"

using namespace cocos2d;

namespace cocostudio {

ColliderBody::ColliderBody(ContourData* contourData)
    : _contourData(contourData), _calculatedVertexList(contourData->vertexList.size()) {}

ColliderBody::~ColliderBody() = default;

ColliderDetector::ColliderDetector() = default;
ColliderDetector::~ColliderDetector() = default;

ColliderDetector* ColliderDetector::create() {
    return copra::createAutoreleased<ColliderDetector>();
}

ColliderDetector* ColliderDetector::create(Bone* bone) {
    return copra::createAutoreleased<ColliderDetector>(bone);
}

bool ColliderDetector::init(Bone* bone) {
    setBone(bone);
    return init();
}

void ColliderDetector::addContourData(ContourData* contourData) {
    _colliderBodyList.pushBack(copra::autoreleased(new ColliderBody(contourData)));
}

void ColliderDetector::addContourDataList(Vector<ContourData*>& contourDataList) {
    for (ContourData* contour : contourDataList) addContourData(contour);
}

void ColliderDetector::removeContourData(ContourData* contourData) {
    for (ssize_t i = _colliderBodyList.size() - 1; i >= 0; --i)
        if (_colliderBodyList.at(i)->getContourData() == contourData) _colliderBodyList.erase(i);
}

void ColliderDetector::removeAll() {
    _colliderBodyList.clear();
}

void ColliderDetector::updateTransform(Mat4& t) {
    if (!_active) return;
    for (ColliderBody* body : _colliderBodyList) {
        const std::vector<Vec2>& vertices = body->_contourData->vertexList;
        body->_calculatedVertexList.resize(vertices.size());
        for (std::size_t i = 0; i < vertices.size(); ++i)
            body->_calculatedVertexList[i] = PointApplyTransform(vertices[i], t);
    }
}

} // namespace cocostudio
