#pragma once

#include "scenes/Session.h"

/// Changes from scene to scene, in one place, so that no scene includes another one's header.
namespace beecluster::flow {

/// Fills the window with one color, as soon as it is open, until the first scene has its pictures.
void showOpening();
void showTitle(const SessionPtr& session);
/// Shows the title with the screen Options::screen over it.
void showFirstScreen(const SessionPtr& session);
/// Starts a new game at that stage.
void startNewGame(const SessionPtr& session, std::size_t stage, GameMode mode = GameMode::Story);
/// Shows a game that plays by itself until a key is pressed.
void showDemo(const SessionPtr& session);
/// Plays the session's stage again, from the tally it began with.
void retryStage(const SessionPtr& session);
/// Plays the session's stage.
void showStage(const SessionPtr& session);
/// Ends the game, won or lost.
void showGameOver(const SessionPtr& session, bool won);

} // namespace beecluster::flow
