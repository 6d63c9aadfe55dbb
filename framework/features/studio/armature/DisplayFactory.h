#pragma once

#include "scene/fwd.h"
#include "studio/armature/fwd.h"

namespace cocostudio {

/// Creates the displays of bones from their descriptions and moves them.
class DisplayFactory {
public:
    /// Sets a copy of the description, and the display that it describes; null, after a log line, if a file or frame is
    /// missing.
    static void addDisplay(Bone* bone, DecorativeDisplay* decoDisplay, DisplayData* displayData);
    /// Creates a display from the description that is set.
    static void createDisplay(Bone* bone, DecorativeDisplay* decoDisplay);
    /// Moves what the bone shows to its place. `dirty`: the place has changed.
    static void updateDisplay(Bone* bone, float dt, bool dirty);

    /// The functions above for images.
    static void addSpriteDisplay(Bone* bone, DecorativeDisplay* decoDisplay, DisplayData* displayData);
    /// Creates the Skin of a display.
    static void createSpriteDisplay(Bone* bone, DecorativeDisplay* decoDisplay);
    /// Gives the skin the anchor point, and the display the contours, of the image.
    static void initSpriteDisplay(Bone* bone, DecorativeDisplay* decoDisplay, const char* displayName,
                                  Skin* skin);

    /// The functions above for armatures.
    static void addArmatureDisplay(Bone* bone, DecorativeDisplay* decoDisplay, DisplayData* displayData);
    /// Creates the armature of a display.
    static void createArmatureDisplay(Bone* bone, DecorativeDisplay* decoDisplay);
    /// Advances an armature that a bone shows.
    static void updateArmatureDisplay(Bone* bone, cocos2d::Node* display, float dt);

    /// The functions above for particle systems.
    static void addParticleDisplay(Bone* bone, DecorativeDisplay* decoDisplay, DisplayData* displayData);
    /// Creates the particle system of a display.
    static void createParticleDisplay(Bone* bone, DecorativeDisplay* decoDisplay);
    /// Moves a particle system with its bone.
    static void updateParticleDisplay(Bone* bone, cocos2d::Node* display, float dt);
};

} // namespace cocostudio
