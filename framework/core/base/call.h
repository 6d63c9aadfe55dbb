#pragma once

#include <functional>
#include <memory>
#include <utility>

namespace copra {

/// What call() puts into a std::function in place of its callback: the same callback, which stays alive until it returns.
/// Copies have a callback of their own, as copies of a std::function have.
template<class Result, class... Parameters>
class HeldCallback {
public:
    using Function = std::function<Result(Parameters...)>; ///< the stored callback

    explicit HeldCallback(Function&& callback) : _callback(std::make_shared<Function>(std::move(callback))) {}
    HeldCallback(const HeldCallback& other) : _callback(std::make_shared<Function>(*other._callback)) {}
    HeldCallback(HeldCallback&&) noexcept = default;
    ~HeldCallback() = default;
    HeldCallback& operator=(const HeldCallback&) = delete;
    HeldCallback& operator=(HeldCallback&&) = delete;

    Result operator()(Parameters... arguments) const {
        const std::shared_ptr<Function> running = _callback; // this object may be destroyed meanwhile
        return (*running)(std::forward<Parameters>(arguments)...);
    }

private:
    std::shared_ptr<Function> _callback;
};

/// Calls a callback that an object stores. While it runs, the callback may clear and replace itself, copy itself, call
/// itself, destroy the object that stores it, and throw: what it captured lives until it returns. The first call allocates,
/// later ones do not; what the callback counts in its own variables is kept. Returns Result() if the callback is empty.
///
/// Use nothing of the object that stores the callback afterwards, unless something else keeps it alive. std::function::target()
/// no longer finds the callback after the first call.
template<class Result, class... Parameters, class... Arguments>
Result call(std::function<Result(Parameters...)>& stored, Arguments&&... arguments) {
    using Held = HeldCallback<Result, Parameters...>;
    if (!stored) return Result();
    if (!stored.template target<Held>()) stored = Held(std::move(stored));
    return stored(std::forward<Arguments>(arguments)...);
}

} // namespace copra
