#pragma once

#include "studio/builder/CCBSequenceProperty.h"

namespace cocosbuilder {

/// A named timeline of a file: its duration, and the callbacks and sounds along it.
class CCBSequence : public cocos2d::Ref {
public:
    /// Returns the duration in seconds.
    float getDuration() { return _duration; }
    /// Sets the duration in seconds.
    void setDuration(float fDuration) { _duration = fDuration; }
    /// Returns the keyframes for callbacks, or null. Their values are [selector, CCBReader::TargetType].
    CCBSequenceProperty* getCallbackChannel() { return _callbackChannel; }
    /// Sets the keyframes for callbacks, or null. Their values are [selector, CCBReader::TargetType].
    void setCallbackChannel(CCBSequenceProperty* callbackChannel) { _callbackChannel = callbackChannel; }
    /// Returns the keyframes for sounds, or null. Their values are [file, pitch, pan, gain].
    CCBSequenceProperty* getSoundChannel() { return _soundChannel; }
    /// Sets the keyframes for sounds, or null. Their values are [file, pitch, pan, gain].
    void setSoundChannel(CCBSequenceProperty* soundChannel) { _soundChannel = soundChannel; }
    /// Returns the name of the sequence.
    const char* getName() { return _name.c_str(); }
    /// Sets the name. Null sets an empty name.
    void setName(const char* pName) { _name = pName ? pName : ""; }
    /// Returns the number of the sequence in the file.
    int getSequenceId() { return _sequenceId; }
    /// Sets the number of the sequence in the file.
    void setSequenceId(int nSequenceId) { _sequenceId = nSequenceId; }
    /// Returns the ID of the sequence that follows this one, or -1.
    int getChainedSequenceId() { return _chainedSequenceId; }
    /// Sets the ID of the sequence that follows this one, or -1.
    void setChainedSequenceId(int nChainedSequenceId) { _chainedSequenceId = nChainedSequenceId; }

private:
    float _duration = 0.0f;
    std::string _name;
    int _sequenceId = 0;
    int _chainedSequenceId = 0;
    cocos2d::RefPtr<CCBSequenceProperty> _callbackChannel;
    cocos2d::RefPtr<CCBSequenceProperty> _soundChannel;
};

} // namespace cocosbuilder
