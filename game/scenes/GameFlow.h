#pragma once

#include "scenes/Session.h"

/// The ways from scene to scene, in one place, so that no scene needs to know another's header.
namespace beecluster::flow {

void toTitle(const SessionPtr& session);
/// Begins a new game at that stage.
void toNewGame(const SessionPtr& session, std::size_t stage);
/// Goes on with the session's stage.
void toStage(const SessionPtr& session);
/// The end of a game, good or bad.
void toGameOver(const SessionPtr& session, bool won);

} // namespace beecluster::flow
