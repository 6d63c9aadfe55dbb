#include "Layout.h"
#include "actors/Enemy.h"
#include "hud/Hud.h"
#include "rules/Lessons.h"
#include "scenes/Battlefield.h"
#include "scenes/StageScene.h"
#include "stages/StageTable.h"
#include "text/Texts.h"

#include <algorithm>
#include <string>

using namespace cocos2d;

namespace beecluster {

void StageScene::moveThePicture() {
    Motion& motion = _field->motion();
    const Settings& settings = _session->player.settings;
    motion.setAmount(static_cast<float>(settings.motion) / 100);
    motion.setFlashes(static_cast<float>(settings.flashes) / 100);
    _field->showShotsIn(settings.shots);
    _field->hive().show(_session->player.look(), settings.hasOutline);
    setFrozen(!motion.nextFrame());
    shakeCamera(motion);
    _edge->setVisible(motion.edge() > 0);
    _edge->setOpacity(static_cast<GLubyte>(255 * motion.edge()));
}

void StageScene::shakeCamera(const Motion& motion) {
    // The camera moves, not the field, whose positions decide the game. It also comes nearer, by as much as the
    // picture may move aside, so that nothing shows beyond its edges.
    Camera* camera = getDefaultCamera();
    const bool shakes = motion.reach() > 0;
    if (!shakes && !_isShaken) return;
    if (!_isShaken) _cameraPlace = camera->getPosition3D();
    _isShaken = shakes;
    camera->setPosition(_cameraPlace.x + motion.offset().x, _cameraPlace.y + motion.offset().y);
    camera->setPositionZ(_cameraPlace.z * (1 - motion.reach() * 2 / layout::kFieldHeight));
}

void StageScene::setFrozen(bool isFrozen) {
    if (isFrozen == _isFrozen) return;
    _isFrozen = isFrozen;
    holdField(isFrozen);
}

void StageScene::announceBearPhase() {
    if (_field->bearPhase() <= _bearPhase) return;
    _bearPhase = _field->bearPhase();
    const std::string phase = "bear.phase." + std::to_string(_bearPhase);
    _hud->announce(text(phase), text(phase + ".hint"));
}

void StageScene::showBosses() {
    const bool isBear = _progress.phase() == StageProgress::Phase::Bear;
    const Enemy* boss = isBear ? nullptr : _field->boss();
    if (boss) {
        _hud->setBoss(boss->healthLeft(), text(std::string("enemy.") + boss->traits().framePrefix));
    } else {
        _hud->setBoss(isBear ? _field->bearHealth() : -1.0f, text("bear.name"), kBearPhases);
    }
    // The waves before the bear are half of its stage.
    const float waves = _progress.share() * (_stage->hasBear ? 0.5f : 1.0f);
    const float share = isBear ? 1.0f - 0.5f * std::max(_field->bearHealth(), 0.0f) : waves;
    _hud->setProgress(static_cast<int>(stageTable().size()),
                      static_cast<int>(_session->game.course.position()), share);
}

void StageScene::teach(float dt) {
    const Lessons::Signs signs{
        _field->enemies() > 0,
        _field->gifts(GiftKind::Bee) > 0,
        _field->rules().spear().isReady(),
        _field->gifts(GiftKind::Flower) > 0,
        _field->gifts(GiftKind::Honey) > 0,
        _field->enemyShots() > 0,
    };
    _hud->setSwarm(_field->hive().center());
    if (_session->game.isDemo) return; // the lessons are for who plays
    if (const auto lesson = _session->player.lessons.update(dt, signs))
        _hud->prompt(text(textKeyOf(*lesson)));
}

} // namespace beecluster
