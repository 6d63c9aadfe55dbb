// The page of the tests that BeeCluster cannot do: its argument says what it does. The log of the page says what happens.
#include "app/Application.h"
#include "app/Director.h"
#include "app/GLViewImpl.h"
#include "files/FileUtils.h"
#include "nodes/text/TextFieldTTF.h"
#include "opengl/CustomCommand.h"
#include "render/Renderer.h"
#include "scene/Scene.h"

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include <GLES3/gl3.h>

using namespace cocos2d;

namespace {

std::string_view task; // NOLINT: what the page asks for

/// A field that says what is in it.
class Field : public TextFieldTTF {
public:
    static Field* create() {
        auto* field = new Field;
        field->initWithPlaceHolder("type", "Arial", 32);
        field->autorelease();
        return field;
    }

protected:
    void insertText(const char* text, std::size_t length) override {
        if (std::string_view(text, length) == "\n") std::puts("return");
        TextFieldTTF::insertText(text, length);
        say();
    }
    void deleteBackward() override {
        TextFieldTTF::deleteBackward();
        say();
    }

private:
    void say() const { std::printf("text: %s\n", getString().c_str()); }
};

/// Draws the halves of the view with OpenGL calls: the left one green with arrays in memory, the right one blue with indices in memory, too,
/// and with one array in a buffer. Says the color of each.
class Halves : public Node {
public:
    static Halves* create() {
        auto* halves = new Halves;
        halves->autorelease();
        return halves;
    }
    void draw(Renderer* renderer, const Mat4&, uint32_t) override {
        _command.init(_globalZOrder);
        _command.func = [this] { drawWithOpenGL(); };
        renderer->addCommand(&_command);
    }

private:
    void drawWithOpenGL() {
        if (_program == 0) makeProgram();
        glUseProgram(_program);
        const GLfloat left[] = {-1, -1, 0, -1, -1, 1, 0, 1};
        const GLfloat right[] = {9, 9, 0, -1, 1, -1, 0, 1, 1, 1};
        const GLubyte green[] = {0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255, 0, 255};
        const GLfloat blue[] = {0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1};
        const GLushort indices[] = {1, 2, 3, 3, 2, 4};
        glEnableVertexAttribArray(0);
        glEnableVertexAttribArray(1);
        glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, left);
        glVertexAttribPointer(1, 3, GL_UNSIGNED_BYTE, GL_TRUE, 4, green);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
        glDisableVertexAttribArray(1); // black
        glBlendFunc(GL_ZERO, GL_ONE);  // blending is on, so this changes nothing
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
        glBlendFunc(GL_ONE, GL_ZERO);
        glEnableVertexAttribArray(1);
        glBindBuffer(GL_ARRAY_BUFFER, _buffer);
        glBufferData(GL_ARRAY_BUFFER, sizeof blue, blue, GL_STREAM_DRAW);
        glVertexAttribPointer(1, 3, GL_FLOAT, GL_FALSE, 0, nullptr);
        glBindBuffer(GL_ARRAY_BUFFER, 0);
        glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 0, right);
        glDrawElements(GL_TRIANGLES, 6, GL_UNSIGNED_SHORT, indices);
        GLint view[4];
        glGetIntegerv(GL_VIEWPORT, view);
        for (const int quarter : {1, 3}) {
            GLubyte color[4] = {};
            glReadPixels(view[0] + view[2] * quarter / 4, view[1] + view[3] / 2, 1, 1, GL_RGBA,
                         GL_UNSIGNED_BYTE, color);
            std::printf("quarter %d: %d %d %d, error %u\n", quarter, color[0], color[1], color[2],
                        glGetError());
        }
    }
    void makeProgram() {
        const char* const sources[] = {
            "#version 300 es\nlayout(location = 0) in vec2 place; layout(location = 1) in vec3 tint; out "
            "vec3 color;\n"
            "void main() { gl_Position = vec4(place, 0.0, 1.0); color = tint; }\n",
            "#version 300 es\nprecision mediump float; in vec3 color; out vec4 result;\n"
            "void main() { result = vec4(color, 1.0); }\n"};
        _program = glCreateProgram();
        for (const int i : {0, 1}) {
            const GLuint shader = glCreateShader(i == 0 ? GL_VERTEX_SHADER : GL_FRAGMENT_SHADER);
            glShaderSource(shader, 1, &sources[i], nullptr);
            glCompileShader(shader);
            glAttachShader(_program, shader);
        }
        glLinkProgram(_program);
        glGenBuffers(1, &_buffer);
    }

    CustomCommand _command;
    GLuint _program = 0;
    GLuint _buffer = 0;
};

class Trial : public Application {
public:
    bool applicationDidFinishLaunching() override {
        auto* director = Director::getInstance();
        director->setOpenGLView(GLViewImpl::create("Trial"));
        auto* scene = Scene::create();
        director->runWithScene(scene);
        if (task != "none")
            FileUtils::getInstance()->writeStringToFile("kept", FileUtils::getInstance()->getWritablePath() +
                                                                    "file.txt");
        if (task == "typing") {
            auto* field = Field::create();
            field->setPosition(480, 320);
            scene->addChild(field);
            field->attachWithIME();
        }
        if (task == "arrays") scene->addChild(Halves::create());
        if (task == "memory") scene->schedule([](float) { eat(); }, 0.2F, "eat");
        if (task == "throw") scene->schedule([](float) { throw std::string("a sting"); }, 0.2F, "throw");
        return true;
    }

    /// A loop of the game's own, which COPRA_WEB_WAITS does not name.
    [[gnu::noinline]] void loopUnknown() {
        applicationDidFinishLaunching();
        auto* director = Director::getInstance();
        while (director->isValid()) {
            director->mainLoop();
            director->waitForNextFrame();
            std::puts("waited");
        }
    }

    void applicationDidEnterBackground() override {}
    void applicationWillEnterForeground() override {}

private:
    static void eat() {
        static std::vector<std::string> eaten;
        constexpr std::size_t kBite = 64 << 20;
        for (;;) eaten.emplace_back(kBite, 'x');
    }
};

} // namespace

int main(int count, char** arguments) {
    if (count > 1) task = arguments[1];
    Trial trial;
    if (task == "wait") trial.loopUnknown();
    return trial.run();
}
