#include "nodes/tiles/TMXTileAnimation.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "nodes/tiles/TMXLayer.h"

#include <cmath>
#include <cstdint>

namespace cocos2d {

namespace {

const char* const kKey = "copra.tiles";

float secondsOf(const TMXTileAnimFrame& frame) {
    return frame._duration / 1000.0f;
}

} // namespace

TMXTileAnimTask* TMXTileAnimTask::create(TMXLayer* layer, TMXTileAnimInfo* animation, const Vec2& tilePos) {
    if (copra::refuse(!layer || !animation, "TMXTileAnimTask::create: the layer or the animation is null"))
        return nullptr;
    return copra::autoreleased(new TMXTileAnimTask(layer, animation, tilePos));
}

TMXTileAnimTask::TMXTileAnimTask(TMXLayer* layer, TMXTileAnimInfo* animation, const Vec2& tilePos)
    : _layer(layer), _animation(animation), _tilePosition(tilePos) {
    _key = "copra.tile." + std::to_string(reinterpret_cast<std::uintptr_t>(this));
}

TMXTileAnimTask::~TMXTileAnimTask() {
    stop();
}

void TMXTileAnimTask::start() {
    const bool isPlayable = _layer && _animation && !_animation->_frames.empty();
    if (_isRunning || !isPlayable) return;
    _isRunning = true;
    _frame = 0;
    _left = secondsOf(_animation->_frames[0]);
    show();
    _layer->schedule([this](float dt) { step(dt); }, _key);
}

void TMXTileAnimTask::stop() {
    if (_isRunning && _layer) _layer->unschedule(_key);
    _isRunning = false;
}

void TMXTileAnimTask::step(float dt) {
    _left -= dt;
    bool isNew = false;
    // Frames without duration: at most one cycle per update.
    for (std::size_t i = 0; _left <= 0.0f && i < _animation->_frames.size(); ++i, isNew = true) {
        _frame = (_frame + 1) % _animation->_frames.size();
        _left += secondsOf(_animation->_frames[_frame]);
    }
    if (isNew) show();
}

void TMXTileAnimTask::show() {
    TMXTileFlags flags{};
    _layer->getTileGIDAt(_tilePosition, &flags);
    _layer->setTileGID(_animation->_frames[_frame]._tileID, _tilePosition, flags);
}

TMXTileAnimManager* TMXTileAnimManager::create(TMXLayer* layer) {
    if (copra::refuse(!layer, "TMXTileAnimManager::create: the layer is null")) return nullptr;
    return create(layer, layer->animatedTiles());
}

TMXTileAnimManager* TMXTileAnimManager::create(TMXLayer* layer,
                                               const std::vector<TMXTileAnimInfo*>& animations) {
    auto* const manager = new TMXTileAnimManager(layer);
    for (TMXTileAnimInfo* info : animations) {
        copra::PlayingTile playing;
        playing.info = info;
        for (const TMXTileAnimFrame& frame : info->_frames) playing.cycle += secondsOf(frame);
        if (playing.cycle > 0.0f) manager->_playing.push_back(std::move(playing));
    }
    if (manager->_playing.empty()) {
        manager->release();
        return nullptr;
    }
    return copra::autoreleased(manager);
}

TMXTileAnimManager::TMXTileAnimManager(TMXLayer* layer) : _layer(layer) {}

TMXTileAnimManager::~TMXTileAnimManager() {
    stopAll();
}

void TMXTileAnimManager::startAll() {
    // A cleanup of the layer unschedules its timers without notifying this object.
    if (!_layer || (_started && _layer->isScheduled(kKey))) return;
    _started = true;
    for (copra::PlayingTile& playing : _playing) {
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

void TMXTileAnimManager::detachLayer() {
    stopAll();
    _layer = nullptr;
}

void TMXTileAnimManager::step(float dt) {
    for (copra::PlayingTile& playing : _playing) advance(playing, dt);
}

void TMXTileAnimManager::advance(copra::PlayingTile& playing, float dt) {
    playing.left -= dt;
    if (playing.left > 0.0f) return;
    // Whole cycles do not change the frame; the remainder is less than one.
    playing.left = -std::fmod(-playing.left, playing.cycle);
    const auto& frames = playing.info->_frames;
    while (playing.left <= 0.0f) {
        playing.frame = (playing.frame + 1) % frames.size();
        playing.left += secondsOf(frames[playing.frame]);
    }
    _layer->showTileAs(playing.info->_tileID, frames[playing.frame]._tileID);
}

} // namespace cocos2d
