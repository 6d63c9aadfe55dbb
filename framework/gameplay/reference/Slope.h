#pragma once

namespace copra::reference {

/// A slope as article 003 writes it: the straight line y = startY + gradient (x - startX) in whole numbers, y
/// DOWN as on the article's screen. For numbers that must match; new games take Slope.h.
///
/// The article's rules: the line runs to the right (startX < endX) and is not vertical; a vertical one is a
/// rectangle of width 1. Its defects are kept: only the right edge is asked, so a falling slope lets the left
/// corner sink in; the line goes on beyond its ends; whoever is below or inside is popped up; the fraction of
/// the new place is lost; neither speed nor a ground flag come of it.
struct Slope {
    int startX = 0;
    int startY = 0;
    int endX = 0;
    int endY = 0;

    /// Null when it keeps the article's two rules, else a sentence about what is wrong.
    const char* fault() const;
    /// The y of the line where the object's right edge is; 0 for a faulty line.
    double slopeY(int right) const;
    /// The article's test: slopeY < bottom, strictly. False for a faulty line.
    bool isPenetrating(int right, int bottom) const;
    /// Whole test and answer for an object: when its rectangle meets the line's rectangle (step 1) and its
    /// bottom is below the line at its right edge (steps 3 and 4), `y` (its top) becomes slopeY - height
    /// (step 5). True when it did.
    bool pushUp(int x, int& y, int width, int height) const;
};

} // namespace copra::reference
