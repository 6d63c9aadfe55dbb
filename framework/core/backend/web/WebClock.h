#pragma once

#include "platform/SystemClock.h"

namespace copra::web {

/// The clock of the page. Waiting returns to the browser, which draws the frame and reports input meanwhile.
class WebClock : public SystemClock {
public:
    /// Waits for the first frame of the browser after `seconds`. Only functions that scripts/web/waits.txt
    /// names may call it, since the program is unwound while it waits.
    void sleep(double seconds) override;
};

} // namespace copra::web
