#include "app/Configuration.h"

#include "app/Director.h"
#include "app/GLViewImpl.h"
#include "base/config.h"
#include "base/mainThread.h"
#include "base/refuse.h"
#include "event/EventDispatcher.h"
#include "files/FileUtils.h"
#include "platform/Backend.h"

#include <memory>

namespace cocos2d {

const char* Configuration::CONFIG_FILE_LOADED = "config_file_loaded";

namespace {

std::unique_ptr<Configuration> s_configuration;

/// Texture size that is supported everywhere, used without a view.
constexpr int kGuaranteedTextureSize = 4096;

const ValueMap* mapAt(const ValueMap& map, const char* key) {
    const auto found = map.find(key);
    const bool isMap = found != map.end() && found->second.getType() == Value::Type::MAP;
    return isMap ? &found->second.asValueMap() : nullptr;
}

} // namespace

Configuration::Configuration() {
    _values["cocos2d.x.version"] = Value(cocos2dVersion());
    _values["cocos2d.x.compiled_with_profiler"] = Value(false);
    _values["cocos2d.x.compiled_with_gl_state_cache"] = Value(true);
#ifdef NDEBUG
    _values["cocos2d.x.build_type"] = Value("RELEASE");
#else
    _values["cocos2d.x.build_type"] = Value("DEBUG");
#endif
    _values["gl.supports_NPOT"] = Value(supportsNPOT());
}

Configuration* Configuration::getInstance() {
    copra::expectMainThread("Configuration::getInstance");
    if (!s_configuration) s_configuration = std::make_unique<Configuration>();
    return s_configuration.get();
}

void Configuration::destroyInstance() {
    s_configuration.reset();
}

const Value& Configuration::getValue(const std::string& key, const Value& defaultValue) const {
    const auto found = _values.find(key);
    return found != _values.end() ? found->second : defaultValue;
}

std::string Configuration::getInfo() const {
    return Value(_values).getDescription();
}

int Configuration::getMaxTextureSize() const {
    auto* view = dynamic_cast<GLViewImpl*>(Director::getInstance()->getOpenGLView());
    return view ? view->backend().textures->maximumSize() : kGuaranteedTextureSize;
}

void Configuration::loadConfigFile(const std::string& filename) {
    const ValueMap file = FileUtils::getInstance()->getValueMapFromFile(filename);
    const ValueMap* metadata = mapAt(file, "metadata");
    const ValueMap* data = mapAt(file, "data");
    const auto format = metadata ? metadata->find("format") : file.end();
    if (!metadata || format == metadata->end() || format->second.asInt() != 1 || !data) {
        copra::warning("Configuration: '%s' has no metadata of format 1 or no data", filename.c_str());
        return;
    }
    for (const auto& [key, value] : *data)
        if (!_values.emplace(key, value).second)
            copra::warning("Configuration: '%s': ignored the existing key '%s'", filename.c_str(),
                           key.c_str());
    Director::getInstance()->getEventDispatcher()->dispatchCustomEvent(CONFIG_FILE_LOADED, this);
}

void Configuration::setValue(const std::string& key, const Value& value) {
    _values[key] = value;
}

} // namespace cocos2d
