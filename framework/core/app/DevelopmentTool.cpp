#include "app/DevelopmentTool.h"

namespace copra {

namespace {
DevelopmentTool* s_developmentTool = nullptr;
} // namespace

DevelopmentTool* developmentTool() {
    return s_developmentTool;
}

void setDevelopmentTool(DevelopmentTool* tool) {
    s_developmentTool = tool;
}

} // namespace copra
