#include "base/Explainer.h"

namespace copra {

Explainer& explainer() {
    static Explainer s_explainer;
    return s_explainer;
}

} // namespace copra
