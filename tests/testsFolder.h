#pragma once

#include <string>

namespace copra {

/// The folder of the tests in the sources, without a slash at its end. One source is compiled with the path: all others compile
/// alike in every clone, so that ccache serves a second one.
std::string testsFolder();

} // namespace copra
