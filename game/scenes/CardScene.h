#pragma once

#include "cocos2d.h"
#include "scenes/Session.h"

namespace beecluster {

class CardChoice;

/// After a stage: the queen offers three cards, one is taken, and the next stage begins.
class CardScene : public cocos2d::Scene {
public:
    static CardScene* create(const SessionPtr& session);

private:
    bool initWith(const SessionPtr& session);
    void togglePause();

    SessionPtr _session;
    CardChoice* _choice = nullptr;       // child
    cocos2d::Node* _pauseMenu = nullptr; // child while it is shown
};

} // namespace beecluster
