#pragma once

#include "platform/TextAnalyzer.h"

#include <memory>

struct _ThBrk;

namespace copra {

/// The Unicode algorithms by FriBidi (order), libunibreak (line breaks), libthai (Thai words) and HarfBuzz
/// (scripts and categories of characters).
class UnicodeAnalyzer : public TextAnalyzer {
public:
    UnicodeAnalyzer();
    ~UnicodeAnalyzer() override;
    void analyze(std::u32string_view paragraph, ParagraphInfo& info) override;

private:
    struct Closer {
        void operator()(_ThBrk* breaker) const;
    };
    void breakThai(std::u32string_view text, std::vector<CharacterInfo>& characters);
    _ThBrk* thaiBreaker();

    /// The breaker with its dictionary, which is loaded on first use.
    std::unique_ptr<_ThBrk, Closer> _thaiBreaker;
    bool _thaiIsLoaded = false;
};

} // namespace copra
