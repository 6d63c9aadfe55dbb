#pragma once

/// A leak detector for Visual C++: nothing here.
