#include "nodes/particles/ParticleFixture.h"

#include <gmock/gmock.h>

using namespace cocos2d;

namespace {

/// A PNG file of 3 by 2 pixels, and the words "no picture", both packed with gzip and in base64.
constexpr const char* kPicture =
    "H4sIAAAAAAAC/+sM8HPn5ZLiYmBg4PX0cAkC0sxAzMTBBiTnlqRJASlBTxfHkIpbyT/uH/gg3yY5wZLh8D++r5qLPQqAkgyern4u65wS"
    "mgCQi/soSgAAAA==";
#ifdef COPRA_WITH_TIFF
/// A TIFF file of 2 by 1 pixels, packed with LZW.
constexpr const char* kTiff =
    "H4sIAAAAAAACA/P01GIQY2BgaLC//4BDgYmVtYVBQYFBkIGBkZmBESjOBMSMUDaYD2SzAOkXQMwMFWcFYjYk9VxI6gUZWcA0"
    "BxALIYmLQtkgs8SQxMWh6nmBWAZJXBPIBpkN4tki2WXHyAqmFYAC9kA2G5D9AYiDkNSAgAAUtr4OBPmW4fDXFSBhprNnfMCG"
    "QugGBiifqf/QV7A2c6kFYL52OxfIFgYA7r3DFDABAAA=";
#endif
constexpr const char* kNoPicture = "H4sIAAAAAAAC/8vLVyjITC4pLUoFAGHgv90KAAAA";

class ParticlePlistTest : public ParticleFixture {
protected:
    void SetUp() override {
        ParticleFixture::SetUp();
        values["maxParticles"] = Value(20);
        values["particleLifespan"] = Value(4.0);
        values["textureImageData"] = Value(kPicture);
    }

    /// What a file "fx.plist" with the values becomes.
    ParticleSystemQuad* load() {
        const std::string path = folder.path() + "/fx.plist";
        FileUtils::getInstance()->writeValueMapToFile(values, path);
        return ParticleSystemQuad::create(path);
    }

    copra::test::TempFolder folder;
    ValueMap values;
};

} // namespace

TEST_F(ParticlePlistTest, ReadsNumbersInAnySpelling) {
    values["angle"] = Value("45.5");
    values["speed"] = Value(7);
    values["gravityy"] = Value(-9.5);
    values["startColorBlue"] = Value(0.25);
    values["finishColorVarianceAlpha"] = Value(0.5);
    values["rotationIsDir"] = Value(true);
    copra::LogCapture log;
    ParticleSystemQuad* system = load();
    EXPECT_EQ(system->getTotalParticles(), 20);
    EXPECT_EQ(system->getEmissionRate(), 5.0f);
    EXPECT_EQ(system->getAngle(), 45.5f);
    EXPECT_EQ(system->getSpeed(), 7.0f);
    EXPECT_EQ(system->getGravity(), Vec2(0, -9.5f));
    EXPECT_EQ(system->getStartColor(), Color4F(0, 0, 0.25f, 0));
    EXPECT_EQ(system->getEndColorVar(), Color4F(0, 0, 0, 0.5f));
    EXPECT_TRUE(system->getRotationIsDir());
    EXPECT_EQ(log.text(), "");
}

TEST_F(ParticlePlistTest, ReadsRadiusMode) {
    values["emitterType"] = Value(1);
    values["maxRadius"] = Value(60);
    values["minRadius"] = Value(10);
    values["minRadiusVariance"] = Value(2);
    values["rotatePerSecond"] = Value(90);
    ParticleSystemQuad* system = load();
    EXPECT_EQ(system->getEmitterMode(), ParticleSystem::Mode::RADIUS);
    EXPECT_EQ(system->getStartRadius(), 60.0f);
    EXPECT_EQ(system->getEndRadius(), 10.0f);
    EXPECT_EQ(system->getEndRadiusVar(), 2.0f);
    EXPECT_EQ(system->getRotatePerSecond(), 90.0f);
}

TEST_F(ParticlePlistTest, TheSourcePositionBecomesThePositionOrStaysWhatItIs) {
    values["sourcePositionx"] = Value(30);
    values["sourcePositiony"] = Value(40);
    EXPECT_EQ(load()->getPosition(), Vec2(30, 40));
    RefPtr<ParticleSystemQuad> system;
    system.weakAssign(new ParticleSystemQuad());
    system->setSourcePositionCompatible(false);
    system->initWithDictionary(values);
    EXPECT_EQ(system->getPosition(), Vec2::ZERO);
    EXPECT_EQ(system->getSourcePosition(), Vec2(30, 40));
}

TEST_F(ParticlePlistTest, YCanPointDown) {
    values["yCoordFlipped"] = Value(-1);
    values["speed"] = Value(10);
    values["angle"] = Value(90);
    ParticleSystemQuad* system = load();
    scene->addChild(system);
    system->addParticles(1);
    pass(1);
    EXPECT_NEAR(middles().at(0).y, -10, 1e-3f);
}

TEST_F(ParticlePlistTest, UnpacksAnEmbeddedImageOnce) {
    ParticleSystemQuad* system = load();
    ASSERT_NE(system->getTexture(), nullptr);
    EXPECT_TRUE(system->getTexture()->getContentSize().equals(Size(3, 2)));
    EXPECT_EQ(load()->getTexture(), system->getTexture());
    ParticleSystemQuad* fromValues = ParticleSystemQuad::create(values);
    EXPECT_TRUE(fromValues->getTexture()->getContentSize().equals(Size(3, 2)));
}

TEST_F(ParticlePlistTest, TakesTheEmbeddedImageWhereTheTextureFileIsMissing) {
    values["textureFileName"] = Value("gone.png");
    copra::LogCapture log;
    EXPECT_TRUE(load()->getTexture()->getContentSize().equals(Size(3, 2)));
    EXPECT_EQ(log.text(), "");
}

#ifdef COPRA_WITH_TIFF
TEST_F(ParticlePlistTest, AnEmbeddedImageMayBeATiff) {
    values["textureImageData"] = Value(kTiff);
    copra::LogCapture log;
    Texture2D* const texture = load()->getTexture();
    EXPECT_EQ(log.lineCount(), 0) << log.text();
    ASSERT_NE(texture, nullptr);
    EXPECT_EQ(texture->getPixelsWide(), 2);
    EXPECT_TRUE(texture->hasPremultipliedAlpha());
}
#endif

TEST_F(ParticlePlistTest, AMissingTextureIsLogged) {
    values.erase("textureImageData");
    values["textureFileName"] = Value("gone.png");
    copra::LogCapture log;
    EXPECT_EQ(load()->getTexture(), nullptr);
    EXPECT_EQ(log.lineCount(), 1);
    EXPECT_TRUE(log.contains("gone.png"));
}

TEST_F(ParticlePlistTest, ABrokenEmbeddedImageIsLoggedWithFileAndKey) {
    for (const char* broken : {"", "AAAA", kNoPicture}) {
        values["textureImageData"] = Value(broken);
        copra::LogCapture log;
        ParticleSystemQuad* system = load();
        ASSERT_NE(system, nullptr);
        EXPECT_EQ(system->getTexture(), nullptr);
        EXPECT_EQ(log.lineCount(), 1) << log.text();
        EXPECT_TRUE(log.contains("fx.plist: textureImageData is"));
    }
}

TEST_F(ParticlePlistTest, ValuesOfAWrongTypeCountAsZeroAndAreLoggedWithFileAndKey) {
    values["speed"] = Value(ValueVector());
    values["angle"] = Value("north");
    values["duration"] = Value("nan");
    copra::LogCapture log;
    ParticleSystemQuad* system = load();
    EXPECT_EQ(system->getSpeed(), 0.0f);
    EXPECT_EQ(system->getAngle(), 0.0f);
    EXPECT_EQ(system->getDuration(), 0.0f);
    EXPECT_EQ(log.lineCount(), 3) << log.text();
    for (const char* key : {"speed", "angle", "duration"})
        EXPECT_TRUE(log.contains(std::string("fx.plist: ") + key)) << key;
}

TEST_F(ParticlePlistTest, AFileWithoutTheNeededKeysEmitsNothingAndIsLogged) {
    values.erase("maxParticles");
    copra::LogCapture log;
    ParticleSystemQuad* system = load();
    ASSERT_NE(system, nullptr);
    EXPECT_EQ(system->getTotalParticles(), 0);
    EXPECT_EQ(log.lineCount(), 1);
    EXPECT_TRUE(log.contains("fx.plist: maxParticles is missing"));
}

TEST_F(ParticlePlistTest, AnAbsurdNumberOfParticlesIsClamped) {
    values["maxParticles"] = Value(1e30);
    copra::LogCapture log;
    EXPECT_EQ(load()->getTotalParticles(), ParticleSystem::kMaxParticles);
    EXPECT_EQ(log.lineCount(), 1);
}

TEST_F(ParticlePlistTest, AnUnknownEmitterTypeOrFileGivesNull) {
    values["emitterType"] = Value(7);
    copra::LogCapture log;
    EXPECT_EQ(load(), nullptr);
    EXPECT_TRUE(log.contains("fx.plist: emitterType"));
    EXPECT_EQ(ParticleSystemQuad::create("nowhere.plist"), nullptr);
    EXPECT_TRUE(log.contains("nowhere.plist"));
    EXPECT_EQ(log.lineCount(), 2);
}

TEST_F(ParticlePlistTest, EmitsParticlesWhoseLifeIsOnlyADeviation) {
    values["particleLifespan"] = Value(0.0);
    values["particleLifespanVariance"] = Value(1.0);
    values["duration"] = Value(-1.0);
    ParticleSystemQuad* system = load();
    scene->addChild(system);
    pass(0.1f);
    EXPECT_GT(system->getParticleCount(), 0u);
    pass(0.1f, 30);
    EXPECT_GT(system->getParticleCount(), 0u) << "those that have died are replaced";
}

TEST_F(ParticlePlistTest, ParticlesWithoutLifeDieInTheFrameInWhichTheyAreEmitted) {
    values["particleLifespan"] = Value(0.0);
    ParticleSystemQuad* system = load();
    scene->addChild(system);
    pass(0.1f, 3);
    EXPECT_EQ(system->getParticleCount(), 0u);
    values["particleLifespan"] = Value(-1.0);
    ParticleSystemQuad* negative = load();
    EXPECT_EQ(negative->getEmissionRate(), 0.0f);
}
