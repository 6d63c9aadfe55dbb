#include "studio/builder/CCBFile.h"

#include "base/autoreleased.h"

namespace cocosbuilder {

CCBFile* CCBFile::create() {
    return copra::autoreleased(new CCBFile());
}

} // namespace cocosbuilder
