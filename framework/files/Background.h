#pragma once

#include <functional>

namespace copra {

/// Runs a function on the main thread, soon: the application installs what its scheduler offers.
using MainThreadPost = std::function<void(std::function<void()>)>;

/// Sets how results of background work reach the main thread. With none (the start value, and what tests
/// keep) background work is done at once by the caller, so that everything stays in order.
void setMainThreadPost(MainThreadPost post);

/// Does `work` on the one background thread, in order of asking, and then hands `done` to the main thread.
/// `work` must not touch Refs.
void runInBackground(std::function<void()> work, std::function<void()> done);

/// Finishes all waiting work and ends the background thread; it starts again when needed.
void stopBackground();

} // namespace copra
