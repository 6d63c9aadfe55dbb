#pragma once

/// The names of custom events that the application sends. removeAllEventListeners() does not remove their
/// listeners.

/// The custom event that is sent when the window gets the keyboard focus again.
#define EVENT_COME_TO_FOREGROUND "event_come_to_foreground"
/// The custom event that is sent when the drawing surface is a new one, whose contents are lost.
#define EVENT_RENDERER_RECREATED "event_renderer_recreated"
/// The custom event that is sent when the window is about to lose the keyboard focus.
#define EVENT_COME_TO_BACKGROUND "event_come_to_background"
