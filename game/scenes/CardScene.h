#pragma once

#include "cocos2d.h"
#include "rules/Cards.h"
#include "scenes/Session.h"

#include <vector>

namespace beecluster {

class MenuSheet;

/// After a stage: the queen offers three cards, one is taken, and the next stage begins.
class CardScene : public cocos2d::Scene {
public:
    static CardScene* create(const SessionPtr& session);

    void onEnterTransitionDidFinish() override;

private:
    bool initWith(const SessionPtr& session);
    /// The cards taken so far, small, at the lower edge.
    void addTaken();
    /// The index of the card that is taken: `index`, or that of the recording that plays. Records it.
    std::size_t recorded(const std::vector<Card>& offer, std::size_t index);
    void togglePause();
    void takeCard(const std::vector<Card>& offer, std::size_t index);

    SessionPtr _session;
    MenuSheet* _sheet = nullptr;         // child
    cocos2d::Node* _pauseMenu = nullptr; // child while it is shown
    bool _isRecorded = false;
};

} // namespace beecluster
