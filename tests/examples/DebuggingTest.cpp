#include "GuideTest.h"
#include "app/HotReload.h"
#include "base/Trace.h"
#include "base/log.h"

#include <chrono>
#include <filesystem>

USING_NS_CC;

namespace {

class DebuggingTest : public GuideTest {};

class EnemyScene : public Scene {
public:
    CREATE_FUNC(EnemyScene);

    bool init() override {
        if (!Scene::init()) return false;
        auto* keys = EventListenerKeyboard::create();
        //! [trace]
        keys->onKeyPressed = [](EventKeyboard::KeyCode key, Event*) {
            if (key != EventKeyboard::KeyCode::KEY_F9) return;
            if (copra::Trace::isOn())
                copra::Trace::stop();
            else
                copra::Trace::start(FileUtils::getInstance()->getWritablePath() + "trace.json");
        };
        //! [trace]
        _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);
        scheduleUpdate();
        return true;
    }

    //! [scope]
    void update(float dt) override {
        Scene::update(dt);
        const copra::TraceScope trace("enemies"); // It measures until the end of the function.
        moveEnemies(dt);
    }
    //! [scope]

private:
    void moveEnemies(float dt) { setPositionX(getPositionX() + dt); }
};

TEST_F(DebuggingTest, AScopeIsInTheTrace) {
    run<EnemyScene>();
    app.press(EventKeyboard::KeyCode::KEY_F9);
    app.step(3);
    app.press(EventKeyboard::KeyCode::KEY_F9);
    const std::string path = FileUtils::getInstance()->getWritablePath() + "trace.json";
    EXPECT_NE(FileUtils::getInstance()->getStringFromFile(path).find("\"enemies\""), std::string::npos);
}

class LevelFileScene : public Scene {
public:
    CREATE_FUNC(LevelFileScene);

    bool init() override {
        if (!Scene::init()) return false;
        loadLevel();
        //! [changed]
        auto* changed =
            EventListenerCustom::create(copra::HotReload::kFileChanged, [this](EventCustom* event) {
                const auto& path = *static_cast<const std::string*>(event->getUserData());
                if (path == FileUtils::getInstance()->fullPathForFilename("level.json")) loadLevel();
            });
        _eventDispatcher->addEventListenerWithSceneGraphPriority(changed, this);
        //! [changed]
        return true;
    }

    void loadLevel() { level = FileUtils::getInstance()->getStringFromFile("level.json"); }
    std::string level;
};

TEST_F(DebuggingTest, AChangedLevelIsLoadedAgain) {
    const copra::LogCapture quiet;
    copra::HotReload::setOn(true);
    files.add("level.json", "[1]");
    auto* scene = run<LevelFileScene>();
    app.step();
    files.add("level.json", "[1, 2]");
    const std::filesystem::path path = files.folder() + "level.json";
    std::filesystem::last_write_time(path, std::filesystem::last_write_time(path) + std::chrono::seconds(10));
    copra::HotReload::check();
    copra::HotReload::setOn(false);
    EXPECT_EQ(scene->level, "[1, 2]");
}

class LogScene : public Scene {
public:
    CREATE_FUNC(LogScene);

    void keepLog() {
        //! [sinks]
        copra::addLogFile(FileUtils::getInstance()->getWritablePath() + "game.log", copra::LogLevel::Warning);
        _sink = copra::addLogSink([this](copra::LogLevel, std::string_view line) { _lastLine = line; });
        //! [sinks]
    }

    void onExit() override {
        //! [removed]
        copra::removeLogSink(_sink); // Remove it before the objects that it uses.
        //! [removed]
        Scene::onExit();
    }

    std::string _lastLine;

private:
    int _sink = 0;
};

TEST_F(DebuggingTest, SinksReceiveTheLines) {
    auto* scene = run<LogScene>();
    const copra::LogCapture quiet;
    scene->keepLog();
    cocos2d::log("the level begins");
    EXPECT_EQ(scene->_lastLine, "the level begins");
    copra::logWarning("the level is empty");
    EXPECT_NE(files.read("game.log").find("warning: the level is empty"), std::string::npos);
    EXPECT_EQ(files.read("game.log").find("begins"), std::string::npos);
    const RefPtr<Scene> alive(scene);
    app.run(Scene::create());
    app.step();
    cocos2d::log("the next scene");
    EXPECT_EQ(scene->_lastLine, "the level is empty");
}

} // namespace
