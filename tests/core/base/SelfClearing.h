#pragma once

#include <memory>

namespace copra::test {

/// Makes a callback that clears itself, and notes whether what it captured was still there afterwards.
class SelfClearing {
public:
    /// `clear` removes the callback from where it is stored, in whatever way.
    template<class Clear>
    auto callback(const Clear& clear) {
        auto captured = std::make_shared<int>();
        _captured = captured;
        return [this, captured, clear](auto&&...) {
            SelfClearing& self = *this;
            const std::weak_ptr<int> watched = captured;
            ++self.calls;
            clear();
            self.isWhole = !watched.expired();
            return true;
        };
    }

    /// Whether the callback was called once, was whole until its end, and is gone now.
    bool endedWell() const { return calls == 1 && isWhole && _captured.expired(); }

    int calls = 0;
    bool isWhole = false;

private:
    std::weak_ptr<int> _captured;
};

} // namespace copra::test
