#include "app/GLViewImpl.h"

#include "app/DevelopmentTool.h"
#include "app/Director.h"
#include "app/ViewInput.h"
#include "backend/backend.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "base/toInteger.h"
#include "event/EventDispatcher.h"
#include "event/IMEDelegate.h"
#include "files/FileUtils.h"
#include "images/DecodedImage.h"
#include "platform/Backend.h"
#include "platform/Clipboard.h"

#include <algorithm>
#include <utility>

namespace cocos2d {

const std::string GLViewImpl::EVENT_WINDOW_RESIZED = "glview_window_resized";
const std::string GLViewImpl::EVENT_WINDOW_FOCUSED = "glview_window_focused";
const std::string GLViewImpl::EVENT_WINDOW_UNFOCUSED = "glview_window_unfocused";

namespace {

/// The pixels of an image file. If it cannot be loaded, logs the reason and returns an empty image.
copra::PixelImage readPixels(const std::string& filename) {
    copra::PixelImage image;
    const Data file = FileUtils::getInstance()->getDataFromFile(filename);
    if (file.isNull()) return image; // logged by FileUtils
    std::string reason;
    if (!copra::decodePicture(file.getBytes(), static_cast<std::size_t>(file.getSize()), image, reason))
        copra::warning("GLView: cannot load the image '%s' (%s)", filename.c_str(), reason.c_str());
    return image;
}

} // namespace

/// Input of this view's window; handles resizing and closing for the view.
class GLViewImpl::Input_ final : public copra::ViewInput {
public:
    explicit Input_(GLViewImpl& view) : ViewInput(view), _view(view) {}

    void resized(copra::PixelSize size) override {
        _view.frameChanged(Size(static_cast<float>(size.width), static_cast<float>(size.height)));
        notify(EVENT_WINDOW_RESIZED);
    }
    void focusChanged(bool focused) override {
        ViewInput::focusChanged(focused);
        notify(focused ? EVENT_WINDOW_FOCUSED : EVENT_WINDOW_UNFOCUSED);
    }
    void closeRequested() override { _view._closeRequested = true; }
    static void notify(const std::string& event) {
        Director::getInstance()->getEventDispatcher()->dispatchCustomEvent(event);
    }

private:
    GLViewImpl& _view;
};

GLViewImpl::GLViewImpl() = default;

GLViewImpl::~GLViewImpl() {
    if (_backend && copra::clipboardWindow() == _backend->window.get()) copra::setClipboardWindow(nullptr);
    Director::getInstance()->viewDestroyed(this);
}

GLView* GLView::create(const std::string& viewName) {
    return GLViewImpl::create(viewName);
}

GLView* GLView::createWithRect(const std::string& viewName, const Rect& rect, float frameZoomFactor) {
    return GLViewImpl::createWithRect(viewName, rect, frameZoomFactor);
}

GLView* GLView::createWithFullScreen(const std::string& viewName) {
    return GLViewImpl::createWithFullScreen(viewName);
}

GLView* GLView::sharedOpenGLView() {
    GLView* view = Director::getInstance()->getOpenGLView();
    if (view) return view;
    // The Director gets it at once, since several calls must return the same view.
    view = GLViewImpl::create("cocos2d");
    Director::getInstance()->setOpenGLView(view);
    return view;
}

GLViewImpl* GLViewImpl::create(const std::string& viewName) {
    return create(viewName, false);
}

GLViewImpl* GLViewImpl::create(const std::string& viewName, bool resizable) {
    return createWithRect(viewName, Rect(0, 0, 960, 640), 1.0f, resizable);
}

GLViewImpl* GLViewImpl::createWithRect(const std::string& viewName, const Rect& rect, float frameZoomFactor,
                                       bool resizable) {
    auto* view = new GLViewImpl();
    return copra::autoreleased(view, view->open(viewName, rect.size, false, frameZoomFactor, resizable));
}

GLViewImpl* GLViewImpl::createWithFullScreen(const std::string& viewName) {
    auto* view = new GLViewImpl();
    return copra::autoreleased(view, view->open(viewName, Size(960, 640), true, 1.0f, false));
}

bool GLViewImpl::open(const std::string& viewName, const Size& size, bool fullscreen, float frameZoomFactor,
                      bool resizable) {
    _frameZoomFactor = frameZoomFactor;
    _viewName = viewName;
    _isResizable = resizable;
    _backend = copra::createBackend();
    _input = std::make_unique<Input_>(*this);
    return openWindow(size, fullscreen);
}

bool GLViewImpl::openWindow(const Size& size, bool fullscreen) {
    copra::WindowSettings settings;
    settings.title = _viewName;
    settings.size = {static_cast<int>(size.width * _frameZoomFactor),
                     static_cast<int>(size.height * _frameZoomFactor)};
    settings.fullscreen = fullscreen;
    settings.resizable = _isResizable;
    settings.antialiasing = static_cast<unsigned>(std::max(getGLContextAttrs().multisamplingCount, 0));
    if (!_backend->window->open(settings)) return false; // the window has said why
    copra::setClipboardWindow(_backend->window.get());
    _isFullscreen = fullscreen;
    const copra::PixelSize opened = _backend->window->size();
    frameChanged(Size(static_cast<float>(opened.width), static_cast<float>(opened.height)));
    return true;
}

void GLViewImpl::frameChanged(const Size& pixels) {
    GLView::setFrameSize(pixels.width / _frameZoomFactor, pixels.height / _frameZoomFactor);
}

void GLViewImpl::setFrameSize(float width, float height) {
    _backend->window->setSize(
        {static_cast<int>(width * _frameZoomFactor), static_cast<int>(height * _frameZoomFactor)});
    GLView::setFrameSize(width, height);
}

void GLViewImpl::setFrameZoomFactor(float zoomFactor) {
    if (zoomFactor <= 0.0f || zoomFactor == _frameZoomFactor) return;
    _frameZoomFactor = zoomFactor;
    setFrameSize(_screenSize.width, _screenSize.height);
}

void GLViewImpl::end() {
    _closeRequested = true;
    _backend->window->close();
}

bool GLViewImpl::isOpenGLReady() {
    return _backend->window->isOpen();
}

void GLViewImpl::swapBuffers() {
    _backend->window->present();
}

// The keyboard of a device follows the text that is being edited: see pollEvents().
void GLViewImpl::setIMEKeyboardState(bool) {}

bool GLViewImpl::windowShouldClose() {
    return _closeRequested || !_backend->window->isOpen();
}

void GLViewImpl::pollEvents() {
    copra::InputSink& game = _inputFilter ? *_inputFilter : *_input;
    copra::DevelopmentTool* const tool = copra::developmentTool();
    _backend->window->pollInput(tool ? tool->inputFor(game) : game);
    _backend->window->showKeyboard(IMEDispatcher::sharedDispatcher()->isAnyDelegateAttachedWithIME());
}

copra::InputSink& GLViewImpl::input() {
    return *_input;
}

void GLViewImpl::setCursorVisible(bool isVisible) {
    _backend->window->setCursorVisible(isVisible);
}

void GLViewImpl::setFullscreen() {
    setFullscreen(0);
}

void GLViewImpl::setFullscreen(int monitorIndex) {
    if (_isFullscreen || monitorIndex != 0) return;
    const Size screen = getMonitorSize();
    if (openWindow(screen / _frameZoomFactor, true)) Input_::notify(EVENT_WINDOW_RESIZED);
}

void GLViewImpl::setWindowed(int width, int height) {
    const Size size(static_cast<float>(width), static_cast<float>(height));
    if (!_isFullscreen)
        setFrameSize(size.width, size.height);
    else if (openWindow(size, false))
        Input_::notify(EVENT_WINDOW_RESIZED);
}

int GLViewImpl::getMonitorCount() const {
    return getMonitorSize().width > 0.0f ? 1 : 0;
}

Size GLViewImpl::getMonitorSize() const {
    const copra::PixelSize screen = _backend->window->screenSize();
    return Size(static_cast<float>(screen.width), static_cast<float>(screen.height));
}

void GLViewImpl::setCursor(const std::string& filename, Vec2 hotspot) {
    const copra::PixelImage image = readPixels(filename);
    if (image.empty()) return;
    const auto pixel = [](float part, int size) {
        return std::clamp(copra::toInteger<int>(part * static_cast<float>(size)), 0, size - 1);
    };
    _backend->window->setCursor(image, pixel(hotspot.x, image.size.width),
                                pixel(1.0f - hotspot.y, image.size.height));
}

void GLViewImpl::setDefaultCursor() {
    _backend->window->setCursor({}, 0, 0);
}

void GLViewImpl::setIcon(const std::string& filename) const {
    setIcon(std::vector<std::string>{filename});
}

// The backend takes one image: the largest.
void GLViewImpl::setIcon(const std::vector<std::string>& filelist) const {
    copra::PixelImage largest;
    for (const std::string& filename : filelist) {
        copra::PixelImage image = readPixels(filename);
        if (image.size.width > largest.size.width) largest = std::move(image);
    }
    if (!largest.empty()) _backend->window->setIcon(largest);
}

void GLViewImpl::setViewName(const std::string& viewName) {
    GLView::setViewName(viewName);
    _backend->window->setTitle(viewName);
}

} // namespace cocos2d
