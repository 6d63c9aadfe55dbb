#pragma once

#include "opengl/CustomCommand.h"
#include "render/GroupCommand.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace copra {

/// The commands that a renderer lends until the frame is drawn: see Renderer::nextCallbackCommand().
class FrameCommands : public LentCommands {
public:
    /// A command with a function. Owned by this, until reclaim() the caller's to use.
    cocos2d::CustomCommand* nextCallback() { return _callbacks.next(); }
    /// A command that stands for a queue of others, on the same terms.
    cocos2d::GroupCommand* nextGroup() { return _groups.next(); }

    /// Takes all commands back, to be lent again, and destroys the functions of the callbacks.
    void reclaim() override {
        // The functions. What a function owns may borrow a command when it is destroyed, so they are
        // destroyed last.
        std::vector<std::function<void()>> functions;
        functions.reserve(_callbacks.lent);
        for (std::size_t i = 0; i < _callbacks.lent; ++i)
            functions.push_back(std::exchange(_callbacks.commands[i]->func, nullptr));
        _callbacks.lent = 0;
        _groups.lent = 0;
    }

private:
    template<class Command>
    struct Pool {
        Command* next() {
            if (lent == commands.size()) commands.push_back(std::make_unique<Command>());
            return commands[lent++].get();
        }

        std::vector<std::unique_ptr<Command>> commands;
        std::size_t lent = 0; ///< The number of `commands` that are lent, from the first one on.
    };

    Pool<cocos2d::CustomCommand> _callbacks;
    Pool<cocos2d::GroupCommand> _groups;
};

} // namespace copra
