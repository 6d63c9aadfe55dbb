#pragma once

namespace copra::sfml {

/// Keeps OpenAL and ALSA from printing 18 lines where there is no sound card: the audio device reports its reason by itself.
/// To be called before the first sound and before threads are started. With ALSOFT_LOGLEVEL in the environment they still print.
void silenceSoundLibraries();

} // namespace copra::sfml
