#include "opengl/shaderTypes.h"

#include "opengl/shaderTokens.h"

#include <algorithm>

namespace copra {

namespace {

// More than the uniforms that any driver supports.
constexpr int kMaxValues = 512;

bool isNumber(std::string_view word) {
    return !word.empty() &&
           std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

ShaderTypes::ShaderTypes(const std::vector<std::string_view>& tokens) : _tokens(tokens) {
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (tokens[at] == "define") {
            readNumber(next(at), next(next(at)));
        } else if (tokens[at] == "const" && token(next(at)) == "int") {
            const std::size_t name = next(next(at));
            if (token(next(name)) == "=") readNumber(name, next(next(name)));
        } else if (tokens[at] == "struct") {
            at = readStructure(at);
        }
    }
}

void ShaderTypes::readNumber(std::size_t name, std::size_t value) {
    if (isNumber(token(value))) _numbers[token(name)] = numberIn(token(value));
}

/// Reads up to the closing brace, or up to what cannot be parsed.
std::size_t ShaderTypes::readStructure(std::size_t at) {
    const std::size_t name = next(at);
    std::size_t place = next(name);
    if (token(place) != "{") return at;
    std::vector<Member> members;
    place = next(place);
    while (place < _tokens.size() && token(place) != "}") {
        const std::string_view type = token(place);
        do {
            place = next(place);
            Member member{type, token(place), 0};
            place = next(place);
            if (token(place) == "[") {
                member.size = sizeNamed(token(next(place)));
                while (place < _tokens.size() && token(place) != "]") place = next(place);
                place = next(place);
            }
            members.push_back(member);
        } while (token(place) == ",");
        if (token(place) != ";") return at;
        place = next(place);
    }
    _structures[token(name)] = std::move(members);
    return place;
}

int ShaderTypes::sizeNamed(std::string_view size) const {
    if (isNumber(size)) return std::max(1, numberIn(size));
    const auto known = _numbers.find(size);
    return known == _numbers.end() ? 1 : std::max(1, known->second);
}

void ShaderTypes::forEachValue(
    std::string_view structure, const std::string& name, int count,
    const std::function<void(const std::string& name, std::string_view type, int size)>& visit) const {
    int left = kMaxValues;
    // A structure contains only structures that were declared before it, so the recursion ends.
    const std::function<void(std::string_view, const std::string&, int, int)> descend =
        [&](std::string_view type, const std::string& path, int size, int depth) {
            const auto known = _structures.find(type);
            if (left <= 0 || depth > 8) return;
            if (known == _structures.end()) {
                --left;
                visit(path, type, std::max(1, size));
                return;
            }
            for (int i = 0; i < std::max(1, size) && left > 0; ++i) {
                const std::string element = size > 0 ? path + "[" + std::to_string(i) + "]" : path;
                for (const Member& member : known->second)
                    descend(member.type, element + "." + std::string(member.name), member.size, depth + 1);
            }
        };
    descend(structure, name, count, 0);
}

std::size_t ShaderTypes::next(std::size_t index) const {
    do ++index;
    while (index < _tokens.size() && isSpace(_tokens[index]));
    return index;
}

std::string_view ShaderTypes::token(std::size_t index) const {
    return index < _tokens.size() ? _tokens[index] : std::string_view();
}

} // namespace copra
