#pragma once

#include "math/Mat4.h"
#include "platform/Shader.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace copra::web {

class WebTextureStore;

/// The values that the device gives every shader.
struct ShaderView {
    cocos2d::Mat4 projection;
    cocos2d::Mat4 modelView;
    TextureId texture = kNoTexture; ///< The texture of the draw call. For kNoTexture, `white` is used.
    unsigned white = 0;             ///< OpenGL's name of a texture of one white pixel.
};

/// The shaders of WebGL 2.
class WebShaderStore : public ShaderStore {
public:
    ShaderId create(const ShaderSource& source, std::string& reason) override;
    void destroy(ShaderId id) override;
    unsigned nativeHandle(ShaderId id) const override;

    /// Uses the shader with its uniforms and textures. Returns false for an unknown ID.
    bool use(const ShaderBinding& binding, const ShaderView& view, const WebTextureStore& textures);

    /// The context of WebGL was lost. Shaders that are created meanwhile count as created.
    void lose();
    /// The context was restored: compiles all shaders again.
    void restore();

    /// Compiles and links sources in GLSL ES. If that fails, returns 0 and stores the compiler's messages in
    /// `reason`.
    static unsigned link(const ShaderSource& source, std::string& reason);

private:
    /// A program with the places of its uniforms, which are asked for once.
    struct Program {
        ShaderSource source; ///< The source in GLSL ES.
        unsigned handle = 0;
        std::map<std::string, int, std::less<>> places;
        int place(const std::string& uniform);
    };
    Program* find(ShaderId id) {
        return id > 0 && id <= _programs.size() ? _programs[id - 1].get() : nullptr;
    }

    std::vector<std::unique_ptr<Program>> _programs; ///< ID - 1 is the index
    bool _isLost = false;
};

} // namespace copra::web
