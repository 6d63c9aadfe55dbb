#include "Canvas.h"
#include "Demo.h"
#include "audio/AudioEngine.h"
#include "audio/AudioPlayer.h"
#include "audio/SimpleAudioEngine.h"

#include <cmath>

using namespace cocos2d;
using namespace gallery;
using CocosDenshion::SimpleAudioEngine;

namespace {

MenuItemSprite* soundButton(const std::string& words, const ccMenuCallback& callback) {
    auto* item = MenuItemSprite::create(sprite("button"), sprite("button_pressed"), callback);
    addText(item, words, middle(item) + Vec2(0, 4), 22, kInk);
    return item;
}

/// Adds a column of buttons in the middle of the card.
void addButtons(Node* card, const Vector<MenuItem*>& buttons) {
    auto* menu = Menu::createWithArray(buttons);
    menu->alignItemsVerticallyWithPadding(10);
    menu->setPosition(middle(card));
    card->addChild(menu);
}

/// A node that ends all sounds when the scene is left.
class Silence : public Node {
public:
    CREATE_FUNC(Silence)
    void onExit() override {
        Node::onExit();
        SimpleAudioEngine::end();
        AudioEngine::stopAll();
        copra::audioPlayer().setBusVolume(copra::AudioBus::Music, 1.0f);
    }
};

/// A bar that shows a value from 0 to 1.
void drawLevel(DrawNode& drawing, const Rect& place, float value, const Color4B& color) {
    constexpr float kEdge = 5;
    drawing.clear();
    drawCard(drawing, place, 6, kCardFill, kCardEdge);
    if (value <= 0.0f) return;
    const float width = (place.size.width - 2 * kEdge) * std::min(value, 1.0f);
    const Vec2 corner = place.origin + Vec2(kEdge, kEdge);
    drawing.drawSolidRect(corner, corner + Vec2(width, place.size.height - 2 * kEdge), Color4F(color));
}

/// The name of a bar, above its left end.
void nameLevel(Node* card, const std::string& name, const Vec2& corner) {
    addText(card, name, corner + Vec2(0, 40), 16, kSoftInk)->setAnchorPoint(Vec2::ANCHOR_MIDDLE_LEFT);
}

} // namespace

GALLERY_SCENE("sound/effects", "SimpleAudioEngine::playEffect: effects with pitch, pan and gain") {
    const auto cards = canvas.cards({"effects", "pitch", "pan"});
    canvas.addChild(Silence::create());
    const auto play = [](const char* file, float pitch = 1.0f, float pan = 0.0f) {
        return [file, pitch, pan](Ref*) {
            SimpleAudioEngine::getInstance()->playEffect(file, false, pitch, pan);
        };
    };
    addButtons(cards[0],
               {soundButton("chime", play("sounds/chime.ogg")), soundButton("buzz", play("sounds/buzz.ogg")),
                soundButton("rustle", play("sounds/rustle.ogg"))});
    addButtons(cards[1],
               {soundButton("0.5", play("sounds/buzz.ogg", 0.5f)), soundButton("1", play("sounds/buzz.ogg")),
                soundButton("2", play("sounds/buzz.ogg", 2.0f))});
    addButtons(cards[2], {soundButton("left", play("sounds/chime.ogg", 1.0f, -1.0f)),
                          soundButton("middle", play("sounds/chime.ogg")),
                          soundButton("right", play("sounds/chime.ogg", 1.0f, 1.0f))});
}

GALLERY_SCENE("sound/music", "AudioEngine::play2d: a loop with its time, volume and state") {
    const auto cards = canvas.cards({"one sound", "its time and volume"});
    canvas.addChild(Silence::create());
    auto& id = canvas.keep<int>(AudioEngine::INVALID_AUDIO_ID);
    addButtons(cards[0], {soundButton("play",
                                      [&id](Ref*) {
                                          AudioEngine::stop(id);
                                          id = AudioEngine::play2d("sounds/song.ogg", true, 0.7f);
                                      }),
                          soundButton("pause", [&id](Ref*) { AudioEngine::pause(id); }),
                          soundButton("resume", [&id](Ref*) { AudioEngine::resume(id); }),
                          soundButton("fade out", [&id](Ref*) { copra::audioPlayer().fadeOut(id, 2.0f); })});
    auto* state = addText(cards[1], "silent", middle(cards[1]) + Vec2(0, 100), 24, kRose);
    auto* time = addDrawing(cards[1]);
    auto* volume = addDrawing(cards[1]);
    const Vec2 corner = middle(cards[1]) - Vec2(140, 0);
    const Vec2 lower = corner - Vec2(0, 70);
    nameLevel(cards[1], "time", corner);
    nameLevel(cards[1], "volume", lower);
    canvas.everyFrame([=, &id](float) {
        static const char* const kStates[] = {"silent", "loading", "plays", "paused"};
        state->setString(kStates[static_cast<int>(AudioEngine::getState(id)) + 1]);
        const float duration = AudioEngine::getDuration(id);
        const float done = duration > 0.0f ? AudioEngine::getCurrentTime(id) / duration : 0.0f;
        drawLevel(*time, Rect(corner, Size(280, 26)), done, kHoney);
        drawLevel(*volume, Rect(lower, Size(280, 26)), id < 0 ? 0.0f : AudioEngine::getVolume(id), kSky);
    });
}

GALLERY_SCENE(
    "sound/buses",
    "copra::AudioPlayer: buses with volumes and fades, and music that is lower while an effect plays") {
    const auto cards = canvas.cards({"music", "effects", "volumes of the buses"});
    canvas.addChild(Silence::create());
    auto& player = copra::audioPlayer();
    const auto fadeMusic = [&player](float to) {
        return [&player, to](Ref*) { player.setBusVolume(copra::AudioBus::Music, to, 1.0f); };
    };
    addButtons(cards[0],
               {soundButton("play",
                            [](Ref*) {
                                SimpleAudioEngine::getInstance()->playBackgroundMusic("sounds/song.ogg",
                                                                                      true);
                            }),
                soundButton("fade to 0.2", fadeMusic(0.2f)), soundButton("fade to 1", fadeMusic(1.0f))});
    addButtons(cards[1], {soundButton("buzz", [&player](Ref*) { player.play("sounds/buzz.ogg"); }),
                          soundButton("ducking", [&player](Ref*) {
                              player.duckMusicDuring(player.play("sounds/buzz.ogg"));
                          })});
    auto* music = addDrawing(cards[2]);
    auto* effects = addDrawing(cards[2]);
    const Vec2 corner(24, middle(cards[2]).y);
    const Vec2 lower = corner - Vec2(0, 70);
    const float width = cards[2]->getContentSize().width - 48;
    nameLevel(cards[2], "music", corner);
    nameLevel(cards[2], "effects", lower);
    canvas.everyFrame([=, &player](float) {
        drawLevel(*music, Rect(corner, Size(width, 26)), player.busVolume(copra::AudioBus::Music), kHoney);
        drawLevel(*effects, Rect(lower, Size(width, 26)), player.busVolume(copra::AudioBus::Effects), kSky);
    });
}
