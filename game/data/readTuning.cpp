#include "data/readGameData.h"

#include <utility>

namespace beecluster {

void readNumbers(SectionReader& in, NumberSection& section) {
    for (const NumberSection::Number& number : section.numbers()) {
        if (auto* const* real = std::get_if<float*>(&number.value)) {
            in.number(number.key, **real, number.low, number.high, number.unit);
        } else {
            in.number(number.key, *std::get<int*>(number.value), static_cast<int>(number.low),
                      static_cast<int>(number.high), number.unit);
        }
    }
}

void readTuning(FileReader& file, Tuning& tuning) {
    const std::pair<const char*, NumberSection*> sections[] = {
        {"bees", &tuning.bees},       {"dodge", &tuning.dodge},           {"stun", &tuning.stun},
        {"sting", &tuning.sting},     {"spear", &tuning.spear},           {"burst", &tuning.burst},
        {"honey", &tuning.honey},     {"enemies", &tuning.enemies},       {"shots", &tuning.shots},
        {"orchard", &tuning.orchard}, {"creek", &tuning.creek},           {"heath", &tuning.heath},
        {"hive", &tuning.hive},       {"gifts", &tuning.gifts},           {"weight", &tuning.weight},
        {"score", &tuning.score},     {"difficulty", &tuning.difficulty}, {"comb", &tuning.comb},
        {"lessons", &tuning.lessons},
    };
    for (const auto& [name, section] : sections) {
        SectionReader in = file.section(name);
        readNumbers(in, *section);
        in.end();
    }
}

} // namespace beecluster
