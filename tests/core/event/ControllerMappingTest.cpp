#include "event/ControllerMapping.h"

#include "base/log.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

using namespace copra;
using cocos2d::Controller;

namespace {

const std::string kGuid = "030000003412000078560000"
                          "11010000";

/// The element that stands for a key, as the text of the database.
std::string elementOf(const ControllerMapping& mapping, int key) {
    std::string text;
    for (const PadBinding& binding : mapping.bindings) {
        if (binding.key != key) continue;
        const PadInput& input = binding.input;
        text += text.empty() ? "" : " ";
        text += binding.outputHalf > 0 ? "+:" : binding.outputHalf < 0 ? "-:" : "";
        text += input.half > 0 ? "+" : input.half < 0 ? "-" : "";
        text += input.kind == PadInput::Kind::Button ? "b" : input.kind == PadInput::Kind::Axis ? "a" : "h";
        text += std::to_string(input.index);
        if (input.kind == PadInput::Kind::Hat) text += "." + std::to_string(input.hatMask);
        if (input.isInverted) text += "~";
    }
    return text;
}

std::string faultOf(const std::string& elements) {
    ControllerMapping mapping;
    return parseControllerMapping(kGuid + ",name," + elements, mapping);
}

} // namespace

TEST(ControllerMapping, ALineIsRead) {
    ControllerMapping mapping;
    ASSERT_EQ(parseControllerMapping(kGuid + ",My Pad,a:b3,dpup:h0.1,leftx:a0,lefty:a1~,lefttrigger:+a2,"
                                             "+rightx:b4,-rightx:b5,misc1:b9,platform:Linux,",
                                     mapping),
              "");
    EXPECT_EQ(mapping.name, "My Pad");
    EXPECT_EQ(mapping.bus, 3u);
    EXPECT_EQ(mapping.vendor, 0x1234u);
    EXPECT_EQ(mapping.product, 0x5678u);
    EXPECT_EQ(elementOf(mapping, Controller::BUTTON_A), "b3");
    EXPECT_EQ(elementOf(mapping, Controller::BUTTON_DPAD_UP), "h0.1");
    EXPECT_EQ(elementOf(mapping, Controller::JOYSTICK_LEFT_X), "a0");
    EXPECT_EQ(elementOf(mapping, Controller::JOYSTICK_LEFT_Y), "a1~");
    EXPECT_EQ(elementOf(mapping, Controller::AXIS_LEFT_TRIGGER), "+a2");
    EXPECT_EQ(elementOf(mapping, Controller::JOYSTICK_RIGHT_X), "+:b4 -:b5");
    EXPECT_EQ(mapping.bindings.size(), 7u);
}

TEST(ControllerMapping, WrongLinesAreRefused) {
    EXPECT_EQ(faultOf("a:b0"), "");
    for (const char* elements :
         {"", "a", "a:", "a:b", "a:c1", "a:b64", "a:b99999999999", "a:b1x", "a:+b1", "leftx:a16",
          "leftx:a0~~", "dpup:h0", "dpup:h0.", "dpup:h0.16", "dpup:h4.1", "dpup:-h0.1"})
        EXPECT_NE(faultOf(elements), "") << elements;
    ControllerMapping mapping;
    for (const char* line : {"", ",", "030000", "0300000034120000785600001101000,short,a:b0",
                             "03000000341200007856000011010zzz,no digits,a:b0"})
        EXPECT_NE(parseControllerMapping(line, mapping), "") << line;
}

TEST(ControllerMapping, LinesOfOtherPlatformsAreSkipped) {
    LogCapture log;
    EXPECT_EQ(
        addControllerMappings("xinput,*,a:b0,platform:Windows,\n" + kGuid + ",Mac,a:b9,platform:Mac OS X,\n"),
        0);
    EXPECT_EQ(log.text(), "");
}

TEST(ControllerMapping, TheCommonPadsAreKnown) {
    const copra::JoystickInfo pad{"whatever", 0x054c, 0x0ce6};
    const ControllerMapping& sony = findControllerMapping(pad);
    EXPECT_EQ(sony.name, "PlayStation 5 Controller");
    EXPECT_EQ(elementOf(sony, Controller::BUTTON_Y), "b2");
    EXPECT_EQ(findControllerMapping({"x", 0x057e, 0x2009}).name, "Nintendo Switch Pro Controller");
    EXPECT_EQ(findControllerMapping({"PlayStation 3 Controller", 0, 0}).product, 0x0268u);
}

TEST(ControllerMapping, AnUnknownPadIsTakenForAnXboxPad) {
    EXPECT_EQ(findControllerMapping({"never seen", 1, 2}).name, "Xbox 360 Controller");
}

TEST(ControllerMapping, LaterLinesReplaceEarlierOnes) {
    const JoystickInfo pad{"pad", 0x1234, 0x5679};
    const std::string usb = "030000003412000079560000"
                            "11010000",
                      bluetooth = "05" + usb.substr(2);
    EXPECT_EQ(addControllerMappings("# first\n\n" + usb + ",One,a:b1\r\n"), 1);
    EXPECT_EQ(findControllerMapping(pad).name, "One");
    EXPECT_EQ(addControllerMappings(usb + ",Two,a:b2,\n" + bluetooth + ",Three,a:b3,\n"), 1);
    EXPECT_EQ(findControllerMapping(pad).name, "Two");
    EXPECT_EQ(elementOf(findControllerMapping(pad), Controller::BUTTON_A), "b2");
}

TEST(ControllerMapping, TheFirstWrongLineIsLoggedWithItsNumber) {
    LogCapture log;
    EXPECT_EQ(addControllerMappings("# x\nnonsense\n" + kGuid + ",Good,a:b0\nmore nonsense", "db.txt"), 1);
    EXPECT_EQ(log.text(), "db.txt: line 2: no name\n");
}
