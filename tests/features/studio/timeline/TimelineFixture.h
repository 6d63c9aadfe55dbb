#pragma once

#include "nodes/DrawingFixture.h"
#include "studio/timeline/ActionTimeline.h"
#include "studio/timeline/ComExtensionData.h"

#include <string>
#include <vector>

/// A node with the action tag 7 in a running scene, and an animation of 60 frames that moves it to (60, 0).
class TimelineFixture : public DrawingFixture {
protected:
    void SetUp() override {
        DrawingFixture::SetUp();
        node = tagged(7);
        scene->addChild(node);
        action = cocostudio::timeline::ActionTimeline::create();
        action->setDuration(60);
        track = cocostudio::timeline::Timeline::create();
        track->setActionTag(7);
        track->addFrame(place(0, 0));
        track->addFrame(place(60, 60));
        action->addTimeline(track);
    }

    static cocos2d::Node* tagged(int actionTag) {
        auto* tagged = cocos2d::Node::create();
        auto* data = cocostudio::ComExtensionData::create();
        data->setActionTag(actionTag);
        tagged->addComponent(data);
        return tagged;
    }

    static cocostudio::timeline::PositionFrame* place(unsigned int index, float x) {
        auto* frame = cocostudio::timeline::PositionFrame::create();
        frame->setFrameIndex(index);
        frame->setPosition(cocos2d::Vec2(x, 0.0f));
        return frame;
    }

    cocostudio::timeline::EventFrame* addEvent(unsigned int index, const std::string& name) {
        auto* frame = cocostudio::timeline::EventFrame::create();
        frame->setFrameIndex(index);
        frame->setEvent(name);
        if (!events) {
            events = cocostudio::timeline::Timeline::create();
            events->setActionTag(7);
            action->addTimeline(events);
        }
        events->addFrame(frame);
        return frame;
    }

    /// Steps of 1/60 s; half a frame more at first, so that rounding does not matter.
    void play(int frames) {
        for (int i = 0; i < frames; ++i) {
            action->step(1.0f / 60.0f + (_steps == 0 ? 0.005f : 0.0f));
            ++_steps;
        }
    }
    float x() const { return node->getPositionX(); }

    cocos2d::RefPtr<cocos2d::Node> node;
    cocos2d::RefPtr<cocostudio::timeline::ActionTimeline> action;
    cocostudio::timeline::Timeline* track = nullptr;
    cocostudio::timeline::Timeline* events = nullptr;

    void TearDown() override {
        action = nullptr;
        node = nullptr;
        DrawingFixture::TearDown();
    }

private:
    int _steps = 0;
};
