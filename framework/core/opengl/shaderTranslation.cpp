#include "opengl/shaderTranslation.h"

#include "opengl/shaderTokens.h"
#include "opengl/shaderTypes.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace copra {

namespace {

std::string definesOf(const std::string& names) {
    std::string text;
    std::size_t start = 0;
    while (start < names.size()) {
        const std::size_t end = std::min(names.find(';', start), names.size());
        if (end > start) text += "#define " + names.substr(start, end - start) + "\n";
        start = end + 1;
    }
    return text;
}

const char* swizzleOf(std::string_view type) {
    if (type == "vec2") return ".xy";
    if (type == "vec3") return ".xyz";
    return "";
}

/// The built-in variable of GLSL 1.20 for an attribute; null for other attributes.
const char* builtInFor(std::string_view attribute) {
    if (attribute == "a_position") return "gl_Vertex";
    if (attribute == "a_color") return "gl_Color";
    if (attribute == "a_texCoord") return "(gl_TextureMatrix[0] * gl_MultiTexCoord0)";
    return nullptr;
}

GLenum typeNamed(std::string_view name) {
    static const std::pair<const char*, GLenum> kTypes[] = {{"int", GL_INT},
                                                            {"ivec2", GL_INT_VEC2},
                                                            {"ivec3", GL_INT_VEC3},
                                                            {"ivec4", GL_INT_VEC4},
                                                            {"bool", GL_BOOL},
                                                            {"bvec2", GL_BOOL_VEC2},
                                                            {"bvec3", GL_BOOL_VEC3},
                                                            {"bvec4", GL_BOOL_VEC4},
                                                            {"float", GL_FLOAT},
                                                            {"vec2", GL_FLOAT_VEC2},
                                                            {"vec3", GL_FLOAT_VEC3},
                                                            {"vec4", GL_FLOAT_VEC4},
                                                            {"mat2", GL_FLOAT_MAT2},
                                                            {"mat3", GL_FLOAT_MAT3},
                                                            {"mat4", GL_FLOAT_MAT4},
                                                            {"sampler2D", GL_SAMPLER_2D},
                                                            {"samplerCube", GL_SAMPLER_CUBE}};
    for (const auto& [known, type] : kTypes)
        if (name == known) return type;
    return 0;
}

// Declared by kPrelude.
bool isPredeclared(std::string_view name) {
    static const char* const kPredeclared[] = {
        "CC_PMatrix", "CC_MVMatrix", "CC_MVPMatrix", "CC_NormalMatrix", "CC_Time",     "CC_SinTime",
        "CC_CosTime", "CC_Random01", "CC_Texture0",  "CC_Texture1",     "CC_Texture2", "CC_Texture3"};
    return std::find(std::begin(kPredeclared), std::end(kPredeclared), name) != std::end(kPredeclared);
}

/// Collects uniforms in order of declaration, each once.
class Uniforms {
public:
    explicit Uniforms(Array<DeclaredUniform>& list) : _list(list) {}
    void add(std::string_view name, GLenum type, int size) {
        if (_names.emplace(name).second) _list.push_back({std::string(name), type, size});
    }

private:
    Array<DeclaredUniform>& _list;
    std::set<std::string> _names;
};

// By location.
const char* const kAttributes[] = {"a_position",   "a_color",     "a_texCoord", "a_texCoord1",
                                   "a_texCoord2",  "a_texCoord3", "a_normal",   "a_blendWeight",
                                   "a_blendIndex", "a_tangent",   "a_binormal"};

/// The number of attributes that all drivers support.
constexpr std::size_t kMaxAttributes = 16;

void addAttribute(std::string_view name, std::string_view type, Array<DeclaredAttribute>& attributes) {
    const auto hasName = [name](const DeclaredAttribute& known) { return known.name == name; };
    if (attributes.size() >= kMaxAttributes) return;
    if (std::any_of(attributes.begin(), attributes.end(), hasName)) return;
    const auto known = std::find(std::begin(kAttributes), std::end(kAttributes), name);
    auto number = static_cast<unsigned>(known - std::begin(kAttributes));
    if (known == std::end(kAttributes))
        for (const DeclaredAttribute& other : attributes) number = std::max(number, other.number + 1);
    attributes.push_back({std::string(name), typeNamed(type), number, builtInFor(name) != nullptr});
}

/// Translates one shader, token by token.
class Translation {
public:
    enum class Kind { Vertex, Fragment };

    Translation(Kind kind, const std::string& shader, Uniforms& uniforms)
        : _source(withoutComments(shader)), _tokens(tokensOf(_source)), _types(_tokens), _uniforms(uniforms) {
        if (kind == Kind::Fragment) findAssignedWords();
        while (_at < _tokens.size()) translate(_tokens[_at]);
    }
    Translation(const Translation&) = delete;
    Translation& operator=(const Translation&) = delete;

    std::string text;
    std::string arraysText; ///< the same, with the declarations of node attributes
    std::string defines;    ///< macros that replace node attributes
    std::string extensions; ///< must precede everything else
    Array<DeclaredAttribute> attributes;

private:
    void translate(std::string_view token) {
        const bool isDone = token == "#"           ? directive()
                            : token == "precision" ? precision()
                            : token == "attribute" ? attribute()
                            : token == "uniform"   ? uniform()
                            : token == "varying"   ? varying()
                                                   : false;
        if (!isDone) copyTo(_at + 1);
    }

    // Preprocessor lines are copied, except #version (of OpenGL ES) and extensions of OpenGL ES that are part
    // of desktop OpenGL, such as derivatives.
    bool directive() {
        std::size_t end = _at;
        while (end < _tokens.size() && (_tokens[end] != "\n" || _tokens[end - 1] == "\\")) ++end;
        const std::string_view word = tokenAt(next(_at));
        const bool isExtension = word == "extension";
        if (isExtension && tokenAt(next(next(_at))).substr(0, 7) != "GL_OES_") {
            for (std::size_t i = _at; i < end; ++i) extensions += _tokens[i];
            extensions += '\n';
        }
        if (isExtension || word == "version")
            skipTo(end);
        else
            copyTo(end);
        return true;
    }

    bool precision() {
        const std::size_t type = next(_at);
        const std::size_t end = next(type);
        if (!isWordAt(type) || tokenAt(end) != ";") return false;
        skipTo(end + 1);
        return true;
    }

    bool attribute() {
        const std::size_t type = next(_at);
        const std::size_t name = next(type);
        const std::size_t end = next(name);
        if (!isWordAt(type) || !isWordAt(name) || tokenAt(end) != ";") return false;
        const std::size_t before = attributes.size();
        addAttribute(_tokens[name], _tokens[type], attributes);
        const char* const source = builtInFor(_tokens[name]);
        if (!source) return false;
        if (attributes.size() > before)
            defines +=
                "#define " + std::string(_tokens[name]) + " " + source + swizzleOf(_tokens[type]) + "\n";
        for (std::size_t i = _at; i <= end; ++i) arraysText += _tokens[i];
        for (; _at <= end; ++_at)
            if (_tokens[_at] == "\n") text += '\n';
        return true;
    }

    bool uniform() {
        const std::size_t type = next(_at);
        const std::size_t first = next(type);
        const std::size_t end = statementEnd();
        if (!isWordAt(type) || end <= first) return false;
        const bool isOne = next(first) == end;
        if (isOne && isPredeclared(_tokens[first])) {
            skipTo(end + 1);
            return true;
        }
        for (std::size_t name = first; name < end; name = nextName(name, end))
            if (isWordAt(name)) addUniform(_tokens[type], name);
        copyTo(end + 1);
        return true;
    }

    void addUniform(std::string_view type, std::size_t name) {
        if (!_types.isStructure(type)) {
            _uniforms.add(_tokens[name], typeNamed(type), sizeAfter(name));
            return;
        }
        const int count = tokenAt(next(name)) == "[" ? sizeAfter(name) : 0;
        _types.forEachValue(type, std::string(_tokens[name]), count,
                            [this](const std::string& value, std::string_view kind, int size) {
                                _uniforms.add(value, typeNamed(kind), size);
                            });
    }

    // A fragment shader must not assign to a varying, but many drivers allow it. Such a varying is copied to
    // a variable, which replaces it from there on.
    bool varying() {
        const std::size_t type = next(_at);
        const std::size_t first = next(type);
        const std::size_t end = statementEnd();
        if (_assigned.empty() || !isWordAt(type) || end <= first) return false;
        copyTo(end + 1);
        for (std::size_t name = first; name < end; name = nextName(name, end)) {
            if (!isWordAt(name) || tokenAt(next(name)) == "[" || !_assigned.count(_tokens[name])) continue;
            const std::string own(_tokens[name]);
            write(" " + std::string(_tokens[type]) + " " + kVariable + own + " = " + own + ";");
            _renamed.insert(_tokens[name]);
        }
        return true;
    }

    /// Collects the words on the left of assignments.
    void findAssignedWords() {
        for (std::size_t word = 0; word < _tokens.size(); ++word) {
            if (!isWord(_tokens[word])) continue;
            std::size_t sign = next(word);
            if (tokenAt(sign) == ".") sign = next(next(sign));
            const std::string_view first = tokenAt(sign);
            const std::string_view second = tokenAt(sign + 1);
            const bool isCompound = first == "+" || first == "-" || first == "*" || first == "/";
            const bool isIncrement = (first == "+" || first == "-") && second == first;
            if ((first == "=" && second != "=") || (isCompound && second == "=") || isIncrement)
                _assigned.insert(_tokens[word]);
        }
    }

    // The name after the next comma of the declaration, ignoring commas within an initializer.
    std::size_t nextName(std::size_t name, std::size_t end) const {
        int depth = 0;
        for (; name < end; ++name) {
            const std::string_view token = _tokens[name];
            if (token == "(" || token == "[") ++depth;
            if (token == ")" || token == "]") --depth;
            if (token == "," && depth == 0) return next(name);
        }
        return end;
    }

    int sizeAfter(std::size_t name) const {
        const std::size_t bracket = next(name);
        return tokenAt(bracket) == "[" ? _types.sizeNamed(tokenAt(next(bracket))) : 1;
    }

    std::string_view tokenAt(std::size_t index) const {
        return index < _tokens.size() ? _tokens[index] : std::string_view();
    }
    bool isWordAt(std::size_t index) const { return index < _tokens.size() && isWord(_tokens[index]); }

    // The next token that is not white space.
    std::size_t next(std::size_t index) const {
        do ++index;
        while (index < _tokens.size() && isSpace(_tokens[index]));
        return index;
    }

    // The next semicolon, cached for all tokens before it; 0 if there is none.
    std::size_t statementEnd() {
        while (_end < _tokens.size() && (_end < _at || _tokens[_end] != ";")) ++_end;
        return _end < _tokens.size() ? _end : 0;
    }

    void copyTo(std::size_t end) {
        for (; _at < end; ++_at) {
            if (_renamed.count(_tokens[_at])) write(kVariable);
            write(_tokens[_at]);
        }
    }
    // Line breaks are kept, so that line numbers stay the same.
    void skipTo(std::size_t end) {
        for (; _at < end; ++_at)
            if (_tokens[_at] == "\n") write("\n");
    }
    void write(std::string_view token) {
        text += token;
        arraysText += token;
    }

    static constexpr const char* kVariable = "copra_"; ///< prefix of variables that replace varyings

    std::string _source; ///< what the tokens refer to
    std::vector<std::string_view> _tokens;
    ShaderTypes _types;
    std::size_t _at = 0;
    std::size_t _end = 0;
    Uniforms& _uniforms;
    std::set<std::string_view> _assigned; ///< words on the left of assignments
    std::set<std::string_view> _renamed;  ///< varyings that are replaced by variables
};

bool contains(const std::string& text, const char* name) {
    return text.find(name) != std::string::npos;
}

// Vertices of nodes are already in world space: the model matrix is the identity.
const char* const kPrelude = "uniform vec4 CC_Time;\n"
                             "uniform vec4 CC_SinTime;\n"
                             "uniform vec4 CC_CosTime;\n"
                             "uniform vec4 CC_Random01;\n"
                             "uniform sampler2D CC_Texture0;\n"
                             "uniform sampler2D CC_Texture1;\n"
                             "uniform sampler2D CC_Texture2;\n"
                             "uniform sampler2D CC_Texture3;\n"
                             "#define CC_PMatrix gl_ProjectionMatrix\n"
                             "#define CC_MVPMatrix gl_ModelViewProjectionMatrix\n"
                             "#define CC_MVMatrix gl_ModelViewMatrix\n"
                             "#define CC_NormalMatrix gl_NormalMatrix\n";

// The extension allows array initializers in braces.
const std::string kVersion = "#version 120\n#extension GL_ARB_shading_language_420pack : enable\n";

std::string withPrelude(const std::string& extensions, const std::string& defines, const std::string& text) {
    return kVersion + extensions + kPrelude + defines + "#line 0\n" + text;
}

/// The names by location.
std::vector<std::string> namesOf(const Array<DeclaredAttribute>& attributes) {
    std::vector<std::string> names;
    for (const DeclaredAttribute& attribute : attributes) {
        if (attribute.number >= names.size()) names.resize(attribute.number + 1);
        names[attribute.number] = attribute.name;
    }
    return names;
}

} // namespace

TranslatedShader translateShader(const std::string& vertex, const std::string& fragment,
                                 const std::string& defines) {
    TranslatedShader result;
    Uniforms uniforms(result.uniforms);
    const Translation vertexShader(Translation::Kind::Vertex, vertex, uniforms);
    const Translation fragmentShader(Translation::Kind::Fragment, fragment, uniforms);
    const std::string macros = definesOf(defines);
    result.source.vertex =
        withPrelude(vertexShader.extensions, macros + vertexShader.defines, vertexShader.text);
    result.source.fragment = withPrelude(fragmentShader.extensions, macros, fragmentShader.text);
    result.arrays.vertex = withPrelude(vertexShader.extensions, macros, vertexShader.arraysText);
    result.arrays.fragment = result.source.fragment;
    result.arrays.attributes = namesOf(vertexShader.attributes);
    result.attributes = vertexShader.attributes;

    const std::string both = vertexShader.text + fragmentShader.text;
    result.usesTime =
        contains(both, "CC_Time") || contains(both, "CC_SinTime") || contains(both, "CC_CosTime");
    result.usesRandom = contains(both, "CC_Random01");
    result.usesTexture = contains(both, "CC_Texture0");
    for (const char* name : {"CC_Texture1", "CC_Texture2", "CC_Texture3"})
        if (contains(both, name)) uniforms.add(name, GL_SAMPLER_2D, 1);
    return result;
}

} // namespace copra
