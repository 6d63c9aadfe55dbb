#include "app/Console.h"
#include "app/Director.h"
#include "base/autoreleased.h"
#include "base/log.h"
#include "base/refuse.h"
#include "render/TextureCache.h"
#include "time/Scheduler.h"

namespace cocos2d {

namespace {

/// Whether there is a projection stack of that index.
bool isProjectionStack(size_t index) {
    return !copra::warn(index != 0,
                        "Director: there is only one stack of projection matrices, with the index 0");
}

constexpr auto kProjection = MATRIX_STACK_TYPE::MATRIX_STACK_PROJECTION;

} // namespace

void Director::initProjectionMatrixStack(size_t stackCount) {
    isProjectionStack(stackCount > 0 ? stackCount - 1 : 0);
    _context.matrices.load(kProjection, Mat4::IDENTITY);
}

void Director::pushProjectionMatrix(size_t index) {
    if (isProjectionStack(index)) _context.matrices.push(kProjection);
}

void Director::popProjectionMatrix(size_t index) {
    if (isProjectionStack(index)) _context.matrices.pop(kProjection);
}

void Director::loadProjectionMatrix(const Mat4& mat, size_t index) {
    if (isProjectionStack(index)) _context.matrices.load(kProjection, mat);
}

void Director::multiplyProjectionMatrix(const Mat4& mat, size_t index) {
    if (isProjectionStack(index)) _context.matrices.multiply(kProjection, mat);
}

const Mat4& Director::getProjectionMatrix(size_t index) const {
    isProjectionStack(index);
    return _context.matrices.top(kProjection);
}

Console* Director::getConsole() const {
    if (!_console) _console = RefPtr<Console>(copra::autoreleased(new Console()));
    return _console;
}

void Director::setDepthTest(bool on) {
    _context.renderer()->setDepthTest(on);
}

void Director::setAlphaBlending(bool on) {
    copra::warn(!on, "Director::setAlphaBlending: ignored, because nodes blend by their blend functions");
}

void Director::setScheduler(Scheduler* scheduler) {
    const RefPtr<Scheduler> old(getScheduler()); // destroyed after the lock is released
    const std::lock_guard<std::mutex> lock(_schedulerMutex);
    _context.setScheduler(scheduler);
}
TextureCache* Director::getTextureCache() const {
    return TextureCache::getInstance();
}

} // namespace cocos2d
