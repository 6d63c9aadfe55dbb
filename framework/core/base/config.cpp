#include "base/config.h"

namespace copra {

#if defined(_GLIBCXX_DEBUG)
const char builtWith_GLIBCXX_DEBUG = 0;
#else
const char builtWithout_GLIBCXX_DEBUG = 0;
#endif

} // namespace copra
