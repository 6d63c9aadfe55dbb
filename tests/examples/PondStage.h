#pragma once

#include "rules/Stage.h"

/// A short stage: ladybirds cross a pond, then wasps swoop down on both sides.
beecluster::Stage pondStage();
