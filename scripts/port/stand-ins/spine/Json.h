#pragma once

/// The parser for JSON that games use by itself from the runtime of Spine, which is not part of this framework. Each value is an
/// object of its own, so that a game may dispose a part of a document.

#include "json/document.h"

#include <cstdlib>
#include <cstring>

#define Json_False 0
#define Json_True 1
#define Json_NULL 2
#define Json_Number 3
#define Json_String 4
#define Json_Array 5
#define Json_Object 6

struct Json {
    Json* next;
    Json* child;
    int type;
    int size;
    const char* valueString;
    int valueInt;
    float valueFloat;
    const char* name;
};

/// Releases a value and those in it.
inline void Json_dispose(Json* value) {
    if (!value) return;
    for (Json* child = value->child; child;) {
        Json* const next = child->next;
        Json_dispose(child);
        child = next;
    }
    std::free(const_cast<char*>(value->valueString));
    std::free(const_cast<char*>(value->name));
    delete value;
}

inline Json* copraJsonOf(const rapidjson::Value& from, const char* name) {
    auto* const value = new Json();
    value->name = name ? strdup(name) : nullptr;
    Json** last = &value->child;
    const auto append = [&](Json* child) {
        *last = child;
        last = &child->next;
        ++value->size;
    };
    if (from.IsNumber()) {
        value->type = Json_Number;
        value->valueFloat = static_cast<float>(from.GetDouble());
        value->valueInt = from.IsInt() ? from.GetInt() : static_cast<int>(value->valueFloat);
    } else if (from.IsString()) {
        value->type = Json_String;
        value->valueString = strdup(from.GetString());
    } else if (from.IsArray()) {
        value->type = Json_Array;
        for (const auto& item : from.GetArray()) append(copraJsonOf(item, nullptr));
    } else if (from.IsObject()) {
        value->type = Json_Object;
        for (const auto& member : from.GetObject()) append(copraJsonOf(member.value, member.name.GetString()));
    } else {
        value->type = from.IsTrue() ? Json_True : from.IsFalse() ? Json_False : Json_NULL;
        value->valueInt = from.IsTrue() ? 1 : 0;
    }
    return value;
}

/// The document in a text, which may go on behind it; null if it is no JSON.
inline Json* Json_create(const char* text) {
    rapidjson::Document document;
    if (!text || document.Parse<rapidjson::kParseStopWhenDoneFlag>(text).HasParseError()) return nullptr;
    return copraJsonOf(document, nullptr);
}

inline Json* Json_getItemAt(Json* value, int index) {
    Json* child = value ? value->child : nullptr;
    while (child && index-- > 0) child = child->next;
    return child;
}

inline Json* Json_getItem(Json* value, const char* name) {
    Json* child = value ? value->child : nullptr;
    while (child && (!child->name || strcasecmp(child->name, name) != 0)) child = child->next;
    return child;
}

inline const char* Json_getString(Json* value, const char* name, const char* otherwise) {
    const Json* const item = Json_getItem(value, name);
    return item ? item->valueString : otherwise;
}
inline float Json_getFloat(Json* value, const char* name, float otherwise) {
    const Json* const item = Json_getItem(value, name);
    return item ? item->valueFloat : otherwise;
}
inline int Json_getInt(Json* value, const char* name, int otherwise) {
    const Json* const item = Json_getItem(value, name);
    return item ? item->valueInt : otherwise;
}
