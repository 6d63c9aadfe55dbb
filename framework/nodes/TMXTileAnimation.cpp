#include "nodes/TMXTileAnimation.h"

#include "nodes/TMXLayer.h"

#include <cmath>

namespace cocos2d {

namespace {

const char* const kKey = "copra.tiles";

float secondsOf(const TMXTileAnimFrame& frame) {
    return frame._duration / 1000.0f;
}

} // namespace

TMXTileAnimManager* TMXTileAnimManager::create(TMXLayer* layer,
                                               const std::vector<TMXTileAnimInfo*>& animations) {
    auto* const manager = new TMXTileAnimManager(layer);
    for (TMXTileAnimInfo* info : animations) {
        Playing playing;
        playing.info = info;
        for (const TMXTileAnimFrame& frame : info->_frames) playing.cycle += secondsOf(frame);
        if (playing.cycle > 0.0f) manager->_playing.push_back(std::move(playing));
    }
    if (manager->_playing.empty()) {
        manager->release();
        return nullptr;
    }
    manager->autorelease();
    return manager;
}

TMXTileAnimManager::~TMXTileAnimManager() = default;

void TMXTileAnimManager::startAll() {
    // A cleanup of the layer ends its timers without a word.
    if (!_layer || (_started && _layer->isScheduled(kKey))) return;
    _started = true;
    for (Playing& playing : _playing) {
        playing.frame = 0;
        playing.left = secondsOf(playing.info->_frames[0]);
        _layer->showTileAs(playing.info->_tileID, playing.info->_frames[0]._tileID);
    }
    _layer->schedule([this](float dt) { step(dt); }, kKey);
}

void TMXTileAnimManager::stopAll() {
    if (!_started) return;
    _started = false;
    if (_layer) _layer->unschedule(kKey);
}

void TMXTileAnimManager::forgetLayer() {
    stopAll();
    _layer = nullptr;
}

void TMXTileAnimManager::step(float dt) {
    for (Playing& playing : _playing) advance(playing, dt);
}

void TMXTileAnimManager::advance(Playing& playing, float dt) {
    playing.left -= dt;
    if (playing.left > 0.0f) return;
    // Whole rounds change nothing; what is left of them is less than one.
    playing.left = -std::fmod(-playing.left, playing.cycle);
    const auto& frames = playing.info->_frames;
    while (playing.left <= 0.0f) {
        playing.frame = (playing.frame + 1) % frames.size();
        playing.left += secondsOf(frames[playing.frame]);
    }
    _layer->showTileAs(playing.info->_tileID, frames[playing.frame]._tileID);
}

} // namespace cocos2d
