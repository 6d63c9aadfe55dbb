#pragma once

#include "base/RefPtr.h"
#include "base/Value.h"
#include "base/limits.h"
#include "nodes/particles/ParticleData.h"
#include "render/Texture2D.h"
#include "scene/Node.h"
#include "scene/Protocols.h"

#include <string>

namespace copra {
class BurstRandom;
class ParticleValues;
} // namespace copra

namespace cocos2d {

class ParticleBatchNode;

/// Emits and moves particles. It draws nothing by itself: use ParticleSystemQuad, or one of the ready effects
/// of ParticleExamples.h.
///
/// Each attribute of a particle is "value +- variance", evenly distributed. Unless stated otherwise, lengths
/// are in points, times in seconds, speeds in points per second, and angles in degrees: counterclockwise from
/// the right for directions, clockwise for spins, as in cocos2d-x. Color channels are from 0 to 1. Emission
/// starts with the first frame in a running scene. The color and opacity of the node itself have no effect on
/// the particles.
///
/// An attribute that is for one mode is an error in the other one: debug builds assert; release builds log it
/// and read or set the attribute.
class ParticleSystem : public Node, public TextureProtocol, public PlayableProtocol {
public:
    /// How particles move.
    enum class Mode {
        GRAVITY, ///< Particles fly, with a speed, gravity, and radial and tangential acceleration.
        /// Particles circle around the emitter with a changing radius. The source position has no effect.
        RADIUS,
    };

    /// The space in which particles live.
    enum class PositionType {
        FREE,     ///< Particles keep their position in the world when the emitter moves.
        RELATIVE, ///< Particles keep their position in the parent and move with it.
        GROUPED,  ///< Particles move with the emitter.
    };

    /// Special values of attributes.
    enum {
        DURATION_INFINITY = -1,               ///< The duration of an emission that never ends.
        START_SIZE_EQUAL_TO_END_SIZE = -1,    ///< The end size of particles whose size does not change.
        START_RADIUS_EQUAL_TO_END_RADIUS = -1 ///< The end radius of particles whose radius does not change.
    };

    /// The maximum number of particles of a system.
    static constexpr int kMaxParticles = copra::limits::kParticles;

    /// Creates a system from a property list in the format of Particle Designer. If the file cannot be read
    /// or has an unknown emitter type, the function logs that and returns null. A value of a wrong type
    /// counts as 0 and is logged. If the texture cannot be loaded, the function logs that; the system then
    /// draws plain squares.
    static ParticleSystem* create(const std::string& plistFile);
    /// Creates a system whose attributes are all 0. It blends for premultiplied alpha and has the modes FREE
    /// and GRAVITY. A number that is negative or above kMaxParticles is clamped and logged.
    static ParticleSystem* createWithTotalParticles(int numberOfParticles);

    // --- Running ---

    /// Emits this many particles at once, up to getTotalParticles(), but none while the emission is paused.
    void addParticles(int count);
    /// Ends the emission. Living particles remain until their life ends.
    void stopSystem();
    /// Starts the emission again. Living particles end, but are counted until the next update removes them.
    void resetSystem();
    /// Starts the emission again, as resetSystem() does.
    void start() override;
    /// Ends the emission, as stopSystem() does.
    void stop() override;
    /// Whether as many particles live as getTotalParticles() allows.
    bool isFull();
    /// Whether the system emits: it was not stopped, and its duration has not elapsed.
    virtual bool isActive() const;
    /// Whether the emission is paused. Living particles keep moving.
    virtual bool isPaused() const;
    /// Pauses the emission. Living particles keep moving.
    virtual void pauseEmissions();
    /// Continues the emission after pauseEmissions().
    virtual void resumeEmissions();
    /// Returns the number of particles that live now.
    unsigned int getParticleCount() const { return static_cast<unsigned int>(_particleCount); }
    /// Whether the system removes itself from its parent, with cleanup, after the emission has ended and the
    /// last particle is gone; false by default.
    virtual bool isAutoRemoveOnFinish() const;
    /// Sets whether the system removes itself from its parent, with cleanup, after the emission has ended and
    /// the last particle is gone; false by default.
    virtual void setAutoRemoveOnFinish(bool var);

    /// Emits, ages, and moves particles by `dt` seconds. Called every frame.
    void update(float dt) override;
    /// Removes dead particles without moving the others.
    virtual void updateWithNoTime();
    /// Simulates `seconds` at once in steps of 1 / `frameRate`, to start with a full system. A negative
    /// number simulates the longest life of a particle. A frame rate of 0 or less is logged, and nothing
    /// happens.
    void simulate(float seconds = -1.0f, float frameRate = 60.0f);

    /// Called after the particles have moved. A derived class can override it.
    virtual void updateParticleQuads() {}
    /// Called after updateParticleQuads() if the node is visible. A derived class can override it.
    virtual void postStep() {}

    // --- Emission ---

    /// Returns the number of particles that can live at the same time.
    virtual int getTotalParticles() const;
    /// Sets the number of particles that can live at the same time, clamped to 0 to kMaxParticles with a
    /// warning. A number above the first one ends all living particles; the next update removes them.
    virtual void setTotalParticles(int totalParticles);
    /// Returns the number of particles per second. With 0 or less, only addParticles() emits particles.
    float getEmissionRate() const { return _emissionRate; }
    /// Sets the number of particles per second. With 0 or less, only addParticles() emits particles.
    void setEmissionRate(float rate) { _emissionRate = rate; }
    /// Returns the time in seconds that the system emits. DURATION_INFINITY (-1) means that it does not end.
    float getDuration() const { return _duration; }
    /// Sets the time in seconds that the system emits. DURATION_INFINITY (-1) means that it does not end.
    void setDuration(float duration) { _duration = duration; }
    /// Returns the life of a particle in seconds.
    float getLife() const { return _life; }
    /// Sets the life of a particle in seconds.
    void setLife(float life) { _life = life; }
    /// Returns the deviation of the life in seconds: a life is getLife() plus or minus up to this number.
    float getLifeVar() const { return _lifeVar; }
    /// Sets the deviation of the life in seconds: a life is getLife() plus or minus up to this number.
    void setLifeVar(float lifeVar) { _lifeVar = lifeVar; }
    /// Returns the point where particles start, in points relative to the node.
    const Vec2& getSourcePosition() const { return _sourcePosition; }
    /// Sets the point where particles start, in points relative to the node.
    void setSourcePosition(const Vec2& pos) { _sourcePosition = pos; }
    /// Returns the deviation of the start position on each axis, in points.
    const Vec2& getPosVar() const { return _posVar; }
    /// Sets the deviation of the start position on each axis, in points.
    void setPosVar(const Vec2& pos) { _posVar = pos; }
    /// Returns the initial direction or, in the mode RADIUS, the position on the circle, in degrees
    /// counterclockwise: 0 is right, 90 is up.
    float getAngle() const { return _angle; }
    /// Sets the initial direction or, in the mode RADIUS, the position on the circle, in degrees
    /// counterclockwise: 0 is right, 90 is up.
    void setAngle(float angle) { _angle = angle; }
    /// Returns the deviation of the angle, in degrees.
    float getAngleVar() const { return _angleVar; }
    /// Sets the deviation of the angle, in degrees.
    void setAngleVar(float angleVar) { _angleVar = angleVar; }
    /// Returns the space in which particles live: FREE (the world), RELATIVE (the parent), or GROUPED (the
    /// node).
    PositionType getPositionType() const { return _positionType; }
    /// Sets the space in which particles live: FREE (the world), RELATIVE (the parent), or GROUPED (the
    /// node).
    void setPositionType(PositionType type) { _positionType = type; }
    /// Returns the way in which particles move. GRAVITY: they fly with a velocity and accelerations. RADIUS:
    /// they circle around the emitter.
    Mode getEmitterMode() const { return _emitterMode; }
    /// Sets the way in which particles move. GRAVITY: they fly with a velocity and accelerations. RADIUS:
    /// they circle around the emitter. An attribute that only the other mode has is an error: debug builds
    /// assert; release builds log it and still use the attribute.
    void setEmitterMode(Mode mode) { _emitterMode = mode; }

    // --- Appearance ---

    /// Returns the side of the square that a new particle fills, in points.
    float getStartSize() const { return _startSize; }
    /// Sets the side of the square that a new particle fills, in points.
    void setStartSize(float startSize) { _startSize = startSize; }
    /// Returns the deviation of the size at the beginning, in points.
    float getStartSizeVar() const { return _startSizeVar; }
    /// Sets the deviation of the size at the beginning, in points.
    void setStartSizeVar(float sizeVar) { _startSizeVar = sizeVar; }
    /// Returns the size at the end of the life, in points. START_SIZE_EQUAL_TO_END_SIZE keeps the size of the
    /// beginning.
    float getEndSize() const { return _endSize; }
    /// Sets the size at the end of the life, in points. START_SIZE_EQUAL_TO_END_SIZE keeps the size of the
    /// beginning.
    void setEndSize(float endSize) { _endSize = endSize; }
    /// Returns the deviation of the size at the end, in points.
    float getEndSizeVar() const { return _endSizeVar; }
    /// Sets the deviation of the size at the end, in points.
    void setEndSizeVar(float sizeVar) { _endSizeVar = sizeVar; }
    /// Returns the color at the beginning of the life, with channels from 0 to 1.
    const Color4F& getStartColor() const { return _startColor; }
    /// Sets the color at the beginning of the life, with channels from 0 to 1.
    void setStartColor(const Color4F& color) { _startColor = color; }
    /// Returns the deviation of the color at the beginning, for each channel.
    const Color4F& getStartColorVar() const { return _startColorVar; }
    /// Sets the deviation of the color at the beginning. Each channel varies by itself and is clamped to 0 to
    /// 1.
    void setStartColorVar(const Color4F& color) { _startColorVar = color; }
    /// Returns the color at the end of the life, with channels from 0 to 1.
    const Color4F& getEndColor() const { return _endColor; }
    /// Sets the color at the end of the life, with channels from 0 to 1.
    void setEndColor(const Color4F& color) { _endColor = color; }
    /// Returns the deviation of the color at the end, for each channel.
    const Color4F& getEndColorVar() const { return _endColorVar; }
    /// Sets the deviation of the color at the end. Each channel varies by itself and is clamped to 0 to 1.
    void setEndColorVar(const Color4F& color) { _endColorVar = color; }
    /// Returns the rotation about the center of the particle at the beginning of the life, in degrees
    /// clockwise.
    float getStartSpin() const { return _startSpin; }
    /// Sets the rotation about the center of the particle at the beginning of the life, in degrees clockwise.
    void setStartSpin(float spin) { _startSpin = spin; }
    /// Returns the deviation of the rotation at the beginning, in degrees.
    float getStartSpinVar() const { return _startSpinVar; }
    /// Sets the deviation of the rotation at the beginning, in degrees.
    void setStartSpinVar(float pinVar) { _startSpinVar = pinVar; }
    /// Returns the rotation at the end of the life, in degrees clockwise.
    float getEndSpin() const { return _endSpin; }
    /// Sets the rotation at the end of the life, in degrees clockwise.
    void setEndSpin(float endSpin) { _endSpin = endSpin; }
    /// Returns the deviation of the rotation at the end, in degrees.
    float getEndSpinVar() const { return _endSpinVar; }
    /// Sets the deviation of the rotation at the end, in degrees.
    void setEndSpinVar(float endSpinVar) { _endSpinVar = endSpinVar; }

    /// Returns the texture of the particles, or null if they are plain squares.
    Texture2D* getTexture() const override;
    /// Sets the texture of the particles, and retains it. Null means plain squares. The default blend
    /// function follows the alpha of the texture. In a ParticleBatchNode, debug builds assert; release builds
    /// log that and set it.
    void setTexture(Texture2D* texture) override;
    /// Returns how particles are mixed with what is behind them.
    const BlendFunc& getBlendFunc() const override;
    /// Sets how particles are mixed with what is behind them. {ONE, ONE_MINUS_SRC_ALPHA} stands for the
    /// default, which is the function that fits the alpha of the texture. In a ParticleBatchNode, debug
    /// builds assert; release builds log that and set it.
    void setBlendFunc(const BlendFunc& blendFunc) override;
    /// Whether the colors of particles are added to what is behind them (BlendFunc::ADDITIVE).
    virtual bool isBlendAdditive() const;
    /// Sets additive blending or, with false, the blend function that fits the alpha of the texture.
    virtual void setBlendAdditive(bool value);
    /// Sets whether colors are multiplied by their alpha. setTexture() chooses what fits the texture.
    void setOpacityModifyRGB(bool opacityModifyRGB) override { _opacityModifyRGB = opacityModifyRGB; }
    /// Whether colors are multiplied by their alpha.
    bool isOpacityModifyRGB() const override { return _opacityModifyRGB; }
    /// Deprecated name of isOpacityModifyRGB().
    bool getOpacityModifyRGB() const { return isOpacityModifyRGB(); }

    // --- Only for the mode GRAVITY ---

    /// Returns the acceleration of all particles, in points per second squared. Requires the mode GRAVITY.
    virtual const Vec2& getGravity();
    /// Sets the acceleration of all particles, in points per second squared. With (0, -100) they fall.
    /// Requires the mode GRAVITY.
    virtual void setGravity(const Vec2& g);
    /// Returns the initial speed toward getAngle(), in points per second. Requires the mode GRAVITY.
    virtual float getSpeed() const;
    /// Sets the initial speed toward getAngle(), in points per second. Requires the mode GRAVITY.
    virtual void setSpeed(float speed);
    /// Returns the deviation of the speed, in points per second. Requires the mode GRAVITY.
    virtual float getSpeedVar() const;
    /// Sets the deviation of the speed, in points per second. Requires the mode GRAVITY.
    virtual void setSpeedVar(float speed);
    /// Returns the acceleration around the emitter, counterclockwise, in points per second squared. Requires
    /// the mode GRAVITY.
    virtual float getTangentialAccel() const;
    /// Sets the acceleration around the emitter, counterclockwise, in points per second squared. Requires the
    /// mode GRAVITY.
    virtual void setTangentialAccel(float t);
    /// Returns the deviation of the tangential acceleration. Requires the mode GRAVITY.
    virtual float getTangentialAccelVar() const;
    /// Sets the deviation of the tangential acceleration. Requires the mode GRAVITY.
    virtual void setTangentialAccelVar(float t);
    /// Returns the acceleration away from the emitter, in points per second squared. Requires the mode
    /// GRAVITY.
    virtual float getRadialAccel() const;
    /// Sets the acceleration away from the emitter, in points per second squared. Requires the mode GRAVITY.
    virtual void setRadialAccel(float t);
    /// Returns the deviation of the radial acceleration. Requires the mode GRAVITY.
    virtual float getRadialAccelVar() const;
    /// Sets the deviation of the radial acceleration. Requires the mode GRAVITY.
    virtual void setRadialAccelVar(float t);
    /// Whether particles start rotated to their direction of motion. Requires the mode GRAVITY.
    virtual bool getRotationIsDir() const;
    /// Sets whether particles start rotated to their direction of motion. Requires the mode GRAVITY.
    virtual void setRotationIsDir(bool t);

    // --- Only for the mode RADIUS ---

    /// Returns the distance from the emitter at the beginning, in points. Requires the mode RADIUS.
    virtual float getStartRadius() const;
    /// Sets the distance from the emitter at the beginning, in points. Requires the mode RADIUS.
    virtual void setStartRadius(float startRadius);
    /// Returns the deviation of the distance at the beginning, in points. Requires the mode RADIUS.
    virtual float getStartRadiusVar() const;
    /// Sets the deviation of the distance at the beginning, in points. Requires the mode RADIUS.
    virtual void setStartRadiusVar(float startRadiusVar);
    /// Returns the distance from the emitter at the end, in points. Requires the mode RADIUS.
    /// START_RADIUS_EQUAL_TO_END_RADIUS keeps the distance of the beginning.
    virtual float getEndRadius() const;
    /// Sets the distance from the emitter at the end, in points. Requires the mode RADIUS.
    /// START_RADIUS_EQUAL_TO_END_RADIUS keeps the distance of the beginning.
    virtual void setEndRadius(float endRadius);
    /// Returns the deviation of the distance at the end, in points. Requires the mode RADIUS.
    virtual float getEndRadiusVar() const;
    /// Sets the deviation of the distance at the end, in points. Requires the mode RADIUS.
    virtual void setEndRadiusVar(float endRadiusVar);
    /// Returns the speed around the emitter, in degrees per second counterclockwise. Requires the mode
    /// RADIUS.
    virtual float getRotatePerSecond() const;
    /// Sets the speed around the emitter, in degrees per second counterclockwise. Requires the mode RADIUS.
    virtual void setRotatePerSecond(float degrees);
    /// Returns the deviation of the speed around the emitter. Requires the mode RADIUS.
    virtual float getRotatePerSecondVar() const;
    /// Sets the deviation of the speed around the emitter. Requires the mode RADIUS.
    virtual void setRotatePerSecondVar(float degrees);

    // --- Batch node and files ---

    /// Returns the batch node that draws the system, or null.
    virtual ParticleBatchNode* getBatchNode() const;
    /// Sets the batch node that draws the system. ParticleBatchNode calls it.
    virtual void setBatchNode(ParticleBatchNode* batchNode);
    /// Returns the full path of the property list, or an empty string without one.
    const std::string& getResourceFile() const { return _plistFile; }
    /// Reads the property list again and starts again where the node is. Returns false, and changes nothing,
    /// if the system was not created from a file, if a ParticleBatchNode draws it, or if the file is broken.
    bool reloadFile_();
    /// Sets whether the source position in a property list becomes the position of the node; true by default.
    /// With false, it becomes the source position of the particles. Call it before initWithDictionary().
    void setSourcePositionCompatible(bool compatible) { _sourcePositionCompatible = compatible; }
    /// Whether the source position in a property list becomes the position of the node; true by default.
    bool isSourcePositionCompatible() const { return _sourcePositionCompatible; }

    void onEnter() override;
    void onExit() override;

    ParticleSystem();
    ~ParticleSystem() override;
    /// Initializes a new system of 150 particles.
    bool init() override;
    /// Initializes a system from a property list, as create() does. Returns false if the file cannot be read.
    bool initWithFile(const std::string& plistFile);
    /// Initializes a new object with the properties of a particle file. An unknown emitter type is logged,
    /// and the function returns false.
    bool initWithDictionary(ValueMap& dictionary);
    /// Initializes a new object with the properties of a particle file from the folder `dirname`. The texture
    /// file is searched for in this folder, whose path ends with a slash. If it is empty, the path in the
    /// dictionary counts.
    bool initWithDictionary(ValueMap& dictionary, const std::string& dirname);
    /// Initializes a system whose attributes are all 0, as createWithTotalParticles() does.
    virtual bool initWithTotalParticles(int numberOfParticles);

    /// Returns the systems that are running, in the order in which they entered the scene.
    static Vector<ParticleSystem*>& getAllParticleSystems() { return __allInstances; }

    /// Returns the atlas index, a number for use by the game. ParticleBatchNode does not use it.
    int getAtlasIndex() const { return _atlasIndex; }
    /// Sets the atlas index, a number for use by the game. ParticleBatchNode does not use it.
    void setAtlasIndex(int index) { _atlasIndex = index; }

protected:
    int _atlasIndex = 0;
    static Vector<ParticleSystem*> __allInstances;
    /// Chooses the blend function and opacityModifyRGB for the texture.
    virtual void updateBlendFunc();
    bool _isAutoRemoveOnFinish = false;
    bool _isActive = true;
    bool _paused = false;
    bool _opacityModifyRGB = false;
    bool _sourcePositionCompatible = true;
    Mode _emitterMode = Mode::GRAVITY;
    PositionType _positionType = PositionType::FREE;
    int _yCoordFlipped = 1; ///< The direction of y; -1 is down, as in the files of some editors.
    int _particleCount = 0;
    int _totalParticles = 0;
    float _emissionRate = 0.0f;
    float _emitCounter = 0.0f; ///< The seconds of emission that are still due.
    float _elapsed = 0.0f;     ///< The seconds since the start.
    float _duration = 0.0f;
    ParticleData _particleData;

    /// The values of the setters with these names.
    Vec2 _sourcePosition;
    Vec2 _posVar;
    float _life = 0.0f;
    float _lifeVar = 0.0f;
    float _angle = 0.0f;
    float _angleVar = 0.0f;
    float _startSize = 0.0f;
    float _startSizeVar = 0.0f;
    float _endSize = 0.0f;
    float _endSizeVar = 0.0f;
    Color4F _startColor;
    Color4F _startColorVar;
    Color4F _endColor;
    Color4F _endColorVar;
    float _startSpin = 0.0f;
    float _startSpinVar = 0.0f;
    float _endSpin = 0.0f;
    float _endSpinVar = 0.0f;
    /// The values of particles in Mode::GRAVITY.
    struct {
        Vec2 gravity;                    ///< See setGravity().
        float speed = 0.0f;              ///< See setSpeed().
        float speedVar = 0.0f;           ///< See setSpeedVar().
        float tangentialAccel = 0.0f;    ///< See setTangentialAccel().
        float tangentialAccelVar = 0.0f; ///< See setTangentialAccelVar().
        float radialAccel = 0.0f;        ///< See setRadialAccel().
        float radialAccelVar = 0.0f;     ///< See setRadialAccelVar().
        bool rotationIsDir = false;      ///< See setRotationIsDir().
    } modeA;
    /// The values of particles in Mode::RADIUS.
    struct {
        float startRadius = 0.0f;        ///< See setStartRadius().
        float startRadiusVar = 0.0f;     ///< See setStartRadiusVar().
        float endRadius = 0.0f;          ///< See setEndRadius().
        float endRadiusVar = 0.0f;       ///< See setEndRadiusVar().
        float rotatePerSecond = 0.0f;    ///< See setRotatePerSecond().
        float rotatePerSecondVar = 0.0f; ///< See setRotatePerSecondVar().
    } modeB;

    RefPtr<Texture2D> _texture;
    BlendFunc _blendFunc = BlendFunc::ALPHA_PREMULTIPLIED;
    ParticleBatchNode* _batchNode = nullptr; ///< The batch node that draws the system, not retained.
    std::string _plistFile;

private:
    // ParticleSystem_emission.cpp
    void emitDue(float dt);
    void spawn(int index, copra::BurstRandom& random);
    void initGravityMotion(int index, copra::BurstRandom& random);
    void initRadialMotion(int index, copra::BurstRandom& random);
    Vec2 emissionOrigin() const;
    // ParticleSystem_motion.cpp
    void ageParticles(float dt);
    void moveByGravity(float dt);
    void moveRadially(float dt);
    void updateAppearance(float dt);
    bool isFinished() const;
    // ParticleSystem_plist.cpp
    void readMotion(const copra::ParticleValues& values);
    void readAppearance(const copra::ParticleValues& values);
    void readEmission(const copra::ParticleValues& values);
    void readTexture(const copra::ParticleValues& values, const std::string& dirname);
    bool isEmitting() const { return _isActive && _emissionRate > 0.0f; }

    bool _hasEmitted = false; ///< Whether it has emitted since the last reset.

    CC_DISALLOW_COPY_AND_ASSIGN(ParticleSystem)
};

} // namespace cocos2d
