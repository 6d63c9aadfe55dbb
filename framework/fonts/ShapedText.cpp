#include "fonts/ShapedText.h"

#include "fonts/FontChain.h"
#include "fonts/textCharacters.h"

#include <algorithm>

namespace copra {

namespace {

bool isControl(char32_t character) {
    return character < 0x20 || (character >= 0x7f && character < 0xa0);
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
    for (std::size_t begin = 0; begin < all.size();) {
        std::size_t end = begin + 1;
        while (end < all.size() && infos[end].joinsPrevious) ++end;
        const CharacterInfo& info = infos[begin];
        const std::size_t font = fonts.fontFor(all.substr(begin, end - begin), info.isEmoji);
        const bool continues = !_runs.empty() && _runs.back().font == font &&
                               _runs.back().script == info.script && infos[begin - 1].level == info.level;
        if (!continues) {
            FontRun run;
            run.begin = begin;
            run.script = info.script;
            run.rightToLeft = info.level % 2 == 1;
            run.font = font;
            _runs.push_back(run);
        }
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

} // namespace copra
