#include "network/socketIoPackets.h"

#include "base/numberText.h"

#include <rapidjson/document.h>
#include <rapidjson/reader.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <algorithm>
#include <cstdlib>

/// The packets of https://github.com/socketio/socket.io-protocol (V1 and V4) within those of
/// https://github.com/socketio/engine.io-protocol, and those of Socket.IO 0.9: `type:id:endpoint:data`.

namespace copra::socketio {

namespace {

constexpr float kLongestInterval = 24.0f * 60.0f * 60.0f;

bool isId(const std::string& text) {
    return !text.empty() && text.size() <= 256 && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' ||
               c == '_';
    });
}

float interval(double seconds) {
    return seconds > 0.0 && seconds < kLongestInterval ? static_cast<float>(seconds) : 0.0f;
}

/// `id:heartbeat:timeout:transports`
std::optional<Handshake> readOldHandshake(const std::string& body) {
    const std::size_t end = body.find(':');
    if (end == std::string::npos) return {};
    Handshake result;
    result.id = body.substr(0, end);
    result.pingInterval = interval(copra::readNumber<double>(body.c_str() + end + 1));
    if (!isId(result.id)) return {};
    return result;
}

/// The packets of a payload: `length:packet` one after the other, or separated by U+001E.
std::vector<std::string> packetsOf(const std::string& body, Version version) {
    std::vector<std::string> packets;
    for (std::size_t at = 0; at < body.size();) {
        std::size_t size = 0;
        if (version == Version::V4) {
            size = std::min(body.find('\x1e', at), body.size()) - at;
        } else {
            const std::size_t colon = body.find(':', at);
            if (colon == std::string::npos || colon == at || colon - at > 8) break;
            size = std::strtoul(body.c_str() + at, nullptr, 10);
            at = colon + 1;
        }
        packets.push_back(body.substr(at, size));
        at += packets.back().size() + (version == Version::V4 ? 1 : 0);
    }
    return packets;
}

/// Finds the name of an event and where its arguments stand, while its JSON is read: `["name", ...]`, or
/// `{"name": "...", "args": [...]}` of V0.
class EventHandler : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, EventHandler> {
public:
    explicit EventHandler(const rapidjson::StringStream& stream) : _stream(stream) {}

    bool String(const char* text, rapidjson::SizeType size, bool /*copy*/) {
        if (_depth != 1 || !(_isList ? !hasName : _key == "name")) return true;
        name.assign(text, size);
        hasName = true;
        if (_isList) begin = endOfString();
        return true;
    }
    bool Key(const char* text, rapidjson::SizeType size, bool /*copy*/) {
        if (_depth == 1) _key.assign(text, size);
        return true;
    }
    bool StartObject() {
        ++_depth;
        return true;
    }
    bool EndObject(rapidjson::SizeType /*members*/) {
        --_depth;
        return true;
    }
    bool StartArray() {
        if (_depth == 0) _isList = true;
        if (isArguments()) begin = position(_stream.src_) + 1;
        ++_depth;
        return true;
    }
    bool EndArray(rapidjson::SizeType /*elements*/) {
        --_depth;
        if (_isList ? _depth == 0 : isArguments()) end = position(_stream.src_);
        return true;
    }

    bool hasName = false;
    std::string name;
    std::size_t begin = 0; ///< of the arguments
    std::size_t end = 0;

private:
    std::size_t position(const char* at) const { return static_cast<std::size_t>(at - _stream.head_); }
    /// The reader is still in front of the string that it has read.
    std::size_t endOfString() const {
        const char* at = _stream.src_ + 1;
        while (*at != '"') at += *at == '\\' ? 2 : 1;
        return position(at + 1);
    }
    bool isArguments() const { return _depth == 1 && !_isList && _key == "args"; }

    const rapidjson::StringStream& _stream;
    std::string _key;
    int _depth = 0;
    bool _isList = false;
};

Packet eventOf(Packet packet) {
    rapidjson::StringStream stream(packet.data.c_str());
    EventHandler handler(stream);
    const rapidjson::ParseResult result =
        rapidjson::Reader().Parse<rapidjson::kParseIterativeFlag>(stream, handler);
    if (!result || !handler.hasName) {
        packet.kind = Packet::Kind::Other;
        return packet;
    }
    packet.kind = Packet::Kind::Event;
    packet.event = handler.name;
    packet.data =
        handler.begin < handler.end ? packet.data.substr(handler.begin, handler.end - handler.begin) : "";
    packet.data.erase(0, packet.data.find_first_not_of(", \t\r\n"));
    return packet;
}

Packet readOldPacket(const std::string& text) {
    static constexpr Packet::Kind kKinds[] = {
        Packet::Kind::Disconnect, Packet::Kind::Connect, Packet::Kind::Ping,  Packet::Kind::Message,
        Packet::Kind::Json,       Packet::Kind::Event,   Packet::Kind::Other, Packet::Kind::Error};
    Packet packet;
    if (text.size() < 3 || text[1] != ':') return packet;
    const std::size_t endpoint = text.find(':', 2);
    if (endpoint == std::string::npos) return packet;
    const std::size_t data = std::min(text.find(':', endpoint + 1), text.size());
    if (data > endpoint + 1) packet.endpoint = text.substr(endpoint + 1, data - endpoint - 1);
    if (data < text.size()) packet.data = text.substr(data + 1);
    const auto type = static_cast<std::size_t>(text[0] - '0');
    if (text[0] >= '0' && type < std::size(kKinds)) packet.kind = kKinds[type];
    return packet.kind == Packet::Kind::Event ? eventOf(std::move(packet)) : packet;
}

/// `type [endpoint,] [number] [data]`, without the 4 in front of it.
Packet readNewPacket(const std::string& text) {
    Packet packet;
    if (text.empty()) return packet;
    std::size_t at = 1;
    if (text.size() > 1 && text[1] == '/') {
        const std::size_t end = std::min(text.find(',', at), text.size());
        packet.endpoint = text.substr(at, std::min(text.find('?', at), end) - at);
        at = std::min(end + 1, text.size());
    }
    while (at < text.size() && text[at] >= '0' && text[at] <= '9') ++at; // the number of an acknowledgement
    packet.data = text.substr(at);
    switch (text[0]) {
    case '0':
        packet.kind = Packet::Kind::Connect;
        break;
    case '1':
        packet.kind = Packet::Kind::Disconnect;
        break;
    case '2':
        return eventOf(std::move(packet));
    case '4':
        packet.kind = Packet::Kind::Error;
        break;
    default:
        break; // acknowledgements and bytes
    }
    return packet;
}

using Writer = rapidjson::Writer<rapidjson::StringBuffer>;

void write(Writer& writer, const std::string& text) {
    writer.String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
}

/// An endpoint as packets name it: the default one is not named.
std::string named(const std::string& endpoint) {
    return endpoint == "/" ? "" : endpoint;
}
std::string namedWithComma(const std::string& endpoint) {
    return endpoint == "/" ? "" : endpoint + ',';
}

} // namespace

std::optional<Handshake> readHandshake(const std::string& body, Version asked) {
    if (body.find('{') == std::string::npos) return readOldHandshake(body);
    Handshake result;
    result.version = asked == Version::V4 ? Version::V4 : Version::V1;
    result.packets = packetsOf(body, result.version);
    if (result.packets.empty() || result.packets.front()[0] != '0') return {};
    rapidjson::Document document;
    document.Parse<rapidjson::kParseIterativeFlag>(result.packets.front().c_str() + 1);
    result.packets.erase(result.packets.begin());
    if (!document.IsObject()) return {};
    const auto id = document.FindMember("sid");
    const auto ping = document.FindMember("pingInterval");
    if (id == document.MemberEnd() || !id->value.IsString() || !isId(id->value.GetString())) return {};
    result.id = id->value.GetString();
    if (result.version == Version::V1 && ping != document.MemberEnd() && ping->value.IsNumber())
        result.pingInterval = interval(ping->value.GetDouble() / 1000.0);
    return result;
}

std::string handshakeTarget(Version asked) {
    return asked == Version::V4 ? "/socket.io/?EIO=4&transport=polling"
                                : "/socket.io/1/?EIO=2&transport=polling&b64=true";
}

std::string socketTarget(const Handshake& handshake) {
    switch (handshake.version) {
    case Version::V0:
        return "/socket.io/1/websocket/" + handshake.id;
    case Version::V1:
        return "/socket.io/1/websocket/?EIO=2&transport=websocket&sid=" + handshake.id;
    default:
        return "/socket.io/?EIO=4&transport=websocket&sid=" + handshake.id;
    }
}

Packet readPacket(Version version, const std::string& text) {
    if (version == Version::V0) return readOldPacket(text);
    Packet packet;
    if (text.empty()) return packet;
    if (text[0] == '4') return readNewPacket(text.substr(1));
    if (text[0] == '2') packet.kind = Packet::Kind::Ping;
    packet.data = text.substr(1);
    return packet;
}

std::string writeConnect(Version version, const std::string& endpoint) {
    return version == Version::V0 ? "1::" + named(endpoint) : "40" + namedWithComma(endpoint);
}

std::string writeDisconnect(Version version, const std::string& endpoint) {
    return version == Version::V0 ? "0::" + named(endpoint) : "41" + namedWithComma(endpoint);
}

std::string writeEvent(Version version, const std::string& endpoint, const std::string& event,
                       const std::vector<std::string>& arguments) {
    rapidjson::StringBuffer buffer;
    Writer writer(buffer);
    if (version == Version::V0) {
        writer.StartObject();
        writer.Key("name");
        write(writer, event);
        writer.Key("args");
        writer.StartArray();
    } else {
        writer.StartArray();
        write(writer, event);
    }
    for (const std::string& argument : arguments) write(writer, argument);
    writer.EndArray();
    if (version == Version::V0) writer.EndObject();
    const std::string head =
        version == Version::V0 ? "5::" + named(endpoint) + ':' : "42" + namedWithComma(endpoint);
    return head + std::string(buffer.GetString(), buffer.GetSize());
}

std::string writeMessage(const std::string& endpoint, const std::string& text) {
    return "3::" + named(endpoint) + ':' + text;
}

std::string writePing(Version version) {
    return version == Version::V0 ? "2::" : "2";
}

std::string writePong(Version version, const std::string& data) {
    return version == Version::V0 ? "2::" : '3' + data;
}

} // namespace copra::socketio
