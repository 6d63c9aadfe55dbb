#pragma once

#include "base/Ref.h"
#include "base/Value.h"

#include <string>

namespace cocos2d {

/// Information about the system, and settings of the game, by key.
///
/// Textures are uploaded uncompressed, so compressed formats are reported as unsupported.
class Configuration : public Ref {
public:
    /// The custom event that loadConfigFile() dispatches.
    static const char* CONFIG_FILE_LOADED;

    /// The settings of the program, created on first use.
    static Configuration* getInstance();
    /// Deletes the instance with all values that were set. The next getInstance() creates another one.
    static void destroyInstance();
    /// Deprecated names of getInstance() and destroyInstance().
    static Configuration* sharedConfiguration() { return getInstance(); }
    static void purgeConfiguration() { destroyInstance(); }

    /// Adds the keys of the dictionary "data" of a plist whose "metadata" has the format 1, then dispatches
    /// CONFIG_FILE_LOADED. Existing keys keep their values. Errors are logged.
    void loadConfigFile(const std::string& filename);
    /// Returns the value of a key, or `defaultValue`.
    const Value& getValue(const std::string& key, const Value& defaultValue = Value::Null) const;
    /// Sets or replaces the value of a key.
    void setValue(const std::string& key, const Value& value);
    /// All keys and values as text.
    std::string getInfo() const;
    /// All keys and values.
    const ValueMap& getInfoAsMap() const { return _values; }

    /// The maximum width and height of a texture in pixels.
    int getMaxTextureSize() const;
    /// Textures of any size are supported.
    bool supportsNPOT() const { return true; }
    /// Always false.
    bool supportsPVRTC() const { return false; }
    bool supportsETC() const { return false; }                ///< Always false.
    bool supportsS3TC() const { return false; }               ///< Always false.
    bool supportsATITC() const { return false; }              ///< Always false.
    bool supportsBGRA8888() const { return false; }           ///< Always false.
    bool supportsDiscardFramebuffer() const { return false; } ///< Always false.
    bool supportsShareableVAO() const { return false; }       ///< Always false.
    bool supportsMapBuffer() const { return false; }          ///< Always false.
    /// There is no depth buffer.
    bool supportsOESDepth24() const { return false; }
    bool supportsOESPackedDepthStencil() const { return false; } ///< Always false.
    /// Always false: no OpenGL extension is guaranteed.
    bool checkForGLExtension(const std::string&) const { return false; }
    /// The number of textures that one program can read: CC_Texture0 to CC_Texture3.
    int getMaxTextureUnits() const { return 4; }
    /// A guaranteed minimum: the Director's matrix stacks grow as needed.
    int getMaxModelviewStackDepth() const { return 32; }

    /// For getInstance().
    Configuration();

private:
    ValueMap _values;
};

} // namespace cocos2d
