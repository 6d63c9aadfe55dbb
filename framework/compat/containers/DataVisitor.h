#pragma once

#include "base/fwd.h"

#include <string>

namespace cocos2d {

class __Array;
class __Bool;
class __Dictionary;
class __Double;
class __Float;
class __Integer;
class __Set;
class __String;

/// Visits data objects by type. Override the overloads that you need; the others call visitObject().
class DataVisitor {
public:
    virtual ~DataVisitor() = default;

    /// Called for types whose overload is not overridden.
    virtual void visitObject(const Ref* p) = 0;

    /// Visits a bool. The base class calls visitObject().
    virtual void visit(const __Bool* p);
    /// Visits an integer. The base class calls visitObject().
    virtual void visit(const __Integer* p);
    /// Visits a float. The base class calls visitObject().
    virtual void visit(const __Float* p);
    /// Visits a double. The base class calls visitObject().
    virtual void visit(const __Double* p);
    /// Visits a string. The base class calls visitObject().
    virtual void visit(const __String* p);
    /// Visits an array, not its elements. The base class calls visitObject().
    virtual void visit(const __Array* p);
    /// Visits a dictionary, not its entries. The base class calls visitObject().
    virtual void visit(const __Dictionary* p);
    /// Visits a set, not its elements. The base class calls visitObject().
    virtual void visit(const __Set* p);
    /// Does nothing by default: Data is not a Ref.
    virtual void visit(const Data* p);
};

/// Formats data objects as indented text, for logs.
class PrettyPrinter : public DataVisitor {
public:
    /// Constructs a printer without text. Each level indents the text further.
    explicit PrettyPrinter(int indentLevel = 0) : _indentLevel(indentLevel) {}

    /// Removes the text that has been built so far.
    virtual void clear() { _result.clear(); }
    /// Returns the text that has been built so far.
    virtual std::string getResult() { return _result; }

    void visitObject(const Ref* p) override;
    void visit(const __Bool* p) override;
    void visit(const __Integer* p) override;
    void visit(const __Float* p) override;
    void visit(const __Double* p) override;
    void visit(const __String* p) override;
    void visit(const __Array* p) override;
    void visit(const __Dictionary* p) override;
    void visit(const __Set* p) override;
    void visit(const Data* p) override;

private:
    void visitAny(Ref* object);
    void openLine(const std::string& label);
    void close(const char* bracket);

    int _indentLevel;
    std::string _result;
};

} // namespace cocos2d
