#include "ui/richtext/UIRichText.h"

#include "app/Application.h"
#include "base/autoreleased.h"
#include "base/call.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "nodes/text/Label.h"
#include "ui/richtext/RichTextMarkup.h"

namespace cocos2d {
namespace ui {

namespace {

/// A text as an attribute of XML.
std::string escaped(const std::string& text) {
    std::string result;
    for (const char character : text) {
        if (character == '&')
            result += "&amp;";
        else if (character == '<')
            result += "&lt;";
        else if (character == '"')
            result += "&quot;";
        else
            result += character;
    }
    return result;
}

} // namespace

RichText* RichText::create() {
    return copra::createAutoreleased<RichText>();
}

RichText* RichText::createWithXML(const std::string& xml, const ValueMap& defaults,
                                  const OpenUrlHandler& handleOpenUrl) {
    auto* text = new RichText();
    return copra::autoreleased(text, text->initWithXML(xml, defaults, handleOpenUrl));
}

RichText::~RichText() = default;

bool RichText::init() {
    return Widget::init();
}

bool RichText::initWithXML(const std::string& xml, const ValueMap& defaults,
                           const OpenUrlHandler& handleOpenUrl) {
    if (!init()) return false;
    setDefaults(defaults);
    setOpenUrlHandler(handleOpenUrl);
    return addXML(xml);
}

void RichText::setString(const std::string& xml) {
    _richElements.clear();
    _formatTextDirty = true;
    addXML(xml);
}

bool RichText::addXML(const std::string& xml) {
    const std::string document = "<font face=\"" + escaped(getFontFace()) + "\" size=\"" +
                                 std::to_string(getFontSize()) + "\" color=\"" + escaped(getFontColor()) +
                                 "\">" + xml + "</font>";
    copra::RichTextMarkup markup(*this);
    SAXParser parser;
    parser.setDelegator(&markup);
    return parser.parse(document.data(), document.size());
}

// --- Elements ---

void RichText::insertElement(RichElement* element, int index) {
    const bool isOutside = index < 0 || index > static_cast<int>(_richElements.size());
    if (copra::warn(!element || isOutside, "RichText::insertElement: the index is out of range")) return;
    _richElements.insert(index, element);
    _formatTextDirty = true;
}

void RichText::pushBackElement(RichElement* element) {
    if (copra::warn(!element, "RichText: the element is null")) return;
    _richElements.pushBack(element);
    _formatTextDirty = true;
}

void RichText::removeElement(int index) {
    const bool isOutside = index < 0 || index >= static_cast<int>(_richElements.size());
    if (copra::warn(isOutside, "RichText: there is no element to remove")) return;
    const auto alive = copra::keepAlive(this); // the element may hold the last reference
    _richElements.erase(index);
    _formatTextDirty = true;
}

void RichText::removeElement(RichElement* element) {
    const auto alive = copra::keepAlive(this); // the element may hold the last reference
    _richElements.eraseObject(element);
    _formatTextDirty = true;
}

// --- Tags and links ---

void RichText::setTagDescription(const std::string& tag, bool isFontElement,
                                 const VisitEnterHandler& handleVisitEnter) {
    copra::RichTextMarkup::tags()[tag] = {isFontElement, handleVisitEnter};
}

void RichText::removeTagDescription(const std::string& tag) {
    copra::RichTextMarkup::tags().erase(tag);
}

void RichText::openUrl(const std::string& url) {
    if (_handleOpenUrl)
        copra::call(_handleOpenUrl, url);
    else if (Application* application = Application::getInstance())
        application->openURL(url);
}

// --- Widget ---

void RichText::ignoreContentAdaptWithSize(bool ignore) {
    if (_ignoreSize != ignore) _formatTextDirty = true;
    Widget::ignoreContentAdaptWithSize(ignore);
}

void RichText::setContentSize(const Size& contentSize) {
    if (contentSize.width != _wrapWidth) _formatTextDirty = true;
    _wrapWidth = contentSize.width;
    Widget::setContentSize(contentSize);
}

void RichText::adaptRenderers() {
    formatText();
}

void RichText::copySpecialProperties(Widget* model) {
    auto* text = dynamic_cast<RichText*>(model);
    if (!text) return;
    _defaults = text->_defaults;
    _handleOpenUrl = text->_handleOpenUrl;
    _wrapWidth = text->_wrapWidth;
    for (RichElement* element : text->_richElements)
        if (!element->equalType(RichElement::Type::CUSTOM)) pushBackElement(element); // a node has one place
}

} // namespace ui
} // namespace cocos2d
