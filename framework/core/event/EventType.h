#pragma once

/// Names of custom events that the application sends. Their listeners survive removeAllEventListeners().

/// The window has the keyboard again.
#define EVENT_COME_TO_FOREGROUND "event_come_to_foreground"
/// The drawing surface is a new one and its contents are lost.
#define EVENT_RENDERER_RECREATED "event_renderer_recreated"
/// The window is about to lose the keyboard.
#define EVENT_COME_TO_BACKGROUND "event_come_to_background"
