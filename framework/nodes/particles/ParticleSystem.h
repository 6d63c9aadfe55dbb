#pragma once

#include "base/RefPtr.h"
#include "base/Value.h"
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

/// Emits and moves particles. Draws nothing by itself: use ParticleSystemQuad, or one of the ready effects of
/// ParticleExamples.h.
///
/// Each particle gets every attribute as "value +- variance", evenly distributed. Unless said otherwise
/// lengths are points, times seconds, speeds points per second and angles degrees: counter-clockwise from the
/// right for directions, clockwise for spins, as in the original. Colours are 0 to 1. Emission starts with
/// the first frame in a running scene. The node's own colour and opacity have no effect on the particles.
class ParticleSystem : public Node, public TextureProtocol, public PlayableProtocol {
public:
    enum class Mode {
        GRAVITY, ///< Gravity, speed, radial and tangential acceleration.
        RADIUS,  ///< On circles around the emitter that widen or narrow; the source position has no effect.
    };

    enum class PositionType {
        FREE,     ///< Particles stay behind in the world when the emitter moves.
        RELATIVE, ///< They stay behind in the parent, and go along when the parent moves.
        GROUPED,  ///< They go along with the emitter.
    };

    enum {
        DURATION_INFINITY = -1,               ///< A duration: emits for ever.
        START_SIZE_EQUAL_TO_END_SIZE = -1,    ///< An end size: the size stays.
        START_RADIUS_EQUAL_TO_END_RADIUS = -1 ///< An end radius: the radius stays.
    };

    /// More particles than this are not made room for.
    static constexpr int kMaxParticles = 1 << 18;

    /// From a property list as Particle Designer and its like write it. Null and a log line if that cannot be
    /// read or has an unknown emitter type. A value of a wrong type counts as 0 and is logged; a texture that
    /// cannot be read is logged, and the system then draws plain squares.
    static ParticleSystem* create(const std::string& plistFile);
    /// All attributes 0, the blend function for premultiplied alpha, FREE, GRAVITY. Logs and clamps a number
    /// that is negative or above kMaxParticles.
    static ParticleSystem* createWithTotalParticles(int numberOfParticles);

    // --- Running ---

    /// Emits this many at once, as far as there is room.
    void addParticles(int count);
    /// Ends the emission; living particles live on.
    void stopSystem();
    /// Starts the emission again. Living particles lose their time to live: they count as before until the
    /// next update removes them.
    void resetSystem();
    /// The same as resetSystem() and stopSystem().
    void start() override;
    void stop() override;
    bool isFull();
    /// Whether it emits: not stopped, and the duration not over.
    virtual bool isActive() const;
    /// A pause holds back new particles only; time goes on.
    virtual bool isPaused() const;
    virtual void pauseEmissions();
    virtual void resumeEmissions();
    unsigned int getParticleCount() const { return static_cast<unsigned int>(_particleCount); }
    /// True: removes itself from its parent, with cleanup, once emission has ended and the last particle
    /// died.
    virtual bool isAutoRemoveOnFinish() const;
    virtual void setAutoRemoveOnFinish(bool var);

    void update(float dt) override;
    /// Removes what is dead without moving anything.
    virtual void updateWithNoTime();
    /// Lets `seconds` pass at once in steps of 1/`frameRate`, to begin with a full system. Negative seconds:
    /// the longest life of a particle.
    void simulate(float seconds = -1.0f, float frameRate = 60.0f);

    /// Hooks for subclasses, called after the particles moved: first updateParticleQuads(), then, where the
    /// node is visible, postStep().
    virtual void updateParticleQuads() {}
    virtual void postStep() {}

    // --- Emission ---

    virtual int getTotalParticles() const;
    /// The most particles at a time. Raising it above the first number ends all living particles, which the
    /// next update removes.
    virtual void setTotalParticles(int totalParticles);
    /// Particles a second; with 0 or less only addParticles() makes any.
    float getEmissionRate() const { return _emissionRate; }
    void setEmissionRate(float rate) { _emissionRate = rate; }
    float getDuration() const { return _duration; }
    void setDuration(float duration) { _duration = duration; }
    float getLife() const { return _life; }
    void setLife(float life) { _life = life; }
    float getLifeVar() const { return _lifeVar; }
    void setLifeVar(float lifeVar) { _lifeVar = lifeVar; }
    /// Where particles begin, measured from the node.
    const Vec2& getSourcePosition() const { return _sourcePosition; }
    void setSourcePosition(const Vec2& pos) { _sourcePosition = pos; }
    const Vec2& getPosVar() const { return _posVar; }
    void setPosVar(const Vec2& pos) { _posVar = pos; }
    /// Direction of the start; in RADIUS mode where on the circle.
    float getAngle() const { return _angle; }
    void setAngle(float angle) { _angle = angle; }
    float getAngleVar() const { return _angleVar; }
    void setAngleVar(float angleVar) { _angleVar = angleVar; }
    PositionType getPositionType() const { return _positionType; }
    void setPositionType(PositionType type) { _positionType = type; }
    Mode getEmitterMode() const { return _emitterMode; }
    void setEmitterMode(Mode mode) { _emitterMode = mode; }

    // --- Look ---

    float getStartSize() const { return _startSize; }
    void setStartSize(float startSize) { _startSize = startSize; }
    float getStartSizeVar() const { return _startSizeVar; }
    void setStartSizeVar(float sizeVar) { _startSizeVar = sizeVar; }
    float getEndSize() const { return _endSize; }
    void setEndSize(float endSize) { _endSize = endSize; }
    float getEndSizeVar() const { return _endSizeVar; }
    void setEndSizeVar(float sizeVar) { _endSizeVar = sizeVar; }
    const Color4F& getStartColor() const { return _startColor; }
    void setStartColor(const Color4F& color) { _startColor = color; }
    const Color4F& getStartColorVar() const { return _startColorVar; }
    void setStartColorVar(const Color4F& color) { _startColorVar = color; }
    const Color4F& getEndColor() const { return _endColor; }
    void setEndColor(const Color4F& color) { _endColor = color; }
    const Color4F& getEndColorVar() const { return _endColorVar; }
    void setEndColorVar(const Color4F& color) { _endColorVar = color; }
    float getStartSpin() const { return _startSpin; }
    void setStartSpin(float spin) { _startSpin = spin; }
    float getStartSpinVar() const { return _startSpinVar; }
    void setStartSpinVar(float pinVar) { _startSpinVar = pinVar; }
    float getEndSpin() const { return _endSpin; }
    void setEndSpin(float endSpin) { _endSpin = endSpin; }
    float getEndSpinVar() const { return _endSpinVar; }
    void setEndSpinVar(float endSpinVar) { _endSpinVar = endSpinVar; }

    Texture2D* getTexture() const override;
    void setTexture(Texture2D* texture) override;
    const BlendFunc& getBlendFunc() const override;
    /// {ONE, ONE_MINUS_SRC_ALPHA} is taken as "the usual": it becomes what fits the texture's alpha.
    void setBlendFunc(const BlendFunc& blendFunc) override;
    virtual bool isBlendAdditive() const;
    /// True: particles add light; false: the blend function that fits the texture's alpha.
    virtual void setBlendAdditive(bool value);
    /// Whether colours are multiplied by their alpha.
    void setOpacityModifyRGB(bool opacityModifyRGB) override { _opacityModifyRGB = opacityModifyRGB; }
    bool isOpacityModifyRGB() const override { return _opacityModifyRGB; }
    bool getOpacityModifyRGB() const { return isOpacityModifyRGB(); }

    // --- Mode GRAVITY; asserts in the other mode ---

    virtual const Vec2& getGravity();
    virtual void setGravity(const Vec2& g);
    virtual float getSpeed() const;
    virtual void setSpeed(float speed);
    virtual float getSpeedVar() const;
    virtual void setSpeedVar(float speed);
    /// Around the emitter, counter-clockwise.
    virtual float getTangentialAccel() const;
    virtual void setTangentialAccel(float t);
    virtual float getTangentialAccelVar() const;
    virtual void setTangentialAccelVar(float t);
    /// Away from the emitter.
    virtual float getRadialAccel() const;
    virtual void setRadialAccel(float t);
    virtual float getRadialAccelVar() const;
    virtual void setRadialAccelVar(float t);
    /// Particles are born turned into the direction of their start.
    virtual bool getRotationIsDir() const;
    virtual void setRotationIsDir(bool t);

    // --- Mode RADIUS; asserts in the other mode ---

    virtual float getStartRadius() const;
    virtual void setStartRadius(float startRadius);
    virtual float getStartRadiusVar() const;
    virtual void setStartRadiusVar(float startRadiusVar);
    virtual float getEndRadius() const;
    virtual void setEndRadius(float endRadius);
    virtual float getEndRadiusVar() const;
    virtual void setEndRadiusVar(float endRadiusVar);
    /// Degrees a second, counter-clockwise.
    virtual float getRotatePerSecond() const;
    virtual void setRotatePerSecond(float degrees);
    virtual float getRotatePerSecondVar() const;
    virtual void setRotatePerSecondVar(float degrees);

    // --- Batch node and files ---

    virtual ParticleBatchNode* getBatchNode() const;
    /// For ParticleBatchNode.
    virtual void setBatchNode(ParticleBatchNode* batchNode);
    /// Full path of the property list; empty without one.
    const std::string& getResourceFile() const { return _plistFile; }
    /// True (default): the source position in a property list becomes the node's position, as older versions
    /// do; false: it becomes the source position. To be set before initWithDictionary().
    void setSourcePositionCompatible(bool compatible) { _sourcePositionCompatible = compatible; }
    bool isSourcePositionCompatible() const { return _sourcePositionCompatible; }

    void onEnter() override;
    void onExit() override;

    ParticleSystem();
    ~ParticleSystem() override;
    /// 150 particles.
    bool init() override;
    bool initWithFile(const std::string& plistFile);
    bool initWithDictionary(ValueMap& dictionary);
    /// `dirname`: where the texture file lies, with a slash at the end; empty means as it is named.
    bool initWithDictionary(ValueMap& dictionary, const std::string& dirname);
    virtual bool initWithTotalParticles(int numberOfParticles);

protected:
    /// Chooses blend function and opacityModifyRGB for the texture.
    virtual void updateBlendFunc();
    bool _isAutoRemoveOnFinish = false;
    bool _isActive = true;
    bool _paused = false;
    bool _opacityModifyRGB = false;
    bool _sourcePositionCompatible = true;
    Mode _emitterMode = Mode::GRAVITY;
    PositionType _positionType = PositionType::FREE;
    int _yCoordFlipped = 1; ///< -1: y points down, as some editors write it.
    int _particleCount = 0;
    int _totalParticles = 0;
    float _emissionRate = 0.0f;
    float _emitCounter = 0.0f; ///< Seconds of emission that are due.
    float _elapsed = 0.0f;     ///< Seconds since the start.
    float _duration = 0.0f;
    ParticleData _particleData;

    /// See the setters.
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
    struct {
        Vec2 gravity;
        float speed = 0.0f;
        float speedVar = 0.0f;
        float tangentialAccel = 0.0f;
        float tangentialAccelVar = 0.0f;
        float radialAccel = 0.0f;
        float radialAccelVar = 0.0f;
        bool rotationIsDir = false;
    } modeA;
    struct {
        float startRadius = 0.0f;
        float startRadiusVar = 0.0f;
        float endRadius = 0.0f;
        float endRadiusVar = 0.0f;
        float rotatePerSecond = 0.0f;
        float rotatePerSecondVar = 0.0f;
    } modeB;

    RefPtr<Texture2D> _texture;
    BlendFunc _blendFunc = BlendFunc::ALPHA_PREMULTIPLIED;
    ParticleBatchNode* _batchNode = nullptr; ///< Weak.
    std::string _plistFile;

private:
    void emitDue(float dt);
    void giveBirth(int index, copra::BurstRandom& random);
    void giveGravityMotion(int index, copra::BurstRandom& random);
    void giveCircleMotion(int index, copra::BurstRandom& random);
    Vec2 birthPlace() const;
    void age(float dt);
    void moveByGravity(float dt);
    void moveOnCircles(float dt);
    void changeLook(float dt);
    bool isFinished() const;
    void readMotion(const copra::ParticleValues& values);
    void readLook(const copra::ParticleValues& values);
    void readPlace(const copra::ParticleValues& values);
    void readTexture(const copra::ParticleValues& values, const std::string& dirname);
    bool emits() const { return _isActive && _emissionRate > 0.0f; }

    bool _hasEmitted = false; ///< Since the last reset.

    CC_DISALLOW_COPY_AND_ASSIGN(ParticleSystem)
};

} // namespace cocos2d
