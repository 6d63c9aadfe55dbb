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
    /// The name of the custom event that loadConfigFile() dispatches.
    static const char* CONFIG_FILE_LOADED;

    /// Returns the settings of the program, which are created on first use.
    static Configuration* getInstance();
    /// Destroys the instance with all values that were set. The next getInstance() creates another one.
    static void destroyInstance();
    /// Deprecated name of getInstance().
    static Configuration* sharedConfiguration() { return getInstance(); }
    /// Deprecated name of destroyInstance().
    static void purgeConfiguration() { destroyInstance(); }

    // --- Settings of the game ---

    /// Adds the keys of the dictionary "data" of a property list whose "metadata" has the format 1, and then
    /// dispatches CONFIG_FILE_LOADED. Existing keys keep their values. Errors are logged.
    void loadConfigFile(const std::string& filename);
    /// Returns the value of a key, or `defaultValue` if there is no such key.
    const Value& getValue(const std::string& key, const Value& defaultValue = Value::Null) const;
    /// Sets or replaces the value of a key.
    void setValue(const std::string& key, const Value& value);
    /// Returns all keys and values as text.
    std::string getInfo() const;
    /// Returns all keys and values.
    const ValueMap& getInfoAsMap() const { return _values; }

    // --- The computer ---

    /// Returns the maximum width and height of a texture in pixels.
    int getMaxTextureSize() const;

    // --- Always the same ---

    /// Returns true: textures may have any size.
    bool supportsNPOT() const { return true; }
    /// Returns false: PVRTC textures are not supported.
    bool supportsPVRTC() const { return false; }
    /// Returns false: ETC textures are not supported.
    bool supportsETC() const { return false; }
    /// Returns false: S3TC textures are not supported.
    bool supportsS3TC() const { return false; }
    /// Returns false: ATITC textures are not supported.
    bool supportsATITC() const { return false; }
    /// Returns false: the OpenGL extension for textures in BGRA order is not guaranteed.
    bool supportsBGRA8888() const { return false; }
    /// Returns false: the OpenGL extension that discards framebuffers is not guaranteed.
    bool supportsDiscardFramebuffer() const { return false; }
    /// Returns false: the OpenGL extension for vertex array objects is not guaranteed.
    bool supportsShareableVAO() const { return false; }
    /// Returns false: the OpenGL extension that maps buffers is not guaranteed.
    bool supportsMapBuffer() const { return false; }
    /// Returns false, because there is no depth buffer.
    bool supportsOESDepth24() const { return false; }
    bool supportsOESPackedDepthStencil() const { return false; } ///< Returns false: there is no such buffer.
    /// Returns false, because no OpenGL extension is guaranteed.
    bool checkForGLExtension(const std::string& /*searchName*/) const { return false; }
    /// Returns 4, the number of textures that one shader program can read: CC_Texture0 to CC_Texture3.
    int getMaxTextureUnits() const { return 4; }
    /// Returns the guaranteed minimum, 32. The matrix stacks of the Director grow as needed.
    int getMaxModelviewStackDepth() const { return 32; }

    // --- Constructor ---

    /// Constructs settings without values of the game. Use getInstance() in games.
    Configuration();

private:
    ValueMap _values;
};

} // namespace cocos2d
