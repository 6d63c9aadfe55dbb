#pragma once

#include "render/RenderCommand.h"

namespace cocos2d {

/// Draws a render queue of its own at one place in the drawing order. Commands that are added between
/// Renderer::pushGroup() with the ID of this queue and popGroup() are sorted by global z among themselves.
class GroupCommand : public RenderCommand {
public:
    /// Constructs a command with an empty render queue of its own.
    GroupCommand();
    /// Copies the place in the drawing order. The copy gets a render queue of its own.
    GroupCommand(const GroupCommand& other);
    /// Takes the place in the drawing order of another command. The render queue stays.
    GroupCommand& operator=(const GroupCommand& other);
    /// Frees the render queue.
    ~GroupCommand() override;

    /// Sets the global z at which the queue is drawn.
    void init(float globalOrder);

    /// Returns the ID to pass to Renderer::pushGroup(); 1 or more.
    int getRenderQueueID() const { return _renderQueueID; }

private:
    int _renderQueueID;
};

} // namespace cocos2d

namespace copra {

/// Allocates a render queue and returns its ID, which is 1 or more. Freed IDs are reused. The queue 0 belongs
/// to the frame.
int allocateRenderQueueId();
/// Frees a render queue, whose ID may then be used again.
void freeRenderQueueId(int id);

} // namespace copra
