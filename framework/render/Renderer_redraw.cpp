#include "render/DeferredRedraw.h"

#include <utility>

namespace cocos2d {

using copra::RenderStream;

std::size_t Renderer::beginRedrawable() {
    return _stream->beginSpan();
}

void Renderer::endRedrawable(std::size_t mark, Ref& owner, void (*drawAgain)(Ref&, Renderer&)) {
    const RenderStream::Span span = _stream->endSpan(mark);
    // Commands are known by their address, so they show their latest state anyway.
    if (_isReplaying || span.count == 0 || span.hasCommands) return;
    _redraws.push_back({&owner, drawAgain, span, _visible, _hasView});
}

void Renderer::replayRedraws() {
    const Rect visible = _visible;
    const bool hasView = _hasView;
    _isReplaying = true;
    for (std::size_t i = 0; i < _redraws.size(); ++i) {
        const DeferredRedraw& redraw = _redraws[i];
        Ref* owner = redraw.owner.get();
        if (!owner) continue;
        _visible = redraw.visible;
        _hasView = redraw.hasView;
        const RenderStream::Span span = redraw.span;
        const std::size_t first = _stream->beginRedraw(span);
        redraw.drawAgain(*owner, *this);
        const std::ptrdiff_t growth = _stream->endRedraw(span, first);
        // Those after it in its queue have moved, and those around it have grown.
        for (std::size_t next = i + 1; growth != 0 && next < _redraws.size(); ++next)
            _redraws[next].span.adapt(span, growth);
    }
    _isReplaying = false;
    _redraws.clear();
    _visible = visible;
    _hasView = hasView;
}

} // namespace cocos2d
