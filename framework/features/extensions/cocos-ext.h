#pragma once

/// Includes all extensions (namespace cocos2d::extension). cocos2d.h does not include this header.

#include "compat/names/deprecatedExtensions.h"
#include "extensions/Control.h"
#include "extensions/ControlButton.h"
#include "extensions/ControlColourPicker.h"
#include "extensions/ControlHuePicker.h"
#include "extensions/ControlPotentiometer.h"
#include "extensions/ControlSaturationBrightnessPicker.h"
#include "extensions/ControlSlider.h"
#include "extensions/ControlStepper.h"
#include "extensions/ControlSwitch.h"
#include "extensions/ControlUtils.h"
#include "extensions/ExtensionMacros.h"
#include "extensions/Invocation.h"
#include "extensions/PhysicsSprite.h"
#include "extensions/ScrollView.h"
#include "extensions/TableView.h"
#include "extensions/TableViewCell.h"

// In 2.x HTTP and WebSocket were extensions. An installed framework without libcurl does not have it.
#if __has_include("network/HttpClient.h")
#include "network/HttpClient.h"
#include "network/WebSocket.h"
#endif

// In cocos2d-x, AssetsManager includes RapidJSON, and games rely on it. A framework without Cocos Studio may not have it.
#if __has_include(<rapidjson/document.h>)
#include <rapidjson/document.h>
#endif

// An installed framework without Chipmunk does not have it.
#if __has_include("physics/PhysicsDebugNode.h")
#include "physics/PhysicsDebugNode.h"
#endif
