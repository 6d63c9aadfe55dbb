#!/usr/bin/env python3
"""Tests of ./copra port on small folders: what it finds, repairs, leaves alone and refuses. No game is compiled here."""
import contextlib
import io
import subprocess
import sys
import tempfile
import time
import unittest
import unittest.mock
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(CHECKOUT / "scripts"))

from port import advice, building, command, diagnosis, generation, libraries, partial, playing, repairs, report, textfiles  # noqa: E402
from port.includes import Resolver, engine_headers, engine_types  # noqa: E402
from port.layout import find_game  # noqa: E402
from port.overlay import Overlay  # noqa: E402
from port.overrides import Uncalled  # noqa: E402

DELEGATE = '#include "cocos2d.h"\nclass AppDelegate : private cocos2d::Application {};\n'


def ignore(*_):
    pass


class PortTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.game = self.folder / "game"
        self.out = self.folder / "out"

    def write(self, name, content=""):
        path = self.game / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
        return path

    def write_game(self, classes="Classes"):
        self.write(f"{classes}/AppDelegate.h", DELEGATE)
        self.write(f"{classes}/AppDelegate.cpp", '#include "AppDelegate.h"\n')

    def names(self, paths):
        return sorted(path.relative_to(self.game).as_posix() for path in paths)

    def overlay(self):
        result = Overlay(find_game(self.game), self.out, CHECKOUT / "framework")
        result.write()
        return result

    def text(self, name):
        return (self.out / "src" / name).read_text(encoding="utf-8")

    def snapshot(self):
        return {path: (path.lstat().st_mtime_ns, path.read_bytes() if path.is_file() else b"")
                for path in self.game.rglob("*")}

    def refused(self, *arguments):
        stream = io.StringIO()
        with contextlib.redirect_stderr(stream), contextlib.redirect_stdout(io.StringIO()):
            code = command.main([str(argument) for argument in arguments])
        self.assertEqual(code, 2)
        return stream.getvalue()


class BuildingTest(PortTest):
    def test_a_project_links_the_framework_of_the_preset_that_is_named_last(self):
        project = self.folder / "project"
        project.mkdir()
        (project / "CMakeLists.txt").write_text("cmake_minimum_required(VERSION 3.24)\nproject(game LANGUAGES NONE)\nfind_package(Copra REQUIRED)\n")
        for preset in ("debug", "asan"):
            prefix = self.folder / preset
            package = prefix / "lib/cmake/Copra"
            package.mkdir(parents=True)
            (package / "CopraConfig.cmake").write_text(f"file(WRITE {self.folder}/used {preset})\n")
            building.configure_game(project, prefix, preset)
            self.assertEqual((self.folder / "used").read_text(), preset)


class LayoutTest(PortTest):
    def test_sources_are_found_in_every_usual_layout(self):
        for classes in ("Classes", "Source", "src", "MyGame/Classes", "client/Source"):
            with self.subTest(classes):
                self.game = self.folder / classes.replace("/", "-")
                self.write_game(classes)
                self.write(f"{classes}/scenes/Title.cpp")
                game = find_game(self.game)
                self.assertEqual(self.names(game.sources), [f"{classes}/AppDelegate.cpp", f"{classes}/scenes/Title.cpp"])
                self.assertEqual(game.delegate, "AppDelegate")

    def test_the_delegate_may_be_named_otherwise_and_lie_in_the_folder_itself(self):
        self.write("Main.h", "class TheApp : public cocos2d::CCApplication {};")
        self.write("Main.cpp")
        self.assertEqual(find_game(self.game).delegate, "TheApp")

    def test_the_engine_and_the_platform_folders_are_left_alone(self):
        self.write_game()
        self.write("cocos2d/cocos/cocos2d.h")
        self.write("cocos2d/Other.cpp", "class A : public Application {};")
        self.write("proj.win32/main.cpp", "int main() {}")
        self.assertEqual(self.names(find_game(self.game).sources), ["Classes/AppDelegate.cpp"])

    def test_headers_in_a_platform_folder_that_the_game_includes_are_its_own(self):
        self.write_game()
        self.write("Classes/A.cpp", '#include "../proj.win32/Paths.h"\n')
        self.write("Classes/deep/B.cpp", '#include "../proj.win32/Bits.h"\n')
        self.write("proj.win32/Bits.h")
        self.write("proj.win32/Paths.h", '#include "Sizes.h"\n')
        self.write("proj.win32/Paths.cpp")
        self.write("proj.win32/Sizes.h")
        self.write("proj.win32/main.h")
        self.write("proj.win32/main.cpp", "int main() {}")
        game = find_game(self.game)
        self.assertEqual(self.names(game.headers), ["Classes/AppDelegate.h", "proj.win32/Bits.h", "proj.win32/Paths.h",
                                                    "proj.win32/Sizes.h"])
        self.assertEqual(self.names(game.libraries), ["proj.win32/Paths.cpp"])
        self.overlay()
        self.assertIn('#include "../proj.win32/Paths.h"', self.text("Classes/A.cpp"))
        self.assertIn('#include "../../proj.win32/Bits.h"', self.text("Classes/deep/B.cpp"))
        self.assertIn("src/proj.win32/Paths.cpp", (self.out / "CMakeLists.txt").read_text())

    def test_the_files_that_macos_writes_beside_others_are_ignored(self):
        self.write_game()
        self.write("Classes/._AppDelegate.cpp", b"\0\5\x16\7")
        self.write("Classes/._AppDelegate.h", b"\0\5\x16\7")
        self.write("Resources/._hero.png", b"\0\5\x16\7")
        game = find_game(self.game)
        self.assertEqual(self.names(game.sources), ["Classes/AppDelegate.cpp"])
        self.assertEqual(self.names(game.headers), ["Classes/AppDelegate.h"])
        self.assertEqual(game.left_out + game.others, [])

    def test_a_main_is_left_out(self):
        self.write_game()
        self.write("Classes/main.cpp", "int main(int argc, char** argv) { return 0; }\n")
        game = find_game(self.game)
        self.assertEqual(self.names(game.sources), ["Classes/AppDelegate.cpp"])
        self.assertEqual(game.left_out[0][1], "has a main() of its own")

    def test_a_main_of_a_test_behind_an_ifdef_leaves_its_source(self):
        self.write_game()
        self.write("Classes/Log.cpp", "#ifdef LOG_TEST\n#include <x>\n#if 1\n#endif\nint main() { return 0; }\n#endif\n")
        self.write("Classes/Tool.cpp", "#ifdef LOG_TEST\n#endif\nint main() { return 0; }\n")
        self.assertEqual(self.names(find_game(self.game).sources), ["Classes/AppDelegate.cpp", "Classes/Log.cpp"])

    def test_sources_that_no_project_file_lists_are_left_out(self):
        self.write_game()
        self.write("Classes/Old.cpp")
        self.write("Classes/Kept.cpp")
        self.write("proj.android/jni/Android.mk", "LOCAL_SRC_FILES := ../../Classes/AppDelegate.cpp \\\n ../../Classes/Kept.cpp\n")
        self.assertEqual(self.names(find_game(self.game).sources), ["Classes/AppDelegate.cpp", "Classes/Kept.cpp"])

    def test_the_delegate_may_be_in_a_namespace(self):
        self.write("Classes/AppDelegate.h", "namespace game {\nnamespace { int x; }\nnamespace a::b {\nclass AppDelegate : cocos2d::Application {};\n}}\n")
        self.write("Classes/AppDelegate.cpp", '#include "AppDelegate.h"\n')
        self.assertEqual(find_game(self.game).delegate, "game::a::b::AppDelegate")
        self.overlay()
        self.assertIn("new game::a::b::AppDelegate();", (self.out / "main.cpp").read_text())

    def test_the_delegate_is_the_class_that_derives_from_the_games_base(self):
        self.write("Classes/base/BasicApp.h", "class BasicApp : public cocos2d::Application { virtual void scene() = 0; };\n")
        self.write("Classes/base/BasicApp.cpp")
        self.write("Classes/MyApp.h", '#include "base/BasicApp.h"\nclass MyApp final : public BasicApp {};\n')
        self.write("Classes/MyApp.cpp")
        game = find_game(self.game)
        self.assertEqual((game.delegate, game.delegate_header.name), ("MyApp", "MyApp.h"))
        self.assertEqual(game.root.name, "Classes")
        self.write("Classes/Other.h", "class OtherApp : public BasicApp {};\n")
        self.assertEqual(find_game(self.game).delegate, "BasicApp")

    def test_headers_of_axmol_are_not_missing(self):
        self.write_game("Source")
        self.write("Source/Tab_Display.cpp", '#include "axmol.h"\n#include "axmol/2d/Sprite.h"\n#include "renderer/backend/Enums.h"\n#include "ui/axmol-ui.h"\n')
        self.write("Source/Old.cpp", '#include "axmol/2d/NoSuch.h"\n')
        overlay = self.overlay()
        self.assertEqual(self.names(overlay.game.sources), ["Source/AppDelegate.cpp", "Source/Tab_Display.cpp"])

    def test_a_source_that_another_one_includes_is_compiled_there_only(self):
        self.write_game()
        self.write("Classes/Game.cpp", '#include "parts/Candy.cpp"\n#include "AppDelegate.h"\n')
        self.write("Classes/parts/Candy.cpp", '#include "Candy.h"\n#include "Sugar.h"\n')
        self.write("Classes/parts/Candy.h")
        self.write("Classes/parts/Sugar.h")
        self.write("Classes/parts/Sugar.cpp")
        self.write("Classes/other/Candy.cpp")
        for project in ("", "LOCAL_SRC_FILES := ../../Classes/AppDelegate.cpp ../../Classes/Game.cpp\n"):
            with self.subTest(project):
                self.write("proj.android/jni/Android.mk", project)
                game = find_game(self.game)
                expected = ["Classes/AppDelegate.cpp", "Classes/Game.cpp", "Classes/parts/Sugar.cpp"]
                self.assertLessEqual(set(expected), set(self.names(game.sources)))
                self.assertNotIn("Classes/parts/Candy.cpp", self.names(game.sources))
                self.overlay()
                self.assertIn('"parts/Candy.cpp"', self.text("Classes/Game.cpp"))
                self.assertTrue((self.out / "src/Classes/parts/Candy.cpp").exists())
        self.write("proj.android/jni/Android.mk", "LOCAL_SRC_FILES := ../../Classes/AppDelegate.cpp ../../Classes/Game.cpp ../../Classes/parts/Candy.cpp")
        self.assertIn("Classes/parts/Candy.cpp", self.names(find_game(self.game).sources))

    def test_a_listed_header_keeps_its_source(self):
        self.write_game()
        self.write("Classes/AppDelegate.cpp", '#include "New.h"\n')
        self.write("Classes/New.cpp")
        self.write("Classes/New.h")
        self.write("game.vcxproj", '<ClCompile Include="Classes\\AppDelegate.cpp" />')
        self.assertIn("Classes/New.cpp", self.names(find_game(self.game).sources))

    def test_a_header_that_another_header_includes_keeps_its_source(self):
        self.write_game()
        self.write("Classes/AppDelegate.cpp", '#include "All.h"\n')
        self.write("Classes/All.h", '#include "Man.h"\n')
        self.write("Classes/Man.h")
        self.write("Classes/Man.cpp", '#include "All.h"\n')
        self.write("proj.android/jni/Android.mk", "LOCAL_SRC_FILES := ../../Classes/AppDelegate.cpp\n")
        self.assertIn("Classes/Man.cpp", self.names(find_game(self.game).sources))

    def test_unlisted_sources_that_only_include_each_other_are_left_out(self):
        self.write_game()
        self.write("Classes/Gesture.h")
        self.write("Classes/Gesture.cpp", '#include "Gesture.h"\n')
        self.write("Classes/Tap.h", '#include "Gesture.h"\n')
        self.write("Classes/Tap.cpp", '#include "Tap.h"\n')
        self.write("proj.android/jni/Android.mk", "LOCAL_SRC_FILES := ../../Classes/AppDelegate.cpp\n")
        self.assertEqual(self.names(find_game(self.game).sources), ["Classes/AppDelegate.cpp"])

    def test_an_unlisted_source_of_another_name_than_its_header_is_kept(self):
        self.write_game()
        self.write("Classes/AppDelegate.cpp", '#include "PopupLayer.h"\n#include "Map.h"\n')
        self.write("Classes/PopupLayer.h", "class PopupLayer : public Layer {};\n")
        self.write("Classes/PopuoLayer.cpp", "PopupLayer::PopupLayer() {\n}\n")
        self.write("Classes/Map.h", "class Map {};\n")
        self.write("Classes/Map.cpp", "void Map::load() {\n}\n")
        self.write("Classes/OldMap.cpp", "void Map::load() {\n}\n")
        self.write("proj.android/jni/Android.mk", "LOCAL_SRC_FILES := ../../Classes/AppDelegate.cpp\n")
        self.assertEqual(self.names(find_game(self.game).sources),
                         ["Classes/AppDelegate.cpp", "Classes/Map.cpp", "Classes/PopuoLayer.cpp"])

    def test_an_unlisted_source_keeps_what_it_includes(self):
        self.write_game()
        self.write("Classes/AppDelegate.cpp", '#include "Title.h"\n')
        self.write("Classes/Title.h")
        self.write("Classes/Title.cpp", '#include "Title.h"\n#include "Map.h"\n')
        self.write("Classes/Map.h")
        self.write("Classes/Map.cpp", '#include "Map.h"\n')
        self.write("proj.android/jni/Android.mk", "LOCAL_SRC_FILES := ../../Classes/AppDelegate.cpp\n")
        self.assertEqual(len(find_game(self.game).sources), 3)

    def test_headers_have_several_endings(self):
        self.write_game()
        self.write("Classes/AppDelegate.cpp", '#include "json.hpp"\n')
        self.write("Classes/json.hpp")
        self.write("Classes/json.cpp", '#include "json.hpp"\n#error cannot be compiled\n')
        self.write("proj.android/jni/Android.mk", "LOCAL_SRC_FILES := ../../Classes/AppDelegate.cpp\n")
        overlay = self.overlay()
        self.assertIn("Classes/json.cpp", self.names(overlay.game.sources))
        self.assertFalse(overlay.leave_out_failed({"Classes/json.cpp"}))

    def test_patterns_in_a_project_file_list_everything(self):
        self.write_game()
        self.write("Classes/Any.cpp")
        self.write("CMakeLists.txt", "file(GLOB sources Classes/*.cpp) # AppDelegate.cpp\n")
        self.assertEqual(len(find_game(self.game).sources), 2)

    def test_functions_that_search_for_sources_list_everything(self):
        for line in ("$(call all-cpp-files-under, ../../Classes)", "$(shell find ../../Classes -name *.cpp)"):
            with self.subTest(line):
                self.write_game()
                self.write("Classes/Any.cpp")
                self.write("proj.android/jni/Android.mk", f"LOCAL_SRC_FILES := ../../Classes/AppDelegate.cpp\nLOCAL_SRC_FILES += {line}\n")
                self.assertEqual(len(find_game(self.game).sources), 2)

    def test_functions_of_android_that_find_no_sources_leave_the_list_as_it_is(self):
        self.write_game()
        self.write("Classes/Old.cpp")
        self.write("proj.android/jni/Android.mk", "LOCAL_PATH := $(call my-dir)\n$(call import-add-path,$(LOCAL_PATH)/../..)\n"
                   "LOCAL_SRC_FILES := ../../Classes/AppDelegate.cpp\n$(call import-module,.)\n$(call  import-module, audio/android)\n")
        self.assertEqual(self.names(find_game(self.game).sources), ["Classes/AppDelegate.cpp"])

    def test_the_window_has_the_size_that_main_sets(self):
        self.write_game()
        self.write("proj.linux/main.cpp", "int main() { view->setFrameSize(800, 480); }")
        self.write("proj.win32/main.cpp", "int main() { view->setFrameSize(480, 320); }")
        self.write("proj.zune/main.cpp", "int main() { view->setFrameSize(w, h); }")
        self.overlay()
        self.assertIn("setFrameSize(480, 320)", (self.out / "main.cpp").read_text())

    def test_a_size_of_the_window_that_was_changed_counts_more_than_that_of_a_template(self):
        self.write_game()
        for others in (("win32", "420, 700"), ("linux", "800, 480")), (("linux", "420, 700"), ("win32", "480, 320")):
            for system, size in others:
                self.write(f"proj.{system}/main.cpp", f"int main() {{ view->setFrameSize({size}); }}")
            game = find_game(self.game)
            self.assertEqual(game.frame_size, (420, 700))
            self.assertEqual(len(game.notes), 2)  # and that there are no resources

    def test_libraries_that_the_game_includes_are_compiled(self):
        self.write_game()
        self.write("Classes/AppDelegate.cpp", '#include "Tiny/tiny.h"\n')
        self.write("libs/Tiny/tiny.h", '#include "part.h"\n')
        self.write("libs/Tiny/src/tiny.cpp")
        self.write("libs/Tiny/src/test.cpp", "int main() { return 0; }\n")
        self.write("libs/Unused/unused.cpp")
        self.assertEqual(self.names(self.overlay().game.sources), ["Classes/AppDelegate.cpp", "libs/Tiny/src/tiny.cpp"])

    def test_libraries_that_a_library_includes_are_compiled(self):
        self.write_game()
        self.write("Classes/AppDelegate.cpp", '#include "MapView.h"\n')
        for folder, name, included in (("View", "MapView", "Map.h"), ("Model", "Map", "Point.h"), ("Shapes", "Point", "cocos2d.h")):
            self.write(f"{folder}/{name}.h")
            self.write(f"{folder}/{name}.cpp", f'#include "{included}"\n')
        self.assertEqual(len(self.overlay().game.sources), 4)

    def test_sources_beside_the_folder_of_the_delegate_are_compiled_if_their_header_is_used(self):
        self.write_game()
        self.write("Classes/AppDelegate.cpp", '#include "../Title.h"\n')
        self.write("Title.h", '#include "Hero.h"\n#include "Copy.h"\n')
        for name in ("Title.cpp", "Hero.h", "Hero.cpp", "deep/Other.cpp", "Title 2.cpp", "Villain.h", "Villain.cpp", "Copy.h", "Copy.cpp",
                     "Classes/deep/Copy.cpp"):
            self.write(name)
        self.assertEqual(self.names(self.overlay().game.sources), ["Classes/AppDelegate.cpp", "Classes/deep/Copy.cpp", "Hero.cpp", "Title.cpp"])

    def test_sources_that_a_project_file_lists_are_compiled_wherever_they_are(self):
        self.write_game()
        for name in ("Other/Title.cpp", "Other/Old.cpp", "cocos2d/cocos/cocos2d.h", "cocos2d/cocos/Node.cpp"):
            self.write(name)
        self.write("proj.win32/game.vcxproj", '<ClCompile Include="..\\Classes\\AppDelegate.cpp" />\n'
                   '<ClCompile Include="..\\Other\\Title.cpp" /><ClCompile Include="..\\cocos2d\\cocos\\Node.cpp" />')
        self.assertEqual(self.names(find_game(self.game).sources), ["Classes/AppDelegate.cpp", "Other/Title.cpp"])

    def test_sources_that_cmake_excludes_are_left_out(self):
        self.write_game()
        self.write("Classes/store/Store.cpp")
        self.write("CMakeLists.txt", 'file(GLOB s Classes/*.cpp)\nlist(FILTER s EXCLUDE REGEX ".*/store/.*")\n')
        self.assertEqual(self.names(find_game(self.game).sources), ["Classes/AppDelegate.cpp"])

    def test_a_design_of_2x_that_is_stretched_gets_a_window_that_fits(self):
        self.write_game()
        self.write("Classes/Sizes.h", "#define WIDTH 320\nconst int HEIGHT = 480;")
        self.write("Classes/A.cpp", "CCDirector::sharedDirector(); CCEGLView* v; v->setDesignResolutionSize(WIDTH, HEIGHT, kResolutionExactFit);")
        self.overlay()
        self.assertIn("setFrameSize(320, 480)", (self.out / "main.cpp").read_text())
        self.write("Classes/A.cpp", "CCDirector::sharedDirector(); CCEGLView* v; v->setDesignResolutionSize(300, 500, kResolutionUnKnown);")
        self.overlay()
        self.assertIn("setFrameSize(300, 500)", (self.out / "main.cpp").read_text())
        self.assertIn("kResolutionExactFit", self.text("Classes/A.cpp"))
        self.write("Classes/A.cpp", "CCDirector::sharedDirector(); CCEGLView* v; v->setDesignResolutionSize(w, h, kResolutionExactFit);")
        self.overlay()
        self.assertNotIn("setFrameSize", (self.out / "main.cpp").read_text())

    def test_a_game_of_2x_that_sets_no_size_has_the_window_of_a_phone(self):
        self.write_game()
        self.write("Classes/A.cpp", "CCDirector::sharedDirector(); CCEGLView* v; CCSprite::create();")
        self.overlay()
        self.assertIn("setFrameSize(480, 320)", (self.out / "main.cpp").read_text())
        self.write("proj.android/AndroidManifest.xml", '<activity android:screenOrientation="portrait">')
        self.overlay()
        self.assertIn("setFrameSize(480, 800)", (self.out / "main.cpp").read_text())
        self.write("proj.android/AndroidManifest.xml", "<activity>")
        self.overlay()
        self.assertIn("setFrameSize(480, 800)", (self.out / "main.cpp").read_text())
        self.write("proj.ios/main.m")
        self.overlay()
        self.assertIn("setFrameSize(320, 480)", (self.out / "main.cpp").read_text())
        self.write("proj.android/AndroidManifest.xml", '<activity android:screenOrientation="landscape">')
        self.overlay()
        self.assertIn("setFrameSize(480, 320)", (self.out / "main.cpp").read_text())
        self.write("proj.win32/main.cpp", "int main() { view->setFrameSize(480, 320); }")
        self.write("proj.android/AndroidManifest.xml", '<activity android:screenOrientation="portrait">')
        self.overlay()
        self.assertIn("setFrameSize(320, 480)", (self.out / "main.cpp").read_text())
        (self.game / "proj.win32/main.cpp").unlink()
        self.write("Classes/B.cpp", "v->setDesignResolutionSize(960, 640, kResolutionShowAll);")
        self.overlay()
        self.assertNotIn("setFrameSize", (self.out / "main.cpp").read_text())

    def test_the_size_of_the_window_may_be_in_constants(self):
        self.write_game()
        self.write("proj.linux/main.cpp", "int main() { int width = 640; const int height=960; view->setFrameSize(width, height); }")
        self.assertEqual(find_game(self.game).frame_size, (640, 960))

    def test_an_upright_design_of_2x_gets_an_upright_window(self):
        self.write_game()
        line = "CCDirector::sharedDirector(); CCEGLView* v; v->setDesignResolutionSize({}, kResolutionShowAll);"
        self.write("Classes/A.cpp", line.format("720, 1280"))
        self.overlay()
        self.assertIn("setFrameSize(540, 960)", (self.out / "main.cpp").read_text())
        self.write("Classes/A.cpp", line.format("1280, 720"))
        self.overlay()
        self.assertNotIn("setFrameSize", (self.out / "main.cpp").read_text())
        self.write("Classes/A.cpp", line.format("size.width, size.height"))
        self.write("proj.android/AndroidManifest.xml", '<activity android:screenOrientation="portrait">')
        self.overlay()
        self.assertIn("setFrameSize(640, 960)", (self.out / "main.cpp").read_text())

    def test_globs_choose_sources(self):
        self.write_game()
        self.write("Classes/a/One.cpp")
        self.assertEqual(self.names(find_game(self.game, ["Classes/a/*.cpp"]).sources), ["Classes/a/One.cpp"])

    def test_resources_are_found(self):
        for name in ("Resources", "Content", "assets"):
            with self.subTest(name):
                self.game = self.folder / name
                self.write_game()
                self.write(f"{name}/a.png")
                self.assertEqual(self.names(find_game(self.game).resources), [name])

    def test_objective_c_is_reported(self):
        self.write_game()
        self.write("Classes/Ads.mm")
        self.assertEqual(find_game(self.game).left_out[0][1], "Objective-C")


class MistakeTest(PortTest):
    def test_a_folder_that_is_not_there(self):
        self.assertIn("is not a folder", self.refused(self.folder / "nothing"))

    def test_a_folder_that_is_not_a_game(self):
        self.write("notes.txt")
        self.assertIn("is not a game of cocos2d-x", self.refused(self.game))

    def test_games_in_scripts(self):
        self.write("src/main.lua")
        self.write("frameworks/runtime-src/Classes/AppDelegate.h", DELEGATE)
        self.assertIn("is a game in Lua (1 scripts): scripts are not supported", self.refused(self.game))
        self.game = self.folder / "other"
        self.write("main.js")
        self.write("src/app.js")
        self.assertIn("is a game in JavaScript", self.refused(self.game))

    def test_two_games_in_one_folder(self):
        self.write_game("one/Classes")
        self.write_game("two/Classes")
        message = self.refused(self.game)
        self.assertIn("several games", message)
        self.assertIn("one/Classes", message)

    def test_one_of_several_games_is_taken_if_it_is_named(self):
        self.write_game("Classes")
        self.write_game("Old")
        self.assertIn("several games", self.refused(self.game))
        for name in ("Classes", "Old"):
            game = find_game(self.game / name)
            self.assertEqual(game.root, self.game / name)

    def test_one_of_several_games_is_taken_if_only_it_is_built(self):
        self.write_game("Classes")
        self.write_game("Other/Classes")
        self.write("proj.linux/Makefile", "SOURCES = main.cpp \\\n ../Classes/AppDelegate.cpp\n")
        game = find_game(self.game)
        self.assertEqual(game.root, self.game / "Classes")
        self.assertIn("the one in Classes is taken", " ".join(game.notes))
        self.write("Other/proj.android/jni/Android.mk", "LOCAL_SRC_FILES := $(LOCAL_PATH)/../../Classes/AppDelegate.cpp\n")
        self.assertIn("several games", self.refused(self.game))

    def test_one_of_several_games_is_taken_if_the_others_are_the_template(self):
        self.write_game("Classes")
        self.write_game("Source")
        self.write("Classes/HelloWorldScene.cpp", "")
        self.assertIn("several games", self.refused(self.game))
        self.write("Source/Hero.cpp", "")
        game = find_game(self.game)
        self.assertEqual(game.root, self.game / "Source")
        self.assertIn("the one in Source is taken", " ".join(game.notes))
        self.write("Classes/Villain.cpp", "")
        self.assertIn("several games", self.refused(self.game))

    def test_an_output_in_the_game(self):
        self.write_game()
        before = self.snapshot()
        self.assertIn("never written", self.refused(self.game, "--out", self.game / "out"))
        self.assertIn("never written", self.refused(self.game, "--report", self.game / "report.md"))
        self.assertIn("never written", self.refused(self.game, "--run", "--screenshot", self.game / "a.png"))
        self.assertIn("never written", self.refused(self.game, "--web", self.game / "page"))
        self.assertIn("has other files", self.refused(self.game, "--web", self.folder))
        self.assertIn("there is no folder", self.refused(self.game, "--report", self.folder / "none" / "report.md"))
        self.assertEqual(self.snapshot(), before)

    def test_a_glob_without_a_source(self):
        self.write_game()
        self.assertIn("no source", self.refused(self.game, "--source", "*.zig"))

    def test_wrong_options_end_with_usage(self):
        self.write_game()
        for options in (["--frames", "0"], ["--frames", "x"], ["--autotap", "-1"], ["--std", "c++98"],
                        ["--headless", "--screenshot", "a.png"], ["--define", "A;B"], ["--web", "page", "--run"]):
            with self.subTest(options), self.assertRaises(SystemExit) as ended, contextlib.redirect_stderr(io.StringIO()):
                command.main([str(self.game), *options])
            self.assertEqual(ended.exception.code, 2)

    def test_missing_resources_are_noted(self):
        self.write_game()
        self.assertIn("finds no files", find_game(self.game).notes[0])

    def test_links_that_leave_the_folder_are_not_followed(self):
        self.write_game()
        (self.folder / "secret").mkdir()
        (self.folder / "secret" / "Secret.cpp").write_text("secret")
        (self.game / "Classes" / "linked").symlink_to(self.folder / "secret")
        (self.game / "Classes" / "Linked.cpp").symlink_to(self.folder / "secret" / "Secret.cpp")
        game = find_game(self.game)
        self.assertEqual(self.names(game.sources), ["Classes/AppDelegate.cpp"])
        self.assertEqual({why for _, why in game.left_out}, {"a link that leaves the game's folder"})

    def test_a_link_in_a_circle_ends(self):
        self.write_game()
        (self.game / "Classes" / "again").symlink_to(self.game)
        self.assertEqual(len(find_game(self.game).sources), 1)

    def test_the_folder_of_the_game_may_be_read_only(self):
        self.write_game()
        before = self.snapshot()
        folders = [self.game, self.game / "Classes"]
        for folder in folders:
            folder.chmod(0o555)
        try:
            self.overlay()
        finally:
            for folder in folders:
                folder.chmod(0o755)
        self.assertEqual(self.snapshot(), before)


class EncodingTest(PortTest):
    def test_encodings_become_utf_8(self):
        texts = {
            "gbk": "// 创建一个精灵,设置位置,游戏开始\n",
            "big5": "// 建立一個精靈,設定位置,遊戲開始\n",
            "shift_jis": "// ゲームをはじめます。スプライトのいちをきめる\n",
            "cp1251": "// создаем спрайт и ставим его в центр экрана\n",
            "utf-16": "// 创建一个精灵\n",
            "utf-8-sig": "// 创建一个精灵\n",
        }
        self.write_game()
        for encoding, text in texts.items():
            self.write(f"Classes/{encoding}.cpp", text.encode(encoding))
        overlay = self.overlay()
        for encoding, text in texts.items():
            with self.subTest(encoding):
                self.assertEqual(self.text(f"Classes/{encoding}.cpp"), text)
        self.assertEqual(len(overlay.repairs.made["encodings"]), 5)

    def test_plain_utf_8_is_left_alone(self):
        self.assertEqual(textfiles.detect("// größer".encode("utf-8")), "utf-8")
        self.assertEqual(textfiles.detect(b"int a;"), "utf-8")

    def test_accents_are_latin_1(self):
        self.assertEqual(textfiles.detect("// die Größe ist für alle gleich".encode("latin-1")), "latin-1")


class RepairTest(PortTest):
    def resolve(self, target, files=(), file="Classes/A.cpp", quote='"'):
        engine = {"ui/cocosgui.h": "ui/CocosGUI.h", "cocos2d.h": "cocos2d.h"}
        return Resolver(["Classes/A.cpp", *files], engine, ["windows.h", "firePngData.h"]).resolve(file, quote, target)

    def test_separators_and_case_of_include_paths(self):
        self.assertEqual(self.resolve("scenes\\title.h", ["Classes/scenes/Title.h"]), ('"', "scenes/Title.h"))
        self.assertEqual(self.resolve("ui\\CocosGui.h"), ('"', "ui/CocosGUI.h"))

    def test_headers_of_other_folders_are_found(self):
        self.assertEqual(self.resolve("Title.h", ["Classes/scenes/Title.h"]), ('"', "scenes/Title.h"))
        self.assertEqual(self.resolve("../Box2D/Box2D.h", ["libs/Box2D/Box2D.h"]), ('"', "../libs/Box2D/Box2D.h"))

    def test_paths_into_the_engine_are_cut(self):
        self.assertEqual(self.resolve("../cocos2d/cocos/ui/CocosGUI.h"), ('"', "ui/CocosGUI.h"))

    def test_headers_of_the_engine_are_known_by_name(self):
        names = engine_headers(CHECKOUT / "framework")
        for name, path in (("httpclient.h", "network/HttpClient.h"), ("socketio.h", "network/SocketIO.h"),
                           ("cocosgui.h", "ui/CocosGUI.h"), ("uibutton.h", "ui/UIButton.h"),
                           ("cctypes.h", "ccTypes.h"), ("b2body.h", "external/Box2D/Dynamics/b2Body.h")):
            self.assertEqual(names.get(name), path)
        for name in ("document.h", "error.h", "node.h", "reader.h"):
            self.assertNotIn(name, names)

    def test_headers_of_the_system_stay(self):
        self.assertEqual(self.resolve("string.h", ["Classes/String.h"], quote="<"), ("<", "string.h"))
        self.assertEqual(self.resolve("vector", quote="<"), ("<", "vector"))
        self.assertEqual(self.resolve("Math.h"), ("<", "math.h"))
        self.assertEqual(self.resolve("IOS"), ("<", "ios"))
        self.assertEqual(self.resolve("Math.h", ["Classes/Math.h"]), ('"', "Math.h"))

    def test_stand_ins(self):
        self.assertEqual(self.resolve("Windows.h", quote="<"), ("<", "windows.h"))
        self.assertEqual(self.resolve("base/firePngData.h"), ("<", "firePngData.h"))

    def test_checks_of_visual_cpp_are_those_of_a_release_build(self):
        source = self.folder / "a.cpp"
        source.write_text("int main() { _ASSERT(false && \"no\"); _ASSERTE(0); return 0; }")
        program = self.folder / "a"
        stand_ins = CHECKOUT / "scripts/port/stand-ins"
        subprocess.run(["c++", "-std=c++17", "-include", str(stand_ins / "copra-port.h"), str(source), "-o", str(program)], check=True)
        self.assertEqual(subprocess.run([str(program)]).returncode, 0)

    def test_for_each(self):
        self.assertEqual(repairs.syntax.for_each("for each (auto& e in list.all()) {", ignore), "for (auto& e : list.all()) {")

    def test_assert_with_a_text(self):
        self.assertEqual(repairs.syntax.assert_text('    assert(a, "no a");\n', ignore), '    assert((a) && "no a");\n')
        self.assertEqual(repairs.syntax.assert_text("assert(f(a, b));\n", ignore), "assert(f(a, b));\n")

    def test_qualified_names_in_classes(self):
        text = "class A {\n    void A::f(int x);\n    bool g() {\n        return A::h();\n    }\n};\nvoid A::f(int x) {}\n"
        self.assertEqual(repairs.syntax.class_qualification(text, ignore), text.replace("void A::f(int x);", "void f(int x);"))

    def test_comments_that_end_with_a_backslash(self):
        self.assertEqual(repairs.syntax.continued_comment("// a\\\nint b;\n", ignore), "// a.\nint b;\n")

    def test_platforms_without_linux_take_a_desktop(self):
        text = ("#if (CC_TARGET_PLATFORM == CC_PLATFORM_WIN32)\nint a;\n#elif (CC_TARGET_PLATFORM == CC_PLATFORM_IOS)\n"
                "int b;\n#endif\n")
        self.assertIn("CC_PLATFORM_WIN32)) || (CC_TARGET_PLATFORM == CC_PLATFORM_LINUX)", repairs.platforms.platform_branches(text, ignore))

    def test_platforms_with_another_branch_are_left_alone(self):
        for text in ("#if (CC_TARGET_PLATFORM == CC_PLATFORM_WIN32)\nint a;\n#else\nint b;\n#endif\n",
                     "#if (CC_TARGET_PLATFORM == CC_PLATFORM_WIN32)\nint a;\n#endif\n", "#if 1\nint a;\n#elif 2\n#endif\n"):
            self.assertEqual(repairs.platforms.platform_branches(text, ignore), text)

    def test_strings_of_labels_in_2x(self):
        texts = {"a": "strcpy(text, label->getString()); label->getString().size();"}
        repairs.classic.label_strings(texts, lambda name: ignore)
        self.assertEqual(texts["a"], "strcpy(text, label->getString().c_str()); label->getString().size();")
        own = {"a": "const char* getString();", "b": "x->getString();"}
        repairs.classic.label_strings(own, lambda name: ignore)
        self.assertEqual(own["b"], "x->getString();")

    def test_calls_of_old_box2d(self):
        self.assertEqual(repairs.libraries.box2d_calls("b2Body* b; b->ApplyForce(f(1, 2), p); b->SetActive(true);", ignore),
                         "b2Body* b; b->ApplyForce(f(1, 2), p, true); b->SetEnabled(true);")
        for text in ("b2Body* b; b->ApplyForce(f, p, true);", "mine->SetActive(true);"):
            self.assertEqual(repairs.libraries.box2d_calls(text, ignore), text)

    def test_comparisons_of_1x(self):
        self.assertEqual(repairs.classic.static_comparisons("if (CCRect::CCRectContainsPoint(a, b)) CCPoint::CCPointEqualToPoint(c, d);", ignore),
                         "if (cocos2d::CCRectContainsPoint(a, b)) cocos2d::CCPointEqualToPoint(c, d);")

    def test_false_as_a_pointer(self):
        text = "A* A::make(int x) {\n  f([](int) { return false; });\n  if (x) { return false; }\n}\nbool A::g() { return false; }\n"
        self.assertEqual(repairs.syntax.false_as_pointer(text, ignore), text.replace("if (x) { return false", "if (x) { return nullptr"))

    def test_enumerators_of_char(self):
        self.assertEqual(repairs.syntax.enumerators_of_char("enum class A : char { b = 64, c = 128 };", ignore),
                         "enum class A : unsigned char { b = 64, c = 128 };")
        self.assertEqual(repairs.syntax.enumerators_of_char("enum A : char { b = 64 };", ignore), "enum A : char { b = 64 };")

    def test_a_clamp_of_the_game(self):
        texts = {"A.h": "template<class T>\nconstexpr const T& clamp(const T& v) { return clamp(v, 1); }",
                 "A.cpp": "x.clamp(1); cpg::clamp(2); std::clamp(1, 2, 3); clamp<int>(4);"}
        repairs.libraries.own_functions_of_std(texts, lambda file: ignore)
        self.assertEqual(texts["A.cpp"], "x.clamp(1); cpg::clampOfGame(2); std::clamp(1, 2, 3); clampOfGame<int>(4);")

    def test_functions_of_later_standards_that_the_game_has(self):
        for own, call, new in (("string to_string(int n) {", "to_string(5)", "toStringOfGame"),
                               ("inline float lerp(float a, float b, float t) {", "lerp(a, 1, 2)", "lerpOfGame")):
            name = call.split("(")[0]
            texts = {"A.h": "namespace a {\n" + own + "}\n}\n", "A.cpp": f"x = {call}; v.{call}; std::{call};"}
            repairs.libraries.own_functions_of_std(texts, lambda file: ignore)
            self.assertIn(new + "(", texts["A.h"])
            self.assertEqual(texts["A.cpp"], f"x = {call.replace(name, new)}; v.{call}; std::{call};")
        for text in ("class A {\n  static float lerp(float a, float b);\n};", "string to_string(Color c) {", "void f() {\n  return lerp(1, 2);"):
            texts = {"A.h": text}
            repairs.libraries.own_functions_of_std(texts, lambda file: ignore)
            self.assertEqual(texts["A.h"], text)

    def test_enumerators_and_other_types_of_2x_with_names_of_today(self):
        texts = {"A.h": "enum { Menu = 1, // Sprite\n  Play };\nenum Kind { Scene, Other };\nstruct Point { int x; };\ntypedef struct { int w; } Size;\n"
                        "class A { enum { Node, Label }; };\n",
                 "A.cpp": "Point p; switch (x) { case Menu: f(Scene, cocos2d::Point()); } Size s; Sprite q; Node"}
        repairs.engine.own_types_of_today(texts, lambda file: ignore, {"Menu", "Scene", "Point", "Size", "Sprite", "Node", "Label"})
        self.assertEqual(texts["A.cpp"], "PointOfGame p; switch (x) { case MenuOfGame: f(SceneOfGame, cocos2d::Point()); } SizeOfGame s; "
                                         "Sprite q; Node")
        self.assertIn("// Sprite", texts["A.h"])

    def test_names_of_today_are_those_of_all_types(self):
        names = engine_types(CHECKOUT / "framework")
        self.assertEqual({"Sprite", "Point", "Color3B", "ResolutionPolicy", "Value"} - names, set())

    def test_values_of_rapidjson_in_2x(self):
        texts = {"A.h": "using namespace rapidjson;\n", "A.cpp": 'Value v("Value"); rapidjson::Value w; Value::Iterator i; // Value\n'}
        repairs.libraries.values_of_rapidjson(texts, lambda file: ignore)
        self.assertEqual(texts["A.cpp"], 'rapidjson::Value v("Value"); rapidjson::Value w; rapidjson::Value::Iterator i; // Value\n')

    def test_functions_of_windows_without_its_header(self):
        for source, has_windows in (("void f() { Sleep(1); }", True), ("MultiByteToWideChar(CP_ACP, 0, a, 1, b, 2);", True),
                                    ("void Sleep(int n);\nvoid g() { Sleep(1); }", False), ("a->Sleep(1); usleep(2);", False)):
            self.write_game()
            self.write("Classes/A.cpp", source)
            self.overlay()
            self.assertEqual("COPRA_PORT_WINDOWS" in (self.out / "CMakeLists.txt").read_text(), has_windows, source)

    def test_the_message_box_of_windows_is_no_macro(self):
        self.assertNotIn("define MessageBox", (CHECKOUT / "scripts/port/stand-ins/windows.h").read_text())

    def test_pairs_with_types(self):
        self.assertEqual(repairs.libraries.pairs("m.insert(std::make_pair<int, std::vector<A*> >(a, b)); make_pair(c, d); x = make_pair < y;", ignore),
                         "m.insert(std::pair<int, std::vector<A*> >(a, b)); make_pair(c, d); x = make_pair < y;")

    def test_tinyxml2_without_its_header(self):
        texts = {"A.h": "tinyxml2::XMLDocument* a;", "B.h": "int b;"}
        repairs.libraries.headers_of_tinyxml2(texts, lambda file: ignore)
        self.assertEqual(texts, {"A.h": '#include "tinyxml2/tinyxml2.h"\n#line 1\ntinyxml2::XMLDocument* a;', "B.h": "int b;"})
        right = {"A.h": "tinyxml2::XMLDocument* a;", "B.h": '#include "tinyxml2/tinyxml2.h"'}
        texts = dict(right)
        repairs.libraries.headers_of_tinyxml2(texts, lambda file: ignore)
        self.assertEqual(texts, right)

    def test_names_of_tinyxml2(self):
        self.assertEqual(repairs.libraries.names_of_tinyxml2("if (e == tinyxml2::XML_NO_ERROR)", ignore), "if (e == tinyxml2::XML_SUCCESS)")

    def test_headers_beside_the_folder_are_named(self):
        self.game = self.folder / "repository" / "game"
        self.write_game()
        (self.game.parent / "Lost.h").write_text("")
        found = diagnosis.Diagnosis("/out/src/Classes/A.cpp:1:10: fatal error: Lost.h: No such file or directory\n", self.out, [])
        self.assertIn("Lost.h lies beside", advice.steps(self.overlay(), found, False, None)[0])

    def test_widgets_are_included_before_macros_of_the_game(self):
        self.write_game()
        self.overlay()
        self.assertNotIn("CocosGUI.h", (self.out / "CMakeLists.txt").read_text())
        self.write("Classes/A.cpp", '#define CENTER 1\n#include "ui/CocosGUI.h"\n')
        self.overlay()
        self.assertIn("<ui/CocosGUI.h>", (self.out / "CMakeLists.txt").read_text())

    def test_the_stream_of_rapidjson_0_1_has_a_stand_in(self):
        self.write_game()
        self.write("Classes/A.cpp", '#include "json/filestream.h"\n')
        self.overlay()
        self.assertEqual(self.text("Classes/A.cpp"), '#include <json/filestream.h>\n')

    def test_code_behind_an_if(self):
        self.assertEqual(repairs.syntax.code_behind_if("#if USE_AUDIO AudioEngine::end();\n#endif\n", ignore), "#if USE_AUDIO\n#endif\n")
        for right in ("#if defined FOO\n", "#if FOO && BAR(1)\n", "#if FOO // a::b()\n", "#if FOO\na::b();\n", "#if __has_include(<a>)\n"):
            self.assertEqual(repairs.syntax.code_behind_if(right, ignore), right)

    def test_an_elif_without_a_condition(self):
        self.assertEqual(repairs.syntax.empty_elif("#if A\n#elif\n#elif B\n", ignore), "#if A\n#else\n#elif B\n")

    def test_a_partial_program_has_stand_ins_for_what_did_not_compile(self):
        output = ("ld: a.o: undefined reference to `_ZN1A1fEv'\nld: b.o: undefined reference to `_ZN1A1fEv'\n"
                  "ld: b.o: undefined reference to `_ZTV1A'\n")
        names = partial.undefined(output)
        self.assertEqual(names, ["_ZN1A1fEv", "_ZTV1A"])
        text = partial.definitions(names)
        self.assertIn('void copraMissing0() __asm__("_ZN1A1fEv");', text)
        self.assertIn('missing("A::f()");', text)
        self.assertIn('char copraMissing1[1024] __asm__("_ZTV1A");', text)

    def test_a_partial_program_leaves_out_what_did_not_compile(self):
        self.write_game()
        self.write("Classes/A.cpp")
        overlay = self.overlay()
        overlay.leave_out_all({"Classes/A.cpp"})
        text = (self.out / "CMakeLists.txt").read_text()
        self.assertNotIn("A.cpp", text)
        self.assertIn("missing.cpp", text)
        self.assertIn("--no-demangle", text)

    def test_names_behind_long_data_are_found_at_once(self):
        self.write_game()
        self.write("Resources/map.tmx", "<data>" + "abcd/" * 100000 + "</data><image source='Tiles.png'/>")
        self.write("Resources/tiles.png")
        begun = time.process_time()
        self.assertIn("Tiles.png", self.overlay().aliases.found)
        self.assertLess(time.process_time() - begun, 5)

    def test_increments_of_begin(self):
        self.assertEqual(repairs.syntax.increment_of_begin("auto i = ++a.begin(); ++i;", ignore), "auto i = std::next(a.begin()); ++i;")

    def test_keywords_as_names(self):
        text = "static const auto default = f();\nreturn default;\nswitch (x) { default: break; }"
        self.assertEqual(repairs.syntax.keyword_as_name(text, ignore),
                         "static const auto default_ = f();\nreturn default_;\nswitch (x) { default: break; }")
        text = "switch (x) { default: return; }"
        self.assertEqual(repairs.syntax.keyword_as_name(text, ignore), text)

    def test_a_namespace_that_is_gone(self):
        texts = {"A.h": "namespace new_ {\ntemplate<class T> void end(T& t) {}\ntemplate<class T> void f(T& t) { t << old::end; }\n}",
                 "B.cpp": "std::end(a); ui::Button b;"}
        repairs.syntax.lost_namespaces(texts, lambda file: ignore)
        self.assertIn("t << end;", texts["A.h"])
        self.assertEqual(texts["B.cpp"], "std::end(a); ui::Button b;")

    def test_template_parameters_and_exported_classes_are_no_lost_namespaces(self):
        for text in ("template<class... All> void f() { g(All::value...); }\ntemplate<class T> int value() { return 1; }\n",
                     "class CC_DLL Thread;\ntemplate<class F> void Thread::run(F f) {}\n",
                     'template<class T> void end(T& t) { log("Json::end"); }\n'):
            texts = {"A.h": text}
            repairs.syntax.lost_namespaces(texts, lambda file: ignore)
            self.assertEqual(texts["A.h"], text)

    def test_classes_of_the_framework_that_a_source_defines_again(self):
        texts = {"A.cpp": '#include "2d/CCNode.h"\nNS_CC_BEGIN\nclass Fire : public Node {\n  ~Fire();\n};\nNS_CC_END\nFire f;\n',
                 "B.cpp": "namespace cocos2d { class Sprite; }\nclass Fire {\n};\n",
                 "C.cpp": "NS_CC_BEGIN\nclass Mine : public Node {\n};\nNS_CC_END\n"}
        before = dict(texts)
        repairs.engine.own_engine_classes(texts, lambda file: ignore, {"Fire", "Sprite", "Node"})
        self.assertEqual(texts["A.cpp"], before["A.cpp"].replace("Fire", "FireOfGame"))
        self.assertEqual((texts["B.cpp"], texts["C.cpp"]), (before["B.cpp"], before["C.cpp"]))

    def test_classes_of_a_game_for_2x_with_names_of_today(self):
        texts = {"Menu.h": "using namespace cocos2d;\nclass Menu : public cocos2d::CCLayer\n{\n    Menu();\n};\nclass Hero : public CCSprite {};\n",
                 "A.cpp": '#include "Menu.h"\nMenu::Menu() { f("Menu"); CCMenu* m; } // Menu\nclass Sprite;\n'}
        repairs.engine.own_types_of_today(texts, lambda file: ignore, {"Menu", "Sprite", "Layer"})
        self.assertEqual(texts["Menu.h"], "using namespace cocos2d;\nclass MenuOfGame : public cocos2d::CCLayer\n{\n    MenuOfGame();\n};\n"
                                          "class Hero : public CCSprite {};\n")
        self.assertEqual(texts["A.cpp"], '#include "Menu.h"\nMenuOfGame::MenuOfGame() { f("Menu"); CCMenu* m; } // Menu\nclass Sprite;\n')

    def test_a_sprite_that_is_cast_to_a_class_of_the_game_is_one(self):
        header = "class Hero : public Sprite {\n  static Hero* make();\n  int life;\n};\nclass Own : public Sprite { public: static Own* create(); };\n"
        made = ('[&] {{ auto* made = new Hero(); return made->{}({}) ? (made->autorelease(), made) : (made->release(), '
                'static_cast<Hero*>(nullptr)); }}()')
        for call, init, arguments in (('static_cast<Hero *>(Hero::create(path("a", 1)))', "initWithFile", 'path("a", 1)'),
                                      ("(Hero*)Sprite::createWithSpriteFrame(f())", "initWithSpriteFrame", "f()"),
                                      ("(Hero*) Hero::create()", "init", "")):
            texts = {"A.h": header, "A.cpp": f"auto hero = {call};\n"}
            repairs.engine.casts_of_created(texts, lambda file: ignore)
            self.assertEqual(texts["A.cpp"], f"auto hero = {made.format(init, arguments)};\n")
        for call in ("(Own*)Own::create()", "static_cast<Hero*>(Other::create())", "(Hero*)Hero::createWithFrames(1)", "(Hero*)Hero::create("):
            texts = {"A.h": header, "A.cpp": f"auto hero = {call};\n"}
            repairs.engine.casts_of_created(texts, lambda file: ignore)
            self.assertEqual(texts["A.cpp"], f"auto hero = {call};\n")

    def test_functions_that_nothing_defines_are_no_overrides_in_2x(self):
        texts = {"A.h": "class A : public CCLayer {\n    void resume();\n    void pause();\n    void other();\n    static void stop();\n    virtual void run();\n"
                        "    bool init() { return run(1); }\n    virtual void resume() = 0;\n};\nclass B {\n    void resume();\n};\n",
                 "A.cpp": "void A::pause() {}\n"}
        expected = texts["A.h"].replace("    void resume();", "    /* void resume(); */", 1)
        repairs.classic.undefined_functions(texts, lambda file: ignore, {"resume", "pause", "stop", "init", "run"})
        self.assertEqual(texts["A.h"], expected)

    def test_a_design_without_a_policy_is_stretched_in_2x(self):
        call = "view->setDesignResolutionSize(size.width, f(1, 2), %s);"
        self.assertEqual(repairs.classic.unknown_policy(call % "kResolutionUnKnown", ignore), call % "kResolutionExactFit")
        for text in (call % "kResolutionShowAll", "if (policy == kResolutionUnKnown) f(kResolutionUnKnown);"):
            self.assertEqual(repairs.classic.unknown_policy(text, ignore), text)

    def test_the_protocol_of_colors_is_no_second_base_class(self):
        for before, after in (("class A : public CCNode, public CCRGBAProtocol\n{", "class A : public CCNode\n{"),
                              ("class A: public cocos2d::CCLayer , public cocos2d::CCRGBAProtocol {", "class A: public cocos2d::CCLayer {"),
                              ("class A : public CCRGBAProtocol, public CCNode {", "class A : public CCNode {"),
                              ("class A : public CCNode, public CCRGBAProtocol, public B {", "class A : public CCNode, public B {"),
                              ("class A : public CCRGBAProtocol {", "class A : public CCRGBAProtocol {"),
                              ("dynamic_cast<CCRGBAProtocol*>(node)", "dynamic_cast<CCRGBAProtocol*>(node)")):
            self.assertEqual(repairs.classic.color_protocol(before, ignore), after)

    def test_own_types_with_the_names_of_colors_of_axmol_3(self):
        for declared in ("enum class Color { Red };", "enum Color : int { Red };", "struct Color\n{\n};", "using Color = int;"):
            with self.subTest(declared):
                texts = {"A.h": f"{declared}\nColor color;", "B.cpp": "class Card { Color color; }; // Color"}
                repairs.axmol.own_colors(texts, lambda file: ignore)
                self.assertEqual(texts["A.h"], declared.replace("Color", "ColorOfGame") + "\nColorOfGame color;")
                self.assertEqual(texts["B.cpp"], "class Card { ColorOfGame color; }; // Color")
        for text in ("class Color;\nColor f();", "class Card {\n  enum class Color { Red };\n};", "enum Color { Red }; ax::Color c;"):
            with self.subTest(text):
                texts = {"A.h": text}
                repairs.axmol.own_colors(texts, lambda file: ignore)
                self.assertEqual(texts["A.h"], text)

    def test_own_types_with_the_names_of_colors_are_renamed_in_games_of_axmol(self):
        self.write("Source/AppDelegate.h", '#include "axmol.h"\nclass AppDelegate : private ax::Application {};\n')
        self.write("Source/AppDelegate.cpp", '#include "AppDelegate.h"\nUSING_NS_AX;\nenum Color { Red };\nColor color;\n')
        self.overlay()
        self.assertIn("ColorOfGame color;", self.text("Source/AppDelegate.cpp"))

    def test_functions_in_literals(self):
        self.assertEqual(repairs.syntax.function_in_literal('f(__FUNCTION__ " fails");', ignore), 'f( " fails");')
        self.assertEqual(repairs.syntax.function_in_literal('f(__FUNCTION__, "x");', ignore), 'f(__FUNCTION__, "x");')

    def test_actions_of_2x(self):
        self.assertEqual(repairs.classic.reverse_of_actions("virtual CCActionInterval* reverse(void);", ignore),
                         "virtual CCActionInterval* reverse(void) const;")
        instant = "CCFiniteTimeAction* My::reverse()\n{"
        self.assertEqual(repairs.classic.reverse_of_actions(instant, ignore), instant)
        self.assertEqual(repairs.classic.reverse_of_actions("CCActionInterval::copyWithZone(pZone);", ignore), ";")
        call = "CCActionInterval* back = action->reverse();"
        self.assertEqual(repairs.classic.reverse_of_actions(call, ignore), call)

    def test_random_of_c(self):
        self.assertEqual(repairs.classic.random_of_c("x = random() % 5 + my.random() + std::random();", ignore),
                         "x = ::random() % 5 + my.random() + std::random();")

    def test_second_releases_of_a_vector(self):
        loop = "A::~A() {\n    for (auto ball : _balls) ball->release();\n}\n"
        texts = {"A.h": "Vector<Ball*> _balls;", "A.cpp": loop + "void A::add() { Ball* b = Ball::create(); _balls.pushBack(b); }"}
        repairs.engine.double_release(texts, lambda file: ignore)
        self.assertIn("/* for (auto ball : _balls) ball->release(); */", texts["A.cpp"])

    def test_releases_of_what_the_game_owns_stay(self):
        loop = "A::~A() {\n    for (auto ball : _balls) { CC_SAFE_RELEASE(ball); }\n}\n"
        for rest in ("void A::add() { auto b = new Ball(); _balls.pushBack(b); }", "void A::add() { b->retain(); _balls.pushBack(b); }"):
            texts = {"A.h": "Vector<Ball*> _balls;", "A.cpp": loop + rest}
            repairs.engine.double_release(texts, lambda file: ignore)
            self.assertEqual(texts["A.cpp"], loop + rest)
        texts = {"A.h": "std::vector<Ball*> _balls;", "A.cpp": loop}
        repairs.engine.double_release(texts, lambda file: ignore)
        self.assertEqual(texts["A.cpp"], loop)

    def test_exception_specifications(self):
        self.assertEqual(repairs.syntax.exception_specification("void f() throw(X&, Y);\nint g() const throw (X) {", ignore),
                         "void f() ;\nint g() const {")
        self.assertEqual(repairs.syntax.exception_specification("if (a) throw (b);", ignore), "if (a) throw (b);")

    def test_classes_that_axmol_removed(self):
        texts = {"a": "class __String final {}; class __Array;", "b": "__String* s; ax::__String t; my__String; __Array* a;"}
        repairs.axmol.own_legacy_classes(texts, lambda name: ignore)
        self.assertEqual(texts["b"], "__StringOfGame* s; ax::__StringOfGame t; my__String; __Array* a;")

    def test_a_make_unique_of_the_game(self):
        texts = {"a": "std::unique_ptr<T> make_unique(Args&&... args) {", "b": "a = make_unique<A>(); b = std::make_unique<B>();"}
        repairs.libraries.own_make_unique(texts, lambda name: ignore)
        self.assertEqual(texts["b"], "a = makeUniqueOfGame<A>(); b = std::make_unique<B>();")
        other = {"a": "a = make_unique<A>();"}
        repairs.libraries.own_make_unique(other, lambda name: ignore)
        self.assertEqual(other["a"], "a = make_unique<A>();")

    def test_handlers_of_rapidjson_0_1(self):
        texts = {"A.h": "class A {\n  A& Null() { f(); return *this; }\n  A& String(const char* s, unsigned n, bool copy);\n"
                        "  A& StartObject();\n  A& EndObject(unsigned count = 0);\n  A& add();\n};\nclass B { B& Null(); };\n",
                 "A.cpp": "A& A::StartObject() {\n  if (x) { return *this; }\n  return *this;\n}\nA& A::add() { return *this; }\n"}
        repairs.libraries.handlers_of_rapidjson(texts, lambda name: ignore)
        key = "template<class Text, class Length> bool Key(Text text, Length length, bool copy) { return String(text, length, copy); } "
        self.assertEqual(texts["A.h"], "class A {\n  bool Null() { f(); return true; }\n  bool String(const char* s, unsigned n, bool "
                         f"copy);\n  {key}bool StartObject();\n  bool EndObject(unsigned count = 0);\n  A& add();\n}};\n"
                         "class B { B& Null(); };\n")
        self.assertEqual(texts["A.cpp"], "bool A::StartObject() {\n  if (x) { return true; }\n  return true;\n}\n"
                         "A& A::add() { return *this; }\n")

    def test_string_views_in_overrides_are_strings(self):
        texts = {"A.h": "bool init(std::string_view a, const std::string_view& b = \"\", int c = 1) override;\n"
                        "void setString(std::string_view text) override { use(text); }\nbool load(std::string_view a) override;\n"
                        "bool init(std::string_view a);",
                 "A.cpp": "bool A::init(std::string_view a, const std::string_view& b, int c) { return init(a); }"}
        repairs.axmol.string_views_of_overrides(texts, lambda file: ignore, {"init", "setString"})
        self.assertEqual(texts["A.h"], "bool init(const std::string& a, const std::string& b = \"\", int c = 1) override;\n"
                                       "void setString(const std::string& text) override { use(text); }\nbool load(std::string_view a) override;\n"
                                       "bool init(std::string_view a);")
        self.assertEqual(texts["A.cpp"], "bool A::init(const std::string& a, const std::string& b, int c) { return init(a); }")

    def test_string_views_of_axmol_convert_to_strings(self):
        texts = {"A.h": "#include <string_view>\nvoid f(std::string_view a, const ::std::string_view& b);\nusing namespace std;\n",
                 "A.cpp": "string_view c; my::string_view d; x.string_view; std:: string_view e;"}
        repairs.axmol.string_views(texts, lambda file: ignore)
        self.assertEqual(texts["A.h"], "#include <string_view>\nvoid f(copra::StringView a, const copra::StringView& b);\nusing namespace std;\n")
        self.assertEqual(texts["A.cpp"], "copra::StringView c; my::string_view d; x.string_view; copra::StringView e;")

    def test_properties_before_3_12(self):
        texts = {"A.h": "CC_PROPERTY(std::vector<int>, _a, A); CC_PROPERTY(int, _b, B);", "A.cpp": "int X::getA(void) {} int X::getB() const {}"}
        repairs.engine.properties_of_3_0(texts, lambda file: ignore)
        self.assertEqual(texts["A.h"], "protected: std::vector<int> _a; public: virtual std::vector<int> getA(); "
                                       "virtual void setA(std::vector<int> var);; CC_PROPERTY(int, _b, B);")

    def test_short_braces_of_colors_of_2_x(self):
        self.assertEqual(repairs.classic.braces_of_colors("ccColor4B a = {1, 2,3}; ccColor3B b={1};", ignore),
                         "ccColor4B a = {1, 2,3, 0}; ccColor3B b={1, 0, 0};")
        for right in ("ccColor4B a = {1, 2, 3, 4};", "ccColor3B a = {1, 2, 3};", "ccColor4F a = {};", "ccColor3B a[] = {{1}};"):
            self.assertEqual(repairs.classic.braces_of_colors(right, ignore), right)

    def test_namespaces_of_yasio(self):
        self.assertEqual(repairs.axmol.namespaces_of_yasio("cxx17::string_view a; cxx14::pair<int, int> b;", ignore),
                         "std::string_view a; std::pair<int, int> b;")

    def test_allocators_of_rapidjson(self):
        self.assertEqual(repairs.libraries.allocators_of_rapidjson("auto a = d.GetAllocator();", ignore), "auto& a = d.GetAllocator();")
        right = "auto& a = d.GetAllocator();"
        self.assertEqual(repairs.libraries.allocators_of_rapidjson(right, ignore), right)

    def test_calls_that_xcode_completes(self):
        self.assertEqual(repairs.syntax.completed_calls("a->::Menu::setPosition(1); b.::Menu::show();", ignore), "a->setPosition(1); b.show();")
        for right in ("this->::Menu::show();", "a->::cocos2d::Node::setPosition(1);", "x = ::Menu::show();"):
            self.assertEqual(repairs.syntax.completed_calls(right, ignore), right)

    def test_literals_of_string_views(self):
        self.assertEqual(repairs.axmol.string_view_literals('f("a\\"b"sv, "c");', ignore), 'f(copra::StringView("a\\"b"), "c");')

    def test_casts_of_temporary_streams(self):
        self.assertEqual(repairs.syntax.casts_of_streams("static_cast< std::ostringstream & >( \\\n ( std::ostringstream() << std::dec << x ) ).str()", ignore),
                         "static_cast<std::ostringstream&&>( \\\n ( std::ostringstream() << std::dec << x ) ).str()")
        for right in ("static_cast<std::ostringstream&>(out << x)", "static_cast<std::ostringstream&&>(std::ostringstream() << x)"):
            self.assertEqual(repairs.syntax.casts_of_streams(right, ignore), right)

    def test_numbers_among_the_actions_of_a_sequence(self):
        notes = []
        self.assertEqual(repairs.engine.numbers_among_actions(
            "s = Sequence::create(move, 0.001, DelayTime::create(0.1), .5f,\n 1.f, back,NULL); CCSpawn::create(a, 1.0, b, NULL);",
            lambda repair, what: notes.append(what)),
            "s = Sequence::create(move, DelayTime::create(0.1),\n back,NULL); CCSpawn::create(a, b, NULL);")
        self.assertIn("0.001 in Sequence::create() is removed, as Linux ignores it", notes)
        for right in ("Sequence::create(CallFunc::create([=] { f(a, 0.5, b); g[h(1, 0.5, 2)]; }), NULL);", "Sequence::create(a, 0, b, NULL);",
                      "MoveTo::create(a, 0.5, b);", "Sequence::create(a, 0.5, b"):
            self.assertEqual(repairs.engine.numbers_among_actions(right, ignore), right)

    def test_names_of_4_0(self):
        self.assertEqual(repairs.engine.names_of_4_0("p.sAddressMode = p.tAddressMode; int sAddressMode;", ignore),
                         "p.wrapS = p.wrapT; int sAddressMode;")

    def test_names_of_3_0(self):
        self.assertEqual(repairs.engine.names_of_3_0("auto view = EGLView::getInstance(); EGLView* v;", ignore),
                         "auto view = GLView::sharedOpenGLView(); GLView* v;")
        self.assertEqual(repairs.engine.names_of_3_0("p = (a - b).normalize(); q.normalize();", ignore),
                         "p = (a - b).getNormalized(); q.normalize();")
        self.assertEqual(repairs.engine.names_of_3_0("f(a.normalize() * 2);", ignore), "f(a.getNormalized() * 2);")
        self.assertEqual(repairs.engine.names_of_3_0("l->onContactSeperate = f; EventCode::SEPERATE;", ignore),
                         "l->onContactSeparate = f; EventCode::SEPARATE;")
        own = "Vec3 normalize(); p = a.normalize();"
        self.assertEqual(repairs.engine.names_of_3_0(own, ignore), own)

    def test_the_length_of_a_text_is_a_size(self):
        texts = {"A.h": "class A : SAXDelegator { void textHandler(void *ctx, const char *s, int len); };",
                 "A.cpp": "void A::textHandler(void*, const char* s, int) {}"}
        repairs.engine.lengths_of_sax(texts, lambda name: ignore)
        self.assertIn("const char *s, size_t len", texts["A.h"])
        self.assertIn("const char* s, size_t)", texts["A.cpp"])
        own = {"A.cpp": texts["A.cpp"].replace("size_t", "int")}
        repairs.engine.lengths_of_sax(own, lambda name: ignore)
        self.assertIn("int", own["A.cpp"])

    def test_sounds_that_came_with_cocos2d_h(self):
        use = "void f() { CocosDenshion::SimpleAudioEngine::getInstance()->end(); }\n"
        texts = {"a/A.cpp": '#include "cocos2d.h"\n' + use, "B.h": '#include "SimpleAudioEngine.h"\n', "B.cpp": '#include "x/B.h"\n' + use,
                 "C.cpp": "int c;\n"}
        before = dict(texts)
        repairs.engine.sounds_of_cocos2d_h(texts, lambda file: ignore)
        self.assertEqual(texts["a/A.cpp"], '#include "audio/include/SimpleAudioEngine.h"\n#line 1\n' + before["a/A.cpp"])
        self.assertEqual({**texts, "a/A.cpp": ""}, {**before, "a/A.cpp": ""})
        own = {"a.cpp": use, "b.h": "namespace CocosDenshion {\n"}
        repairs.engine.sounds_of_cocos2d_h(own, lambda file: ignore)
        self.assertEqual(own["a.cpp"], use)

    def test_the_size_of_a_window_that_a_game_removed(self):
        use = "f(cocos2d::Rect(0, 0, designResolutionSize.width, designResolutionSize.height));"
        texts = {"a": use}
        repairs.engine.template_resolution(texts, lambda name: ignore)
        self.assertEqual(texts["a"], "f(cocos2d::Rect(0, 0, 640, 960));")
        own = {"a": use, "b": "cocos2d::Size designResolutionSize(1, 2);"}
        repairs.engine.template_resolution(own, lambda name: ignore)
        self.assertEqual(own["a"], use)

    def test_sources_that_fail_and_that_nothing_uses_are_left_out(self):
        self.write_game()
        self.write("Classes/Template.cpp", '#include "Template.h"\n')
        self.write("Classes/Template.h")
        self.write("Classes/Used.cpp", '#include "Used.h"\n')
        self.write("Classes/Used.h")
        self.write("Classes/AppDelegate.cpp", '#include "Used.h"\n')
        overlay = self.overlay()
        self.assertFalse(overlay.leave_out_failed({"Classes/AppDelegate.cpp", "Classes/Used.cpp"}))
        self.write("Classes/UsedMore.cpp", '#include "Used.h"\nvoid Used::run() {}\n')
        self.write("Classes/Used.h", "class Used {};\n")
        overlay = self.overlay()
        self.assertFalse(overlay.leave_out_failed({"Classes/UsedMore.cpp"}), "it has a part of a class that is used")
        self.assertTrue(overlay.leave_out_failed({"Classes/Template.cpp"}))
        self.assertNotIn("Template.cpp", (self.out / "CMakeLists.txt").read_text())

    def test_sources_that_fail_and_that_only_each_other_use_are_left_out(self):
        self.write_game()
        for name, other in (("Gesture", "cocos2d"), ("Tap", "Gesture")):
            self.write(f"Classes/{name}.h", f'#include "{other}.h"\n')
            self.write(f"Classes/{name}.cpp", f'#include "{name}.h"\n')
        overlay = self.overlay()
        self.assertTrue(overlay.leave_out_failed({"Classes/Gesture.cpp", "Classes/Tap.cpp"}))
        self.assertEqual(self.names(overlay.game.sources), ["Classes/AppDelegate.cpp"])

    def test_repairs_keep_the_lines(self):
        text = "for each (int a in b)\n{\n}\n// x\\\nassert(a, \"b\");\n"
        for repair in repairs.OF_SOURCES:
            self.assertEqual(repair(text, ignore).count("\n"), text.count("\n"))

    def test_a_second_port_changes_no_file(self):
        self.write_game()
        self.overlay()
        before = {path: path.stat().st_mtime_ns for path in self.out.rglob("*")}
        self.overlay()
        self.assertEqual({path: path.stat().st_mtime_ns for path in self.out.rglob("*")}, before)

    def test_sources_that_went_are_removed(self):
        self.write_game()
        old = self.write("Classes/Old.cpp")
        self.overlay()
        old.unlink()
        self.overlay()
        self.assertFalse((self.out / "src/Classes/Old.cpp").exists())

    def test_remains_that_include_a_missing_header_are_left_out(self):
        self.write_game()
        self.write("Classes/Remains.cpp", '#include "Remains.h"\n#include "Lost.h"\n')
        self.write("Classes/Remains.h", '#include "cocos2d.h"\n')
        self.write("Classes/Needed.cpp", '#include "Lost.h"\n')
        self.write("Classes/AppDelegate.cpp", '#include "Needed.h"\n')
        self.write("Classes/Needed.h")
        overlay = self.overlay()
        self.assertEqual(self.names(overlay.game.sources), ["Classes/AppDelegate.cpp", "Classes/Needed.cpp"])
        self.assertIn("Lost.h", overlay.game.left_out[0][1])

    def test_copies_that_no_other_folder_uses_are_left_out(self):
        self.write_game()
        text = '#include "{}.h"\nvoid {}::run() {{}}\n'
        self.write("Classes/AppDelegate.cpp", text.format("AppDelegate", "AppDelegate") + '#include "part/Used.h"\n')
        self.write("Classes/old/AppDelegate.cpp", text.format("AppDelegate", "AppDelegate"))
        self.write("Classes/old/AppDelegate.h", DELEGATE)
        for folder in ("", "part/"):
            self.write(f"Classes/{folder}Used.h")
            self.write(f"Classes/{folder}Used.cpp", text.format("Used", "Used"))
            self.write(f"Classes/{folder}Other.h")
        self.write("Classes/Other.cpp", text.format("Other", "Other"))
        self.write("Classes/part/Other.cpp", text.format("Other", "Another"))
        self.write("Classes/old/Part.cpp", text.format("AppDelegate", "AppDelegate"))
        overlay = self.overlay()
        self.assertEqual([path.relative_to(self.game).as_posix() for path, _ in overlay.game.left_out],
                         ["Classes/old/AppDelegate.cpp", "Classes/old/Part.cpp"])
        self.assertIn("another copy of Classes/AppDelegate.cpp", overlay.game.left_out[0][1])

    def test_copies_beside_the_source_are_left_out(self):
        self.write_game()
        text = '#include "Menu.h"\nvoid Menu::run() {}\nvoid Menu::stop() {}\n'
        self.write("Classes/AppDelegate.cpp", '#include "AppDelegate.h"\n#include "Menu.h"\n')
        self.write("Classes/Menu.h")
        self.write("Classes/Menu.cpp", text)
        self.write("Classes/AMenu.cpp", text)
        self.write("Classes/Menu_more.cpp", text.replace("stop", "pause"))
        overlay = self.overlay()
        self.assertEqual([path.name for path, _ in overlay.game.left_out], ["AMenu.cpp"])

    def test_functions_qualified_with_the_namespace_around_them(self):
        text = "namespace A {\nint* A::f(int x) {\n    return A::g();\n}\nvoid B::h() {}\n}\nint A::k() {}\n"
        self.assertEqual(repairs.syntax.namespace_qualification(text, ignore), text.replace("int* A::f", "int* f"))

    def test_friends_by_another_name(self):
        text = "typedef Item iterator;\nusing other = Item;\nfriend class iterator;\nfriend class other;\nfriend class Item;\n"
        self.assertEqual(repairs.syntax.friend_typedef(text, ignore),
                         "typedef Item iterator;\nusing other = Item;\nfriend iterator;\nfriend other;\nfriend class Item;\n")

    def test_friends_that_are_templates_are_left_alone(self):
        text = "using pointer = detail::pointer<int>;\ntemplate<typename> friend class pointer;\nTEMPLATE_DECLARATION\nfriend class pointer;\n"
        self.assertEqual(repairs.syntax.friend_typedef(text, ignore), text)

    def test_types_that_have_only_an_alias_get_its_name(self):
        self.assertEqual(repairs.syntax.alias_of_unnamed_type("using Kind = enum {A, B};\nusing Other = int;\n", ignore),
                         "enum Kind {A, B};\nusing Other = int;\n")

    def test_types_that_are_qualified_without_an_object(self):
        text = ("const enum A { b = 1 };\nstatic const\nstruct C : D { enum E { f }; } ;\nconst enum A { b } a = b;\n"
                "const struct C* c;\nextern \"C\" struct G { int h; };\nstatic enum A i() { return b; }\n")
        self.assertEqual(repairs.syntax.qualified_types(text, ignore),
                         "enum A { b = 1 };\n\nstruct C : D { enum E { f }; } ;\nconst enum A { b } a = b;\n"
                         "const struct C* c;\nextern \"C\" struct G { int h; };\nstatic enum A i() { return b; }\n")

    def test_names_of_3_1(self):
        texts = {"A.h": "Vector2 f(const cocos2d::Matrix& m); // Vector2\n", "A.cpp": "a.Vector2 = Vector2::ZERO;\n"}
        repairs.engine.names_of_3_1(texts, lambda _: ignore)
        self.assertEqual(texts, {"A.h": "Vec2 f(const cocos2d::Mat4& m); // Vector2\n", "A.cpp": "a.Vector2 = Vec2::ZERO;\n"})
        for own in ("class Matrix {};", "struct Matrix;", "typedef int Matrix;", "using Matrix = int;", '#include "Matrix.h"', "math::Matrix m;"):
            texts = {"A.h": own, "A.cpp": "Matrix m;"}
            repairs.engine.names_of_3_1(texts, lambda _: ignore)
            self.assertEqual(texts["A.cpp"], "Matrix m;", own)

    def test_axmol_has_the_box2d_of_the_system(self):
        self.write_game("Source")
        self.write("Source/AppDelegate.h", '#include "axmol.h"\n#include "box2d/box2d.h"\nclass AppDelegate : ax::Application {};\n')
        self.overlay()
        self.assertIn("#include <box2d/box2d.h>", self.text("Source/AppDelegate.h"))
        self.write("libs/box2d/box2d.h")
        self.overlay()
        self.assertIn('#include "../libs/box2d/box2d.h"', self.text("Source/AppDelegate.h"))

    def test_clocks_of_visual_cpp(self):
        texts = {"A.h": "std::chrono::steady_clock::time_point begin;", "A.cpp": "begin = std::chrono::high_resolution_clock::now();"}
        repairs.libraries.clocks(texts, lambda _: ignore)
        self.assertEqual(texts["A.cpp"], "begin = std::chrono::steady_clock::now();")
        texts = {"A.cpp": "auto begin = std::chrono::high_resolution_clock::now();"}
        repairs.libraries.clocks(texts, lambda _: ignore)
        self.assertIn("high_resolution_clock", texts["A.cpp"])

    def test_services_of_1x(self):
        text = ("d->setOpenGLView(&CCEGLView::sharedOpenGLView());\nCCEGLView::sharedOpenGLView().getSize();\n"
                "CCScheduler::sharedScheduler()->setTimeScale(2);\nconst char* p = CCFileUtils::getWriteablePath();\n")
        self.assertEqual(repairs.classic.services_of_1x(text, ignore),
                         "d->setOpenGLView(CCEGLView::sharedOpenGLView());\nCCEGLView::sharedOpenGLView()->getSize();\n"
                         "CCDirector::sharedDirector()->getScheduler()->setTimeScale(2);\n"
                         "const char* p = CCFileUtils::sharedFileUtils()->getWriteablePath();\n")

    def test_macros_of_1x_without_a_semicolon(self):
        text = "  CC_SAFE_DELETE(a)\n  return b;\n  CC_SAFE_RELEASE(c);\n#define FREE(x) CC_SAFE_DELETE(x)\n  CC_SAFE_DELETE(a)\n  ;\n"
        self.assertEqual(repairs.classic.missing_semicolon(text, ignore), text.replace("(a)\n  return", "(a);\n  return"))

    def test_constants_that_each_platform_has_by_itself(self):
        text = ("#if(CC_TARGET_PLATFORM == CC_PLATFORM_WIN32)\nstatic const char a[] = \"a.mp3\";\n#endif\n"
                "#if(CC_TARGET_PLATFORM == CC_PLATFORM_ANDROID)\nstatic const char a[] = \"a.ogg\";\n#endif\n"
                "#if(CC_TARGET_PLATFORM == CC_PLATFORM_WIN32)\nopen();\n#endif\n")
        lines = repairs.platforms.platform_constants(text, ignore).splitlines()
        self.assertIn("CC_PLATFORM_LINUX", lines[0])
        self.assertEqual(lines[1:], text.splitlines()[1:])

    def test_the_size_of_the_window_of_another_desktop(self):
        text = "#if (CC_TARGET_PLATFORM == CC_PLATFORM_WIN32)\n  glview->setFrameSize(320,480); // small\n#endif\n"
        self.assertIn("CC_PLATFORM_LINUX", repairs.platforms.window_of_desktop(text, ignore).splitlines()[0])
        for other in (text.replace("WIN32", "IOS"), text.replace("#endif", "open();\n#endif"), text.replace("#endif", "#else\n#endif")):
            self.assertEqual(repairs.platforms.window_of_desktop(other, ignore), other)

    def test_the_names_of_std_that_1x_has_without_it(self):
        self.write_game()
        self.write("Classes/A.cpp", "void f() { CCSprite::spriteWithFile(a); string name(b); CCDictionary<string, CCObject*>* d; }\n")
        self.overlay()
        self.assertIn("COPRA_CLASSIC_STD", (self.out / "CMakeLists.txt").read_text())
        self.assertIn("CCMutableDictionary<string", self.text("Classes/A.cpp"))

    def test_texts_of_recoded_sources_are_not_converted_again(self):
        self.assertEqual(self.resolve("iconv/iconv.h"), ("<", "iconv/iconv.h"))
        self.assertEqual(self.resolve("iconv.h", quote="<"), ("<", "iconv/iconv.h"))
        self.write_game()
        self.write("Classes/A.cpp", 'const char* a = "你好，世界，再见";\n'.encode("gbk"))
        self.overlay()
        self.assertIn("COPRA_PORT_RECODED", (self.out / "CMakeLists.txt").read_text())

    def test_a_library_of_the_original_is_taken_from_the_system(self):
        self.write_game()
        self.overlay()
        self.assertNotIn("polyclipping", (self.out / "CMakeLists.txt").read_text())
        self.write("Classes/A.cpp", '#include "external/clipper/clipper.hpp"\n')
        self.overlay()
        self.assertIn("#include <clipper.hpp>", self.text("Classes/A.cpp"))
        self.assertIn("polyclipping", (self.out / "CMakeLists.txt").read_text())
        self.write("Classes/B.cpp", "#include <boost/thread.hpp>\n#include <AL/al.h>\n")
        self.overlay()
        self.assertIn("foreach(library boost_thread openal polyclipping)", (self.out / "CMakeLists.txt").read_text())

    def test_headers_that_were_moved(self):
        self.assertEqual(self.resolve("base/Secret.h", ["Classes/deep/Secret.h"]), ('"', "deep/Secret.h"))
        self.assertEqual(self.resolve("base/Secret.h", ["Classes/a/Secret.h", "Classes/b/Secret.h"]), ('"', "base/Secret.h"))
        self.assertEqual(self.resolve("../lib/include/linux/types.h"), ("<", "linux/types.h"))

    def test_prefix_headers_are_included_first(self):
        self.write_game()
        self.write("proj.ios/Prefix.pch", "#ifdef __OBJC__\n#import <UIKit/UIKit.h>\n#endif\n#include <vector>\n")
        self.overlay()
        self.assertIn("src/proj.ios/Prefix.pch.h", (self.out / "CMakeLists.txt").read_text())

    def test_prefix_headers_include_what_lies_beside_them(self):
        self.write_game()
        self.write("Classes/Constants.h")
        self.write("ios/game/Prefix.pch", '#include "../../Classes/constants.h"\n#include "../../Classes/Constants.h"\n')
        self.overlay()
        self.assertEqual(self.text("ios/game/Prefix.pch.h"), '#include "../../Classes/Constants.h"\n' * 2)


class ResourceTest(PortTest):
    def links(self, source, *files):
        self.write_game()
        self.write("Classes/A.cpp", source)
        for file in files:
            self.write(f"Resources/{file}", b"")
        overlay = self.overlay()
        return {name: path.relative_to(self.game / "Resources").as_posix() for name, (path, _) in overlay.aliases.found.items()}

    def test_case_separators_and_flattened_folders(self):
        self.assertEqual(self.links('f("Hero.PNG"); f("img\\\\a.png"); f("deep.plist"); f("right.png");', "hero.png", "img/a.png",
                                    "x/y/deep.plist", "right.png"),
                         {"Hero.PNG": "hero.png", "img\\a.png": "img/a.png", "deep.plist": "x/y/deep.plist"})
        self.assertTrue((self.out / "Resources" / "Hero.PNG").is_symlink())
        self.assertTrue((self.out / "Resources" / "deep.plist").is_file())

    def test_names_with_a_slash_before_or_a_blank_behind(self):
        self.assertEqual(self.links('f("/img/Hero.png"); f("/right.png"); f("border.png "); f("Two.png ");', "img/hero.png", "right.png",
                                    "border.png", "two.png"),
                         {"img/Hero.png": "img/hero.png", "border.png ": "border.png", "Two.png ": "two.png"})

    def test_files_that_a_game_may_write_are_copies(self):
        self.links("", "a/level.txt", "hero.png")
        copy = self.out / "Resources" / "a" / "level.txt"
        self.assertFalse(copy.is_symlink())
        copy.write_text("changed by the game")
        self.links("", "a/level.txt")
        self.assertEqual(copy.read_text(), "")
        (self.game / "Resources" / "hero.png").unlink()
        self.overlay()
        self.assertFalse((self.out / "Resources" / "hero.png").is_symlink())

    def test_resources_that_leave_the_folder_are_left_out(self):
        self.write_game()
        (self.folder / "secret.txt").write_text("secret")
        self.write("Resources/own.txt")
        (self.game / "Resources" / "secret.txt").symlink_to(self.folder / "secret.txt")
        self.overlay()
        self.assertEqual([path.name for path in (self.out / "Resources").iterdir()], ["own.txt"])

    def test_an_ejected_project_has_copies(self):
        self.links("", "hero.png")
        self.overlay().eject()
        self.assertTrue((self.out / "Resources" / "hero.png").is_file())
        self.assertFalse((self.out / "Resources" / "hero.png").is_symlink())
        self.assertIn("current_path(COPRA_PORT_RESOURCES", (self.out / "main.cpp").read_text())

    def test_formats_stand_for_all_their_files(self):
        self.assertEqual(self.links('format("walk%02d.png", i)', "hero/Walk01.png", "hero/Walk02.png"),
                         {"walk01.png": "hero/Walk01.png", "walk02.png": "hero/Walk02.png"})

    def test_a_flattened_font_has_its_image_beside_it(self):
        self.write_game()
        self.write("Classes/A.cpp", 'label("score.fnt");')
        self.write("Resources/Fonts/score.fnt", 'page id=0 file="score.png"')
        self.write("Resources/Fonts/score.png", "image")
        self.overlay()
        self.assertTrue((self.out / "Resources/score.fnt").exists())
        self.assertEqual((self.out / "Resources/score.png").read_text(), "image")

    def test_a_flattened_map_has_its_tileset_and_that_its_image_beside_it(self):
        links = self.links('map("level.tmx");', "maps/tiles.png")
        self.assertEqual(links, {})
        self.write("Resources/maps/level.tmx", '<tileset firstgid="1" source="ground.tsx"/>')
        self.write("Resources/maps/ground.tsx", '<image source="tiles.png"/>')
        names = ("level.tmx", "ground.tsx", "tiles.png")
        self.assertEqual(self.links('map("level.tmx");'), {name: "maps/" + name for name in names})

    def test_sources_of_shaders_become_resources(self):
        self.write_game()
        self.write("Classes/A.cpp", 'load(ax::positionTextureColor_vert, "custom/wave_fs"); load("grass_vs", "grass_fs"); "not_fs.x"')
        self.write("Classes/shaders/wave.frag", "wave")
        self.write("Classes/shaders/grass.vsh", "grass")
        self.write("Classes/shaders/unused.frag", "unused")
        self.overlay()
        self.assertEqual((self.out / "Resources/shaders/wave.frag").read_text(), "wave")
        self.assertEqual((self.out / "Resources/shaders/grass.vsh").read_text(), "grass")
        self.assertFalse((self.out / "Resources/shaders/unused.frag").exists())

    def test_files_that_lie_in_no_folder_of_resources_are_found_by_their_names(self):
        self.write_game()
        self.write("Classes/AppDelegate.cpp", '"Player.png" "run%d.png" "hero.plist" "Taken.png" "LICENSE.txt"')
        for name in ("Player.png", "art/run1.png", "art/hero.plist", "art/Taken.png", "art/unused.png", "Resources/Taken.png"):
            self.write(name, "<string>hero.png</string>")
        self.write("art/hero.png")
        self.write("cocos2d/LICENSE.txt")
        overlay = self.overlay()
        found = {name: path.relative_to(self.game).as_posix() for name, (path, _) in overlay.aliases.found.items()}
        self.assertEqual(found, {"Player.png": "Player.png", "run1.png": "art/run1.png", "hero.plist": "art/hero.plist", "hero.png": "art/hero.png"})
        self.assertEqual(overlay.aliases.missing, {"LICENSE.txt"})

    def test_data_names_images_in_another_case(self):
        self.assertEqual(self.links("", "a/Sheet.png"), {})
        self.write("Resources/a/sheet.plist", "<string>sheet.png</string>")
        self.assertEqual(self.links(""), {"a/sheet.png": "a/Sheet.png"})

    def test_frames_and_endings_are_no_missing_files(self):
        self.write("Resources/sheet.plist", "<key>frames</key><dict><key>hero.png</key><key>run1.png</key></dict>")
        self.write("Resources/map.tmx", '<image source="tiles.png"/>')
        self.links('f("hero.png"); f(".png"); f("a/.png"); f("a.png||b.png"); f("run%d.png"); f("leaf%d.PNG"); f("/.png"); f("lost.png");')
        self.assertEqual(self.overlay().aliases.missing, {"leaf%d.PNG", "lost.png", "tiles.png"})

    def test_missing_files_are_reported(self):
        self.links('f("none.png")')
        self.assertEqual(self.overlay().aliases.missing, {"none.png"})


class AdviceTest(PortTest):
    def steps(self, output="", played=None):
        overlay = self.overlay()
        names = self.names(overlay.game.sources)
        return advice.steps(overlay, diagnosis.Diagnosis(output, self.out, names), not output, played)

    def test_libraries_to_link_that_are_not_installed(self):
        known = (libraries.Library("lost/", "liblost-dev", "copra_lost"), libraries.Library("math/", "libc6-dev", "m"))
        with unittest.mock.patch.object(libraries, "LIBRARIES", known):
            self.assertEqual(libraries.packages_to_install(["copra_lost", "m"]), ["liblost-dev"])

    def test_a_game_that_plays_needs_none(self):
        self.write_game()
        self.assertEqual(self.steps(played=playing.Played(0, "played 6 frames\n")), [])

    def test_missing_headers_name_what_brings_them(self):
        self.write_game()
        line = "/out/src/Classes/A.cpp:1:10: fatal error: {}: No such file or directory\n"
        for header, word in (("AL/al.h", "apt-get install libopenal-dev"), ("CCLuaEngine.h", "Lua or JavaScript"),
                             ("spine/spine.h", "Spine is not part"), ("PluginAdMob/PluginAdMob.h", "--define"), ("AssetsManager/AssetsManager.h", "not supported"), ("Lost.h", "not in the repository")):
            steps = self.steps(line.format(header))
            self.assertIn(word, steps[0], header)
            self.assertIn("When it does not work", steps[-1])

    def test_submodules_that_are_empty_are_named(self):
        self.write_game()
        self.write(".gitmodules", '[submodule "a"]\n\tpath = libs/kit\n\turl = https://example.org/kit\n'
                   '[submodule "b"]\n\tpath = cocos2d\n\turl = https://example.org/cocos2d-x\n')
        self.assertIn("git submodule update --init libs/kit", self.steps("ld: undefined reference to `kit::f()'\n")[0])

    def test_sources_that_project_files_list_and_that_are_not_there_are_named(self):
        self.write_game()
        self.write("proj.win32/game.vcxproj", '<C Include="..\\Classes\\AppDelegate.cpp" /><C Include="..\\..\\Shared\\Ads.cpp" />'
                   '<C Include="..\\cocos2d\\cocos\\Node.cpp" />')
        self.assertIn("../Shared/Ads.cpp", self.steps("ld: undefined reference to `Ads::show()'\n")[0])
        self.assertNotIn("Node.cpp", " ".join(self.steps("ld: undefined reference to `Ads::show()'\n")))

    def test_functions_of_opengl_that_a_page_lacks_are_named(self):
        self.write_game()
        self.assertIn("glPopMatrix: a page has OpenGL ES 3", self.steps("error: undefined symbol: glPopMatrix (referenced by x)\n")[0])

    def test_errors_and_crashes_name_the_option_that_helps(self):
        self.write_game()
        self.write("Classes/A.cpp")
        self.assertIn("--partial", " ".join(self.steps("FAILED: CMakeFiles/game.dir/src/Classes/A.cpp.o \n")))
        self.assertIn("two sources", " ".join(self.steps("b.o: multiple definition of `A::f()'\n")))
        self.assertIn("--preset asan", " ".join(self.steps(played=playing.Played(-11, ""))))
        self.assertIn("COPRA_PORT_WINDOWS", " ".join(self.steps("/out/src/Classes/A.cpp:1:1: error: 'HWND' was not declared in this scope\n")))


class OverrideTest(PortTest):
    def uncalled(self, generation, text):
        return [(name, declaration) for _, name, declaration, _ in Uncalled(CHECKOUT, generation).of({"a.h": text})]

    def test_overrides_of_2x_in_another_form_are_found(self):
        found = self.uncalled("v2", """
            class Hero : public cocos2d::CCSprite, public CCTargetedTouchDelegate {
            public:
                CREATE_FUNC(Hero);
                virtual bool init();
                virtual void draw() { if (shown) { CCSprite::draw(); } }
                virtual GLubyte getOpacity();
                virtual void setPosition(const CCPoint& position);
                virtual CCAffineTransform nodeToWorldTransform(void) { return m_sTransform; }
                // virtual CCNode* getChildByTag(int tag);
                int isVisible(int more);
                bool shown;
            };
            class Boss : public Hero {
                virtual bool isVisible();
            };
            class Other { virtual bool isVisible(); };""")
        self.assertEqual(found, [("Hero", "getOpacity()"), ("Hero", "nodeToWorldTransform(void)"), ("Boss", "isVisible()")])

    def test_overrides_of_3x_that_are_absent_are_found_but_for_those_that_the_compiler_refuses(self):
        found = self.uncalled("v3", """
            class Hero : public Sprite {
                void onEnter();
                void setDirtyRecursively(bool value);
                virtual void setReorderChildDirtyRecursively(void) override;
                static void flipX();
            };""")
        self.assertEqual(found, [("Hero", "setDirtyRecursively(bool value)")])

    def test_the_report_has_a_table_of_them(self):
        self.write_game()
        self.write("Classes/Hero.h", "class Hero : public CCSprite { virtual GLubyte getOpacity(); };\nCCSprite* a = CCSprite::create();\n")
        overlay = self.overlay()
        text = report.make(overlay, None, None, False, None)
        self.assertIn("| Hero | `getOpacity()` | Classes/Hero.h | docs/porting/v2.md: getters without `const`", text)

    def test_without_the_tables_nothing_is_said(self):
        self.assertEqual(Uncalled(self.folder, "v2").of({"a.h": "class A : CCSprite { bool isVisible(); };"}), [])


class GenerationTest(unittest.TestCase):
    def detect(self, text):
        return generation.detect({"A.cpp": text})[0]

    def test_generations(self):
        self.assertEqual(self.detect("auto s = Sprite::create(); Vec2 v; Director::getInstance();"), "v3")
        self.assertEqual(self.detect("CCSprite* s = CCSprite::create(); CCDirector::sharedDirector(); CCEGLView* v;"), "v2")
        self.assertEqual(self.detect('CCSprite* s = CCSprite::spriteWithFile("a.png"); CCScene::node();'), "v1")
        self.assertEqual(self.detect("auto s = Sprite::create(); Vec2 v; backend::ProgramState* p;"), "v4")
        self.assertEqual(self.detect("#include <axmol.h>\nUSING_NS_AX;"), "axmol")

    def test_comments_and_single_remains_of_1x_do_not_make_a_game_of_1x(self):
        line = "CCSprite* s = CCSprite::create(); CCSize size;\n"
        self.assertEqual(self.detect(line + "// CCSprite::spriteWithFile(a)\n/* CCScene::node(); */"), "v2")
        self.assertEqual(self.detect(line * 300 + "CCSprite::spriteWithFile(a);"), "v2")
        self.assertEqual(self.detect('const char* url = "http://a"; CCSprite::spriteWithFile(a);'), "v1")

    def test_the_evidence_names_file_and_line(self):
        self.assertIn("A.cpp:2", generation.detect({"A.cpp": "\nDirector::getInstance();"})[1])


class PlayedTest(unittest.TestCase):
    def test_the_way_a_run_ended_is_reported(self):
        self.assertIn("hung", playing.Played(None, "").lines()[0])
        self.assertEqual(playing.Played(-11, "").lines()[0], "The game was ended by SIGSEGV.")
        self.assertIn("after the last frame", playing.Played(-11, "played 6 frames\nstate 0\n").lines()[0])
        self.assertIn("by itself", playing.Played(0, "").lines()[0])
        self.assertEqual(playing.Played(0, "played 6 frames\n").lines(), ["played 6 frames"])

    def test_the_code_of_a_shell_is_a_signal(self):
        self.assertEqual(playing.Played(139, "").lines()[0], "The game was ended by SIGSEGV.")
        self.assertEqual(playing.Played(134, "").lines()[0], "The game was ended by SIGABRT.")
        self.assertEqual(playing.Played(3, "").lines()[0], "The game ended with the exit code 3.")
        self.assertEqual(playing.Played(255, "").lines()[0], "The game ended with the exit code 255.")

    def test_the_functions_that_crashed_are_reported(self):
        lines = ["copra::captureCallStack(void**, int) at /copra/framework/core/diagnosis/callStack_posix.cpp:16", "handleCrash at ??:?",
                 "f(int) at /out/src/Classes/A.cpp:7 (discriminator 1)", "f(int) at /out/src/Classes/A.cpp:7", "std::function<void ()>::call() at /a.h:1",
                 "A::update(float) at /out/src/Classes/A.cpp:9", "cocos2d::Director::mainLoop() at /copra/framework/core/app/Director.cpp:7", "main at ??:?"]
        self.assertEqual(playing.readable_frames(lines, "/out"),
                         ["f(int) at Classes/A.cpp:7", "A::update(float) at Classes/A.cpp:9",
                          "cocos2d::Director::mainLoop() at framework/core/app/Director.cpp:7", "main"])

    def test_a_game_without_bounds_is_stopped(self):
        lines = playing.Played(-6, "terminate called after throwing an instance of 'std::bad_alloc'\n").lines()
        self.assertIn("It asked for more than 4 GB of memory.", lines)

    def test_what_libraries_say_of_themselves_is_no_reason(self):
        output = ("ALSA lib confmisc.c:855:(parse_card) cannot find card '0'\nFailed to open audio device: no such file\n"
                  "Compile with -DNDEBUG defined to disable debug mode and runtime assertion checks\n")
        self.assertEqual(len(playing.Played(-11, output).lines()), 1)
        self.assertIn("could not save the picture a.png", playing.Played(1, "could not save the picture a.png\n").lines())

    def test_the_assertion_that_ended_it_is_reported(self):
        self.assertIn("Assert failed: the child is null", playing.Played(-6, "Assert failed: the child is null\n").lines())

    def test_files_that_were_not_found_are_reported(self):
        log = ("FileUtils: music/get.wav is not in any search path\nImage: a.png: it is not an image of a known format\nscore 7\n"
               "played 6 frames\n")
        self.assertEqual(len([line for line in playing.Played(0, log).lines() if line.startswith("log:")]), 2)


class DiagnosisTest(unittest.TestCase):
    absences = diagnosis.Absences(CHECKOUT / "docs")
    OUTPUT = ("FAILED: CMakeFiles/game.dir/src/Classes/A.cpp.o \ng++ ...\n"
              "/out/src/Classes/A.cpp:3:5: error: 'class cocos2d::Node' has no member named 'fly'\n"
              "/out/src/Classes/A.cpp:9:5: error: 'class cocos2d::Node' has no member named 'fly'\n"
              "/out/src/Classes/A.h:1:10: fatal error: Spine.h: No such file or directory\n"
              "ld: undefined reference to `ads::show()'\n")

    def test_errors_are_grouped_by_what_is_missing(self):
        found = diagnosis.Diagnosis(self.OUTPUT, Path("/out"), ["Classes/A.cpp", "Classes/B.cpp"])
        groups = [group[:4] for group in found.groups()]
        self.assertEqual(groups[0], ("method", "cocos2d::Node::fly", 2, "Classes/A.cpp:3"))
        self.assertIn(("header", "Spine.h", 1, "Classes/A.h:1"), groups)
        self.assertEqual(found.compiled, ["Classes/B.cpp"])
        self.assertEqual(found.undefined, ["ads::show()"])
        twice = diagnosis.Diagnosis("/usr/bin/ld: b.o: multiple definition of `A::f()'; a.o: first defined here\n", Path("/out"), [])
        self.assertEqual(twice.groups()[0][:2], ("second definition (linker)", "A::f()"))

    def test_what_the_linker_of_pages_misses_is_named(self):
        found = diagnosis.Diagnosis("error: undefined symbol: _ZN3ads4showEv (referenced by top-level compiled C/C++ code)\n"
                                    "warning: _glPopMatrix may need to be added\n"
                                    "error: undefined symbol: glPopMatrix (referenced by top-level compiled C/C++ code)\n", Path("/out"), [])
        self.assertEqual(found.undefined, ["ads::show()", "glPopMatrix"])

    def test_single_words_explain_nothing(self):
        for name, kind in (("b2BodyUserData to int", "conversion"), ("expected ';' at end of input", "other"), ("size", "name"),
                           ("end", "method"), ("create", "signature"), ("std::string to int", "conversion"), ("A::getString", "method")):
            self.assertEqual(self.absences.explain(name, kind), "", name)

    def test_a_broken_precompiled_header_leaves_nothing_compiled(self):
        for line in ("FAILED: CMakeFiles/game.dir/cmake_pch.hxx.gch \ng++ ...\n",
                     "make[2]: *** [CMakeFiles/game.dir/build.make:86: CMakeFiles/game.dir/cmake_pch.hxx.gch] Error 1\n"):
            found = diagnosis.Diagnosis(line, Path("/out"), ["Classes/A.cpp"])
            self.assertEqual(found.compiled, [])
            self.assertTrue(found.is_header_broken)
        made = diagnosis.Diagnosis("make[2]: *** [CMakeFiles/game.dir/build.make:86: CMakeFiles/game.dir/src/Classes/A.cpp.o] Error 1\n",
                                   Path("/out"), ["Classes/A.cpp", "B.cpp"])
        self.assertEqual(made.compiled, ["B.cpp"])

    def test_the_pages_about_porting_explain(self):
        absences = self.absences
        self.assertIn("WebView", absences.explain("cocos2d::ui::WebView"))
        self.assertIn("setDepthTest", absences.explain("cocos2d::Director::setDepthTest"))
        self.assertEqual(absences.explain("Nothing"), "")
        self.assertEqual(absences.explain("../lib/nlohmann/json.hpp"), "install the package nlohmann-json3-dev")
        self.assertIn("Spine", absences.explain("spine/spine-cocos2dx.h", "header"))
        self.assertIn("Spine", absences.explain("spine::SkeletonAnimation"))
        self.assertEqual(absences.explain("AL/al.h", "header"), "install the package libopenal-dev")
        self.assertEqual(absences.explain("boost/thread/thread.hpp", "header"), "install the package libboost-thread-dev")
        # A row about one name of a class or namespace says nothing of the others.
        for other in ("cocos2d::GLView::getNothing", "cocos2d::Director::f", "screw::utils::A to bool", "A to const B&"):
            self.assertEqual(absences.explain(other), "", other)


if __name__ == "__main__":
    unittest.main()
