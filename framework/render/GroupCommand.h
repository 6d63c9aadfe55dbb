#pragma once

#include "render/RenderCommand.h"

namespace cocos2d {

/// A render queue of its own at one place in the draw order. What is added between Renderer::pushGroup and
/// popGroup with its id is sorted by global z among itself only.
class GroupCommand : public RenderCommand {
public:
    /// Takes a render queue.
    GroupCommand();
    /// A copy takes a render queue of its own.
    GroupCommand(const GroupCommand& other);
    GroupCommand& operator=(const GroupCommand& other);
    /// Gives the render queue back.
    ~GroupCommand() override;

    /// Sets the place in the global order.
    void init(float globalOrder);

    /// The id for Renderer::pushGroup, 1 or more.
    int getRenderQueueID() const { return _renderQueueID; }

private:
    int _renderQueueID;
};

} // namespace cocos2d

namespace copra {

/// Hands out render queue ids, 1 and up; ids given back are used again. Id 0 is the frame itself.
int allocateRenderQueueId();
/// Gives an id back.
void freeRenderQueueId(int id);

} // namespace copra
