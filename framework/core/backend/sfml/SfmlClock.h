#pragma once

#include "platform/Clock.h"

#include <SFML/System/Clock.hpp>
#include <SFML/System/Sleep.hpp>
#include <SFML/System/Time.hpp>

namespace copra::sfml {

/// Real time since its creation.
class SfmlClock : public Clock {
public:
    double now() const override {
        return static_cast<double>(_clock.getElapsedTime().asMicroseconds()) * 1e-6;
    }
    void sleep(double seconds) override {
        if (seconds > 0.0) sf::sleep(sf::seconds(static_cast<float>(seconds)));
    }

private:
    sf::Clock _clock;
};

} // namespace copra::sfml
