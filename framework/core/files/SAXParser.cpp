#include "files/SAXParser.h"

#include "base/refuse.h"
#include "files/FileUtils.h"
#include "files/blankTexts.h"

#include <cstring>
#include <tinyxml2.h>
#include <vector>

namespace cocos2d {

namespace {

/// Calls the delegator for each element and text of a document.
class DelegatorVisitor : public tinyxml2::XMLVisitor {
public:
    DelegatorVisitor(void* context, SAXDelegator& delegator) : _context(context), _delegator(delegator) {}

    bool VisitEnter(const tinyxml2::XMLElement& element, const tinyxml2::XMLAttribute* attribute) override {
        // Local, not a member: the delegator may parse another document within the call.
        std::vector<const char*> attributes;
        for (; attribute; attribute = attribute->Next()) {
            attributes.push_back(attribute->Name());
            attributes.push_back(attribute->Value());
        }
        attributes.push_back(nullptr);
        _delegator.startElement(_context, element.Name(), attributes.data());
        return true;
    }

    bool VisitExit(const tinyxml2::XMLElement& element) override {
        _delegator.endElement(_context, element.Name());
        return true;
    }

    bool Visit(const tinyxml2::XMLText& text) override {
        _delegator.textHandler(_context, text.Value(), std::strlen(text.Value()));
        return true;
    }

private:
    void* _context;
    SAXDelegator& _delegator;
};

} // namespace

bool SAXParser::init(const char* /*encoding*/) {
    return true;
}

bool SAXParser::parse(const char* xmlData, size_t dataLength) {
    return parse(xmlData, dataLength, "XML data");
}

bool SAXParser::parse(const std::string& filename) {
    std::string text;
    if (FileUtils::getInstance()->getContents(filename, &text) != FileUtils::Status::OK) {
        copra::warning("SAXParser: cannot read %s", filename.c_str());
        return false;
    }
    return parse(text.data(), text.size(), filename);
}

bool SAXParser::parseIntrusive(char* xmlData, size_t dataLength) {
    return parse(xmlData, dataLength);
}

bool SAXParser::parse(const char* xmlData, size_t dataLength, const std::string& source) {
    if (copra::refuse(!_delegator, "SAXParser::parse: there is no delegator") || !xmlData) return false;
    tinyxml2::XMLDocument document;
    const std::string text = copra::keepBlankTexts({xmlData, dataLength});
    if (document.Parse(text.data(), text.size()) != tinyxml2::XML_SUCCESS) {
        copra::warning("SAXParser: %s:%d: not well-formed XML (%s)", source.c_str(), document.ErrorLineNum(),
                       document.ErrorName());
        return false;
    }
    DelegatorVisitor visitor(this, *_delegator);
    return document.Accept(&visitor);
}

void SAXParser::setDelegator(SAXDelegator* delegator) {
    _delegator = delegator;
}

void SAXParser::startElement(void* ctx, const CC_XML_CHAR* name, const CC_XML_CHAR** atts) {
    static_cast<SAXParser*>(ctx)->_delegator->startElement(ctx, reinterpret_cast<const char*>(name),
                                                           reinterpret_cast<const char**>(atts));
}

void SAXParser::endElement(void* ctx, const CC_XML_CHAR* name) {
    static_cast<SAXParser*>(ctx)->_delegator->endElement(ctx, reinterpret_cast<const char*>(name));
}

void SAXParser::textHandler(void* ctx, const CC_XML_CHAR* name, size_t len) {
    static_cast<SAXParser*>(ctx)->_delegator->textHandler(ctx, reinterpret_cast<const char*>(name), len);
}

} // namespace cocos2d
