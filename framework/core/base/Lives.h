#pragma once

#include "base/fwd.h"

#include <algorithm>
#include <array>
#include <functional>
#include <typeinfo>

namespace copra {

/// A point of the running program: the return addresses on the call stack, innermost function first.
/// diagnosis/CallPlace.h describes it.
struct CallPlace {
    static constexpr int kDepth = 24;
    std::array<void*, kDepth> frames{};
    int count = 0;

    bool operator<(const CallPlace& other) const {
        return std::lexicographical_compare(frames.begin(), frames.begin() + count, other.frames.begin(),
                                            other.frames.begin() + other.count);
    }
};

/// The data about a Ref that was destroyed.
struct Life {
    const cocos2d::Ref* object = nullptr; ///< The address of the object, for comparison only.
    /// The class of the object; null if it was not destroyed by its last owner.
    const std::type_info* type = nullptr;
    CallPlace birth;           ///< The place where the object was created.
    CallPlace release;         ///< The place where its last owner released it.
    unsigned int frame = 0;    ///< The frame in which it was destroyed. The first frame is 1.
    bool isEndOfFrame = false; ///< Whether it waited for the end of that frame.
};

/// Debug builds remember which Refs are alive, and the last ones that were destroyed, for reports
/// (diagnosis/LeakReport.h). In release builds nothing calls this. Thread-safe.
class Lives {
public:
    /// Called by the constructors of Ref, when the last owner releases it, and by the destructor.
    static void born(const cocos2d::Ref* object);
    static void released(const cocos2d::Ref* object);
    static void died(const cocos2d::Ref* object);

    /// Whether an object is alive at an address.
    static bool isAlive(const cocos2d::Ref* object);
    /// Returns the object at an address if one is alive there, else null. Also null if another thread is
    /// creating or destroying one at this moment: for use in a crash.
    static const cocos2d::Ref* find(const void* address);
    /// Stores where the object at an address was created. Returns false if no object is alive there.
    static bool findBirth(const void* address, CallPlace& birth);
    /// Returns how many objects are alive.
    static std::size_t count();
    /// Calls `visit` for each object that is alive, with the place where it was created. Nothing may be
    /// created or destroyed meanwhile.
    static void forEach(const std::function<void(const cocos2d::Ref&, const CallPlace&)>& visit);
    /// Stores what is known of the object that was destroyed last at an address. Returns false if an object
    /// is alive there, or if too many others were destroyed since. It also returns false while another thread
    /// is creating or destroying an object, because a debugger may call it.
    static bool findEnded(const void* address, Life& life);

    /// The scope in which the Director ends a frame and releases what create() made in it.
    class EndOfFrame {
    public:
        /// Begins the end of the frame with the number `number`.
        explicit EndOfFrame(unsigned int number);
        ~EndOfFrame();
        EndOfFrame(const EndOfFrame&) = delete;
        EndOfFrame& operator=(const EndOfFrame&) = delete;

    private:
        unsigned int _number;
    };
};

} // namespace copra
