#include "fonts/ShapedText.h"

#include "fonts/FontChain.h"
#include "fonts/textCharacters.h"

#include <algorithm>
#include <iterator>

namespace copra {

namespace {

/// Characters in one cluster, such as a letter with its marks: Unicode's format for streams has 31. HarfBuzz takes a quadratic time
/// to place the marks of a letter, so that longer clusters are shaped in parts.
constexpr std::size_t kMostJoined = 128;

bool isControl(char32_t character) {
    return character < 0x20 || (character >= 0x7f && character < 0xa0);
}

constexpr std::uint32_t tagOf(char a, char b, char c, char d) {
    return static_cast<std::uint32_t>(a) << 24 | static_cast<std::uint32_t>(b) << 16 |
           static_cast<std::uint32_t>(c) << 8 | static_cast<std::uint32_t>(d);
}

/// Scripts whose letters are joined, as the specification of CSS lists them.
bool joinsLetters(std::uint32_t script) {
    static constexpr std::uint32_t kScripts[] = {tagOf('A', 'd', 'l', 'm'), tagOf('A', 'r', 'a', 'b'),
                                                 tagOf('M', 'a', 'n', 'd'), tagOf('M', 'o', 'n', 'g'),
                                                 tagOf('N', 'k', 'o', 'o'), tagOf('P', 'h', 'a', 'g'),
                                                 tagOf('R', 'o', 'h', 'g'), tagOf('S', 'y', 'r', 'c')};
    return std::find(std::begin(kScripts), std::end(kScripts), script) != std::end(kScripts);
}

bool runsFromLeft(std::uint32_t script) {
    return script == tagOf('M', 'o', 'n', 'g') || script == tagOf('P', 'h', 'a', 'g');
}

} // namespace

void ShapedText::shape(std::u32string_view text, std::size_t offset, FontChain& fonts) {
    _clusters.clear();
    _glyphs.clear();
    removeControls(text, offset);
    _info = ParagraphInfo();
    TextAnalyzer* const analyzer = glyphSource() ? glyphSource()->analyzer() : nullptr;
    if (analyzer) analyzer->analyze(_characters, _info);
    _info.characters.resize(_characters.size()); // what an analyzer does not know about
    findRuns(fonts);
    for (const FontRun& run : _runs) shapeRun(run, fonts);
    addOverprints(_characters.size(), fonts);
    findSpaces();
}

void ShapedText::removeControls(std::u32string_view text, std::size_t offset) {
    _characters.clear();
    _indices.clear();
    _overprints.clear();
    _nextOverprint = 0;
    bool overprints = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int index = static_cast<int>(offset + i);
        if (text[i] == kBackspace) {
            overprints = true;
        } else if (overprints) {
            overprints = false;
            _overprints.push_back({_characters.size(), text[i], index});
        } else if (!isControl(text[i])) {
            _characters += text[i];
            _indices.push_back(index);
        }
    }
}

/// Splits the text where level, script or font change.
void ShapedText::findRuns(FontChain& fonts) {
    _runs.clear();
    const std::vector<CharacterInfo>& infos = _info.characters;
    const std::u32string_view all = _characters;
    bool isCut = false;
    for (std::size_t begin = 0; begin < all.size();) {
        std::size_t end = begin + 1;
        while (end < all.size() && infos[end].joinsPrevious && end - begin < kMostJoined) ++end;
        const CharacterInfo& info = infos[begin];
        const std::size_t font = fonts.fontFor(all.substr(begin, end - begin), info.isEmoji);
        const bool continues = !_runs.empty() && !isCut && _runs.back().font == font &&
                               _runs.back().script == info.script && infos[begin - 1].level == info.level;
        if (!continues) {
            FontRun run;
            run.begin = begin;
            run.script = info.script;
            run.rightToLeft = info.level % 2 == 1;
            run.font = font;
            _runs.push_back(run);
        }
        isCut = end - begin == kMostJoined;
        _runs.back().end = begin = end;
    }
}

void ShapedText::shapeRun(const FontRun& run, FontChain& fonts) {
    _runGlyphs.clear();
    fonts.face(run.font).shape(_characters, run, _runGlyphs);
    // Glyphs come from left to right: in the order of the text only where that runs so.
    if (run.rightToLeft) {
        for (std::size_t end = _runGlyphs.size(); end > 0;) {
            std::size_t begin = end - 1;
            while (begin > 0 && _runGlyphs[begin - 1].cluster == _runGlyphs[end - 1].cluster) --begin;
            addOverprints(_runGlyphs[begin].cluster, fonts);
            addCluster(run, begin, end);
            end = begin;
        }
        return;
    }
    for (std::size_t begin = 0; begin < _runGlyphs.size();) {
        std::size_t end = begin + 1;
        while (end < _runGlyphs.size() && _runGlyphs[end].cluster == _runGlyphs[begin].cluster) ++end;
        addOverprints(_runGlyphs[begin].cluster, fonts);
        addCluster(run, begin, end);
        begin = end;
    }
}

/// Adds the run's glyphs from `begin` to before `end` as one cluster.
void ShapedText::addCluster(const FontRun& run, std::size_t begin, std::size_t end) {
    const std::size_t character = std::min<std::size_t>(_runGlyphs[begin].cluster, _characters.size() - 1);
    const CharacterInfo& info = _info.characters[character];
    TextCluster cluster = {};
    cluster.firstGlyph = _glyphs.size();
    cluster.glyphCount = end - begin;
    cluster.character = _indices[character];
    cluster.level = info.level;
    cluster.mayBreakBefore = info.mayBreakBefore;
    cluster.isBlank = isSpace(_characters[character]);
    // Digits run from left to right between the letters.
    cluster.isJoined =
        !cluster.isBlank && joinsLetters(info.script) && (info.level % 2 == 1 || runsFromLeft(info.script));
    for (std::size_t i = begin; i < end; ++i) {
        const ShapedGlyph& glyph = _runGlyphs[i];
        _glyphs.push_back({GlyphKey(run.font, glyph.id), cluster.advance + glyph.offsetX, glyph.offsetY});
        if (glyph.id != 0) cluster.advance += glyph.advance;
    }
    _clusters.push_back(cluster);
}

/// Adds the characters that are put over the one before the character `before`.
void ShapedText::addOverprints(std::size_t before, FontChain& fonts) {
    for (; _nextOverprint < _overprints.size() && _overprints[_nextOverprint].before <= before;
         ++_nextOverprint) {
        const Overprint& overprint = _overprints[_nextOverprint];
        TextCluster cluster = {};
        cluster.firstGlyph = _glyphs.size();
        cluster.glyphCount = 1;
        cluster.character = overprint.index;
        cluster.level = _clusters.empty() ? _info.level : _clusters.back().level;
        cluster.overprints = true;
        _glyphs.push_back({fonts.find(overprint.character), 0.0f, 0.0f});
        _clusters.push_back(cluster);
    }
}

void ShapedText::findSpaces() {
    bool isNextJoined = false;
    for (auto cluster = _clusters.rbegin(); cluster != _clusters.rend(); ++cluster) {
        if (cluster->overprints) continue;
        cluster->isSpaced = !(cluster->isJoined && isNextJoined);
        isNextJoined = cluster->isJoined;
    }
}

std::size_t ShapedText::lineEnd(std::size_t begin, const ShapedLineRules& rules) const {
    constexpr float kTolerance = 0.01f; // pixels; a box as wide as the text must hold it
    float x = 0.0f;
    std::size_t lastBreak = begin;
    for (std::size_t i = begin; i < _clusters.size(); ++i) {
        const TextCluster& cluster = _clusters[i];
        if (cluster.isBlank || cluster.overprints) {
            x += rules.widthOf(cluster);
            continue;
        }
        if (rules.breaksWords || cluster.mayBreakBefore) lastBreak = i;
        x += rules.widthOf(cluster);
        if (x > rules.limit + kTolerance && i > begin) return lastBreak > begin ? lastBreak : i;
    }
    return _clusters.size();
}

void ShapedText::findVisualOrder(std::size_t begin, std::size_t textEnd, std::size_t end,
                                 std::vector<std::size_t>& order, std::vector<std::uint8_t>& levels) const {
    order.clear();
    levels.clear();
    std::uint8_t highest = 0;
    for (std::size_t i = begin; i < end; ++i) {
        order.push_back(i);
        levels.push_back(i < textEnd ? _clusters[i].level : level());
        highest = std::max(highest, levels.back());
    }
    for (std::uint8_t level = highest; level > 0; --level)
        for (std::size_t i = 0; i < levels.size();) {
            if (levels[i] < level) {
                ++i;
                continue;
            }
            std::size_t last = i + 1;
            while (last < levels.size() && levels[last] >= level) ++last;
            const auto at = [&](std::size_t index) { return static_cast<std::ptrdiff_t>(index); };
            std::reverse(order.begin() + at(i), order.begin() + at(last));
            std::reverse(levels.begin() + at(i), levels.begin() + at(last));
            i = last;
        }
}

} // namespace copra
