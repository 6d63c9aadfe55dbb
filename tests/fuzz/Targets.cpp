#include "Target.h"

#include "base/AutoreleasePool.h"
#include "base/log.h"

#include <cstdio>
#include <cstdlib>

namespace fuzz {

using namespace cocos2d;

const std::vector<Target>& targets() {
    static const std::vector<Target> all = [] {
        std::vector<Target> joined;
        for (const auto& part : {fileTargets(), assetTargets(), studioTargets()})
            joined.insert(joined.end(), part.begin(), part.end());
        return joined;
    }();
    return all;
}

const Target& target(const std::string& name) {
    for (const Target& one : targets())
        if (one.name == name) return one;
    std::fprintf(stderr, "no fuzz target '%s'\n", name.c_str());
    std::exit(2);
}

void feed(const Target& target, const std::uint8_t* bytes, std::size_t count) {
    const copra::LogSink before = copra::setLogSink([](std::string_view) {});
    target.read(bytes, count);
    PoolManager::getInstance()->getCurrentPool()->clear();
    copra::setLogSink(before);
}

} // namespace fuzz
