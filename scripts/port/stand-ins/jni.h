#pragma once

/// Types of Java's native interface, without a virtual machine behind them.

struct _jobject {};
using jobject = _jobject*;
using jclass = jobject;
using jstring = jobject;
using jthrowable = jobject;
using jmethodID = struct _jmethodID*;
using jint = int;
using jlong = long long;
using jfloat = float;
using jdouble = double;
using jboolean = unsigned char;
#define JNIEXPORT
#define JNICALL
#define JNI_TRUE 1
#define JNI_FALSE 0

struct JNIEnv {
    jstring NewStringUTF(const char*) { return nullptr; }
    const char* GetStringUTFChars(jstring, jboolean*) { return ""; }
    void ReleaseStringUTFChars(jstring, const char*) {}
    void DeleteLocalRef(jobject) {}
    jboolean ExceptionCheck() { return 0; }
    jthrowable ExceptionOccurred() { return nullptr; }
    void ExceptionClear() {}
    jboolean IsInstanceOf(jobject, jclass) { return 0; }
    jclass GetObjectClass(jobject) { return nullptr; }
    jmethodID GetMethodID(jclass, const char*, const char*) { return nullptr; }
    jmethodID GetStaticMethodID(jclass, const char*, const char*) { return nullptr; }
    jclass FindClass(const char*) { return nullptr; }
    template<typename... Values>
    void CallStaticVoidMethod(jclass, jmethodID, Values...) {}
    template<typename... Values>
    jint CallStaticIntMethod(jclass, jmethodID, Values...) {
        return 0;
    }
    template<typename... Values>
    jboolean CallStaticBooleanMethod(jclass, jmethodID, Values...) {
        return 0;
    }
    template<typename... Values>
    jobject CallStaticObjectMethod(jclass, jmethodID, Values...) {
        return nullptr;
    }
};
struct JavaVM {};
