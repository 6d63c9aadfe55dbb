#pragma once

#include "actors/TrackBullet.h"

namespace beecluster {

/// Creates a sting, which starts upwards from `position` and turns after the nearest enemy ahead of it. It
/// has neither a parent nor a collision world yet.
copra::TrackBullet* createSting(const cocos2d::Vec2& position);

} // namespace beecluster
