#include "render/GroupCommand.h"

#include <algorithm>
#include <vector>

namespace copra {

namespace {

struct QueueIds {
    std::vector<int> free;
    int next = 1;
};

QueueIds& queueIds() {
    // Never destroyed: commands with static storage duration may be destroyed after it.
    static auto* const ids = new QueueIds;
    return *ids;
}

} // namespace

int allocateRenderQueueId() {
    QueueIds& ids = queueIds();
    if (ids.free.empty()) return ids.next++;
    const int id = ids.free.back();
    ids.free.pop_back();
    return id;
}

void freeRenderQueueId(int id) {
    queueIds().free.push_back(id);
}

} // namespace copra

namespace cocos2d {

GroupCommand::GroupCommand()
    : RenderCommand(Type::GROUP_COMMAND), _renderQueueID(copra::allocateRenderQueueId()) {}

GroupCommand::GroupCommand(const GroupCommand& other)
    : RenderCommand(other), _renderQueueID(copra::allocateRenderQueueId()) {}

GroupCommand& GroupCommand::operator=(const GroupCommand& other) {
    RenderCommand::operator=(other);
    return *this;
}

GroupCommand::~GroupCommand() {
    copra::freeRenderQueueId(_renderQueueID);
}

void GroupCommand::init(float globalOrder) {
    _globalOrder = globalOrder;
}

} // namespace cocos2d
