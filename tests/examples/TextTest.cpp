#include "GuideTest.h"
#include "fonts/TextShaping.h"

USING_NS_CC;

namespace {

class TextTest : public GuideTest {};

//! [language]
ValueMap loadTexts(const std::string& language) {
    auto* files = FileUtils::getInstance();
    const std::string own = "texts/" + language + ".plist";
    return files->getValueMapFromFile(files->isFileExist(own) ? own : "texts/en.plist");
}
//! [language]

class Translated : public Application {
public:
    bool applicationDidFinishLaunching() override { return true; }
    void applicationDidEnterBackground() override {}
    void applicationWillEnterForeground() override {}
};

class TextScene : public Scene {
public:
    CREATE_FUNC(TextScene);

    bool init() override {
        if (!Scene::init()) return false;
        //! [first]
        auto* label = Label::createWithTTF("Score: 0", "fonts/Quicksand-Bold.ttf", 32); // the size in points
        label->setPosition(240, 280); // the center of the label
        label->setTextColor(Color4B::YELLOW);
        addChild(label, 1, "score");
        label->setString("Score: 10"); // changes the text
        //! [first]
        return true;
    }

    void count() {
        auto* label = getChildByName<Label*>("score");
        const int points = 12;
        //! [number]
        label->setString(StringUtils::format("Score: %d", points));
        label->setAnchorPoint(Vec2(0, 1)); // the upper left corner is at the position
        label->setPosition(10, 310);
        //! [number]
    }

    void addStory() {
        //! [lines]
        auto* story =
            Label::createWithTTF("Once upon a time a bee\nfound a flower.", "fonts/Quicksand-Bold.ttf", 20);
        story->setWidth(160); // longer lines break at spaces
        story->setAlignment(TextHAlignment::CENTER);
        story->setLineSpacing(4);
        story->setPosition(240, 160);
        addChild(story, 0, "story");
        //! [lines]
    }

    void addTitle() {
        //! [effects]
        auto* title = Label::createWithTTF("Bees!", "fonts/Quicksand-Bold.ttf", 64);
        title->enableOutline(Color4B::BLACK, 3);                 // the width in points
        title->enableShadow(Color4B(0, 0, 0, 120), Size(4, -4)); // the color and the offset
        if (auto* letter = title->getLetter(0))                  // the sprite of the first letter
            letter->runAction(JumpBy::create(1, Vec2::ZERO, 20, 2));
        title->setPosition(240, 200);
        addChild(title, 0, "title");
        //! [effects]
        //! [fade]
        title->setOpacity(0); // invisible at first
        title->runAction(FadeIn::create(0.5f));
        //! [fade]
    }

    void underlineTitle() {
        auto* title = getChildByName<Label*>("title");
        //! [more]
        title->enableUnderline();
        title->enableItalics();
        title->disableEffect(LabelEffect::SHADOW); // without an argument, it removes all effects
        //! [more]
    }

    void addName() {
        //! [fit]
        auto* name = Label::createWithTTF("A name that is far too long", "fonts/Quicksand-Bold.ttf", 32);
        name->setDimensions(200, 40);
        name->setOverflow(Label::Overflow::SHRINK); // makes the letters smaller until they fit
        name->setPosition(240, 160);
        addChild(name, 0, "name");
        //! [fit]
    }

    void addOtherFonts() {
        //! [fonts]
        auto* system = Label::createWithSystemFont("Hello", "DejaVu Sans", 24); // an installed font
        auto* bitmap = Label::createWithBMFont("honey.fnt", "Hello");           // an image of each letter
        auto* digits = Label::createWithCharMap("numbers.png", 40, 56, '.');    // cells of 40 x 56 pixels
        digits->setString("42");
        system->setPosition(240, 240);
        bitmap->setPosition(240, 160);
        digits->setPosition(240, 80);
        for (auto* label : {system, bitmap, digits}) addChild(label);
        //! [fonts]
        system->setName("system");
        digits->setName("digits");
    }

    void addGreeting() {
        //! [arabic]
        auto* greeting = Label::createWithTTF("مرحبا\nWelcome", "fonts/Quicksand-Bold.ttf", 24);
        greeting->setAlignment(TextHAlignment::RIGHT);
        greeting->setPosition(240, 160);
        addChild(greeting, 0, "greeting");
        //! [arabic]
    }

    void waveLetters() {
        auto* label = getChildByName<Label*>("greeting");
        //! [letters]
        for (int i = 0; i < label->getStringLength(); ++i)
            if (auto* letter = label->getLetter(i)) // null if it is part of another letter
                letter->runAction(JumpBy::create(0.5f, Vec2::ZERO, 10, 1));
        //! [letters]
    }

    void breakAnywhere() {
        auto* label = getChildByName<Label*>("greeting");
        //! [anywhere]
        label->setWidth(60);
        label->setLineBreakWithoutSpace(true);
        //! [anywhere]
    }

    void setFonts() {
        //! [fallback]
        copra::setFallbackFonts({"fonts/arabic.ttf", "fonts/thai.ttf"}); // in the order of the search
        //! [fallback]
        copra::setFallbackFonts({});
    }

    void setShaping() {
        auto* label = getChildByName<Label*>("score");
        //! [shaping]
        copra::setTextShaping(copra::TextShaping::Off);            // for all labels
        copra::setTextShaping(*label, copra::TextShaping::Always); // for one label
        //! [shaping]
        copra::setTextShaping(copra::TextShaping::WhereNeeded);
    }
};

TEST_F(TextTest, AScoreIsShown) {
    auto* scene = run<TextScene>();
    scene->count();
    auto* label = app.find<Label>("score");
    EXPECT_EQ(label->getString(), "Score: 12");
    EXPECT_EQ(label->getBoundingBox().getMinX(), 10);
    EXPECT_EQ(label->getBoundingBox().getMaxY(), 310);
    scene->setShaping();
}

TEST_F(TextTest, LinesBreak) {
    run<TextScene>()->addStory();
    EXPECT_EQ(app.find<Label>("story")->getStringNumLines(), 3);
}

TEST_F(TextTest, TextThatIsTooLongShrinks) {
    run<TextScene>()->addName();
    app.step();
    EXPECT_LT(app.find<Label>("name")->getRenderingFontSize(), 32);
}

TEST_F(TextTest, ALetterJumps) {
    run<TextScene>()->addTitle();
    auto* letter = app.find<Label>("title")->getLetter(0);
    const float bottom = letter->getPositionY();
    app.wait(0.25f);
    EXPECT_GT(letter->getPositionY(), bottom + 10);
}

TEST_F(TextTest, EffectsComeAndGo) {
    auto* scene = run<TextScene>();
    scene->addTitle();
    scene->underlineTitle();
    app.wait(1);
    EXPECT_EQ(app.find<Label>("title")->getOpacity(), 255);
    EXPECT_FALSE(app.find<Label>("title")->isShadowEnabled());
}

TEST_F(TextTest, ArabicStandsAtTheRight) {
    auto* scene = run<TextScene>();
    scene->setFonts();
    scene->addGreeting();
    scene->waveLetters();
    auto* greeting = app.find<Label>("greeting");
    const float high = greeting->getLetter(0)->getPositionY();
    app.wait(0.25f);
    EXPECT_GT(greeting->getLetter(0)->getPositionY(), high);
    EXPECT_EQ(greeting->getStringNumLines(), 2);
    scene->breakAnywhere();
    app.step();
    EXPECT_GT(greeting->getStringNumLines(), 2);
}

TEST_F(TextTest, OtherFontsAreFound) {
    run<TextScene>()->addOtherFonts();
    EXPECT_GT(app.find<Label>("system")->getContentSize().width, 0);
    EXPECT_EQ(app.find<Label>("digits")->getContentSize().width, 80); // two cells
}

TEST_F(TextTest, TextsAreTranslated) {
    const char* plist = "<plist version=\"1.0\"><dict><key>play</key><string>%s</string></dict></plist>";
    files.add("texts/en.plist", StringUtils::format(plist, "Play"));
    files.add("texts/de.plist", StringUtils::format(plist, "Spielen"));
    const Translated game;
    auto* label = Label::createWithTTF("", "fonts/Quicksand-Bold.ttf", 32);
    //! [translated]
    const ValueMap texts = loadTexts(Application::getInstance()->getCurrentLanguageCode());
    label->setString(texts.at("play").asString());
    //! [translated]
    EXPECT_TRUE(label->getString() == "Play" || label->getString() == "Spielen");
    EXPECT_EQ(loadTexts("de").at("play").asString(), "Spielen");
    EXPECT_EQ(loadTexts("fr").at("play").asString(), "Play");
}

} // namespace
