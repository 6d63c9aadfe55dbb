#pragma once

#include "network/Transfer.h"

#include <functional>
#include <memory>
#include <thread>
#include <vector>

namespace copra {

/// Runs transfers in a separate thread and passes their events to the main thread, at the time of the frame
/// at which functions from other threads run (see setMainThreadPost()). Use it on the main thread.
///
/// Each transfer that is not removed gets exactly one event that finishes it, and before that events of its
/// progress, at most one in a frame. After the destructor, there are none. The network thread touches nothing
/// of the game.
class TransferThread {
public:
    /// The number of a transfer; never used twice.
    using Id = std::uint64_t;
    /// Receives events on the transfer thread.
    using Listener = std::function<void(TransferEvent&)>;

    /// Constructs a thread that begins with the first transfer. At most `maxRunning` transfers run at a time,
    /// and the others wait in order; 0 means no limit. The listener may destroy this object.
    TransferThread(unsigned maxRunning, Listener listener);
    /// Cancels all transfers and waits for the thread.
    ~TransferThread();
    TransferThread(const TransferThread&) = delete;
    TransferThread& operator=(const TransferThread&) = delete;

    /// Queues a transfer. With `isImmediate`, it does not wait for others.
    void start(Id id, TransferRequest request, bool isImmediate = false);

    /// Whether a transfer waits for others.
    bool isWaiting(Id id) const;
    /// Cancels a transfer, or removes its events. No event of it follows.
    void remove(Id id);

    /// The events that the listener has not received yet, which will not come unless they are put back.
    std::vector<TransferEvent> takeEvents();
    void putBackEvents(std::vector<TransferEvent> events);

private:
    class Worker;

    std::shared_ptr<Worker> _worker;
    std::thread _thread;
};

} // namespace copra
