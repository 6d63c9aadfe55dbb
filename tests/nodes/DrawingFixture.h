#pragma once

#include "backend/null/NullMachine.h"
#include "scene/SceneFixture.h"

#include <vector>

/// A stage whose frames are drawn on a null machine, which keeps its draw calls.
class DrawingFixture : public SceneFixture {
protected:
    void SetUp() override {
        SceneFixture::SetUp();
        machine = copra::createNullMachine();
        parts = copra::nullParts(*machine);
        parts.device->keepDraws(true);
        context.renderer()->setMachine(parts.device, machine->textures);
    }
    void TearDown() override {
        context.renderer()->setMachine(nullptr, nullptr);
        SceneFixture::TearDown();
    }

    /// Visits the scene and returns everything that was drawn.
    std::vector<copra::NullDraw> drawn() {
        context.renderer()->clear();
        scene->visit(context.renderer(), cocos2d::Mat4::IDENTITY, 0);
        context.renderer()->render();
        return parts.device->draws();
    }

    std::unique_ptr<copra::Machine> machine;
    copra::NullParts parts{};
};
