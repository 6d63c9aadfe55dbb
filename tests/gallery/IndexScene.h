#pragma once

#include "cocos2d.h"

#include <cstddef>
#include <string>
#include <vector>

namespace gallery {

/// The index of the gallery: the families on the left, the scenes of one of them as cards with a thumbnail:
/// the golden picture, or one of the folder thumbnails. Typing searches names and captions of all scenes. Arrows move, Page Up and Page Down change the
/// family, Enter or a click opens a scene, Escape ends the search or the program.
class IndexScene : public cocos2d::Scene {
public:
    /// Shows the family of the demo with that index, and the focus on it.
    static IndexScene* create(std::size_t demo = 0);

    void onEnter() override;

private:
    bool initAt(std::size_t demo);
    void addFrame();
    void addFamilies();
    void listenToKeys();
    void listenToPointer();
    void onKey(cocos2d::EventKeyboard::KeyCode key);
    /// The character that a key types into the search; 0 if it types none.
    static char characterOf(cocos2d::EventKeyboard::KeyCode key);

    /// Fills the list of scenes that are shown, by family or by search.
    void select();
    void showFamily(std::size_t family);
    void search(const std::string& words);
    void moveFocus(int by);
    void showPage();
    cocos2d::Node* makeCard(std::size_t demo, bool isFocused) const;
    void open(std::size_t position);
    void click(const cocos2d::Vec2& place);

    std::vector<std::string> _families;
    std::size_t _family = 0;
    std::string _search;
    std::vector<std::size_t> _shown; ///< indices of demos
    std::size_t _focus = 0;          ///< into _shown
    cocos2d::Node* _cards = nullptr; // child
    cocos2d::Node* _names = nullptr; // child
    cocos2d::Label* _status = nullptr;
};

} // namespace gallery
