#pragma once
/// A header of the game, where copra::core has one of the same path.
constexpr int kSteeringOfTheGame = 7;
