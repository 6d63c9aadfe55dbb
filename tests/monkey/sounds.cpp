#include "audio/AudioEngine.h"
#include "audio/SimpleAudioEngine.h"
#include "cocos2d.h"
#include "monkey/Monkey.h"

using namespace cocos2d;
using CocosDenshion::SimpleAudioEngine;

namespace monkey {

namespace {

std::string sound(Draw& d) {
    return d.oneOf({"sounds/chime.ogg", "sounds/buzz.ogg", "sounds/rustle.ogg", "sounds/song.ogg",
                    "audio/sounds/sine.wav", "audio/sounds/sine.mp3", "box.png", "no-such.ogg", ""});
}

/// Often the id of a sound that plays.
int soundId(Draw& d) {
    return d.chance(80) ? d.integer(0, 40) : d.anyInteger();
}

float volume(Draw& d) {
    return d.chance(60) ? 0.5f : d.number();
}

void playSound(Monkey& m) {
    Draw& d = m.draw();
    const int id = AudioEngine::play2d(sound(d), d.chance(20), volume(d));
    if (d.flag())
        AudioEngine::setFinishCallback(id, [call = m.callback()](int, const std::string&) { call(); });
}

void playWithProfile(Monkey& m) {
    AudioProfile profile;
    profile.name = m.draw().oneOf({"", "a", "b"});
    profile.maxInstances = static_cast<unsigned>(m.draw().anyInteger());
    profile.minDelay = static_cast<double>(m.draw().seconds());
    AudioEngine::play2d(sound(m.draw()), false, volume(m.draw()), &profile);
}

void changeSound(Monkey& m) {
    Draw& d = m.draw();
    const int id = soundId(d);
    switch (d.integer(0, 8)) {
    case 0:
        return AudioEngine::setLoop(id, d.flag());
    case 1:
        return AudioEngine::setVolume(id, volume(d));
    case 2:
        return AudioEngine::pause(id);
    case 3:
        return AudioEngine::resume(id);
    case 4:
        AudioEngine::setCurrentTime(id, d.flag() ? d.seconds() : d.number());
        return;
    case 5:
        AudioEngine::getCurrentTime(id);
        AudioEngine::getDuration(id);
        AudioEngine::getState(id);
        AudioEngine::getProfile(id);
        return;
    case 6:
        return AudioEngine::setFinishCallback(id, [call = m.callback()](int, const std::string&) { call(); });
    default:
        return AudioEngine::stop(id);
    }
}

void changeAllSounds(Monkey& m) {
    Draw& d = m.draw();
    switch (d.integer(0, 9)) {
    case 0:
        return AudioEngine::pauseAll();
    case 1:
        return AudioEngine::stopAll();
    case 2:
        return AudioEngine::uncache(sound(d));
    case 3:
        return AudioEngine::uncacheAll();
    case 4:
        AudioEngine::setMaxAudioInstance(d.chance(70) ? d.integer(-1, 32) : d.anyInteger());
        return;
    case 5:
        return AudioEngine::preload(sound(d), [call = m.callback()](bool) { call(); });
    case 6:
        return AudioEngine::setEnabled(d.chance(80));
    case 7:
        if (d.chance(10)) AudioEngine::end();
        return;
    default:
        return AudioEngine::resumeAll();
    }
}

void playEffect(Monkey& m) {
    Draw& d = m.draw();
    SimpleAudioEngine::getInstance()->playEffect(sound(d).c_str(), d.chance(20), d.number() * 0.01f,
                                                 d.number() * 0.01f, volume(d));
}

void changeEffects(Monkey& m) {
    Draw& d = m.draw();
    auto* const engine = SimpleAudioEngine::getInstance();
    const auto id = static_cast<unsigned>(soundId(d));
    switch (d.integer(0, 8)) {
    case 0:
        return engine->setEffectsVolume(volume(d));
    case 1:
        return engine->pauseEffect(id);
    case 2:
        return engine->pauseAllEffects();
    case 3:
        return engine->resumeEffect(id);
    case 4:
        return engine->resumeAllEffects();
    case 5:
        return engine->stopEffect(id);
    case 6:
        return engine->preloadEffect(sound(d).c_str());
    case 7:
        return engine->unloadEffect(sound(d).c_str());
    default:
        return engine->stopAllEffects();
    }
}

void changeMusic(Monkey& m) {
    Draw& d = m.draw();
    auto* const engine = SimpleAudioEngine::getInstance();
    switch (d.integer(0, 8)) {
    case 0:
        return engine->preloadBackgroundMusic(sound(d).c_str());
    case 1:
        return engine->stopBackgroundMusic(d.flag());
    case 2:
        return engine->pauseBackgroundMusic();
    case 3:
        return engine->resumeBackgroundMusic();
    case 4:
        return engine->rewindBackgroundMusic();
    case 5:
        return engine->setBackgroundMusicVolume(volume(d));
    case 6:
        if (d.chance(10)) SimpleAudioEngine::end();
        return;
    default:
        return engine->playBackgroundMusic(sound(d).c_str(), d.flag());
    }
}

} // namespace

const std::vector<Operation>& soundOperations() {
    static const std::vector<Operation> s_operations = {
        {"AudioEngine::play2d", playSound, 2},
        {"AudioEngine::play2d(profile)", playWithProfile},
        {"a sound", changeSound, 2},
        {"all sounds", changeAllSounds},
        {"SimpleAudioEngine::playEffect", playEffect},
        {"effects", changeEffects},
        {"background music", changeMusic},
    };
    return s_operations;
}

} // namespace monkey
