#pragma once

#include "base/Ref.h"

#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>
#include <utility>

/// `menu_selector(Title::play)` of cocos2d-x 2.x and the selectors of widgets convert a function of any
/// signature, which may take fewer arguments or other types than the selector, or return something.
/// Processors of desktops do not notice, but WebAssembly ends the program at such a call. So a SelectorCall,
/// which has the signature of the selector, calls the function. The selectors of one function are equal.

namespace copra {

/// Calls a function of the game with as many of the arguments as it takes. The class is never instantiated:
/// call() runs on the target itself, so `this` points to an object of another class.
template<auto kFunction, class... Given>
struct SelectorCall : cocos2d::Ref {
    void call(Given... given) {
        pass(reinterpret_cast<cocos2d::Ref*>(this), kFunction, std::tuple<Given...>(given...));
    }

private:
    // Static, since sanitizers know that the target is of another class.
    template<class Class, class Result, class... Taken>
    static void pass(cocos2d::Ref* target, Result (Class::*function)(Taken...),
                     const std::tuple<Given...>& given) {
        pass((Class*)target, function, given, std::index_sequence_for<Taken...>()); // it may not be a Ref
    }
    template<class Class, class Result, class... Taken, std::size_t... kIndices>
    static void pass(Class* target, Result (Class::*function)(Taken...), const std::tuple<Given...>& given,
                     std::index_sequence<kIndices...>) {
        (target->*function)(argument<Taken, kIndices>(given)...);
    }
    template<class Taken, std::size_t kIndex>
    static Taken argument(const std::tuple<Given...>& given) {
        if constexpr (kIndex < sizeof...(Given))
            return convert<Taken>(std::get<kIndex>(given));
        else
            return Taken();
    }

    /// Returns the argument as another type; zero if it cannot be converted.
    template<class Taken, class Type>
    static Taken convert(Type& given) {
        if constexpr (std::is_pointer_v<Taken> && std::is_pointer_v<Type>)
            return (Taken)given; // to a class that may not be related
        else if constexpr (std::is_pointer_v<Type> && kIsNumber<Taken>)
            return static_cast<Taken>(reinterpret_cast<std::uintptr_t>(given)); // (void*)5
        else if constexpr (std::is_convertible_v<Type&, Taken> || (kIsNumber<Type> && kIsNumber<Taken>))
            return static_cast<Taken>(given);
        else
            return Taken();
    }
    template<class Type>
    static constexpr bool kIsNumber = std::is_arithmetic_v<Type> || std::is_enum_v<Type>;
};

template<class Selector>
struct SelectorKind;

/// The selectors with these arguments.
template<class... Given>
struct SelectorKind<void (cocos2d::Ref::*)(Given...)> {
    /// Returns the function with the signature of the selector among overloaded ones, or else the only one.
    template<class Class>
    constexpr auto operator()(void (Class::*function)(Given...)) const {
        return function;
    }
    template<class Function>
    constexpr auto operator()(Function function) const {
        return function;
    }

    /// Returns the selector for a function: one that passes what the function takes, if it has another
    /// signature.
    template<auto kFunction>
    static constexpr auto convert() {
        using Selector = void (cocos2d::Ref::*)(Given...);
        if constexpr (!hasSignature(kFunction) && canBeCalled(kFunction))
            return static_cast<Selector>(&SelectorCall<kFunction, Given...>::call);
        else
            return (Selector)kFunction;
    }

private:
    template<class Class>
    static constexpr bool hasSignature(void (Class::*)(Given...)) {
        return true;
    }
    template<class Function>
    static constexpr bool hasSignature(Function) {
        return false;
    }

    /// Whether a SelectorCall has all arguments that the function takes.
    template<class Class, class Result, class... Taken>
    static constexpr bool canBeCalled(Result (Class::*)(Taken...)) {
        return canTake<Taken...>(std::index_sequence_for<Taken...>());
    }
    template<class Function>
    static constexpr bool canBeCalled(Function) {
        return false;
    }
    template<class... Taken, std::size_t... kIndices>
    static constexpr bool canTake(std::index_sequence<kIndices...>) {
        return ((std::is_default_constructible_v<Taken> || isGiven<Taken, kIndices>()) && ...);
    }
    template<class Taken, std::size_t kIndex>
    static constexpr bool isGiven() {
        if constexpr (kIndex < sizeof...(Given))
            return std::is_convertible_v<std::tuple_element_t<kIndex, std::tuple<Given...>>, Taken>;
        else
            return false;
    }
};

/// Returns the selector of the function that `name` returns when it gets a SelectorKind.
template<class Selector, class Name>
constexpr Selector selectorOf(Name name) {
    constexpr auto kFunction = name(SelectorKind<Selector>());
    return SelectorKind<Selector>::template convert<kFunction>();
}

} // namespace copra
