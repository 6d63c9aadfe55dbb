#pragma once

namespace copra::sfml {

/// Registers a reader of MP3 files with SFML, which has none before 2.6. It decodes with mpg123.
void registerMp3Reader();

} // namespace copra::sfml
