#pragma once

/// Files by their Visual C++ names.

#include <sys/stat.h>
#include <unistd.h>

#define _access access
#define _mkdir(name) mkdir(name, 0777)
