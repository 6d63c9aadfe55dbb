#pragma once

/// Includes all of CocosBuilder (namespace cocosbuilder) and the extensions that it creates. cocos2d.h does
/// not include this header.

#include "extensions/ControlButton.h"
#include "extensions/ScrollView.h"
#include "studio/builder/CCBAnimationManager.h"
#include "studio/builder/CCBFile.h"
#include "studio/builder/CCBFileLoader.h"
#include "studio/builder/CCBMemberVariableAssigner.h"
#include "studio/builder/CCBReader.h"
#include "studio/builder/CCBSelectorResolver.h"
#include "studio/builder/ControlLoaders.h"
#include "studio/builder/LabelLoaders.h"
#include "studio/builder/LayerLoaders.h"
#include "studio/builder/MenuLoaders.h"
#include "studio/builder/NodeLoaderLibrary.h"
#include "studio/builder/NodeLoaderListener.h"
#include "studio/builder/ParticleSystemQuadLoader.h"
#include "studio/builder/RelativePositioning.h"
#include "studio/builder/ScrollViewLoader.h"
#include "studio/builder/SpriteLoaders.h"
