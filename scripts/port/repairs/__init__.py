"""Repairs of sources that a compiler for Linux rejects for mechanical reasons, a module for each kind, in the order in which they are
made. Every function keeps the number of lines.

A repair of one source is a function or a Rule. It takes the text and `note(repair, what)`, which it calls for what it changes, and
returns the new text. A repair of a game takes the map of all texts, which it changes, and `note_of(name)`, which returns the note() of a source.
"""
from . import axmol, classic, engine, libraries, platforms, syntax  # noqa: F401 (axmol, for users of this package)

OF_SOURCES = (
    syntax.continued_comment, syntax.empty_elif, syntax.code_behind_if, syntax.increment_of_begin, syntax.keyword_as_name,
    libraries.null_of_json11,
    syntax.for_each, syntax.assert_text, syntax.class_qualification, syntax.namespace_qualification, syntax.friend_typedef,
    syntax.alias_of_unnamed_type, syntax.qualified_types, syntax.function_in_literal, syntax.false_as_pointer, syntax.enumerators_of_char,
    platforms.platform_branches, platforms.platform_constants, platforms.window_of_desktop,
    syntax.exception_specification, syntax.completed_calls,
    libraries.box2d_calls, libraries.pairs, libraries.names_of_tinyxml2, libraries.allocators_of_rapidjson,
    engine.names_of_3_0, engine.names_of_4_0, engine.numbers_among_actions,
    syntax.casts_of_streams)

OF_SOURCES_OF_2X = (
    classic.services_of_1x, classic.missing_semicolon, classic.typed_dictionaries, classic.static_comparisons,
    classic.reverse_of_actions, classic.random_of_c, classic.braces_of_colors, classic.color_protocol,
    classic.unknown_policy)

OF_GAMES = (
    syntax.lost_namespaces, engine.template_resolution,
    libraries.clocks, libraries.own_make_unique, libraries.headers_of_tinyxml2, libraries.own_functions_of_std, libraries.handlers_of_rapidjson,
    engine.double_release, engine.casts_of_created)
