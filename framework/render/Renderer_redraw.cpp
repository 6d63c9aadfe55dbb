#include "render/Amendable.h"

#include <utility>

namespace cocos2d {

using copra::RenderStream;

std::size_t Renderer::beginAmendable() {
    return _stream->beginSpan();
}

void Renderer::endAmendable(std::size_t mark, Ref& owner, void (*drawAgain)(Ref&, Renderer&)) {
    const RenderStream::Span span = _stream->endSpan(mark);
    // Commands are known by their address, so they show their latest state anyway.
    if (_isAmending || span.count == 0 || span.hasCommands) return;
    _amendables.push_back({&owner, drawAgain, span, _visible, _hasView});
}

void Renderer::amend() {
    const Rect visible = _visible;
    const bool hasView = _hasView;
    _isAmending = true;
    for (std::size_t i = 0; i < _amendables.size(); ++i) {
        const Amendable& amendable = _amendables[i];
        Ref* owner = amendable.owner.get();
        if (!owner) continue;
        _visible = amendable.visible;
        _hasView = amendable.hasView;
        const RenderStream::Span span = amendable.span;
        const std::size_t first = _stream->beginRedraw(span);
        amendable.drawAgain(*owner, *this);
        const std::ptrdiff_t growth = _stream->endRedraw(span, first);
        // Those after it in its queue have moved, and those around it have grown.
        for (std::size_t next = i + 1; growth != 0 && next < _amendables.size(); ++next)
            _amendables[next].span.adapt(span, growth);
    }
    _isAmending = false;
    _amendables.clear();
    _visible = visible;
    _hasView = hasView;
}

} // namespace cocos2d
