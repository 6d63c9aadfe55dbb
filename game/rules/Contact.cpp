#include "rules/Contact.h"

#include "rules/Categories.h"

#include <utility>

namespace beecluster {

Contact classifyContact(std::uint32_t first, std::uint32_t second) {
    const bool isAppleSecond = second == category::kRollingApple && first == category::kEnemy;
    const bool isSwapped = second == category::kBee || second == category::kSting || isAppleSecond;
    if (isSwapped) std::swap(first, second);
    if (first == category::kRollingApple) return {ContactKind::AppleHitsEnemy, isSwapped};
    if (first == category::kSting) {
        return {second == category::kRollingApple ? ContactKind::StingHitsApple : ContactKind::StingHitsEnemy,
                isSwapped};
    }
    if (second == category::kRaisedPaw) return {ContactKind::BeeReachesPaw, isSwapped};
    return {second == category::kGift ? ContactKind::BeeFetchesGift : ContactKind::BeeIsHit, isSwapped};
}

} // namespace beecluster
