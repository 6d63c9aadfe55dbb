#pragma once

// All easing actions.

#include "action/ActionEase.h"
#include "action/EaseBezier.h"
#include "action/EaseCurves.h"
#include "action/EaseElastic.h"
#include "action/EaseRate.h"
