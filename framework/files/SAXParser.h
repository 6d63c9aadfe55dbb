#pragma once

#include <cstddef>
#include <string>

namespace cocos2d {

using CC_XML_CHAR = unsigned char;

/// Is told what an XML file holds, in order. `ctx` is the SAXParser.
class SAXDelegator {
public:
    virtual ~SAXDelegator() = default;
    /// `atts` holds name, value, name, value, ..., null.
    virtual void startElement(void* ctx, const char* name, const char** atts) = 0;
    virtual void endElement(void* ctx, const char* name) = 0;
    /// `s` has `len` characters and is not terminated necessarily.
    virtual void textHandler(void* ctx, const char* s, size_t len) = 0;
};

/// Reads XML and tells a SAXDelegator. Broken XML is refused as a whole, with one log line and without any
/// call.
class SAXParser {
public:
    /// Always true; the encoding is that of the file.
    bool init(const char* encoding);
    /// Returns success.
    bool parse(const char* xmlData, size_t dataLength);
    bool parse(const std::string& filename);
    /// The same as parse(); the data is not touched.
    bool parseIntrusive(char* xmlData, size_t dataLength);
    /// Not owned.
    void setDelegator(SAXDelegator* delegator);

    /// Forward to the delegator of the parser `ctx`.
    static void startElement(void* ctx, const CC_XML_CHAR* name, const CC_XML_CHAR** atts);
    static void endElement(void* ctx, const CC_XML_CHAR* name);
    static void textHandler(void* ctx, const CC_XML_CHAR* name, size_t len);

private:
    bool parse(const char* xmlData, size_t dataLength, const std::string& source);

    SAXDelegator* _delegator = nullptr;
};

} // namespace cocos2d
