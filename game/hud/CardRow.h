#pragma once

#include "cocos2d.h"
#include "hud/MenuInput.h"
#include "rules/Cards.h"

#include <functional>
#include <vector>

namespace beecluster {

class Sounds;

/// Cards side by side, of which one is taken by mouse, touch, keys or pad (see MenuInput): left and right move the focus, a
/// press takes the card, and so do the numbers from 1.
class CardRow : public cocos2d::Node {
public:
    /// Centered on the node's position. `onTaken` is called once, with the index of the card, after it has been shown
    /// as taken. `sounds` must outlive the row. A card says with which of the `taken`
    /// ones it makes a pair.
    static CardRow* create(const std::vector<Card>& cards, const Cards& taken,
                           const std::function<void(std::size_t)>& onTaken, Sounds& sounds);

    /// Seconds from the creation on until all cards lie where they are clicked.
    float dealingTime() const;

    /// Moves the focus to the card of that index.
    void focus(std::size_t index);
    std::size_t focused() const { return _focus; }
    /// Takes that card; nothing happens once one is taken.
    void take(std::size_t index);

private:
    explicit CardRow(Sounds& sounds) : _sounds(sounds) {}
    bool initWith(const std::vector<Card>& cards, const Cards& taken,
                  const std::function<void(std::size_t)>& onTaken);
    void addCard(Card card, const Cards& taken, float x);
    void listenToDigits();
    void listenToPointer();
    /// Returns whether the command was used.
    bool onCommand(MenuCommand command);
    void moveFocus(int by);
    /// The index of the card there, or the number of cards. `position`: in the window.
    std::size_t cardAt(const cocos2d::Vec2& position) const;

    Sounds& _sounds;
    std::vector<cocos2d::Node*> _cards; // children
    std::function<void(std::size_t)> _onTaken;
    std::size_t _focus = 0;
    bool _isTaken = false;
};

} // namespace beecluster
