#pragma once

#include <atomic>
#include <thread>

/// For callbacks to hold: counts how often a thread other than the one that made it copies or destroys it.
class OfMainThread {
public:
    explicit OfMainThread(std::atomic<int>& strays) : _strays(&strays) {}
    OfMainThread(const OfMainThread& other) : _strays(other._strays), _home(other._home) { check(); }
    OfMainThread& operator=(const OfMainThread&) = delete;
    ~OfMainThread() { check(); }

private:
    void check() const { *_strays += std::this_thread::get_id() == _home ? 0 : 1; }

    std::atomic<int>* _strays;
    std::thread::id _home = std::this_thread::get_id();
};
