#include "nodes/particles/particleReload.h"

#include "app/nodesOfClass.h"
#include "nodes/particles/ParticleSystem.h"
#include "platform/FrameService.h"

namespace copra {

namespace {

using cocos2d::ParticleSystem;
using cocos2d::RefPtr;

class ParticleReload : public FrameService {
public:
    void fileChanged(const std::string& path) override {
        for (const RefPtr<ParticleSystem>& system : nodesOfClass<ParticleSystem>())
            if (system->getResourceFile() == path) system->reloadFile_();
    }
};

} // namespace

void reloadChangedParticles() {
    frameService<ParticleReload>();
}

} // namespace copra
