#pragma once

#include "base/WeakPtr.h"
#include "gameplay/bodies/Level.h"
#include "gameplay/bodies/Platformer.h"
#include "scene/Node.h"

#include <deque>
#include <functional>
#include <vector>

namespace copra {

/// Binds a BodyWorld to nodes, which follow its bodies: crates, platforms, players. Own one, as a member of
/// your layer, and call step() every frame. All nodes need the same parent, and the middle as anchor; they
/// are held weakly, and a body goes with its node.
///
/// The world steps in fixed time, whatever the frames: equal input gives equal games. Nodes stand between the
/// last two steps, up to one step behind their bodies, so that motion is smooth at any frame rate (Fiedler,
/// "Fix your timestep", 2004).
class BodyWorldBinding {
public:
    /// A character with its input; see Platformer.h.
    struct Player {
        Platformer platformer;
        PlatformerInput input; ///< set it at any time; the next steps take it
    };

    /// `stepSeconds` above 0; usual 1/60 or 1/120. An invalid one is logged and replaced by 1/60.
    explicit BodyWorldBinding(const BodyWorldTuning& tuning = {}, float stepSeconds = 1.0f / 60.0f);

    /// The bodies, to look at and to change between steps. Bodies may be added to it without a node.
    BodyWorld& world() { return _world; }
    const BodyWorld& world() const { return _world; }

    /// Adds a body and lets the node follow it. A null node is a misuse. An invalid body gives an invalid handle
    /// and a log line.
    Handle add(cocos2d::Node* node, const Body& body);
    /// Binds a node to a body of the world, `offset` points from its middle.
    void follow(cocos2d::Node* node, Handle body, const Vec2& offset = Vec2::ZERO);
    /// Removes a node's body. Does nothing for a node without one.
    void remove(cocos2d::Node* node);
    /// The node that follows a body; null for none.
    cocos2d::Node* nodeOf(Handle body) const;
    /// The body that a node follows; an invalid handle for none.
    Handle bodyOf(const cocos2d::Node* node) const;

    /// Adds a walker with its controller; the reference stays valid as long as the binding. After the node is
    /// destroyed the player does nothing.
    Player& addPlayer(cocos2d::Node* node, const Body& body, const PlatformerTuning& tuning = {});
    /// Moves a wall from stop to stop.
    void addTrack(const PlatformTrack& track) { _tracks.push_back(track); }
    /// Adds a level to the world and moves its platforms. Bind nodes to its bodies with follow().
    Level::Handles add(const Level& level);

    /// Called before each step of the world with its seconds, after players and tracks: for forces and rules
    /// that must not depend on the frame rate. An empty function removes it.
    void setBeforeStep(std::function<void(float)> beforeStep) { _beforeStep = std::move(beforeStep); }

    /// Advances by `dt` seconds, at most a quarter of a second, and places the nodes. Does nothing unless dt
    /// is above 0.
    void step(float dt);
    /// Fixed steps that were taken so far.
    std::uint64_t stepCount() const { return _stepCount; }

private:
    struct Binding {
        WeakPtr<cocos2d::Node> node;
        Handle body;
        Vec2 offset;
        Vec2 previousPosition; // of the body, one step ago
    };

    void removeDead();
    void stepOnce();
    void placeNodes(float alpha);

    BodyWorld _world;
    std::vector<Binding> _bindings;
    std::deque<Player> _players;
    std::vector<PlatformTrack> _tracks;
    std::function<void(float)> _beforeStep;
    float _stepSeconds = 1.0f / 60.0f;
    float _accumulator = 0.0f; // seconds not simulated yet
    std::uint64_t _stepCount = 0;
};

} // namespace copra
