#include "studio/scenes/languageData.h"

#include "studio/scenes/FlatTable.h"

#include <rapidjson/document.h>
#include <rapidjson/error/en.h>

namespace copra {

bool readJsonLanguage(const std::string& json, LanguageData& texts, std::string& fault) {
    rapidjson::Document document;
    document.Parse<rapidjson::kParseIterativeFlag>(json.data(), json.size());
    if (document.HasParseError()) {
        fault = std::string(rapidjson::GetParseError_En(document.GetParseError())) + " at byte " +
                std::to_string(document.GetErrorOffset());
        return false;
    }
    if (!document.IsObject()) {
        fault = "no object with texts";
        return false;
    }
    for (const auto& member : document.GetObject())
        if (member.value.IsString())
            texts[{member.name.GetString(), member.name.GetStringLength()}] = {
                member.value.GetString(), member.value.GetStringLength()};
    return true;
}

bool readBinaryLanguage(const std::uint8_t* bytes, std::size_t count, LanguageData& texts,
                        std::string& fault) {
    const FlatTable file = FlatTable::root({bytes, count});
    if (!file || !file.has(0)) {
        fault = "no texts of Cocos Studio";
        return false;
    }
    const FlatVector items = file.vector(0, 4);
    for (std::size_t i = 0; i < items.count(); ++i) {
        const FlatTable item = items.table(i);
        if (item.has(0)) texts[item.text(0)] = item.text(1);
    }
    return true;
}

} // namespace copra
