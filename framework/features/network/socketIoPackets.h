#pragma once

#include <optional>
#include <string>
#include <vector>

/// The packets that Socket.IO servers and clients write to each other, without a connection.
namespace copra::socketio {

/// A protocol that a server speaks.
enum class Version {
    V0, ///< Socket.IO 0.9
    V1, ///< Socket.IO 1 and 2, on Engine.IO 3
    V4, ///< Socket.IO 3 and 4, on Engine.IO 4
};

/// The answer to the request with which a connection begins.
struct Handshake {
    Version version = Version::V0; ///< The protocol to continue with.
    std::string id;                ///< The ID of the connection. It has only letters, digits, '-', and '_'.
    float pingInterval = 0.0f;     ///< The seconds after which the client has to write; 0 if the server asks.
    std::vector<std::string> packets; ///< The packets that the server wrote after its answer.
};

/// Reads the body of the answer. `asked` is V4 or, for the others, V1. Nothing if it is none.
std::optional<Handshake> readHandshake(const std::string& body, Version asked);

/// The path and query to ask for a handshake, and to open the WebSocket.
std::string handshakeTarget(Version asked);
std::string socketTarget(const Handshake& handshake);

/// A packet from a server.
struct Packet {
    /// The kinds of packets.
    enum class Kind { Disconnect, Connect, Ping, Message, Json, Event, Error, Other };

    Kind kind = Kind::Other;    ///< The kind of the packet. `Other` needs no answer.
    std::string endpoint = "/"; ///< Which endpoint it is for; "/" is the default one.
    std::string event;          ///< The name of an event.
    std::string data;           ///< The text; of an event its arguments as JSON, separated by commas.
};

/// Reads what a server wrote. An invalid packet has the kind Other.
Packet readPacket(Version version, const std::string& text);

/// Returns the packet that connects to an endpoint.
std::string writeConnect(Version version, const std::string& endpoint);
/// Returns the packet that leaves an endpoint. The default endpoint is left by closing the connection.
std::string writeDisconnect(Version version, const std::string& endpoint);
/// An event with strings as its arguments.
std::string writeEvent(Version version, const std::string& endpoint, const std::string& event,
                       const std::vector<std::string>& arguments);
/// A message, which only V0 knows: later versions write an event.
std::string writeMessage(const std::string& endpoint, const std::string& text);
std::string writePing(Version version);
/// The answer to a ping with this text.
std::string writePong(Version version, const std::string& data);

} // namespace copra::socketio
