#include "render/shaderTranslation.h"

#include <regex>
#include <utility>

namespace copra {

namespace {

/// Calls found(match) for every match and puts what it returns in its place.
template<class Found>
std::string replaceAll(const std::string& text, const std::regex& pattern, const Found& found) {
    std::string result;
    auto rest = text.cbegin();
    for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it) {
        result.append(rest, text.cbegin() + it->position());
        result += found(*it);
        rest = text.cbegin() + it->position() + it->length();
    }
    return result.append(rest, text.cend());
}

/// As many line ends as a match has: what is taken out must not move the lines below it.
std::string onlyLines(const std::smatch& match) {
    const std::string text = match.str();
    std::string lines;
    for (const char c : text)
        if (c == '\n') lines += c;
    return lines;
}

// Comments go first: nothing in them shall be taken for a declaration.
std::string withoutComments(const std::string& text) {
    static const std::regex kComment(R"(//[^\n]*|/\*[^]*?\*/)");
    return replaceAll(text, kComment, [](const std::smatch& match) { return ' ' + onlyLines(match); });
}

// Desktops know neither precisions nor the versions of OpenGL ES.
std::string withoutPrecisions(const std::string& text) {
    static const std::regex kVersion(R"(#[ \t]*version[^\n]*)");
    static const std::regex kStatement(R"(\bprecision\s+(lowp|mediump|highp)\s+\w+\s*;)");
    static const std::regex kQualifier(R"(\b(lowp|mediump|highp)\b)");
    return replaceAll(replaceAll(replaceAll(text, kVersion, onlyLines), kStatement, onlyLines), kQualifier,
                      onlyLines);
}

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

const char* swizzleOf(const std::string& type) {
    if (type == "vec2") return ".xy";
    if (type == "vec3") return ".xyz";
    return "";
}

/// Takes out the declarations of attributes; adds what stands for them to `defines`.
std::string withoutAttributes(const std::string& text, std::string& defines) {
    static const std::regex kAttribute(R"(\battribute\s+(\w+)\s+(a_position|a_color|a_texCoord)\s*;)");
    return replaceAll(text, kAttribute, [&defines](const std::smatch& match) {
        const std::string name = match[2];
        const std::string source = name == "a_position" ? "gl_Vertex"
                                   : name == "a_color"  ? "gl_Color"
                                                        : "(gl_TextureMatrix[0] * gl_MultiTexCoord0)";
        const std::string define = "#define " + name + " " + source + swizzleOf(match[1]) + "\n";
        if (defines.find(define) == std::string::npos) defines += define;
        return onlyLines(match);
    });
}

GLenum typeNamed(const std::string& name) {
    static const std::pair<const char*, GLenum> kTypes[] = {
        {"int", GL_INT},         {"bool", GL_INT},
        {"float", GL_FLOAT},     {"vec2", GL_FLOAT_VEC2},
        {"vec3", GL_FLOAT_VEC3}, {"vec4", GL_FLOAT_VEC4},
        {"mat4", GL_FLOAT_MAT4}, {"sampler2D", GL_SAMPLER_2D}};
    for (const auto& [known, type] : kTypes)
        if (name == known) return type;
    return 0;
}

void add(const DeclaredUniform& uniform, std::vector<DeclaredUniform>& uniforms) {
    for (const DeclaredUniform& known : uniforms)
        if (known.name == uniform.name) return;
    uniforms.push_back(uniform);
}

/// The names in "a, b[4]", with the sizes they are declared with. A size that is a word counts as 1.
void addDeclared(const std::string& type, const std::string& names, std::vector<DeclaredUniform>& uniforms) {
    static const std::regex kName(R"((\w+)\s*(\[\s*(\d+)?[^\]]*\])?)");
    for (std::sregex_iterator it(names.begin(), names.end(), kName), end; it != end; ++it) {
        const std::smatch& match = *it;
        add({match[1], typeNamed(type), match[3].matched ? std::stoi(match[3]) : 1}, uniforms);
    }
}

/// Notes the uniforms; takes out those that the frame around the shader declares.
std::string withoutOurUniforms(const std::string& text, std::vector<DeclaredUniform>& uniforms) {
    static const std::regex kOurs(
        R"(\s*CC_((P|MV|MVP|Normal)Matrix|(Sin|Cos)?Time|Random01|Texture[0-3])\s*)");
    static const std::regex kUniform(R"(\buniform\s+(\w+)\s+([^;]+);)");
    return replaceAll(text, kUniform, [&uniforms](const std::smatch& match) {
        const std::string names = match[2];
        if (std::regex_match(names, kOurs)) return onlyLines(match);
        addDeclared(match[1], names, uniforms);
        return match.str();
    });
}

bool mentions(const std::string& text, const char* name) {
    return text.find(name) != std::string::npos;
}

// Corners are in the world when they come here, so what leads from a node to the world is nothing.
const char* const kFrame = "#version 120\n"
                           "uniform vec4 CC_Time;\n"
                           "uniform vec4 CC_SinTime;\n"
                           "uniform vec4 CC_CosTime;\n"
                           "uniform vec4 CC_Random01;\n"
                           "uniform sampler2D CC_Texture0;\n"
                           "uniform sampler2D CC_Texture1;\n"
                           "uniform sampler2D CC_Texture2;\n"
                           "uniform sampler2D CC_Texture3;\n"
                           "#define CC_PMatrix gl_ModelViewProjectionMatrix\n"
                           "#define CC_MVPMatrix gl_ModelViewProjectionMatrix\n"
                           "#define CC_MVMatrix mat4(1.0)\n"
                           "#define CC_NormalMatrix mat3(1.0)\n";

std::string inFrame(const std::string& defines, const std::string& text) {
    return kFrame + defines + "#line 0\n" + text;
}

} // namespace

TranslatedShader translateShader(const std::string& vertex, const std::string& fragment,
                                 const std::string& defines) {
    TranslatedShader result;
    const auto prepared = [&result](const std::string& text) {
        return withoutOurUniforms(withoutPrecisions(withoutComments(text)), result.uniforms);
    };
    const std::string ours = definesOf(defines);
    std::string attributes;
    const std::string corners = withoutAttributes(prepared(vertex), attributes);
    const std::string pixels = prepared(fragment);
    result.source.vertex = inFrame(ours + attributes, corners);
    result.source.fragment = inFrame(ours, pixels);

    const std::string both = corners + pixels;
    result.usesTime =
        mentions(both, "CC_Time") || mentions(both, "CC_SinTime") || mentions(both, "CC_CosTime");
    result.usesRandom = mentions(both, "CC_Random01");
    result.usesTexture = mentions(both, "CC_Texture0");
    for (const char* name : {"CC_Texture1", "CC_Texture2", "CC_Texture3"})
        if (mentions(both, name)) add({name, GL_SAMPLER_2D, 1}, result.uniforms);
    return result;
}

ShaderComplaint firstComplaint(const std::string& words) {
    // "0:12(5): error: text" (Mesa), "ERROR: 0:12: text" (AMD, Apple), "0(12) : error C1: text" (NVIDIA)
    static const std::regex kPlaced(
        R"(\b0[:(](\d+)[^\n]*?:\s*(?:error\s*\w*\s*:\s*)?([^\n]+?)(?= 0[:(]\d|\n|$))");
    ShaderComplaint complaint;
    complaint.isVertex = mentions(words, "vertex shader");
    std::smatch match;
    if (std::regex_search(words, match, kPlaced)) {
        complaint.line = std::stoi(match[1]);
        complaint.text = match[2];
    } else {
        complaint.text = words;
    }
    return complaint;
}

} // namespace copra
