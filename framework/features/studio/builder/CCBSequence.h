#pragma once

#include "studio/builder/CCBSequenceProperty.h"

namespace cocosbuilder {

/// A named timeline of a file: its length, and what it calls and plays on the way.
class CCBSequence : public cocos2d::Ref {
public:
    /// The duration in seconds.
    float getDuration() { return _duration; }
    void setDuration(float fDuration) { _duration = fDuration; }
    /// Keyframes with [selector, CCBReader::TargetType], or null.
    CCBSequenceProperty* getCallbackChannel() { return _callbackChannel; }
    void setCallbackChannel(CCBSequenceProperty* callbackChannel) { _callbackChannel = callbackChannel; }
    /// Keyframes with [file, pitch, pan, gain], or null.
    CCBSequenceProperty* getSoundChannel() { return _soundChannel; }
    void setSoundChannel(CCBSequenceProperty* soundChannel) { _soundChannel = soundChannel; }
    /// The name of the sequence.
    const char* getName() { return _name.c_str(); }
    /// Sets the name; null is read as "".
    void setName(const char* pName) { _name = pName ? pName : ""; }
    /// The number of the sequence in the file.
    int getSequenceId() { return _sequenceId; }
    void setSequenceId(int nSequenceId) { _sequenceId = nSequenceId; }
    /// The sequence that follows this one; -1 for none.
    int getChainedSequenceId() { return _chainedSequenceId; }
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
