#pragma once

#include "platform/Shader.h"

#include <vector>

namespace copra {

/// Accepts every shader and keeps its source.
class NullShaderStore : public ShaderStore {
public:
    ShaderId create(const ShaderSource& source, std::string& reason) override {
        if (!refusal.empty()) {
            reason = refusal;
            return kNoShader;
        }
        _sources.push_back(source);
        ++_count;
        return static_cast<ShaderId>(_sources.size());
    }
    void destroy(ShaderId id) override {
        if (find(id)) --_count;
        if (id > 0 && id <= _sources.size()) _sources[id - 1] = {};
    }

    /// The ID itself.
    unsigned nativeHandle(ShaderId id) const override { return find(id) ? id : 0; }

    /// The source; null for an unknown ID.
    const ShaderSource* find(ShaderId id) const {
        const bool known = id > 0 && id <= _sources.size() && !_sources[id - 1].fragment.empty();
        return known ? &_sources[id - 1] : nullptr;
    }
    /// The number of shaders.
    std::size_t count() const { return _count; }

    /// If not empty, create() fails with this message.
    std::string refusal;

private:
    std::vector<ShaderSource> _sources; ///< The sources; the index is the ID minus 1.
    std::size_t _count = 0;
};

} // namespace copra
