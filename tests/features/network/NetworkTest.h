#pragma once

#include "base/AutoreleasePool.h"
#include "files/Background.h"
#include "network/LoopbackServer.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <functional>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

/// A server, and the game's thread: functions that the network posts run in frame().
class NetworkTest : public testing::Test {
protected:
    NetworkTest() {
        setenv("no_proxy", "*", 1); // only the loopback
        copra::setMainThreadPost([this](std::function<void()> function) {
            const std::lock_guard<std::mutex> lock(_mutex);
            _posted.push_back(std::move(function));
        });
    }
    ~NetworkTest() override { copra::setMainThreadPost(nullptr); }

    void frame() {
        std::vector<std::function<void()>> functions;
        {
            const std::lock_guard<std::mutex> lock(_mutex);
            functions = std::exchange(_posted, {});
        }
        for (auto function = functions.begin(); function != functions.end(); ++function) {
            try {
                (*function)();
            } catch (...) {
                // As the scheduler: those after it are called in the next frame.
                const std::lock_guard<std::mutex> lock(_mutex);
                _posted.insert(_posted.begin(), function + 1, functions.end());
                throw;
            }
        }
    }

    /// Runs frames until the condition is true. False if it is not after this time.
    template<class Condition>
    bool waitFor(const Condition& condition, std::chrono::seconds most = std::chrono::seconds(20)) {
        const auto end = std::chrono::steady_clock::now() + most;
        while (!condition()) {
            if (std::chrono::steady_clock::now() > end) return false;
            frame();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return true;
    }

    /// As waitFor(), although callbacks throw.
    template<class Condition>
    bool waitThrough(const Condition& condition) {
        for (;;) {
            try {
                return waitFor(condition);
            } catch (const std::runtime_error&) {
                ++thrown;
            }
        }
    }

    /// Runs frames for a while, in which nothing more may come.
    void idle() {
        const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(60);
        waitFor([&] { return std::chrono::steady_clock::now() > end; });
    }

    cocos2d::AutoreleasePool pool;
    LoopbackServer server;
    int thrown = 0; ///< How often a callback has thrown in waitThrough().

private:
    std::mutex _mutex;
    std::vector<std::function<void()>> _posted;
};
