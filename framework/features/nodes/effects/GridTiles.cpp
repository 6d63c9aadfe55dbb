#include "nodes/effects/GridTiles.h"

#include "base/CRandom.h"
#include "base/autoreleased.h"
#include "base/random.h"
#include "base/refuse.h"
#include "math/constants.h"
#include "math/trigonometry.h"
#include "platform/Screen.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace cocos2d {

namespace {

float jitterOf(int range) {
    return range > 0 ? static_cast<float>(RandomHelper::random_int(-range, range - 1)) : 0.0f;
}

void jitterCorners(Quad3& tile, int range, bool inDepth) {
    for (Vec3* corner : {&tile.bl, &tile.br, &tile.tl, &tile.tr}) {
        corner->x += jitterOf(range);
        corner->y += jitterOf(range);
        if (inDepth) corner->z += jitterOf(range);
    }
}

void moveBy(Quad3& tile, const Vec3& offset) {
    for (Vec3* corner : {&tile.bl, &tile.br, &tile.tl, &tile.tr}) *corner += offset;
}

} // namespace

// --- Shaking and shattering ---

ShakyTiles3D* ShakyTiles3D::create(float duration, const Size& gridSize, int range, bool shakeZ) {
    auto* action = new ShakyTiles3D();
    return copra::autoreleased(action, action->initWithDuration(duration, gridSize, range, shakeZ));
}

bool ShakyTiles3D::initWithDuration(float duration, const Size& gridSize, int range, bool shakeZ) {
    _randrange = range;
    _shakeZ = shakeZ;
    return GridAction::initWithDuration(duration, gridSize);
}

ShakyTiles3D* ShakyTiles3D::clone() const {
    return create(_duration, _gridSize, _randrange, _shakeZ);
}

ShatteredTiles3D* ShatteredTiles3D::create(float duration, const Size& gridSize, int range, bool shatterZ) {
    auto* action = new ShatteredTiles3D();
    return copra::autoreleased(action, action->initWithDuration(duration, gridSize, range, shatterZ));
}

bool ShatteredTiles3D::initWithDuration(float duration, const Size& gridSize, int range, bool shatterZ) {
    _randrange = range;
    _shatterZ = shatterZ;
    return GridAction::initWithDuration(duration, gridSize);
}

ShatteredTiles3D* ShatteredTiles3D::clone() const {
    return create(_duration, _gridSize, _randrange, _shatterZ);
}

void ShakyTiles3D::update(float) {
    moveTiles([&](Quad3& tile, int, int) { jitterCorners(tile, _randrange, _shakeZ); });
}

void ShatteredTiles3D::startWithTarget(Node* target) {
    TiledGrid3DAction::startWithTarget(target);
    _once = false;
}

void ShatteredTiles3D::update(float) {
    if (_once) return;
    _once = true;
    moveTiles([&](Quad3& tile, int, int) { jitterCorners(tile, _randrange, _shatterZ); });
}

// --- In random order ---

namespace {

/// The algorithm of cocos2d-x, because games chose their seeds by its result.
template<class Number>
void shuffleNumbers(Number* numbers, std::size_t count, unsigned int seed) {
    const bool isFree = seed == static_cast<unsigned int>(-1);
    copra::CRandom random(isFree ? static_cast<unsigned int>(RandomHelper::getEngine()()) : seed);
    for (std::size_t i = count; i > 0; --i) std::swap(numbers[i - 1], numbers[random.next() % i]);
}

} // namespace

bool ShuffledTilesAction::initWithDuration(float duration, const Size& gridSize, unsigned int seed) {
    _seed = seed;
    return GridAction::initWithDuration(duration, gridSize);
}

void ShuffledTilesAction::startWithTarget(Node* target) {
    TiledGrid3DAction::startWithTarget(target);
    _tilesOrder.resize(static_cast<std::size_t>(_gridSize.width * _gridSize.height));
    std::iota(_tilesOrder.begin(), _tilesOrder.end(), 0);
    shuffleNumbers(_tilesOrder.data(), _tilesOrder.size(), _seed);
}

void ShuffledTilesAction::shuffle(unsigned int* array, unsigned int len) const {
    if (array) shuffleNumbers(array, len, _seed);
}

ShuffleTiles* ShuffleTiles::create(float duration, const Size& gridSize, unsigned int seed) {
    auto* action = new ShuffleTiles();
    return copra::autoreleased(action, action->initWithDuration(duration, gridSize, seed));
}

bool ShuffleTiles::initWithDuration(float duration, const Size& gridSize, unsigned int seed) {
    return ShuffledTilesAction::initWithDuration(duration, gridSize, seed);
}

ShuffleTiles* ShuffleTiles::clone() const {
    return create(_duration, _gridSize, _seed);
}

Size ShuffleTiles::getDelta(const Size& pos) const {
    const auto rows = static_cast<int>(_gridSize.height);
    const int index = static_cast<int>(pos.width) * rows + static_cast<int>(pos.height);
    const bool isOutside = index < 0 || static_cast<std::size_t>(index) >= _tilesOrder.size();
    if (copra::warn(isOutside, "ShuffleTiles::getDelta: there is no such tile")) return Size::ZERO;
    const int destination = _tilesOrder[static_cast<std::size_t>(index)];
    return Size(static_cast<float>(destination / rows) - pos.width,
                static_cast<float>(destination % rows) - pos.height);
}

void ShuffleTiles::update(float time) {
    if (_tilesOrder.empty() || !grid()) return;
    const int rows = static_cast<int>(_gridSize.height);
    const Vec2 step = grid()->getStep();
    moveTiles([&](Quad3& tile, int column, int row) {
        const int tileIndex = column * rows + row;
        const int destination = _tilesOrder[static_cast<std::size_t>(tileIndex)];
        const float x = static_cast<float>(destination / rows - column) * time;
        const float y = static_cast<float>(destination % rows - row) * time;
        moveBy(tile, Vec3(std::trunc(x * step.x), std::trunc(y * step.y), 0.0f));
    });
}

TurnOffTiles* TurnOffTiles::create(float duration, const Size& gridSize) {
    return create(duration, gridSize, 0);
}

TurnOffTiles* TurnOffTiles::create(float duration, const Size& gridSize, unsigned int seed) {
    auto* action = new TurnOffTiles();
    return copra::autoreleased(action, action->initWithDuration(duration, gridSize, seed));
}

bool TurnOffTiles::initWithDuration(float duration, const Size& gridSize, unsigned int seed) {
    return ShuffledTilesAction::initWithDuration(duration, gridSize, seed);
}

TurnOffTiles* TurnOffTiles::clone() const {
    return create(_duration, _gridSize, _seed);
}

void TurnOffTiles::turnOnTile(const Vec2& pos) {
    setTile(pos, getOriginalTile(pos));
}

void TurnOffTiles::turnOffTile(const Vec2& pos) {
    setTile(pos, Quad3());
}

void TurnOffTiles::update(float time) {
    const auto off =
        static_cast<std::size_t>(static_cast<float>(_tilesOrder.size()) *
                                 std::min(std::max(0.0f, time), 1.0f)); // an ease may give any time
    const int rows = static_cast<int>(_gridSize.height);
    for (std::size_t i = 0; i < _tilesOrder.size(); ++i) {
        const Vec2 pos(static_cast<float>(_tilesOrder[i] / rows), static_cast<float>(_tilesOrder[i] % rows));
        i < off ? turnOffTile(pos) : turnOnTile(pos);
    }
}

// --- Fading out ---

FadeOutTRTiles* FadeOutTRTiles::create(float duration, const Size& gridSize) {
    auto* action = new FadeOutTRTiles();
    return copra::autoreleased(action, action->initWithDuration(duration, gridSize));
}

FadeOutTRTiles* FadeOutTRTiles::clone() const {
    return create(_duration, _gridSize);
}

FadeOutBLTiles* FadeOutBLTiles::create(float duration, const Size& gridSize) {
    auto* action = new FadeOutBLTiles();
    return copra::autoreleased(action, action->initWithDuration(duration, gridSize));
}

FadeOutBLTiles* FadeOutBLTiles::clone() const {
    return create(_duration, _gridSize);
}

FadeOutUpTiles* FadeOutUpTiles::create(float duration, const Size& gridSize) {
    auto* action = new FadeOutUpTiles();
    return copra::autoreleased(action, action->initWithDuration(duration, gridSize));
}

FadeOutUpTiles* FadeOutUpTiles::clone() const {
    return create(_duration, _gridSize);
}

FadeOutDownTiles* FadeOutDownTiles::create(float duration, const Size& gridSize) {
    auto* action = new FadeOutDownTiles();
    return copra::autoreleased(action, action->initWithDuration(duration, gridSize));
}

FadeOutDownTiles* FadeOutDownTiles::clone() const {
    return create(_duration, _gridSize);
}

void FadeOutTRTiles::update(float time) {
    const int columns = static_cast<int>(_gridSize.width);
    const int rows = static_cast<int>(_gridSize.height);
    for (int i = 0; grid() && i < columns; ++i) {
        for (int j = 0; j < rows; ++j) {
            const Size place(static_cast<float>(i), static_cast<float>(j));
            const Vec2 pos(place.width, place.height);
            const float remaining = testFunc(place, time);
            if (remaining <= 0.0f)
                turnOffTile(pos);
            else if (remaining < 1.0f)
                transformTile(pos, remaining);
            else
                turnOnTile(pos);
        }
    }
}

void FadeOutTRTiles::turnOnTile(const Vec2& pos) {
    setTile(pos, getOriginalTile(pos));
}

void FadeOutTRTiles::turnOffTile(const Vec2& pos) {
    setTile(pos, Quad3());
}

void FadeOutTRTiles::transformTile(const Vec2& pos, float distance) {
    Quad3 tile = getOriginalTile(pos);
    const Vec2 inset = grid() ? grid()->getStep() * ((1.0f - distance) / 2.0f) : Vec2::ZERO;
    tile.bl += Vec3(inset.x, inset.y, 0.0f);
    tile.br += Vec3(-inset.x, inset.y, 0.0f);
    tile.tl += Vec3(inset.x, -inset.y, 0.0f);
    tile.tr += Vec3(-inset.x, -inset.y, 0.0f);
    setTile(pos, tile);
}

// The front moves along the diagonal; behind it tiles shrink with the sixth power of their distance.
float FadeOutTRTiles::testFunc(const Size& pos, float time) {
    const float front = (_gridSize.width + _gridSize.height) * time;
    if (front == 0.0f) return 1.0f;
    return std::pow((pos.width + pos.height) / front, 6.0f);
}

float FadeOutBLTiles::testFunc(const Size& pos, float time) {
    const float front = (_gridSize.width + _gridSize.height) * (1.0f - time);
    const float place = pos.width + pos.height;
    if (place == 0.0f) return 1.0f;
    return std::pow(front / place, 6.0f);
}

float FadeOutUpTiles::testFunc(const Size& pos, float time) {
    const float front = _gridSize.height * time;
    if (front == 0.0f) return 1.0f;
    return std::pow(pos.height / front, 6.0f);
}

void FadeOutUpTiles::transformTile(const Vec2& pos, float distance) {
    Quad3 tile = getOriginalTile(pos);
    const float inset = grid() ? grid()->getStep().y * (1.0f - distance) / 2.0f : 0.0f;
    tile.bl.y += inset;
    tile.br.y += inset;
    tile.tl.y -= inset;
    tile.tr.y -= inset;
    setTile(pos, tile);
}

float FadeOutDownTiles::testFunc(const Size& pos, float time) {
    const float front = _gridSize.height * (1.0f - time);
    if (pos.height == 0.0f) return 1.0f;
    return std::pow(front / pos.height, 6.0f);
}

// --- In depth ---

WavesTiles3D* WavesTiles3D::create(float duration, const Size& gridSize, unsigned int waves,
                                   float amplitude) {
    auto* action = new WavesTiles3D();
    return copra::autoreleased(action, action->initWithDuration(duration, gridSize, waves, amplitude));
}

bool WavesTiles3D::initWithDuration(float duration, const Size& gridSize, unsigned int waves,
                                    float amplitude) {
    _waves = waves;
    _amplitude = amplitude;
    return GridAction::initWithDuration(duration, gridSize);
}

WavesTiles3D* WavesTiles3D::clone() const {
    return create(_duration, _gridSize, _waves, _amplitude);
}

void WavesTiles3D::update(float time) {
    moveTiles([&](Quad3& tile, int, int) {
        const float phase =
            time * copra::kTwoPi * static_cast<float>(_waves) + (tile.bl.x + tile.bl.y) * 0.01f;
        const float height = copra::sine(phase) * _amplitude * _amplitudeRate;
        for (Vec3* corner : {&tile.bl, &tile.br, &tile.tl, &tile.tr}) corner->z = height;
    });
}

JumpTiles3D* JumpTiles3D::create(float duration, const Size& gridSize, unsigned int numberOfJumps,
                                 float amplitude) {
    auto* action = new JumpTiles3D();
    return copra::autoreleased(action,
                               action->initWithDuration(duration, gridSize, numberOfJumps, amplitude));
}

bool JumpTiles3D::initWithDuration(float duration, const Size& gridSize, unsigned int numberOfJumps,
                                   float amplitude) {
    _jumps = numberOfJumps;
    _amplitude = amplitude;
    return GridAction::initWithDuration(duration, gridSize);
}

JumpTiles3D* JumpTiles3D::clone() const {
    return create(_duration, _gridSize, _jumps, _amplitude);
}

void JumpTiles3D::update(float time) {
    const float phase = time * copra::kTwoPi * static_cast<float>(_jumps);
    const float height = copra::sine(phase) * _amplitude * _amplitudeRate;
    const float other = copra::sine(phase + copra::kTwoPi / 2.0f) * _amplitude * _amplitudeRate;
    moveTiles([&](Quad3& tile, int column, int row) {
        moveBy(tile, Vec3(0.0f, 0.0f, (column + row) % 2 == 0 ? height : other));
    });
}

// --- Splitting ---

SplitRows* SplitRows::create(float duration, unsigned int rows) {
    auto* action = new SplitRows();
    return copra::autoreleased(action, action->initWithDuration(duration, rows));
}

bool SplitRows::initWithDuration(float duration, unsigned int rows) {
    return GridAction::initWithDuration(duration, Size(1.0f, static_cast<float>(rows)));
}

SplitRows* SplitRows::clone() const {
    return create(_duration, static_cast<unsigned int>(_gridSize.height));
}

SplitCols* SplitCols::create(float duration, unsigned int cols) {
    auto* action = new SplitCols();
    return copra::autoreleased(action, action->initWithDuration(duration, cols));
}

bool SplitCols::initWithDuration(float duration, unsigned int cols) {
    return GridAction::initWithDuration(duration, Size(static_cast<float>(cols), 1.0f));
}

SplitCols* SplitCols::clone() const {
    return create(_duration, static_cast<unsigned int>(_gridSize.width));
}

void SplitRows::update(float time) {
    const float way = copra::screen().designSize.width * time;
    moveTiles([&](Quad3& tile, int, int row) { moveBy(tile, Vec3(row % 2 == 0 ? -way : way, 0.0f, 0.0f)); });
}

void SplitCols::update(float time) {
    const float way = copra::screen().designSize.height * time;
    moveTiles(
        [&](Quad3& tile, int column, int) { moveBy(tile, Vec3(0.0f, column % 2 == 0 ? -way : way, 0.0f)); });
}

} // namespace cocos2d
