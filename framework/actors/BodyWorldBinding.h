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
    /// Somebody who is steered; see Platformer.h.
    struct Player {
        Platformer platformer;
        PlatformerInput input; ///< set it at any time; the next steps take it
    };

    /// `stepSeconds` above 0; usual 1/60 or 1/120. A faulty one is logged and replaced by 1/60.
    explicit BodyWorldBinding(const BodyWorldTuning& tuning = {}, float stepSeconds = 1.0f / 60.0f);

    /// The bodies, to look at and to change between steps. Bodies may be added to it without a node.
    BodyWorld& world() { return _world; }
    const BodyWorld& world() const { return _world; }

    /// Adds a body and lets the node follow it. Null nodes and faulty bodies give an invalid handle and a log
    /// line.
    Handle add(cocos2d::Node* node, const Body& body);
    /// Lets a node follow a body that is there already, `offset` points from its middle.
    void follow(cocos2d::Node* node, Handle body, const Vec2& offset = Vec2::ZERO);
    /// Takes out a node's body. Nothing happens for a stranger.
    void remove(cocos2d::Node* node);
    /// The node that follows a body; null for none.
    cocos2d::Node* nodeOf(Handle body) const;
    /// The body that a node follows; an invalid handle for none.
    Handle bodyOf(const cocos2d::Node* node) const;

    /// Adds a walker with its controller; the reference stays good as long as the stage. When the node dies
    /// the player does nothing any more.
    Player& addPlayer(cocos2d::Node* node, const Body& body, const PlatformerTuning& tuning = {});
    /// Moves a wall from stop to stop.
    void addTrack(const PlatformTrack& track) { _tracks.push_back(track); }
    /// Puts a level's things into the world and moves its platforms. Give them nodes by follow().
    Level::Handles add(const Level& level);

    /// Called before each step of the world with its seconds, after players and tracks: for forces and rules
    /// that must not depend on the frame rate. An empty function ends it.
    void setBeforeStep(std::function<void(float)> beforeStep) { _beforeStep = std::move(beforeStep); }

    /// Goes on by `dt` seconds and places the nodes. What is longer than a quarter of a second is lost.
    /// Nothing happens unless dt is above 0.
    void step(float dt);
    /// Fixed steps that were taken so far.
    std::uint64_t stepCount() const { return _stepCount; }

private:
    struct Bound {
        WeakPtr<cocos2d::Node> node;
        Handle body;
        Vec2 offset;
        Vec2 before; // where the body was one step ago
    };

    void dropDead();
    void stepOnce();
    void place(float share);

    BodyWorld _world;
    std::vector<Bound> _bound;
    std::deque<Player> _players;
    std::vector<PlatformTrack> _tracks;
    std::function<void(float)> _beforeStep;
    float _stepSeconds = 1.0f / 60.0f;
    float _waiting = 0.0f; // seconds that are not stepped yet
    std::uint64_t _stepCount = 0;
};

} // namespace copra
