#pragma once

/// The helper for calls of Java: there is no Java here, so no method is found.

#include "../../../jni.h"

#include <string>

namespace cocos2d {

struct JniMethodInfo {
    JNIEnv* env;
    jclass classID;
    jmethodID methodID;
};
using JniMethodInfo_ = JniMethodInfo;

class JniHelper {
public:
    static bool getStaticMethodInfo(JniMethodInfo&, const char*, const char*, const char*) { return false; }
    static bool getMethodInfo(JniMethodInfo&, const char*, const char*, const char*) { return false; }
    static jclass getClassID(const char*, JNIEnv* = nullptr) { return nullptr; }
    static JavaVM* getJavaVM() { return nullptr; }
    static std::string jstring2string(jstring) { return std::string(); }
    template<typename... Values>
    static void callStaticVoidMethod(const std::string&, const std::string&, Values...) {}
    template<typename... Values>
    static bool callStaticBooleanMethod(const std::string&, const std::string&, Values...) {
        return false;
    }
    template<typename... Values>
    static int callStaticIntMethod(const std::string&, const std::string&, Values...) {
        return 0;
    }
    template<typename... Values>
    static std::string callStaticStringMethod(const std::string&, const std::string&, Values...) {
        return std::string();
    }
};

} // namespace cocos2d
