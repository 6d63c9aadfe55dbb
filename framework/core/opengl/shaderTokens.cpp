#include "opengl/shaderTokens.h"

#include <algorithm>

namespace copra {

bool isIdentifierChar(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v';
}

int numberIn(std::string_view digits) {
    constexpr int kLimit = 1 << 20;
    int number = 0;
    for (const char c : digits) {
        if (c < '0' || c > '9') break;
        number = std::min(kLimit, number * 10 + (c - '0'));
    }
    return number;
}

std::string withoutComments(std::string_view text) {
    std::string result;
    std::size_t at = 0;
    while (at < text.size()) {
        const char follower = text[at] == '/' && at + 1 < text.size() ? text[at + 1] : ' ';
        if (follower != '/' && follower != '*') {
            result += text[at++];
            continue;
        }
        const bool isLine = follower == '/';
        const std::size_t close = isLine ? text.find('\n', at) : text.find("*/", at + 2);
        if (close == std::string_view::npos && !isLine) return result.append(text.substr(at));
        const std::size_t end = isLine ? std::min(close, text.size()) : close + 2;
        result += ' ';
        const std::string_view comment = text.substr(at, end - at);
        result.append(static_cast<std::size_t>(std::count(comment.begin(), comment.end(), '\n')), '\n');
        at = end;
    }
    return result;
}

std::vector<std::string_view> tokensOf(std::string_view text) {
    std::vector<std::string_view> tokens;
    while (!text.empty()) {
        const auto same = isIdentifierChar(text[0]) ? isIdentifierChar : isBlank;
        const auto end = std::find_if_not(text.begin(), text.end(), same);
        const auto length = std::max<std::size_t>(1, static_cast<std::size_t>(end - text.begin()));
        const std::string_view token = text.substr(0, length);
        const bool isPrecision = token == "lowp" || token == "mediump" || token == "highp";
        if (!isPrecision) tokens.push_back(token);
        text.remove_prefix(length);
    }
    return tokens;
}

} // namespace copra
