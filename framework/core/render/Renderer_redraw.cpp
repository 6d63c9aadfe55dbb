#include "render/DeferredRedraw.h"
#include "render/ImmediateTarget.h"

namespace cocos2d {

using copra::RenderStream;

std::size_t Renderer::beginRedrawable() {
    return _stream->beginSpan();
}

void Renderer::endRedrawable(std::size_t mark, Ref& owner, void (*redraw)(Ref&, Renderer&)) {
    const RenderStream::Span span = _stream->endSpan(mark);
    // Commands are referenced by address, so they show their latest state anyway.
    if (_isReplaying || _immediate || span.count == 0 || span.hasCommands) return;
    _redraws.push_back({&owner, redraw, span, state(), _stream->state().program});
}

void Renderer::replayRedraws() {
    const copra::RenderScope scope(*this);
    _isReplaying = true;
    for (std::size_t i = 0; i < _redraws.size(); ++i) {
        const DeferredRedraw_& redraw = _redraws[i];
        Ref* owner = redraw.owner.get();
        if (!owner) continue;
        const RenderStream::Span span = redraw.span;
        restore(redraw.state);
        const std::size_t first = _stream->beginSpan();
        redraw.redraw(*owner, *this);
        restore(redraw.state);
        const std::ptrdiff_t growth = _stream->replace(span, first);
        // Later spans of the queue have moved, and enclosing ones have grown.
        for (std::size_t next = i + 1; growth != 0 && next < _redraws.size(); ++next)
            _redraws[next].span.adjust(span, growth);
    }
    _isReplaying = false;
    _redraws.clear();
}

} // namespace cocos2d
