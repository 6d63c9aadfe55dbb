#include "platform/InstructionCounter.h"

#ifdef __linux__
#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace copra {

InstructionCounter::InstructionCounter() {
    perf_event_attr attributes{};
    attributes.type = PERF_TYPE_HARDWARE;
    attributes.size = sizeof attributes;
    attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
    attributes.disabled = 1;
    attributes.exclude_kernel = 1;
    attributes.exclude_hv = 1;
    constexpr int kThisThread = 0;
    constexpr int kAnyProcessor = -1;
    constexpr int kNoGroup = -1;
    _file = static_cast<int>(syscall(SYS_perf_event_open, &attributes, kThisThread, kAnyProcessor, kNoGroup,
                                     PERF_FLAG_FD_CLOEXEC));
}

InstructionCounter::~InstructionCounter() {
    if (_file >= 0) close(_file);
}

void InstructionCounter::start() {
    if (_file < 0) return;
    ioctl(_file, PERF_EVENT_IOC_RESET, 0);
    ioctl(_file, PERF_EVENT_IOC_ENABLE, 0);
}

std::uint64_t InstructionCounter::stop() {
    if (_file < 0) return 0;
    ioctl(_file, PERF_EVENT_IOC_DISABLE, 0);
    std::uint64_t count = 0;
    return read(_file, &count, sizeof count) == static_cast<ssize_t>(sizeof count) ? count : 0;
}

} // namespace copra
#else

namespace copra {

InstructionCounter::InstructionCounter() = default;
InstructionCounter::~InstructionCounter() = default;
void InstructionCounter::start() {}
std::uint64_t InstructionCounter::stop() {
    return 0;
}

} // namespace copra
#endif
