#include "studio/scenes/sceneFields.h"

#include "studio/scenes/SceneReader.h"

#include <cstring>

namespace copra {

namespace {

StudioPanel makePanel(StudioPanel::Kind kind) {
    StudioPanel panel;
    panel.kind = kind;
    return panel;
}

template<bool isSkeleton>
StudioOptions makeBone() {
    StudioBone bone;
    bone.isSkeleton = isSkeleton;
    return bone;
}

struct StudioClass {
    const char* name;
    StudioOptions (*make)();
};

template<class Options>
StudioOptions make() {
    return Options();
}
template<StudioPanel::Kind kind>
StudioOptions make() {
    return makePanel(kind);
}

// Several names are those of older editors.
constexpr StudioClass kClasses[] = {
    {"Node", make<StudioPlain>},
    {"SingleNode", make<StudioPlain>},
    {"Widget", make<StudioWidget>},
    {"Sprite", make<StudioSprite>},
    {"Particle", make<StudioParticle>},
    {"GameMap", make<StudioMap>},
    {"ProjectNode", make<StudioProject>},
    {"ArmatureNode", make<StudioArmature>},
    {"BoneNode", makeBone<false>},
    {"SkeletonNode", makeBone<true>},
    {"SimpleAudio", make<StudioAudio>},
    {"Button", make<StudioButton>},
    {"TextButton", make<StudioButton>},
    {"CheckBox", make<StudioCheckBox>},
    {"ImageView", make<StudioImage>},
    {"Text", make<StudioText>},
    {"TextArea", make<StudioText>},
    {"Label", make<StudioText>},
    {"TextAtlas", make<StudioTextAtlas>},
    {"LabelAtlas", make<StudioTextAtlas>},
    {"TextBMFont", make<StudioTextBMFont>},
    {"LabelBMFont", make<StudioTextBMFont>},
    {"TextField", make<StudioTextField>},
    {"LoadingBar", make<StudioLoadingBar>},
    {"Slider", make<StudioSlider>},
    {"Panel", make<StudioPanel::Kind::Layout>},
    {"Layout", make<StudioPanel::Kind::Layout>},
    {"ScrollView", make<StudioPanel::Kind::ScrollView>},
    {"ListView", make<StudioPanel::Kind::ListView>},
    {"PageView", make<StudioPanel::Kind::PageView>},
    {"TabControl", make<StudioTabs>},
};

constexpr StudioProperty kProperties[] = {
    {"Position", StudioFrameKind::Pair, 0},     {"Scale", StudioFrameKind::Pair, 1},
    {"RotationSkew", StudioFrameKind::Pair, 1}, {"AnchorPoint", StudioFrameKind::Pair, 1},
    {"CColor", StudioFrameKind::Color, 2},      {"FileData", StudioFrameKind::Texture, 3},
    {"FrameEvent", StudioFrameKind::Event, 4},  {"Alpha", StudioFrameKind::Number, 5},
    {"ZOrder", StudioFrameKind::Number, 5},     {"VisibleForFrame", StudioFrameKind::Visible, 6},
    {"ActionValue", StudioFrameKind::Inner, 7}, {"BlendFunc", StudioFrameKind::Blend, 8},
};

} // namespace

StudioOptions makeStudioOptions(const std::string& className, bool& isSupported) {
    isSupported = true;
    for (const StudioClass& one : kClasses)
        if (className == one.name) return one.make();
    isSupported = false;
    return StudioPlain();
}

const StudioProperty* findStudioProperty(const std::string& name) {
    for (const StudioProperty& property : kProperties)
        if (name == property.name) return &property;
    return nullptr;
}

} // namespace copra
