// A program of copra::core alone, which has a header of its own where Copra has one of the same path.
#include "copra/core.h"

#include "actors/MySteering.h"
#include "copra/actors/MySteering.h"

int main() {
    const auto size = cocos2d::Director::getInstance()->getWinSize();
    return kSteeringOfTheGame == 7 && size.width == 0 && sizeof(copra::MySteering) > sizeof(cocos2d::Node)
               ? 0
               : 1;
}
