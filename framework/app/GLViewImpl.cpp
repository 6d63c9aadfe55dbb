#include "app/GLViewImpl.h"

#include "app/Director.h"
#include "app/ViewInput.h"
#include "backend/backend.h"
#include "base/log.h"
#include "event/EventDispatcher.h"
#include "platform/Machine.h"

namespace cocos2d {

const std::string GLViewImpl::EVENT_WINDOW_RESIZED = "glview_window_resized";
const std::string GLViewImpl::EVENT_WINDOW_FOCUSED = "glview_window_focused";
const std::string GLViewImpl::EVENT_WINDOW_UNFOCUSED = "glview_window_unfocused";

/// Input of this view's window; resizing and closing concern the view itself.
class GLViewImpl::Input final : public copra::ViewInput {
public:
    explicit Input(GLViewImpl& view) : ViewInput(view), _view(view) {}

    void resized(copra::PixelSize size) override {
        _view.frameChanged(Size(static_cast<float>(size.width), static_cast<float>(size.height)));
        tell(EVENT_WINDOW_RESIZED);
    }
    void focusChanged(bool focused) override {
        ViewInput::focusChanged(focused);
        tell(focused ? EVENT_WINDOW_FOCUSED : EVENT_WINDOW_UNFOCUSED);
    }
    void closeRequested() override { _view._closeRequested = true; }

private:
    static void tell(const std::string& event) {
        Director::getInstance()->getEventDispatcher()->dispatchCustomEvent(event);
    }

    GLViewImpl& _view;
};

GLViewImpl::GLViewImpl() = default;

GLViewImpl::~GLViewImpl() {
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

GLViewImpl* GLViewImpl::create(const std::string& viewName) {
    return create(viewName, false);
}

GLViewImpl* GLViewImpl::create(const std::string& viewName, bool resizable) {
    return createWithRect(viewName, Rect(0, 0, 960, 640), 1.0f, resizable);
}

GLViewImpl* GLViewImpl::createWithRect(const std::string& viewName, const Rect& rect, float frameZoomFactor,
                                       bool resizable) {
    auto* view = new GLViewImpl();
    if (view->open(viewName, rect.size, false, frameZoomFactor, resizable)) {
        view->autorelease();
        return view;
    }
    view->release();
    return nullptr;
}

GLViewImpl* GLViewImpl::createWithFullScreen(const std::string& viewName) {
    auto* view = new GLViewImpl();
    if (view->open(viewName, Size(960, 640), true, 1.0f, false)) {
        view->autorelease();
        return view;
    }
    view->release();
    return nullptr;
}

bool GLViewImpl::open(const std::string& viewName, const Size& size, bool fullscreen, float frameZoomFactor,
                      bool resizable) {
    _frameZoomFactor = frameZoomFactor;
    _viewName = viewName;
    _machine = copra::createMachine();
    copra::WindowSettings settings;
    settings.title = viewName;
    settings.size = {static_cast<int>(size.width * frameZoomFactor),
                     static_cast<int>(size.height * frameZoomFactor)};
    settings.fullscreen = fullscreen;
    settings.resizable = resizable;
    settings.antialiasing = static_cast<unsigned>(std::max(getGLContextAttrs().multisamplingCount, 0));
    if (!_machine->window->open(settings)) return false; // the window has said why
    _input = std::make_unique<Input>(*this);
    const copra::PixelSize opened = _machine->window->size();
    frameChanged(Size(static_cast<float>(opened.width), static_cast<float>(opened.height)));
    return true;
}

void GLViewImpl::frameChanged(const Size& pixels) {
    GLView::setFrameSize(pixels.width / _frameZoomFactor, pixels.height / _frameZoomFactor);
}

void GLViewImpl::setFrameSize(float width, float height) {
    _machine->window->setSize(
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
    _machine->window->close();
}

bool GLViewImpl::isOpenGLReady() {
    return _machine->window->isOpen();
}

void GLViewImpl::swapBuffers() {
    _machine->window->present();
}

// A desktop has its keyboard always open.
void GLViewImpl::setIMEKeyboardState(bool) {}

bool GLViewImpl::windowShouldClose() {
    return _closeRequested || !_machine->window->isOpen();
}

void GLViewImpl::pollEvents() {
    _machine->window->pollInput(*_input);
}

void GLViewImpl::setCursorVisible(bool isVisible) {
    _machine->window->setCursorVisible(isVisible);
}

void GLViewImpl::setViewName(const std::string& viewName) {
    GLView::setViewName(viewName);
    _machine->window->setTitle(viewName);
}

} // namespace cocos2d
