#pragma once

#include <cstddef>

namespace copra::reference {

/// An object that moves along the x axis and collides with others, as in the article "Slopes in an action
/// game" (docs/articles.md), exactly as published, in integers and frames. Use it in ported code that needs
/// the same numbers; in new games, use BodyWorld. The names are those of the article.
///
/// The defects of the article are kept:
/// - The ratio of the masses is an integer division: 19 : 10 counts as 1 : 1.
/// - New speeds are truncated toward 0.
/// - Each object uses its own elasticity, so momentum changes if the two differ.
/// - Objects that already separate exchange speeds, too.
///
/// One defect is not kept: a mass of 0, which divides by zero in the article, changes nothing here.
struct Body {
    int x = 0;            ///< The left edge, in the unit of the speed.
    int width = 0;        ///< The width, in the unit of the speed.
    int detailSpeedX = 0; ///< The speed per frame, usually in thousandths of a pixel (m_DetailSpeedX).
    /// The elasticity in thousandths: 0 does not bounce, 1000 bounces fully (m_ElasticForce).
    int elasticForce = 0;
    int mass = 10; ///< The mass, which must be above 0 (m_Mass). A wall has kWallMass.

    /// The index of the object that stopped this one in this frame, or kNothing. stepRow() sets it.
    std::size_t stoppedBy = kNothing;
    static constexpr std::size_t kNothing = static_cast<std::size_t>(-1); ///< The index of no object.
};

/// The mass of walls, "9999999 or so": no integer exchange moves them.
constexpr int kWallMass = 9999999;

/// Exchanges the speeds of two objects that have met, as in the article:
///   speedA' = speedA + (int)((speedB - speedA) (1 + elastA) / (massA / massB + 1)), and B likewise,
/// both from the old speeds. Returns false, and changes nothing, if a mass is not above 0.
bool exchangeSpeeds(Body& a, Body& b);

/// Advances a row of objects by one frame. Each object moves by its speed, in the order of the array. An
/// object that would overlap another is moved back to where it touches. Then each pair that touched exchanges
/// speeds. So, as in the article, a push advances by one object in each frame: through n boxes to the wall at
/// the end, it takes n + 1 frames. A defect of the article is kept: the order of the array matters.
void stepRow(Body* bodies, std::size_t count);

} // namespace copra::reference
