#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace gallery {

class Stage;

/// One scene of the gallery: something of the framework, put on a stage to be looked at.
struct Exhibit {
    std::string name;    ///< "family/scene"; what the command line takes
    std::string caption; ///< one line about what there is to see
    std::function<void(Stage&)> build;

    /// The part of the name before the slash.
    std::string family() const { return name.substr(0, name.find('/')); }
};

/// Hangs an exhibit up. Returns true, so that it can initialise a constant; two of the same name end the
/// program.
bool addExhibit(Exhibit exhibit);

/// All exhibits: families in the order of kFamilies, within a family in the order in which they were added.
const std::vector<Exhibit>& exhibits();

/// A run of exhibits().
struct ExhibitRange {
    std::size_t first = 0;
    std::size_t count = 0;
};

/// The exhibit of this name, or all of a family of this name, or all for an empty name; none if nothing has
/// it.
ExhibitRange findExhibits(const std::string& name);

} // namespace gallery

#define GALLERY_JOIN2(a, b) a##b
#define GALLERY_JOIN(a, b) GALLERY_JOIN2(a, b)

/// GALLERY_SCENE("family/scene", "caption") { ... } adds an exhibit; the body fills `stage`.
#define GALLERY_SCENE(name, caption)                                                                         \
    static void GALLERY_JOIN(buildExhibit, __LINE__)(::gallery::Stage & stage);                              \
    [[maybe_unused]] static const bool GALLERY_JOIN(exhibitAdded, __LINE__) =                                \
        ::gallery::addExhibit({name, caption, &GALLERY_JOIN(buildExhibit, __LINE__)});                       \
    static void GALLERY_JOIN(buildExhibit, __LINE__)([[maybe_unused]] ::gallery::Stage & stage)
