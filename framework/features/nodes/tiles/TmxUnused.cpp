#include "nodes/tiles/TmxUnused.h"

#include <string_view>
#include <tinyxml2.h>

namespace copra {

namespace {

struct UnusedAttribute {
    std::string_view name;
    std::string_view neutral; ///< the value without an effect
    const char* instead;
};

constexpr const char* kParallax = "add the layer to a ParallaxNode, or move it; the property has the factor";
constexpr const char* kRepeat = "show the image in a sprite with repeating texture parameters";
constexpr const char* kStretched = "tiles keep the size of their image";

// https://doc.mapeditor.org/en/stable/reference/tmx-changelog
constexpr UnusedAttribute kUnused[] = {
    {"parallaxx", "1", kParallax},
    {"parallaxy", "1", kParallax},
    {"repeatx", "0", kRepeat},
    {"repeaty", "0", kRepeat},
    {"mode", "normal", "set a blend function"},
    {"tilerendersize", "tile", kStretched},
    {"fillmode", "stretch", kStretched},
    {"objectalignment", "unspecified", "x and y are those of the lower left corner"},
    {"trans", "", "save the image with transparent pixels"},
};

} // namespace

void reportUnused(const tinyxml2::XMLElement& element, const TmxSource& source, TmxFiles& files) {
    for (const auto* attribute = element.FirstAttribute(); attribute; attribute = attribute->Next())
        for (const UnusedAttribute& unused : kUnused)
            if (attribute->Name() == unused.name && attribute->Value() != unused.neutral &&
                files.isFirstReport(unused.name))
                source.report(element, std::string(attribute->Name()) + "='" + attribute->Value() +
                                           "' has no effect: " + unused.instead);
}

} // namespace copra
