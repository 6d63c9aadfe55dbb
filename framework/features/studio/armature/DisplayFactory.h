#pragma once

#include "scene/fwd.h"
#include "studio/armature/fwd.h"

namespace cocostudio {

/// Creates and moves the displays of bones.
class DisplayFactory {
public:
    /// Gives `decoDisplay` a copy of the description and the display that it describes. If a file or frame is
    /// missing, the function logs that and sets null.
    static void addDisplay(Bone* bone, DecorativeDisplay* decoDisplay, DisplayData* displayData);
    /// Creates the display from the description that is set.
    static void createDisplay(Bone* bone, DecorativeDisplay* decoDisplay);
    /// Moves what the bone shows to the place of the bone. `dirty` is true if the place has changed.
    static void updateDisplay(Bone* bone, float dt, bool dirty);

    /// Gives `decoDisplay` a copy of the description and the Skin that it describes.
    static void addSpriteDisplay(Bone* bone, DecorativeDisplay* decoDisplay, DisplayData* displayData);
    /// Creates the Skin of a display.
    static void createSpriteDisplay(Bone* bone, DecorativeDisplay* decoDisplay);
    /// Gives the skin the anchor point of the image, and the display its contours.
    static void initSpriteDisplay(Bone* bone, DecorativeDisplay* decoDisplay, const char* displayName,
                                  Skin* skin);

    /// Gives `decoDisplay` a copy of the description and the armature that it describes.
    static void addArmatureDisplay(Bone* bone, DecorativeDisplay* decoDisplay, DisplayData* displayData);
    /// Creates the armature of a display.
    static void createArmatureDisplay(Bone* bone, DecorativeDisplay* decoDisplay);
    /// Advances an armature that a bone shows.
    static void updateArmatureDisplay(Bone* bone, cocos2d::Node* display, float dt);

    /// Gives `decoDisplay` a copy of the description and the particle system that it describes.
    static void addParticleDisplay(Bone* bone, DecorativeDisplay* decoDisplay, DisplayData* displayData);
    /// Creates the particle system of a display.
    static void createParticleDisplay(Bone* bone, DecorativeDisplay* decoDisplay);
    /// Moves a particle system with its bone.
    static void updateParticleDisplay(Bone* bone, cocos2d::Node* display, float dt);
};

} // namespace cocostudio
