#pragma once

namespace copra::sfml {

/// Keeps OpenAL and ALSA from printing 18 lines if there is no sound card; the audio device reports the
/// reason itself. Call it before the first sound and before threads are started. With ALSOFT_LOGLEVEL in the
/// environment they still print.
void silenceSoundLibraries();

} // namespace copra::sfml
