#include "data/readGameData.h"

#include <utility>

namespace beecluster {

void readNumbers(SectionReader& in, NumberSection& section) {
    for (const NumberSection::Number& number : section.numbers()) {
        const auto read = [&](auto* value) {
            using Number = std::remove_pointer_t<decltype(value)>;
            in.number(number.key, *value, static_cast<Number>(number.low), static_cast<Number>(number.high),
                      number.unit);
        };
        std::visit(read, number.value);
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
        {"lessons", &tuning.lessons}, {"robber", &tuning.robber},
    };
    for (const auto& [name, section] : sections) {
        SectionReader in = file.section(name);
        readNumbers(in, *section);
        in.end();
    }
}

} // namespace beecluster
