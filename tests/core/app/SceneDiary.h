#pragma once

#include "scene/Scene.h"

#include <string>
#include <utility>
#include <vector>

/// A scene that notes its life.
class SceneDiary : public cocos2d::Scene {
public:
    SceneDiary(std::string id, std::vector<std::string>& said) : _id(std::move(id)), _said(said) {
        init();
        autorelease();
    }
    ~SceneDiary() override { note("gone"); }
    void onEnter() override {
        note("enter");
        Scene::onEnter();
    }
    void onEnterTransitionDidFinish() override {
        note("finish");
        Scene::onEnterTransitionDidFinish();
    }
    void onExitTransitionDidStart() override {
        note("start");
        Scene::onExitTransitionDidStart();
    }
    void onExit() override {
        note("exit");
        Scene::onExit();
    }
    void cleanup() override {
        note("cleanup");
        Scene::cleanup();
    }

private:
    void note(const char* what) { _said.push_back(_id + "." + what); }

    std::string _id;
    std::vector<std::string>& _said;
};
