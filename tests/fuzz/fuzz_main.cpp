// The entry that libFuzzer calls; FUZZ_TARGET names the reader.
#include "Target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    static const fuzz::Target& target = fuzz::target(FUZZ_TARGET);
    fuzz::feed(target, bytes, count);
    return 0;
}
