#pragma once

#include <cstddef>

namespace copra::reference {

/// An object of article 003 ("slopes in an action game"), x axis only, in whole numbers and frames. For
/// numbers that must match ported code; new games take BodyWorld.h. The names are the article's.
///
/// Defects kept: the ratio of the masses is cut to a whole number before it is used (19 : 10 counts as 1 :
/// 1), new speeds are cut towards 0, each object bounces by its own elasticity, so momentum is lost or made
/// where two differ, and whoever meets is exchanged, also when parting already. Not kept: a mass of 0, which
/// divides by zero in the article, changes nothing here.
struct Body {
    int x = 0;            ///< left edge, in the unit of the speed
    int width = 0;        ///< in the unit of the speed
    int detailSpeedX = 0; ///< m_DetailSpeedX: a frame, usually in thousandths of a pixel
    int elasticForce = 0; ///< m_ElasticForce: thousandths, 0 does not bounce, 1000 fully
    int mass = 10;        ///< m_Mass: above 0; a wall has kWallMass

    /// After stepRow(): the index of what stopped it in this frame, or kNothing.
    std::size_t stoppedBy = kNothing;
    static constexpr std::size_t kNothing = static_cast<std::size_t>(-1);
};

/// "9999999 or so": heavy enough that nothing in whole numbers moves it.
constexpr int kWallMass = 9999999;

/// The article's exchange of speeds between two objects that met:
///   speedA' = speedA + (int)((speedB - speedA) (1 + elastA) / (massA / massB + 1)), and B the same way
///   round,
/// both from the old speeds. True when it was done, false (and no change) when a mass is not above 0.
bool exchangeSpeeds(Body& a, Body& b);

/// One frame of a row of objects: each moves by its speed, one after the other in the order of the array; who
/// would sink into another is put back to where it touches (no pushing out of chains). Then each pair that
/// met exchanges speeds. So a push runs through a row one link a frame, as in the article: with n boxes it
/// takes n + 1 frames until the wall at the end stops them. Defect kept: the order of the array matters.
void stepRow(Body* bodies, std::size_t count);

} // namespace copra::reference
