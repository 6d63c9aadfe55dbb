#pragma once

#include <functional>
#include <utility>

namespace copra {

/// The callback that call() puts into a std::function in place of the original one. It calls the original,
/// which stays alive until it returns. A copy has its own copy of the original, as copies of a std::function
/// have. Use it in one thread at a time, as a std::function.
template<class Result, class... Parameters>
class HeldCallback {
public:
    using Function = std::function<Result(Parameters...)>; ///< The type of the original callback.

    explicit HeldCallback(Function&& callback) : _held(new Held{std::move(callback)}) {}
    HeldCallback(const HeldCallback& other) : _held(new Held{other._held->callback}) {}
    HeldCallback(HeldCallback&& other) noexcept : _held(std::exchange(other._held, nullptr)) {}
    ~HeldCallback() {
        if (_held) _held->release();
    }
    HeldCallback& operator=(const HeldCallback&) = delete;
    HeldCallback& operator=(HeldCallback&&) = delete;

    /// Returns the callback. Do not replace it while it may run.
    Function& callback() { return _held->callback; }

    Result operator()(Parameters... arguments) const {
        const Running running(_held); // this object may be destroyed meanwhile
        return running.held->callback(std::forward<Parameters>(arguments)...);
    }

private:
    struct Held {
        Function callback;
        int users = 1; ///< The number of users: the HeldCallback and each call that runs.

        void release() {
            if (--users == 0) delete this;
        }
    };
    struct Running {
        explicit Running(Held* callback) : held(callback) { ++held->users; }
        ~Running() { held->release(); }
        Running(const Running&) = delete;
        Running& operator=(const Running&) = delete;

        Held* const held;
    };

    Held* _held;
};

/// Calls a callback that an object stores. While it runs, the callback may clear and replace itself, copy
/// itself, call itself, destroy the object that stores it, and throw: what it captured lives until it
/// returns. The first call allocates, later ones do not; what the callback counts in its own variables is
/// kept. Returns Result() if the callback is empty.
///
/// Use nothing of the object that stores the callback afterward, unless something else keeps it alive.
/// std::function::target() no longer finds the callback after the first call.
template<class Result, class... Parameters, class... Arguments>
Result call(std::function<Result(Parameters...)>& stored, Arguments&&... arguments) {
    using Held = HeldCallback<Result, Parameters...>;
    if (!stored) return Result();
    if (const Held* held = stored.template target<Held>())
        return (*held)(std::forward<Arguments>(arguments)...);
    stored = Held(std::move(stored));
    return stored(std::forward<Arguments>(arguments)...);
}

} // namespace copra
