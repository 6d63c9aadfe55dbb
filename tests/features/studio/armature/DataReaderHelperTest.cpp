// The parts of armature files, for readers of a game.
#include "studio/armature/DataReaderHelper.h"
#include "ArmatureFixture.h"
#include "studio/values/CocoLoader.h"

#include <rapidjson/document.h>
#include <tinyxml2.h>

using namespace cocostudio;

namespace {

class DataReaderHelperTest : public ArmatureFixture {
protected:
    static rapidjson::Document json(const char* text) {
        rapidjson::Document document;
        document.Parse(text);
        return document;
    }
};

TEST_F(DataReaderHelperTest, DecodesPartsOfJson) {
    DataReaderHelper::DataInfo info;
    info.contentScale = 2.0f;
    info.cocoStudioVersion = 1.6f;
    BoneData* bone = DataReaderHelper::decodeBone(
        json(
            R"({"name":"arm","parent":"body","x":3,"y":4,"display_data":[{"name":"arm.png","displayType":0}]})"),
        &info);
    EXPECT_EQ(bone->name, "arm");
    EXPECT_EQ(bone->parentName, "body");
    EXPECT_EQ(bone->x, 6.0f);
    EXPECT_EQ(bone->displayDataList.size(), 1);
    FrameData* frame = DataReaderHelper::decodeFrame(json(R"({"fi":7,"dI":2,"evt":"step"})"), &info);
    EXPECT_EQ(frame->frameID, 7);
    EXPECT_EQ(frame->displayIndex, 2);
    EXPECT_EQ(frame->strEvent, "step");
    ContourData* contour =
        DataReaderHelper::decodeContour(json(R"({"vertex":[{"x":1,"y":2},{"x":3,"y":4}]})"));
    EXPECT_EQ(contour->vertexList.size(), 2u);
    BaseData place;
    DataReaderHelper::decodeNode(&place, json(R"({"x":5,"kX":1.5})"), nullptr);
    EXPECT_EQ(place.x, 5.0f);
    EXPECT_EQ(place.skewX, 1.5f);
}

TEST_F(DataReaderHelperTest, TheVersionOfAnArmatureIsThatOfItsAnimation) {
    DataReaderHelper::DataInfo info;
    ArmatureData* armature = DataReaderHelper::decodeArmature(
        json(R"({"name":"bee","version":1.6,"bone_data":[{"name":"a"}]})"), &info);
    EXPECT_EQ(armature->name, "bee");
    EXPECT_FLOAT_EQ(info.cocoStudioVersion, 1.6f);
}

TEST_F(DataReaderHelperTest, DecodesPartsOfXml) {
    tinyxml2::XMLDocument xml;
    xml.Parse(R"(<f x="3" y="4" dr="5" dI="1" evt="hit"/>)");
    FrameData* frame = DataReaderHelper::decodeFrame(xml.RootElement(), nullptr, nullptr, nullptr);
    ASSERT_NE(frame, nullptr);
    EXPECT_EQ(frame->duration, 5);
    EXPECT_EQ(frame->strEvent, "hit");
    EXPECT_EQ(DataReaderHelper::decodeBone(static_cast<tinyxml2::XMLElement*>(nullptr), nullptr, nullptr),
              nullptr);
}

TEST_F(DataReaderHelperTest, ContentsAreAddedToTheManager) {
    DataReaderHelper::addDataFromJsonCache(R"({"armature_data":[{"name":"cached","version":1.6}]})");
    EXPECT_NE(ArmatureDataManager::getInstance()->getArmatureData("cached"), nullptr);
    const copra::LogCapture log;
    DataReaderHelper::addDataFromCache("<broken");
    EXPECT_TRUE(log.contains("ArmatureDataManager: (contents)"));
}

} // namespace
