#pragma once

#include "base/WeakPtr.h"
#include "gameplay/bodies/Level.h"
#include "gameplay/bodies/Platformer.h"
#include "scene/Node.h"

#include <deque>
#include <functional>
#include <memory>
#include <vector>

namespace copra {

/// Binds nodes, such as crates, platforms, and players, to the bodies of a BodyWorld. Keep one as a member of
/// your layer and call step() every frame. All nodes need the same parent and an anchor point in the center.
/// They are not retained; when a node is destroyed, its body is removed. Functions of the game that a step calls
/// may bind other nodes and destroy the binding.
///
/// The world advances in fixed steps at any frame rate, so equal input gives equal games. Nodes are
/// interpolated between the last two steps, up to one step behind their bodies, so that motion is smooth
/// (Fiedler, "Fix your timestep", 2004).
class BodyWorldBinding {
public:
    /// A character with its input; see Platformer.h.
    struct Player {
        Platformer platformer; ///< The controller of the body.
        PlatformerInput input; ///< The input of the player. Set it at any time; the next steps use it.
    };

    /// Creates a world of bodies that are bound to nodes. `stepSeconds`, usually 1/60 or 1/120, must be above
    /// 0; an invalid value is logged and replaced with 1/60.
    explicit BodyWorldBinding(const BodyWorldTuning& tuning = {}, float stepSeconds = 1.0f / 60.0f);
    BodyWorldBinding(const BodyWorldBinding&) = delete;
    BodyWorldBinding& operator=(const BodyWorldBinding&) = delete;

    /// Returns the world of bodies. You can read and change it between steps, and add bodies without nodes.
    BodyWorld& world() { return _world; }
    /// Returns the world of bodies, read-only.
    const BodyWorld& world() const { return _world; }

    /// Adds a body that the node follows, and returns its handle. If the body is invalid, the function logs
    /// that and returns an invalid handle. A null `node` is an error: debug builds assert; release builds log
    /// it and return an invalid handle.
    Handle add(cocos2d::Node* node, const Body& body);
    /// Binds a node to a body of the world. The node stays `offset` points from the center of the body. Null
    /// and an invalid handle are ignored.
    void follow(cocos2d::Node* node, Handle body, const Vec2& offset = Vec2::ZERO);
    /// Removes the body of a node. If the node has none, the function does nothing.
    void remove(cocos2d::Node* node);
    /// Returns the node that follows a body, or null.
    cocos2d::Node* nodeOf(Handle body) const;
    /// Returns the body that a node follows, or an invalid handle.
    Handle bodyOf(const cocos2d::Node* node) const;

    /// Adds a character with its controller. The reference is valid as long as the binding. After the node is
    /// destroyed, the player does nothing. If add() refuses the node or the body, the player does nothing
    /// from the start.
    Player& addPlayer(cocos2d::Node* node, const Body& body, const PlatformerTuning& tuning = {});
    /// Adds a track, which moves a wall from stop to stop.
    void addTrack(const PlatformTrack& track) { _tracks.push_back(track); }
    /// Adds a level to the world, moves its platforms, and returns its handles. Bind nodes to its bodies with
    /// follow().
    Level::Handles add(const Level& level);

    /// Sets a function for forces and rules that must not depend on the frame rate. It is called before each
    /// step of the world, after players and tracks, with the length of the step in seconds. An empty function
    /// removes it.
    void setBeforeStep(std::function<void(float)> beforeStep) { _beforeStep = std::move(beforeStep); }

    /// Advances the world by `dt` seconds, at most a quarter of a second, and places the nodes. Does nothing
    /// unless `dt` is above 0.
    void step(float dt);
    /// Returns the number of fixed steps so far.
    std::uint64_t stepCount() const { return _stepCount; }

private:
    struct Binding {
        WeakPtr<cocos2d::Node> node;
        Handle body;
        Vec2 offset;
        Vec2 previousPosition; // The position of the body one step ago.
    };

    void removeDead();
    bool stepOnce(); // False if the function of the game has destroyed the binding.
    void placeNodes(float alpha);

    BodyWorld _world;
    std::vector<Binding> _bindings;
    std::deque<Player> _players;
    std::vector<PlatformTrack> _tracks;
    std::function<void(float)> _beforeStep;
    float _stepSeconds = 1.0f / 60.0f;
    float _accumulator = 0.0f; // The seconds that have not been simulated yet.
    std::uint64_t _stepCount = 0;
    std::shared_ptr<const int> _life =
        std::make_shared<int>(); // Weak pointers to it expire with the binding.
};

} // namespace copra
