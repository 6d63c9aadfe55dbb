#pragma once

namespace copra::reference {

/// A slope that carries objects, as in the article "Slopes in an action game" (docs/articles.md), exactly as
/// published: the straight line y = startY + gradient (x - startX) in integers, with y DOWN as on the screen
/// of the article. Use it in ported code that needs the same numbers; in new games, use copra::Slope.
///
/// The rules of the article: the line runs to the right (startX < endX) and is not vertical; a vertical line
/// is a rectangle of width 1. The defects of the article are kept:
/// - Only the right edge is tested, so the left corner sinks into a falling slope.
/// - The line continues beyond its ends.
/// - Objects below the line or inside are moved up.
/// - The fraction of the new position is lost.
/// - Neither the speed nor a ground flag changes.
struct Slope {
    int startX = 0; ///< The x of the left end.
    int startY = 0; ///< The y of the left end, y down.
    int endX = 0;   ///< The x of the right end.
    int endY = 0;   ///< The y of the right end, y down.

    /// Returns null if the line follows the two rules, otherwise a message that says what is wrong.
    [[nodiscard]] const char* validate() const;
    /// Returns the y of the line at the right edge of an object, or 0 for an invalid line.
    double slopeY(int right) const;
    /// Whether the bottom of an object is below the line: slopeY < bottom, strictly, as in the article.
    /// Returns false for an invalid line.
    bool isPenetrating(int right, int bottom) const;
    /// Tests an object and moves it up: if its rectangle meets the rectangle of the line (step 1) and its
    /// bottom is below the line at its right edge (steps 3 and 4), `y`, its top, becomes slopeY - height
    /// (step 5). Returns whether the object was moved.
    bool pushUp(int x, int& y, int width, int height) const;
};

} // namespace copra::reference
