#pragma once

// The part of SfmlCompat.h about events: SFML 2 has one structure for all kinds, SFML 3 a class for each.

#include "backend/sfml/SfmlCompat.h"

#include <optional>

namespace copra::sfml {

/// Passes the next event of the window to `handler`, which has a function for each kind of event. Returns
/// false if there is no event.
template<class Handler>
bool pollEvent(sf::Window& window, Handler& handler);

#if SFML_VERSION_MAJOR >= 3

template<class Handler>
bool pollEvent(sf::Window& window, Handler& handler) {
    using Event = sf::Event;
    const std::optional<Event> event = window.pollEvent();
    if (!event) return false;
    if (const auto* key = event->getIf<Event::KeyPressed>())
        handler.key(key->code, true);
    else if (const auto* released = event->getIf<Event::KeyReleased>())
        handler.key(released->code, false);
    else if (const auto* text = event->getIf<Event::TextEntered>())
        handler.text(text->unicode);
    else if (const auto* move = event->getIf<Event::MouseMoved>())
        handler.mouseMoved(move->position.x, move->position.y);
    else if (const auto* down = event->getIf<Event::MouseButtonPressed>())
        handler.mouseButton(down->button, true, down->position.x, down->position.y);
    else if (const auto* up = event->getIf<Event::MouseButtonReleased>())
        handler.mouseButton(up->button, false, up->position.x, up->position.y);
    else if (const auto* wheel = event->getIf<Event::MouseWheelScrolled>())
        handler.wheel(wheel->wheel == sf::Mouse::Wheel::Horizontal, wheel->delta, wheel->position.x,
                      wheel->position.y);
    else if (const auto* began = event->getIf<Event::TouchBegan>())
        handler.touchBegan(began->finger, began->position.x, began->position.y);
    else if (const auto* moved = event->getIf<Event::TouchMoved>())
        handler.touchMoved(moved->finger, moved->position.x, moved->position.y);
    else if (const auto* ended = event->getIf<Event::TouchEnded>())
        handler.touchEnded(ended->finger, ended->position.x, ended->position.y);
    else if (const auto* in = event->getIf<Event::JoystickConnected>())
        handler.joystick(in->joystickId, true);
    else if (const auto* out = event->getIf<Event::JoystickDisconnected>())
        handler.joystick(out->joystickId, false);
    else if (const auto* push = event->getIf<Event::JoystickButtonPressed>())
        handler.joystickButton(push->joystickId, push->button, true);
    else if (const auto* let = event->getIf<Event::JoystickButtonReleased>())
        handler.joystickButton(let->joystickId, let->button, false);
    else if (const auto* axis = event->getIf<Event::JoystickMoved>())
        handler.joystickAxis(axis->joystickId, static_cast<int>(axis->axis), axis->position);
    else if (event->is<Event::FocusGained>())
        handler.focus(true);
    else if (event->is<Event::FocusLost>())
        handler.focus(false);
    else if (const auto* size = event->getIf<Event::Resized>())
        handler.resized(size->size.x, size->size.y);
    else if (event->is<Event::Closed>())
        handler.closed();
    return true;
}

#else

template<class Handler>
bool pollEvent(sf::Window& window, Handler& handler) {
    using Event = sf::Event;
    Event event{};
    if (!window.pollEvent(event)) return false;
    switch (event.type) {
    case Event::KeyPressed:
        handler.key(event.key.code, true);
        break;
    case Event::KeyReleased:
        handler.key(event.key.code, false);
        break;
    case Event::TextEntered:
        handler.text(event.text.unicode);
        break;
    case Event::MouseMoved:
        handler.mouseMoved(event.mouseMove.x, event.mouseMove.y);
        break;
    case Event::MouseButtonPressed:
    case Event::MouseButtonReleased:
        handler.mouseButton(event.mouseButton.button, event.type == Event::MouseButtonPressed,
                            event.mouseButton.x, event.mouseButton.y);
        break;
    case Event::MouseWheelScrolled:
        handler.wheel(event.mouseWheelScroll.wheel == sf::Mouse::HorizontalWheel,
                      event.mouseWheelScroll.delta, event.mouseWheelScroll.x, event.mouseWheelScroll.y);
        break;
    case Event::TouchBegan:
        handler.touchBegan(event.touch.finger, event.touch.x, event.touch.y);
        break;
    case Event::TouchMoved:
        handler.touchMoved(event.touch.finger, event.touch.x, event.touch.y);
        break;
    case Event::TouchEnded:
        handler.touchEnded(event.touch.finger, event.touch.x, event.touch.y);
        break;
    case Event::JoystickConnected:
        handler.joystick(event.joystickConnect.joystickId, true);
        break;
    case Event::JoystickDisconnected:
        handler.joystick(event.joystickConnect.joystickId, false);
        break;
    case Event::JoystickButtonPressed:
    case Event::JoystickButtonReleased:
        handler.joystickButton(event.joystickButton.joystickId, event.joystickButton.button,
                               event.type == Event::JoystickButtonPressed);
        break;
    case Event::JoystickMoved:
        handler.joystickAxis(event.joystickMove.joystickId, static_cast<int>(event.joystickMove.axis),
                             event.joystickMove.position);
        break;
    case Event::GainedFocus:
        handler.focus(true);
        break;
    case Event::LostFocus:
        handler.focus(false);
        break;
    case Event::Resized:
        handler.resized(event.size.width, event.size.height);
        break;
    case Event::Closed:
        handler.closed();
        break;
    default:
        break;
    }
    return true;
}

#endif

} // namespace copra::sfml
