#include "network/socketIoPackets.h"

#include "base/randomValues.h"

#include <gtest/gtest.h>
#include <rapidjson/document.h>

#include <string>
#include <vector>

using namespace copra::socketio;

namespace {

std::vector<std::string> textsOf(const std::string& arguments) {
    rapidjson::Document list;
    list.Parse(("[" + arguments + "]").c_str());
    if (!list.IsArray()) return {"no JSON: " + arguments};
    std::vector<std::string> texts;
    for (const auto& each : list.GetArray())
        texts.emplace_back(each.IsString() ? std::string(each.GetString(), each.GetStringLength())
                                           : "no text");
    return texts;
}

TEST(SocketIoPackets, AnEventIsReadBackAsItWasWritten) {
    for (unsigned seed = 1; seed <= 200; ++seed) {
        copra::test::RandomValues random(seed);
        const std::string name = random.text();
        std::vector<std::string> arguments(static_cast<std::size_t>(random.below(4)));
        for (std::string& argument : arguments) argument = random.text();
        for (const Version version : {Version::V0, Version::V1, Version::V4})
            for (const char* const endpoint : {"/", "/bees"}) {
                SCOPED_TRACE(writeEvent(version, endpoint, name, arguments));
                const Packet packet = readPacket(version, writeEvent(version, endpoint, name, arguments));
                EXPECT_EQ(packet.kind, Packet::Kind::Event);
                EXPECT_EQ(packet.endpoint, endpoint);
                EXPECT_EQ(packet.event, name);
                EXPECT_EQ(textsOf(packet.data), arguments);
            }
    }
}

TEST(SocketIoPackets, AMessageIsReadBackAsItWasWritten) {
    for (unsigned seed = 1; seed <= 200; ++seed) {
        const std::string text = copra::test::RandomValues(seed).text();
        const Packet packet = readPacket(Version::V0, writeMessage("/bees", text));
        EXPECT_EQ(packet.kind, Packet::Kind::Message);
        EXPECT_EQ(packet.endpoint, "/bees");
        EXPECT_EQ(packet.data, text);
    }
}

} // namespace
