#pragma once

namespace copra {

/// Makes debug builds name the functions of the game that led to a mistake, and remember where objects are
/// created. If the environment variable COPRA_LEAKS is 1, the objects that are alive at the end of the
/// program are logged (LeakReport.h). The Director calls it.
void explainMistakes();

} // namespace copra
