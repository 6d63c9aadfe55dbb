#pragma once

namespace copra::reference {

/// A slope of the article "Slopes in an action game" (docs/articles.md), exactly: the straight line y =
/// startY + gradient (x - startX) in integers, y DOWN as on the article's screen. For ported code that needs
/// the same numbers; new games use bodies/Slope.h.
///
/// The article's rules: the line runs to the right (startX < endX) and is not vertical; a vertical one is a
/// rectangle of width 1. Defects kept: only the right edge is tested, so the left corner sinks into a falling
/// slope; the line continues beyond its ends; objects below or inside are moved up; the fraction of the new
/// position is lost; neither speed nor a ground flag changes.
struct Slope {
    int startX = 0;
    int startY = 0;
    int endX = 0;
    int endY = 0;

    /// Null when it keeps the article's two rules, else a sentence that says what is wrong.
    [[nodiscard]] const char* validate() const;
    /// The y of the line where the object's right edge is; 0 for an invalid line.
    double slopeY(int right) const;
    /// The article's test: slopeY < bottom, strictly. False for an invalid line.
    bool isPenetrating(int right, int bottom) const;
    /// Whole test and answer for an object: when its rectangle meets the line's rectangle (step 1) and its
    /// bottom is below the line at its right edge (steps 3 and 4), `y` (its top) becomes slopeY - height
    /// (step 5). True when it did.
    bool pushUp(int x, int& y, int width, int height) const;
};

} // namespace copra::reference
