#pragma once

#include "backend/null/NullBackend.h"
#include "scene/SceneFixture.h"

#include <vector>

/// A scene whose frames are drawn by the null backend, which keeps its draw calls.
class DrawingFixture : public SceneFixture {
protected:
    void SetUp() override {
        SceneFixture::SetUp();
        backend = copra::createNullBackend();
        parts = copra::nullParts(*backend);
        parts.device->keepDraws(true);
        context.renderer()->setDevice(parts.device, backend->textures);
    }
    void TearDown() override {
        context.renderer()->setDevice(nullptr, nullptr);
        SceneFixture::TearDown();
    }

    /// Visits the scene and returns everything that was drawn.
    std::vector<copra::NullDraw> drawn() {
        context.renderer()->clear();
        scene->visit(context.renderer(), cocos2d::Mat4::IDENTITY, 0);
        context.renderer()->render();
        return parts.device->draws();
    }

    std::unique_ptr<copra::Backend> backend;
    copra::NullParts parts{};
};
