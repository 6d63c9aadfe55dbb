#include "Canvas.h"
#include "Demo.h"

#include <GL/gl.h>

#include <cmath>

using namespace cocos2d;
using namespace gallery;

namespace {

// All of them expect and return premultiplied alpha.
#define COPRA_GALLERY_HEAD                                                                                   \
    "#ifdef GL_ES\nprecision mediump float;\n#endif\n"                                                       \
    "varying vec4 v_fragmentColor;\nvarying vec2 v_texCoord;\n"

const char* const kOutline = COPRA_GALLERY_HEAD
    "uniform vec2 u_texel;\nuniform vec3 u_color;\nuniform float u_width;\n"
    "void main() {\n"
    "    float reach = 0.0;\n"
    "    for (int i = 0; i < 24; ++i) {\n"
    "        float angle = 6.2831853 * float(i) / 12.0;\n"
    "        float far = i < 12 ? 1.0 : 0.5;\n"
    "        vec2 there = v_texCoord + vec2(cos(angle), sin(angle)) * u_texel * u_width * far;\n"
    "        reach = max(reach, texture2D(CC_Texture0, there).a);\n"
    "    }\n"
    "    vec4 texel = texture2D(CC_Texture0, v_texCoord);\n"
    "    gl_FragColor = v_fragmentColor * (texel + vec4(u_color, 1.0) * reach * (1.0 - texel.a));\n"
    "}\n";

const char* const kGlow =
    COPRA_GALLERY_HEAD "uniform vec2 u_texel;\nuniform vec3 u_color;\n"
                       "void main() {\n"
                       "    float light = 0.0;\n"
                       "    for (int ring = 1; ring <= 6; ++ring)\n"
                       "        for (int i = 0; i < 12; ++i) {\n"
                       "            float angle = 6.2831853 * (float(i) + 0.5 * float(ring)) / 12.0;\n"
                       "            vec2 step = vec2(cos(angle), sin(angle)) * u_texel * float(ring) * 3.5;\n"
                       "            light += texture2D(CC_Texture0, v_texCoord + step).a / float(ring);\n"
                       "        }\n"
                       "    light = min(1.0, light / 20.0 * (1.1 + 0.3 * sin(CC_Time.y * 3.0)));\n"
                       "    vec4 texel = texture2D(CC_Texture0, v_texCoord);\n"
                       "    gl_FragColor = texel + vec4(u_color, 1.0) * light * (1.0 - texel.a);\n"
                       "}\n";

const char* const kBlur = COPRA_GALLERY_HEAD
    "uniform vec2 u_texel;\nuniform float u_radius;\n"
    "void main() {\n"
    "    vec4 sum = vec4(0.0);\n"
    "    float weights = 0.0;\n"
    "    for (int y = -4; y <= 4; ++y)\n"
    "        for (int x = -4; x <= 4; ++x) {\n"
    "            vec2 step = vec2(float(x), float(y)) / 4.0;\n"
    "            float weight = exp(-2.0 * dot(step, step));\n"
    "            sum += weight * texture2D(CC_Texture0, v_texCoord + step * u_texel * u_radius);\n"
    "            weights += weight;\n"
    "        }\n"
    "    gl_FragColor = v_fragmentColor * sum / weights;\n"
    "}\n";

const char* const kWave =
    COPRA_GALLERY_HEAD "void main() {\n"
                       "    vec2 place = v_texCoord;\n"
                       "    place.x += 0.02 * sin(place.y * 26.0 + CC_Time.y * 4.0);\n"
                       "    place.y += 0.015 * sin(place.x * 22.0 + CC_Time.y * 3.0);\n"
                       "    gl_FragColor = v_fragmentColor * texture2D(CC_Texture0, place);\n"
                       "}\n";

// Replaces yellow; black, white and the wings stay.
const char* const kSwap = COPRA_GALLERY_HEAD "uniform vec3 u_color;\n"
                                             "void main() {\n"
                                             "    vec4 texel = texture2D(CC_Texture0, v_texCoord);\n"
                                             "    float high = max(texel.r, max(texel.g, texel.b));\n"
                                             "    float low = min(texel.r, min(texel.g, texel.b));\n"
                                             "    float strength = high > 0.0 ? (high - low) / high : 0.0;\n"
                                             "    vec3 painted = mix(vec3(low), u_color * high, strength);\n"
                                             "    gl_FragColor = v_fragmentColor * vec4(painted, texel.a);\n"
                                             "}\n";

const char* const kDissolve = COPRA_GALLERY_HEAD
    "uniform float u_gone;\nuniform sampler2D u_noise;\nuniform vec3 u_ember;\n"
    "void main() {\n"
    "    vec4 texel = texture2D(CC_Texture0, v_texCoord);\n"
    "    float rest = texture2D(u_noise, v_texCoord).r - u_gone;\n"
    "    if (rest < 0.0) discard;\n"
    "    float ember = 1.0 - smoothstep(0.0, 0.09, rest);\n"
    "    gl_FragColor = v_fragmentColor * vec4(mix(texel.rgb, u_ember * texel.a, ember), texel.a);\n"
    "}\n";

#undef COPRA_GALLERY_HEAD

GLProgramState* shade(Node* node, const char* fragment) {
    auto* state =
        GLProgramState::create(GLProgram::createWithByteArrays(ccPositionTextureColor_noMVP_vert, fragment));
    node->setGLProgramState(state);
    return state;
}

constexpr int kPicture = 200; ///< points; side of a texture with a margin around its figure

/// Draws a frame of the sheet into the middle of a texture of its own, so that a shader can draw around it.
Sprite* addFigure(Node* card, const std::string& name, float scale) {
    auto* picture = RenderTexture::create(kPicture, kPicture);
    auto* figure = sprite(name, scale);
    figure->setPosition(kPicture / 2.0f, kPicture / 2.0f);
    picture->begin();
    figure->visit();
    picture->end();
    picture->setPosition(middle(card));
    card->addChild(picture);
    return picture->getSprite();
}

void setTexel(GLProgramState* state, const Sprite* shown) {
    const Texture2D* texture = shown->getTexture();
    state->setUniformVec2("u_texel", Vec2(1 / static_cast<float>(texture->getPixelsWide()),
                                          1 / static_cast<float>(texture->getPixelsHigh())));
}

Vec3 shares(const Color4B& color) {
    return {static_cast<float>(color.r) / 255, static_cast<float>(color.g) / 255,
            static_cast<float>(color.b) / 255};
}

/// Noise from 0 to 1, always the same: a sum of crossing waves.
Texture2D* makeNoise() {
    constexpr int kSide = 64;
    std::vector<unsigned char> pixels;
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x) {
            const auto u = static_cast<float>(x);
            const auto v = static_cast<float>(y);
            const float sum = std::sin(u * 0.31f + 2 * std::sin(v * 0.17f)) +
                              std::sin(v * 0.43f + 2 * std::sin(u * 0.23f)) + std::sin((u + v) * 0.71f) / 2;
            const auto gray = static_cast<unsigned char>(std::lround((sum / 5 + 0.5f) * 255));
            pixels.insert(pixels.end(), {gray, gray, gray, 255});
        }
    auto* noise = new Texture2D();
    noise->initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()), Texture2D::PixelFormat::RGBA8888,
                        kSide, kSide, Size(kSide, kSide));
    noise->autorelease();
    return noise;
}

} // namespace

GALLERY_SCENE("shaders/effects", "GLProgramState on sprites: fragment shaders of a game") {
    const auto cards =
        canvas.cards({"ShaderUIGrayScale", "outline", "glow", "color swap", "wave", "dissolve"}, 3);
    addFigure(cards[0], "bear_calm", 0.8f)
        ->setGLProgramState(
            GLProgramState::getOrCreateWithGLProgramName(GLProgram::SHADER_NAME_POSITION_GRAYSCALE));

    auto* bee = addFigure(cards[1], "bee_0", 3.0f);
    auto* outline = shade(bee, kOutline);
    setTexel(outline, bee);
    outline->setUniformVec3("u_color", shares(kRose));
    outline->setUniformFloat("u_width", 6);

    auto* honey = addFigure(cards[2], "honey", 3.4f);
    auto* glow = shade(honey, kGlow);
    setTexel(glow, honey);
    glow->setUniformVec3("u_color", shares(kHoney));

    shade(addFigure(cards[3], "bee_0", 3.0f), kSwap)->setUniformVec3("u_color", shares(kSky));
    shade(addFigure(cards[4], "logo", 0.33f), kWave);

    auto* dissolve = shade(addFigure(cards[5], "bear_calm", 0.8f), kDissolve);
    dissolve->setUniformTexture("u_noise", makeNoise());
    dissolve->setUniformVec3("u_ember", Vec3(1.0f, 0.55f, 0.1f));
    auto& time = canvas.keep<float>(0.0f);
    canvas.everyFrame([dissolve, &time](float dt) {
        time += dt;
        dissolve->setUniformFloat("u_gone", 0.5f - 0.55f * std::cos(time * 1.1f));
    });
}

GALLERY_SCENE("shaders/blur", "One program, three program states with different radii") {
    const auto cards = canvas.cards({"radius 0", "radius 4", "radius 12"}, 3);
    const float radii[] = {0, 4, 12};
    auto* program = GLProgram::createWithByteArrays(nullptr, kBlur);
    for (std::size_t i = 0; i < 3; ++i) {
        auto* meadow = Sprite::create("meadow_morning.webp", Rect(120, 140, 260, 400));
        meadow->setPosition(middle(cards[i]));
        cards[i]->addChild(meadow);
        auto* state = GLProgramState::create(program);
        setTexel(state, meadow);
        state->setUniformFloat("u_radius", radii[i]);
        meadow->setGLProgramState(state);
    }
}

GALLERY_SCENE("shaders/nodes",
              "Labels, layers and drawings with programs; these do not affect their children") {
    const auto cards = canvas.cards({"Label, waving", "LayerGradient, gray", "DrawNode, by the time"}, 3);
    auto* words = Label::createWithTTF("honey\nmoon", kTitleFont, 64);
    words->setTextColor(kViolet);
    words->setAlignment(TextHAlignment::CENTER);
    words->setPosition(middle(cards[0]));
    shade(words,
          "varying vec4 v_fragmentColor;\nvarying vec2 v_texCoord;\n"
          "void main() {\n"
          "    vec2 place = v_texCoord + vec2(0.0, 0.006 * sin(v_texCoord.x * 60.0 + CC_Time.y * 4.0));\n"
          "    gl_FragColor = v_fragmentColor * texture2D(CC_Texture0, place).a;\n"
          "}\n");
    cards[0]->addChild(words);

    auto* gradient = LayerGradient::create(kCream, kViolet);
    gradient->setContentSize(Size(200, 260));
    gradient->setPosition(middle(cards[1]) - Vec2(100, 130));
    shade(gradient, "varying vec4 v_fragmentColor;\n"
                    "void main() {\n"
                    "    float light = dot(v_fragmentColor.rgb, vec3(0.299, 0.587, 0.114));\n"
                    "    gl_FragColor = vec4(vec3(light), v_fragmentColor.a);\n"
                    "}\n");
    cards[1]->addChild(gradient);
    addSprite(gradient, "bee_0", middle(gradient), 2);

    auto* drawing = addDrawing(cards[2]);
    for (int i = 0; i < 7; ++i)
        drawing->drawSolidCircle(middle(cards[2]), static_cast<float>(130 - 18 * i), 0, 60,
                                 Color4F(accent(i)));
    shade(drawing, "varying vec4 v_fragmentColor;\n"
                   "void main() {\n"
                   "    float turn = 0.5 + 0.5 * CC_SinTime.w;\n"
                   "    gl_FragColor = vec4(mix(v_fragmentColor.rgb, v_fragmentColor.brg, turn), 1.0);\n"
                   "}\n");
}

namespace {

/// Draws a quad with OpenGL calls, as games do for a full-screen shader.
class ShaderSquare : public Node {
public:
    static ShaderSquare* create(float side, const char* fragment) {
        auto* square = new ShaderSquare();
        square->_side = side;
        square->setGLProgramState(GLProgramState::create(GLProgram::createWithByteArrays(kVertex, fragment)));
        square->autorelease();
        return square;
    }
    void draw(Renderer* renderer, const Mat4& transform, uint32_t) override {
        _command.init(_globalZOrder);
        _command.func = [this, transform] { drawWithOpenGL(transform); };
        renderer->addCommand(&_command);
    }

private:
    static constexpr const char* kVertex = "attribute vec4 a_position;\nattribute vec2 a_place;\n"
                                           "varying vec2 v_place;\n"
                                           "void main() {\n"
                                           "    gl_Position = CC_MVPMatrix * a_position;\n"
                                           "    v_place = a_place;\n"
                                           "}\n";

    void drawWithOpenGL(const Mat4& transform) {
        GLfloat corners[] = {0, 0, _side, 0, 0, _side, _side, _side};
        GLfloat places[] = {-1, -1, 1, -1, -1, 1, 1, 1};
        auto* state = getGLProgramState();
        state->setVertexAttribPointer("a_position", 2, GL_FLOAT, GL_FALSE, 0, corners);
        state->setVertexAttribPointer("a_place", 2, GL_FLOAT, GL_FALSE, 0, places);
        state->apply(transform);
        GL::blendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    }

    float _side = 0.0f;
    CustomCommand _command;
};

const char* const kRings =
    "varying vec2 v_place;\n"
    "void main() {\n"
    "    float far = length(v_place);\n"
    "    float wave = 0.5 + 0.5 * sin(far * 24.0 - CC_Time.y * 3.0);\n"
    "    float edge = 1.0 - smoothstep(0.97, 1.0, far);\n"
    "    gl_FragColor = vec4(mix(vec3(1.0, 0.8, 0.3), vec3(0.5, 0.35, 0.7), wave), 1.0) * edge;\n"
    "}\n";

// The curve (x^2 + y^2 - 1)^3 = x^2 y^3, smooth over one pixel.
const char* const kHeart =
    "varying vec2 v_place;\n"
    "void main() {\n"
    "    vec2 p = v_place * (1.25 + 0.05 * CC_SinTime.w);\n"
    "    float round = dot(p, p) - 1.0;\n"
    "    float curve = round * round * round - p.x * p.x * p.y * p.y * p.y;\n"
    "    float inside = clamp(0.5 - curve / max(fwidth(curve), 0.00001), 0.0, 1.0);\n"
    "    vec3 red = mix(vec3(0.85, 0.2, 0.35), vec3(1.0, 0.6, 0.6), 0.5 + 0.5 * p.y);\n"
    "    gl_FragColor = vec4(red, 1.0) * inside;\n"
    "}\n";

// Cells of honey by their distance from the three directions of a hexagon's sides.
const char* const kComb =
    "varying vec2 v_place;\n"
    "float edge(vec2 p) { p = abs(p); return max(dot(p, vec2(0.5, 0.8660254)), p.x); }\n"
    "void main() {\n"
    "    vec2 cell = vec2(1.0, 1.7320508);\n"
    "    vec2 p = v_place * 3.0;\n"
    "    vec2 a = mod(p, cell) - cell * 0.5;\n"
    "    vec2 b = mod(p - cell * 0.5, cell) - cell * 0.5;\n"
    "    vec2 near = dot(a, a) < dot(b, b) ? a : b;\n"
    "    vec2 id = p - near;\n"
    "    float fill = 0.5 + 0.5 * sin(dot(id, vec2(1.7, 2.3)) + CC_Time.y);\n"
    "    float wall = smoothstep(0.42, 0.46, edge(near));\n"
    "    vec3 honey = mix(vec3(1.0, 0.86, 0.45), vec3(0.92, 0.58, 0.1), fill);\n"
    "    gl_FragColor = vec4(mix(honey, vec3(0.55, 0.34, 0.1), wall), 1.0);\n"
    "}\n";

} // namespace

GALLERY_SCENE("shaders/custom-commands",
              "CustomCommands that call glDrawArrays with programs and attributes of their own") {
    const auto cards = canvas.cards({"rings", "a heart", "honeycomb"}, 3);
    const char* const fragments[] = {kRings, kHeart, kComb};
    for (std::size_t i = 0; i < 3; ++i) {
        auto* square = ShaderSquare::create(180, fragments[i]);
        square->setPosition(middle(cards[i]) - Vec2(90, 90));
        cards[i]->addChild(square);
        addSprite(square, "bee_0", Vec2(160, 160), 1.2f); // what comes afterwards is as always
    }
}

GALLERY_SCENE("shaders/standard", "The built-in programs by their cocos2d-x names") {
    const auto cards = canvas.cards({"label, normal", "distance field: glow", "particles, gray",
                                     "tiles, gray", "batch, u_color", "drawing, no hues"},
                                    3);
    const auto named = [](const char* name) {
        return GLProgramState::create(GLProgramCache::getInstance()->getGLProgram(name));
    };
    auto* normal = Label::createWithTTF("nectar", kTitleFont, 52);
    normal->setPosition(middle(cards[0]));
    auto* letters = named(GLProgram::SHADER_NAME_LABEL_NORMAL);
    const Vec3 violet = shares(kViolet);
    letters->setUniformVec4("u_textColor", Vec4(violet.x, violet.y, violet.z, 1));
    normal->setGLProgramState(letters);
    cards[0]->addChild(normal);

    auto* field = Label::createWithTTF("nectar", kTitleFont, 52);
    field->setPosition(middle(cards[1]));
    auto* glow = named(GLProgram::SHADER_NAME_LABEL_DISTANCEFIELD_GLOW);
    glow->setUniformVec4("u_textColor", Vec4(0.35f, 0.2f, 0.05f, 1));
    glow->setUniformVec4("u_effectColor", Vec4(1, 0.75f, 0.2f, 1));
    field->setGLProgramState(glow);
    cards[1]->addChild(field);

    auto* night = LayerColor::create(Color4B(40, 32, 48, 255), 280, 190);
    night->setPosition(middle(cards[2]) - Vec2(140, 95));
    cards[2]->addChild(night);
    auto* fire = ParticleFire::createWithTotalParticles(150);
    fire->setPosition(middle(night) - Vec2(0, 60));
    fire->setGLProgramState(named(GLProgram::SHADER_NAME_POSITION_GRAYSCALE));
    night->addChild(fire);

    auto* window = ClippingRectangleNode::create(Rect(0, 0, 280, 190));
    const Vec2 corner = middle(cards[3]) - Vec2(140, 95);
    window->setPosition(std::round(corner.x), std::round(corner.y)); // whole pixels: tiles without seams
    cards[3]->addChild(window);
    auto* map = TMXTiledMap::create("meadow.tmx");
    map->setScale(2); // tiles are drawn for one pixel a point
    for (Node* layer : map->getChildren())
        layer->setGLProgramState(named(GLProgram::SHADER_NAME_POSITION_GRAYSCALE));
    window->addChild(map);

    auto* batch = SpriteBatchNode::createWithTexture(sprite("bee_0")->getTexture());
    for (int i = 0; i < 5; ++i) {
        auto* bee = sprite("bee_0", 1.2f);
        bee->setPosition(middle(cards[4]) +
                         Vec2(static_cast<float>(i - 2) * 44, (i % 2 != 0 ? 20.0f : -20.0f)));
        batch->addChild(bee);
    }
    auto* tint = named(GLProgram::SHADER_NAME_POSITION_TEXTURE_U_COLOR);
    const Vec3 sky = shares(kSky);
    tint->setUniformVec4("u_color", Vec4(sky.x, sky.y, sky.z, 1));
    batch->setGLProgramState(tint);
    cards[4]->addChild(batch);

    auto* drawing = addDrawing(cards[5]);
    for (int i = 0; i < 5; ++i)
        drawing->drawDot(middle(cards[5]) + Vec2(static_cast<float>(i - 2) * 52, 0), 24, Color4F(accent(i)));
    drawing->setGLProgramState(named(GLProgram::SHADER_NAME_POSITION_GRAYSCALE));
}
