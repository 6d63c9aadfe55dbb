#include "fonts/LineCarets.h"

#include "fonts/FontAtlas.h"
#include "fonts/ShapedText.h"
#include "platform/Screen.h"

#include <algorithm>
#include <cmath>

namespace copra {

namespace {

/// The characters from `begin` to before `end` share a width, except for those that join the one before them.
void shareWidth(std::vector<CharacterBox>& boxes, std::size_t begin, std::size_t end, float left, float width,
                bool rightToLeft) {
    std::size_t count = 0;
    for (std::size_t i = begin; i < end; ++i)
        if (i == begin || !boxes[i].joinsPrevious) ++count;
    if (count == 0) return;
    const float step = width / static_cast<float>(count);
    std::size_t place = 0;
    for (std::size_t i = begin; i < end; ++i) {
        const bool isMark = i > begin && boxes[i].joinsPrevious;
        const float behind = step * static_cast<float>(place);
        const float ahead = isMark ? behind : behind + step;
        boxes[i].left = rightToLeft ? left + width - ahead : left + behind;
        boxes[i].right = rightToLeft ? left + width - behind : left + ahead;
        boxes[i].rightToLeft = rightToLeft;
        if (!isMark) ++place;
    }
}

} // namespace

void LineCarets::clear() {
    _boxes.clear();
    _width = 0.0f;
    _rightToLeft = false;
    _isMeasured = false;
}

void LineCarets::measure(std::u32string_view line, cocos2d::FontAtlas& atlas) {
    clear();
    if (!atlas.fonts()) return;
    _isMeasured = true;
    ShapedText text;
    text.shape(line, 0, *atlas.fonts());
    _rightToLeft = text.level() % 2 == 1;
    _boxes.resize(line.size());
    for (std::size_t i = 0; i < text.characters().size(); ++i)
        _boxes[static_cast<std::size_t>(text.indexOf(i))].joinsPrevious = text.characters()[i].joinsPrevious;

    const std::vector<TextCluster>& clusters = text.clusters();
    std::size_t textEnd = clusters.size();
    while (textEnd > 0 && clusters[textEnd - 1].isBlank) --textEnd;
    std::vector<std::size_t> order;
    std::vector<std::uint8_t> levels;
    text.findVisualOrder(0, textEnd, clusters.size(), order, levels);
    const float pixelsPerPoint = screen().contentScaleFactor;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const TextCluster& cluster = clusters[order[i]];
        const auto begin = static_cast<std::size_t>(cluster.character);
        const std::size_t end = order[i] + 1 < clusters.size()
                                    ? static_cast<std::size_t>(clusters[order[i] + 1].character)
                                    : line.size();
        const float width = cluster.overprints ? 0.0f : cluster.advance / pixelsPerPoint;
        shareWidth(_boxes, begin, end, _width, width, levels[i] % 2 == 1);
        _width += width;
    }
}

bool LineCarets::isRightToLeftAt(std::size_t position) const {
    if (_boxes.empty()) return _rightToLeft;
    return _boxes[std::min(position > 0 ? position - 1 : 0, _boxes.size() - 1)].rightToLeft;
}

float LineCarets::x(std::size_t position) const {
    if (_boxes.empty()) return 0.0f;
    if (position >= _boxes.size())
        return _boxes.back().rightToLeft ? _boxes.back().left : _boxes.back().right;
    return _boxes[position].rightToLeft ? _boxes[position].right : _boxes[position].left;
}

std::size_t LineCarets::nearest(float x) const {
    std::size_t best = 0;
    for (std::size_t i = 1; i <= _boxes.size(); ++i)
        if (isStop(i) && std::abs(this->x(i) - x) < std::abs(this->x(best) - x)) best = i;
    return best;
}

std::size_t LineCarets::beside(std::size_t position, int step) const {
    const auto sign = static_cast<float>(step);
    const float from = x(position);
    std::size_t best = position;
    for (std::size_t i = 0; i <= _boxes.size(); ++i) {
        if (!isStop(i)) continue;
        const float distance = (x(i) - from) * sign;
        // Of the places at one point, the first one in the direction of the text is enough.
        if (distance > 0.01f && (best == position || distance < (x(best) - from) * sign)) best = i;
    }
    return best;
}

} // namespace copra
