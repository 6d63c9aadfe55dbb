#pragma once

#include "base/ByteBudget.h"
#include "base/Value.h"
#include "nodes/tiles/TmxReader.h"

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>

namespace tinyxml2 {
class XMLDocument;
}

namespace copra {

/// The templates and tilesets that a map refers to: each is loaded and parsed once, however often it is used,
/// and what is made of them is limited.
class TmxFiles {
public:
    TmxFiles(const TmxFileLoader& load, std::size_t mapBytes);
    ~TmxFiles();

    /// The parsed file, which may have errors; null if there is no such file. Valid as long as this object.
    const tinyxml2::XMLDocument* document(const std::string& path);
    /// Pays for a value that was made of a file. Returns false if that is too much.
    bool spend(const cocos2d::Value& value);
    /// Pays for a tileset that is made of a file. Returns false if the file is used too often.
    bool spendTileset(const std::string& path);
    /// Whether this attribute is reported for the first time.
    bool isFirstReport(std::string_view attribute) { return _reported.emplace(attribute).second; }

private:
    struct File {
        std::unique_ptr<tinyxml2::XMLDocument> document;
        std::size_t bytes = 0;
        bool isUsed = false; ///< Whether the file was used as a tileset.
    };

    const TmxFileLoader& _load;
    std::map<std::string, File> _files;
    ByteBudget _budget;
    std::set<std::string, std::less<>> _reported;
};

} // namespace copra
