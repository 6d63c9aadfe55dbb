#include "base/base64.h"
#include "base/numberText.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "files/ZipUtils.h"
#include "images/DecodedImage.h"
#include "images/Image.h"
#include "nodes/particles/ParticleSystem.h"
#include "nodes/particles/particleReload.h"
#include "render/TextureCache.h"

#include <cmath>
#include <cstdlib>
#include <memory>

namespace copra {

/// The values of a particle file. Missing values are 0; so are values of a wrong type, which are logged with
/// file and key.
class ParticleValues {
public:
    ParticleValues(const cocos2d::ValueMap& map, const std::string& file)
        : _map(map), _source(file.empty() ? "a particle dictionary" : file) {}

    bool has(const std::string& key) const { return _map.find(key) != _map.end(); }

    float number(const std::string& key) const {
        const cocos2d::Value* const value = scalar(key);
        if (!value) return 0.0f;
        if (value->getType() == cocos2d::Value::Type::STRING && !startsWithNumber(value->asString())) {
            complain(key, "is not a number, so it counts as 0");
            return 0.0f;
        }
        const float result = value->asFloat();
        if (std::isfinite(result)) return result;
        complain(key, "is not finite, so it counts as 0");
        return 0.0f;
    }

    /// Truncated, and clamped to the range of int.
    int integer(const std::string& key) const {
        constexpr double kLimit = 2147483647.0;
        return static_cast<int>(std::fmax(-kLimit, std::fmin(kLimit, static_cast<double>(number(key)))));
    }

    bool flag(const std::string& key) const {
        const cocos2d::Value* const value = scalar(key);
        return value && value->asBool();
    }

    std::string text(const std::string& key) const {
        const cocos2d::Value* const value = scalar(key);
        return value ? value->asString() : std::string();
    }

    cocos2d::Vec2 point(const std::string& key) const { return {number(key + "x"), number(key + "y")}; }

    cocos2d::Color4F color(const std::string& key) const {
        return {number(key + "Red"), number(key + "Green"), number(key + "Blue"), number(key + "Alpha")};
    }

    void complain(const std::string& key, const std::string& what) const {
        copra::warning("ParticleSystem: %s: %s %s", _source.c_str(), key.c_str(), what.c_str());
    }

private:
    static bool startsWithNumber(const std::string& text) {
        const char* end = nullptr;
        readNumber<double>(text.c_str(), &end);
        return end != text.c_str();
    }

    const cocos2d::Value* scalar(const std::string& key) const {
        const auto entry = _map.find(key);
        if (entry == _map.end() || entry->second.isNull()) return nullptr;
        if (entry->second.getType() < cocos2d::Value::Type::VECTOR) return &entry->second;
        complain(key, "is a list or a dictionary, so it is ignored");
        return nullptr;
    }

    const cocos2d::ValueMap& _map;
    std::string _source;
};

} // namespace copra

namespace cocos2d {

namespace {

/// Path of a texture: in the particle file's folder, whatever folder its name has.
std::string texturePath(const std::string& name, const std::string& dirname) {
    if (name.empty() || dirname.empty()) return name;
    const std::size_t slash = name.rfind('/');
    return dirname + (slash == std::string::npos ? name : name.substr(slash + 1));
}

/// Decodes an image from base64 text with compressed data. False with a message in `reason`.
bool decodeEmbeddedImage(const std::string& text, copra::DecodedImage& image, std::string& reason) {
    unsigned char* decoded = nullptr;
    const int size = base64Decode(reinterpret_cast<const unsigned char*>(text.data()),
                                  static_cast<unsigned int>(text.size()), &decoded);
    const std::unique_ptr<unsigned char, decltype(&std::free)> owner(decoded, &std::free);
    if (!decoded || size <= 0) {
        reason = "is not base64";
        return false;
    }
    std::vector<unsigned char> file;
    if (!copra::inflate(decoded, static_cast<std::size_t>(size), file)) {
        reason = "is not compressed with gzip or zlib";
        return false;
    }
    copra::DecodeOptions options;
    options.maxBytes = copra::largestUnpacked(text.size());
    if (copra::decodeImage(file.data(), file.size(), options, image, reason)) return true;
    reason = "is not an image: " + reason;
    return false;
}

} // namespace

bool ParticleSystem::initWithFile(const std::string& plistFile) {
    copra::reloadChangedParticles();
    FileUtils* const files = FileUtils::getInstance();
    _plistFile = files->isFileExist(plistFile) ? files->fullPathForFilename(plistFile) : std::string();
    // FileUtils logs what is wrong with a file that cannot be read.
    ValueMap values = files->getValueMapFromFile(_plistFile.empty() ? plistFile : _plistFile);
    if (values.empty()) return false;
    const std::size_t slash = plistFile.rfind('/');
    return initWithDictionary(values, slash == std::string::npos ? "" : plistFile.substr(0, slash + 1));
}

bool ParticleSystem::reloadFile_() {
    if (_plistFile.empty() || _batchNode || !ParticleSystem::create(_plistFile)) return false;
    const Vec2 position = getPosition();
    const bool wasActive = isActive();
    const std::string file = _plistFile;
    initWithFile(file);
    setPosition(position);
    wasActive ? resetSystem() : stopSystem();
    return true;
}

bool ParticleSystem::initWithDictionary(ValueMap& dictionary) {
    return initWithDictionary(dictionary, "");
}

bool ParticleSystem::initWithDictionary(ValueMap& dictionary, const std::string& dirname) {
    copra::ParticleValues values(dictionary, _plistFile);
    for (const char* key : {"maxParticles", "particleLifespan"})
        if (!values.has(key)) values.complain(key, "is missing, so it counts as 0");
    if (!initWithTotalParticles(values.integer("maxParticles"))) return false;

    const int mode = values.integer("emitterType");
    if (mode != static_cast<int>(Mode::GRAVITY) && mode != static_cast<int>(Mode::RADIUS)) {
        values.complain("emitterType", "is neither 0 (gravity) nor 1 (radius)");
        return false;
    }
    _emitterMode = static_cast<Mode>(mode);
    readEmission(values);
    readMotion(values);
    readAppearance(values);
    // In a batch node the batch's texture is used.
    if (!_batchNode) readTexture(values, dirname);
    return true;
}

void ParticleSystem::readEmission(const copra::ParticleValues& values) {
    _duration = values.number("duration");
    _life = values.number("particleLifespan");
    _lifeVar = values.number("particleLifespanVariance");
    _emissionRate = copra::emissionRateFor(_totalParticles, _life);
    const Vec2 source = values.point("sourcePosition");
    if (_sourcePositionCompatible)
        setPosition(source);
    else
        setSourcePosition(source);
    _posVar = values.point("sourcePositionVariance");
    _yCoordFlipped = values.has("yCoordFlipped") ? values.integer("yCoordFlipped") : 1;
}

void ParticleSystem::readMotion(const copra::ParticleValues& values) {
    _angle = values.number("angle");
    _angleVar = values.number("angleVariance");
    if (_emitterMode == Mode::GRAVITY) {
        modeA.gravity = values.point("gravity");
        modeA.speed = values.number("speed");
        modeA.speedVar = values.number("speedVariance");
        modeA.radialAccel = values.number("radialAcceleration");
        modeA.radialAccelVar = values.number("radialAccelVariance");
        modeA.tangentialAccel = values.number("tangentialAcceleration");
        modeA.tangentialAccelVar = values.number("tangentialAccelVariance");
        modeA.rotationIsDir = values.flag("rotationIsDir");
    } else {
        modeB.startRadius = values.number("maxRadius");
        modeB.startRadiusVar = values.number("maxRadiusVariance");
        modeB.endRadius = values.number("minRadius");
        modeB.endRadiusVar = values.number("minRadiusVariance");
        modeB.rotatePerSecond = values.number("rotatePerSecond");
        modeB.rotatePerSecondVar = values.number("rotatePerSecondVariance");
    }
}

void ParticleSystem::readAppearance(const copra::ParticleValues& values) {
    _blendFunc.src = static_cast<GLenum>(values.integer("blendFuncSource"));
    _blendFunc.dst = static_cast<GLenum>(values.integer("blendFuncDestination"));
    _startColor = values.color("startColor");
    _startColorVar = values.color("startColorVariance");
    _endColor = values.color("finishColor");
    _endColorVar = values.color("finishColorVariance");
    _startSize = values.number("startParticleSize");
    _startSizeVar = values.number("startParticleSizeVariance");
    _endSize = values.number("finishParticleSize");
    _endSizeVar = values.number("finishParticleSizeVariance");
    _startSpin = values.number("rotationStart");
    _startSpinVar = values.number("rotationStartVariance");
    _endSpin = values.number("rotationEnd");
    _endSpinVar = values.number("rotationEndVariance");
}

/// Loads the texture file, or the image embedded in the particle file.
void ParticleSystem::readTexture(const copra::ParticleValues& values, const std::string& dirname) {
    _opacityModifyRGB = false;
    const std::string path = texturePath(values.text("textureFileName"), dirname);
    TextureCache* const cache = TextureCache::getInstance();
    const bool isEmbedded = values.has("textureImageData");
    const bool isFile = !path.empty() && FileUtils::getInstance()->isFileExist(path);
    Texture2D* texture = isFile || (!path.empty() && !isEmbedded) ? cache->addImage(path) : nullptr;
    if (!texture && isEmbedded) {
        const std::string packed = values.text("textureImageData");
        const std::string key =
            _plistFile.empty() ? std::to_string(std::hash<std::string>()(packed)) + path : _plistFile + path;
        texture = cache->getTextureForKey(key);
        copra::DecodedImage decoded;
        std::string reason;
        if (!texture && decodeEmbeddedImage(packed, decoded, reason)) {
            RefPtr<Image> image;
            image.weakAssign(new Image());
            image->adopt(std::move(decoded));
            texture = cache->addImage(image, key);
        }
        if (!texture) values.complain("textureImageData", reason);
    }
    if (texture) setTexture(texture);
}

} // namespace cocos2d
