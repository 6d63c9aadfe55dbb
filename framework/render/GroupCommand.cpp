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
    static QueueIds ids;
    return ids;
}

} // namespace

int takeRenderQueueId() {
    QueueIds& ids = queueIds();
    if (ids.free.empty()) return ids.next++;
    const int id = ids.free.back();
    ids.free.pop_back();
    return id;
}

void giveRenderQueueId(int id) {
    queueIds().free.push_back(id);
}

} // namespace copra

namespace cocos2d {

GroupCommand::GroupCommand()
    : RenderCommand(Type::GROUP_COMMAND), _renderQueueID(copra::takeRenderQueueId()) {}

GroupCommand::GroupCommand(const GroupCommand& other)
    : RenderCommand(other), _renderQueueID(copra::takeRenderQueueId()) {}

GroupCommand& GroupCommand::operator=(const GroupCommand& other) {
    RenderCommand::operator=(other);
    return *this;
}

GroupCommand::~GroupCommand() {
    copra::giveRenderQueueId(_renderQueueID);
}

void GroupCommand::init(float globalOrder) {
    _globalOrder = globalOrder;
}

} // namespace cocos2d
