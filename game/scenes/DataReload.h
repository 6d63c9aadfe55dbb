#pragma once

#include "scenes/Session.h"

namespace beecluster {

/// Event of the dispatcher: other data are in use; see data/GameData.h.
inline constexpr const char* kDataReadEvent = "beecluster_data_read";

/// Reads the files of resources/game/ again, and shows on the running scene what came of it: a fault, with which the data in use
/// stay, or that they are read. Does not do so while a recording plays, which has to end as it was recorded.
void readDataAgain(Session& session);

} // namespace beecluster
