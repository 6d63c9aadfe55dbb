// The entries that libFuzzer calls. The first argument names the reader: fuzzer plist -max_total_time=60 FOLDER...
#include "Target.h"

#include <cstdio>
#include <cstdlib>

namespace {

const fuzz::Target* s_target = nullptr;

} // namespace

extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments) {
    if (*count < 2) {
        std::fprintf(stderr, "usage: fuzzer TARGET [options of libFuzzer]\n");
        std::exit(2);
    }
    s_target = &fuzz::target((*arguments)[1]);
    // libFuzzer would take the name for a folder; it insists on the name of the program before its options.
    (*arguments)[1] = (*arguments)[0];
    ++*arguments;
    --*count;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    fuzz::feed(*s_target, bytes, count);
    return 0;
}
