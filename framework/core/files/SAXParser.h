#pragma once

#include <cstddef>
#include <string>

namespace cocos2d {

/// A byte of UTF-8.
using CC_XML_CHAR = unsigned char;

/// Receives the contents of an XML document in the order of the document. `ctx` is the SAXParser.
class SAXDelegator {
public:
    virtual ~SAXDelegator() = default;
    /// Called at the beginning of an element. `atts` is a list of names and values that ends with null.
    virtual void startElement(void* ctx, const char* name, const char** atts) = 0;
    /// Called at the end of an element.
    virtual void endElement(void* ctx, const char* name) = 0;
    /// Called for text. `s` has `len` bytes and is not necessarily null-terminated.
    virtual void textHandler(void* ctx, const char* s, size_t len) = 0;
};

/// Parses XML and passes its contents to a SAXDelegator. If the XML is not well-formed, parse() logs that
/// once and returns false without calling the delegator.
class SAXParser {
public:
    /// Does nothing and returns true. `encoding` is ignored, because the document declares its own.
    bool init(const char* encoding);
    /// Parses `dataLength` bytes of XML. Returns false if the data is null or invalid. A call without a
    /// delegator is an error: debug builds assert; release builds log it and return false.
    bool parse(const char* xmlData, size_t dataLength);
    /// Parses an XML file. If the file cannot be read or is invalid, the function logs that and returns
    /// false. A call without a delegator is an error: debug builds assert; release builds log it and return
    /// false.
    bool parse(const std::string& filename);
    /// Parses XML in memory, as parse() does. The data is not modified. A call without a delegator is an
    /// error: debug builds assert; release builds log it and return false.
    bool parseIntrusive(char* xmlData, size_t dataLength);
    /// Sets the delegator, which is not owned and must outlive the calls of parse().
    void setDelegator(SAXDelegator* delegator);

    /// Passes the beginning of an element to the delegator of the SAXParser `ctx`.
    static void startElement(void* ctx, const CC_XML_CHAR* name, const CC_XML_CHAR** atts);
    /// Passes the end of an element to the delegator of the SAXParser `ctx`.
    static void endElement(void* ctx, const CC_XML_CHAR* name);
    /// Passes the text of an element to the delegator of the SAXParser `ctx`.
    static void textHandler(void* ctx, const CC_XML_CHAR* name, size_t len);

private:
    bool parse(const char* xmlData, size_t dataLength, const std::string& source);

    SAXDelegator* _delegator = nullptr;
};

} // namespace cocos2d
