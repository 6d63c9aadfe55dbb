#include "scenes/DataReload.h"

#include "cocos2d.h"
#include "data/GameData.h"
#include "hud/Notice.h"
#include "text/Texts.h"

using namespace cocos2d;

namespace beecluster {

void readDataAgain(Session& session) {
    auto* director = Director::getInstance();
    if (session.game.tape.isPlaying()) return showNotice(director->getRunningScene(), text("data.replay"));
    const GameDataPtr before = gameData();
    std::vector<FileProblem> problems;
    if (!loadGameData(true, problems)) {
        print(problems);
        const std::string more = problems.size() > 1 ? " (+" + std::to_string(problems.size() - 1) + ')' : "";
        showNotice(director->getRunningScene(), problems.front().text() + more);
        return;
    }
    if (gameData()->hash != before->hash) session.game.tape.dataChanged();
    director->getEventDispatcher()->dispatchCustomEvent(kDataReadEvent);
    showNotice(director->getRunningScene(), text("data.read"));
    session.report("data " + nameOf(*gameData()));
}

} // namespace beecluster
