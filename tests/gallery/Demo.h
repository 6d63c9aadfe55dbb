#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace gallery {

class Canvas;

/// One scene of the gallery: demonstrates a feature of the framework on a canvas.
struct Demo {
    std::string name;    ///< "family/scene", as on the command line
    std::string caption; ///< one line that explains what the scene shows
    std::function<void(Canvas&)> build;

    /// The part of the name before the slash.
    std::string family() const { return name.substr(0, name.find('/')); }
};

/// Registers a demo. Returns true, so that it can initialize a constant; aborts the program when the name is
/// taken.
bool addDemo(Demo demo);

/// All demos, and those of catalogScenes(): families in the order of kFamilies, then in the order of registration.
const std::vector<Demo>& demos();

/// A range of indices into demos().
struct DemoRange {
    std::size_t first = 0;
    std::size_t count = 0;
};

/// The demo of this name, or all demos of the family of this name, or all for an empty name; an empty range
/// when nothing matches.
DemoRange findDemos(const std::string& name);

} // namespace gallery

/// GALLERY_SCENE("family/scene", "caption") { ... } registers a demo; the body adds nodes to `canvas`.
#define GALLERY_SCENE(name, caption) GALLERY_SCENE_NUMBER(__COUNTER__, name, caption)
#define GALLERY_SCENE_NUMBER(number, name, caption) GALLERY_SCENE_FUNCTIONS(number, name, caption)
#define GALLERY_SCENE_FUNCTIONS(number, name, caption)                                                       \
    static void buildDemo##number(::gallery::Canvas& canvas);                                                \
    [[maybe_unused]] static const bool demoAdded##number =                                                   \
        ::gallery::addDemo({name, caption, &buildDemo##number});                                             \
    static void buildDemo##number([[maybe_unused]] ::gallery::Canvas& canvas)
