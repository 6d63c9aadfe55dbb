#pragma once

#include "cocos2d.h"
#include "rules/Cards.h"
#include "scenes/Session.h"
#include "view/nodes.h"

#include <functional>
#include <string>
#include <vector>

namespace beecluster {

class CardRow;
class MenuSheet;

/// Three cards over a darkened field, of which one is taken: by the player, the autopilot or the recording that plays.
class CardChoice : public cocos2d::Node {
public:
    /// Draws the offer at random. `title` is the key of its title; `onTaken` is called once the taken card has been added to the tally.
    static CardChoice* create(const SessionPtr& session, const std::string& title,
                              const std::function<void()>& onTaken) {
        return created(&CardChoice::initWith, session, title, onTaken);
    }

    void onEnterTransitionDidFinish() override;

private:
    bool initWith(const SessionPtr& session, const std::string& title, const std::function<void()>& onTaken);
    /// The cards taken so far, small, at the lower edge.
    void addTaken();
    /// The index of the card that is taken: `index`, or that of the recording that plays. Records it.
    std::size_t recorded(std::size_t index);
    void takeByItself();
    void takeCard(std::size_t index);

    SessionPtr _session;
    std::vector<Card> _offer;
    std::function<void()> _onTaken;
    MenuSheet* _sheet = nullptr; // child
    CardRow* _row = nullptr;     // child of _sheet
    bool _isRecorded = false;
};

} // namespace beecluster
