#pragma once
// On the include path only while framework/ui does not exist: part2's harness names this header for every case,
// also for those that use no widget. The widget cases themselves are listed in pending.txt.
