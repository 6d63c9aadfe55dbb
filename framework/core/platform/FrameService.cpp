#include "platform/FrameService.h"

namespace copra {

namespace {

std::vector<FrameService*> s_services;
Backend* s_backend = nullptr;

} // namespace

void addFrameService(FrameService& service) {
    s_services.push_back(&service);
    if (s_backend) service.backendChanged(s_backend);
}

const std::vector<FrameService*>& frameServices() {
    return s_services;
}

void setFrameBackend(Backend* backend) {
    if (backend == s_backend) return;
    s_backend = backend;
    for (FrameService* service : s_services) service->backendChanged(backend);
}

Backend* frameBackend() {
    return s_backend;
}

} // namespace copra
