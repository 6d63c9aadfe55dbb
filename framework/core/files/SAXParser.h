#pragma once

#include <cstddef>
#include <string>

namespace cocos2d {

/// A byte of UTF-8.
using CC_XML_CHAR = unsigned char;

/// Receives the contents of an XML document in document order. `ctx` is the SAXParser.
class SAXDelegator {
public:
    virtual ~SAXDelegator() = default;
    /// `atts` is name, value, name, value, ..., null.
    virtual void startElement(void* ctx, const char* name, const char** atts) = 0;
    /// Called at the end of an element.
    virtual void endElement(void* ctx, const char* name) = 0;
    /// `s` has `len` bytes and is not necessarily null-terminated.
    virtual void textHandler(void* ctx, const char* s, size_t len) = 0;
};

/// Parses XML and passes its contents to a SAXDelegator. For XML that is not well-formed, parse() logs one
/// line and returns false without calling the delegator.
class SAXParser {
public:
    /// Always returns true; `encoding` is ignored, the document declares its own.
    bool init(const char* encoding);
    /// Parses a buffer or a file. Returns false if it is invalid.
    bool parse(const char* xmlData, size_t dataLength);
    bool parse(const std::string& filename);
    /// Same as parse(); the data is not modified.
    bool parseIntrusive(char* xmlData, size_t dataLength);
    /// The delegator is not owned; it must outlive the calls of parse().
    void setDelegator(SAXDelegator* delegator);

    /// Forwards the call to the delegator of the SAXParser `ctx`.
    static void startElement(void* ctx, const CC_XML_CHAR* name, const CC_XML_CHAR** atts);
    /// Called by the parser at the end of an element.
    static void endElement(void* ctx, const CC_XML_CHAR* name);
    /// Called by the parser for text between the marks.
    static void textHandler(void* ctx, const CC_XML_CHAR* name, size_t len);

private:
    bool parse(const char* xmlData, size_t dataLength, const std::string& source);

    SAXDelegator* _delegator = nullptr;
};

} // namespace cocos2d
