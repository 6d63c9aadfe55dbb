#pragma once

/// The deprecated path of testing/TestApp.h.

#include "testing/TestApp.h"
