#pragma once

struct cpSpace;

namespace copra {

/// Passes the contacts of a space on to the listeners of its world.
class PhysicsContacts {
public:
    /// The space's user data must be its PhysicsWorld.
    static void connect(cpSpace* space);

private:
    struct Callbacks;
};

} // namespace copra
