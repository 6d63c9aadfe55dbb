#include "app/reloadNodes.h"

#include "app/Director.h"
#include "files/FileUtils.h"
#include "fonts/FontAtlasCache.h"
#include "nodes/particles/ParticleSystem.h"
#include "nodes/text/Label.h"
#include "nodes/tiles/TMXTiledMap.h"
#include "scene/ProtectedNode.h"
#include "scene/SceneContext.h"

#include <functional>
#include <map>
#include <vector>

using namespace cocos2d;

namespace copra {

namespace {

using ReloadVisit = std::function<void(Node& node)>;

void forEachNode(Node& node, const ReloadVisit& visit) {
    visit(node);
    const Node& constant = node;
    for (Node* child : constant.getChildren()) forEachNode(*child, visit);
    if (const auto* guarded = dynamic_cast<ProtectedNode*>(&node))
        for (Node* child : guarded->protectedChildren_()) forEachNode(*child, visit);
}

/// The nodes of that class, retained, because reloading one may change the tree.
template<class T>
std::vector<RefPtr<T>> nodesOfClass() {
    std::vector<RefPtr<T>> found;
    const ReloadVisit visit = [&found](Node& node) {
        if (auto* typed = dynamic_cast<T*>(&node)) found.emplace_back(typed);
    };
    for (Scene* scene : SceneContext::current().scenes) forEachNode(*scene, visit);
    if (Node* node = Director::getInstance()->getNotificationNode()) forEachNode(*node, visit);
    return found;
}

bool isFile(const std::string& name, const std::string& path) {
    return !name.empty() && FileUtils::getInstance()->fullPathForFilename(name) == path;
}

int reloadMaps(const std::string& path, bool isMap) {
    int count = 0;
    for (const RefPtr<TMXTiledMap>& map : nodesOfClass<TMXTiledMap>()) {
        // A tileset or a template may belong to any map.
        const bool isConcerned = !isMap || isFile(map->getResourceFile(), path);
        if (isConcerned && map->reloadFile_()) ++count;
    }
    return count;
}

int reloadParticles(const std::string& path) {
    int count = 0;
    for (const RefPtr<ParticleSystem>& system : nodesOfClass<ParticleSystem>())
        if (system->getResourceFile() == path && system->reloadFile_()) ++count;
    return count;
}

/// The name by which the label uses the font file; empty if it does not.
std::string fontNameIn(Label& label, const std::string& path) {
    const bool isBitmap = label.getLabelType() == Label::LabelType::BMFONT;
    if (!isBitmap && label.getLabelType() != Label::LabelType::TTF) return std::string();
    const std::string& name = isBitmap ? label.getBMFontFilePath() : label.getTTFConfig().fontFilePath;
    if (!isFile(name, path)) return std::string();
    // One that takes its image from elsewhere cannot be opened by the name alone.
    if (isBitmap && label.getFontAtlas() != FontAtlasCache::getFontAtlasFNT(name)) return std::string();
    return name;
}

int reloadFonts(const std::string& path) {
    std::map<std::string, std::vector<RefPtr<Label>>> labels; // by the name of the font
    for (const RefPtr<Label>& label : nodesOfClass<Label>()) {
        const std::string name = fontNameIn(*label, path);
        if (!name.empty()) labels[name].push_back(label);
    }
    int count = 0;
    for (const auto& [name, users] : labels) {
        if (!FontAtlasCache::reloadFont_(name)) continue;
        for (const RefPtr<Label>& label : users) {
            if (label->getLabelType() == Label::LabelType::BMFONT)
                label->setBMFontFilePath(name, label->getBMFontSize());
            else
                label->setTTFConfig(TTFConfig(label->getTTFConfig()));
            ++count;
        }
    }
    return count;
}

} // namespace

int reloadNodes(const std::string& path) {
    const std::string extension = FileUtils::getInstance()->getFileExtension(path);
    if (extension == ".tmx" || extension == ".tsx" || extension == ".tx")
        return reloadMaps(path, extension == ".tmx");
    if (extension == ".plist") return reloadParticles(path);
    for (const char* font : {".ttf", ".otf", ".ttc", ".fnt"})
        if (extension == font) return reloadFonts(path);
    return 0;
}

} // namespace copra
