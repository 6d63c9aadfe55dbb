#include "nodes/text/Label.h" // no part of copra::core
