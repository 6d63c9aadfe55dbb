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
    constexpr std::size_t kEntryCost = 128;
    ByteBudget budget(count);
    const FlatTable file = FlatTable::root({bytes, count, &budget});
    if (!file || !file.has(0)) {
        fault = "no texts of Cocos Studio";
        return false;
    }
    const FlatVector items = file.vector(0, 4);
    for (std::size_t i = 0; i < items.count(); ++i) {
        const FlatTable item = items.table(i);
        if (!item.has(0)) continue;
        std::string key = item.text(0);
        std::string text = item.text(1);
        if (!budget.spend(kEntryCost)) {
            fault = "it uses its texts too often";
            texts.clear();
            return false;
        }
        texts[std::move(key)] = std::move(text);
    }
    return true;
}

} // namespace copra
