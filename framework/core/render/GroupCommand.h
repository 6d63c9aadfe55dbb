#pragma once

#include "render/RenderCommand.h"

namespace cocos2d {

/// Submits a render queue at its place in the drawing order. What is added between Renderer::pushGroup() with
/// its id and popGroup() is sorted by global z separately.
class GroupCommand : public RenderCommand {
public:
    /// Allocates a render queue.
    GroupCommand();
    /// A copy allocates another render queue.
    GroupCommand(const GroupCommand& other);
    GroupCommand& operator=(const GroupCommand& other);
    /// Frees the render queue.
    ~GroupCommand() override;

    /// Sets the place in the drawing order.
    void init(float globalOrder);

    /// The id for Renderer::pushGroup, 1 or more.
    int getRenderQueueID() const { return _renderQueueID; }

private:
    int _renderQueueID;
};

} // namespace cocos2d

namespace copra {

/// Allocates a render queue id, 1 or more; freed ids are reused. Id 0 is the frame's own queue.
int allocateRenderQueueId();
/// Frees an id.
void freeRenderQueueId(int id);

} // namespace copra
