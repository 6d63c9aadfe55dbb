#pragma once

#include "base/Ref.h"

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace copra {
class SocketIoConnection;
}

namespace cocos2d::network {

class SIOClient;

/// A member function that receives a client and the data of an event, in code that is ported from cocos2d-x
/// 2.x.
typedef void (Ref::*SEL_SIOEvent)(SIOClient*, const std::string&);

/// Connects to Socket.IO servers of the versions 0.9, 1, and 2, as cocos2d-x does, and of 3 and 4. Use it
/// on the main thread only.
///
/// A connection asks the server by HTTP which version it uses, with the time limits of HttpClient. It then
/// continues over a WebSocket, which limits messages and checks certificates. Clients of different endpoints
/// of a server share a connection. When the Director has ended all scenes, all clients are disconnected.
class SocketIO {
public:
    /// Returns the shared instance, which holds all connections.
    static SocketIO* getInstance();
    /// Drops all connections without calling their delegates.
    static void destroyInstance();
    /// Name of getInstance() in cocos2d-x 2.x.
    static SocketIO* instance() { return getInstance(); }

    /// Receives what happens to a client. After its destruction, it is no longer called.
    class SIODelegate {
    public:
        virtual ~SIODelegate();
        /// Called when the client is connected. It is for code that is ported from cocos2d-x 2.x. In other
        /// code, use the event "connect", as in cocos2d-x.
        virtual void onConnect(SIOClient* client);
        /// Called when a message arrived. Servers since version 1 send an event "message" for it. For that
        /// and all other events, this function is called after the callback of the event.
        virtual void onMessage(SIOClient* client, const std::string& data);
        /// Called once when an open connection of the client has ended, by disconnect() or by the server. The
        /// client lives until the end of the frame.
        virtual void onClose(SIOClient* client) = 0;
        /// Called when the server could not be reached, or when something was sent before the connection was
        /// open.
        virtual void onError(SIOClient* client, const std::string& data) = 0;
        /// Called for every event, before its callback.
        virtual void fireEventToScript(SIOClient* client, const std::string& eventName,
                                       const std::string& data);
    };

    /// Starts to connect to the endpoint that is the path of the address, such as
    /// "http://example.org:3000/chat", or to "/" without a path. http, https, ws, and wss differ only in the
    /// use of TLS. The delegate is not owned. SocketIO owns the client until its connection ends. A client of
    /// the same endpoint is disconnected first. If this is not an address, the function logs that and returns
    /// null.
    static SIOClient* connect(const std::string& uri, SIODelegate& delegate);
    /// Starts to connect to an endpoint, trusting the certificates in a file. From then on, HttpClient also
    /// uses this file, as in cocos2d-x.
    static SIOClient* connect(const std::string& uri, SIODelegate& delegate, const std::string& caFilePath);
    /// Starts to connect to an endpoint, with the arguments in the order of cocos2d-x 2.x.
    static SIOClient* connect(SIODelegate& delegate, const std::string& uri);

    SocketIO(const SocketIO&) = delete;
    SocketIO& operator=(const SocketIO&) = delete;

private:
    friend class copra::SocketIoConnection;

    SocketIO() = default;
    virtual ~SocketIO();

    static SocketIO*& current();
    std::shared_ptr<copra::SocketIoConnection> connectionTo(const std::string& server) const;
    void remove(const copra::SocketIoConnection* connection);

    std::vector<std::shared_ptr<copra::SocketIoConnection>> _connections;
};

/// Receives a client and the data of an event: its arguments as JSON, separated by commas.
typedef std::function<void(SIOClient*, const std::string&)> SIOEvent;
/// The callbacks by the names of their events.
typedef std::unordered_map<std::string, SIOEvent> EventRegistry;

/// A connection to an endpoint of a Socket.IO server. SocketIO::connect() creates it.
class SIOClient : public Ref {
public:
    /// Returns the delegate of connect(), or null if it was destroyed.
    SocketIO::SIODelegate* getDelegate() { return _delegate; }

    /// Leaves the endpoint, and calls onClose() before it returns. The client lives until the end of the
    /// frame.
    void disconnect();

    /// Sends a string: as a message to servers of version 0.9, and as an event "message" to other servers.
    void send(const std::string& s);
    /// Sends several strings: as messages to servers of version 0.9, and as one event to other servers.
    void send(const std::vector<std::string>& s);

    /// Sends an event with one argument. The server receives it as a string, even if it contains JSON, as in
    /// cocos2d-x.
    void emit(const std::string& eventname, const std::string& args);
    /// Sends an event with several arguments. The server receives them as strings, even if they contain JSON,
    /// as in cocos2d-x.
    void emit(const std::string& eventname, const std::vector<std::string>& args);

    /// Sets the callback for an event of the server. "connect", "disconnect", and "error" are events, too.
    /// The callback may change and remove itself, and disconnect the client.
    void on(const std::string& eventName, SIOEvent e);
    /// Sets a member function as the callback for an event, as in cocos2d-x 2.x. The target is not retained;
    /// after its destruction, nothing is called. If an argument is null, the function logs that and does
    /// nothing.
    void on(const char* eventName, Ref* target, SEL_SIOEvent selector);

    /// Sets the tag, a name for use by the game.
    void setTag(const char* tag);
    /// Returns the tag, a name for use by the game.
    const char* getTag() { return _tag.c_str(); }

private:
    friend class SocketIO;
    friend class copra::SocketIoConnection;

    SIOClient(std::string path, copra::SocketIoConnection* connection, SocketIO::SIODelegate& delegate);
    ~SIOClient() override;

    bool isConnected() const;
    void fireEvent(const std::string& eventName, const std::string& data);
    void fail(const std::string& problem);

    std::string _path;
    std::string _tag;
    copra::SocketIoConnection* _connection; ///< The connection; null when it has ended.
    SocketIO::SIODelegate* _delegate;
    EventRegistry _eventRegistry;
    bool _isConnected = false;
};

} // namespace cocos2d::network

namespace cocos2d::extension {

/// The names of cocos2d-x 2.x.
using SocketIO = network::SocketIO;
using SIOClient = network::SIOClient;
using SIOEvent = network::SIOEvent;
using SEL_SIOEvent = network::SEL_SIOEvent;

} // namespace cocos2d::extension
