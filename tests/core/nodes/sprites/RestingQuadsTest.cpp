/// Sprites in view that do not change are not visited; their quads are copied. The picture must be that of a visit of all of them.
#include "nodes/DrawingFixture.h"

#include "nodes/sprites/Sprite.h"
#include "render/Texture2D.h"

#include <array>
#include <random>

using namespace cocos2d;

namespace {

/// A scene, what it is drawn with, and its own textures, which another scene does not move on the device.
struct Stage {
    Stage() : backend(copra::createNullBackend()), parts(copra::nullParts(*backend)) {
        parts.device->keepDraws(true);
        renderer.setDevice(parts.device, backend->textures);
        for (RefPtr<Texture2D>& texture : textures) texture = makeTexture();
        layer = Node::create();
        layer->setCascadeOpacityEnabled(true);
        for (int i = 0; i < 150; ++i) layer->addChild(sprite(textures[0]), i < 70 ? -1 : 1);
    }
    ~Stage() { renderer.setDevice(nullptr, nullptr); }

    static RefPtr<Texture2D> makeTexture() {
        RefPtr<Texture2D> texture;
        texture.weakAssign(RefPtr<Texture2D>(new Texture2D));
        load(*texture);
        return texture;
    }
    static void load(Texture2D& texture) {
        const std::vector<std::uint8_t> pixels(16 * 16 * 4, 200);
        texture.initWithData(pixels.data(), static_cast<ssize_t>(pixels.size()),
                             Texture2D::PixelFormat::RGBA8888, 16, 16, Size(16, 16));
    }
    static Sprite* sprite(Texture2D* texture) {
        Sprite* const made = Sprite::createWithTexture(texture);
        made->setPosition(20, 20);
        return made;
    }

    const std::vector<copra::NullDraw>& draw(uint32_t flags) {
        renderer.clear();
        layer->visit(&renderer, Mat4::IDENTITY, flags);
        renderer.render();
        return parts.device->draws();
    }

    std::unique_ptr<copra::Backend> backend;
    copra::NullParts parts;
    Renderer renderer;
    std::array<RefPtr<Texture2D>, 3> textures;
    RefPtr<Node> layer;
};

/// Changes a sprite in one of many ways. The same numbers make the same change in another stage.
void change(Stage& stage, unsigned kind, unsigned index, unsigned amount) {
    const Node& layer = *stage.layer;
    if (kind == 0) stage.layer->getChildren(); // through this list children may be changed
    auto* const sprite =
        static_cast<Sprite*>(layer.getChildren().at(static_cast<ssize_t>(index) % layer.getChildrenCount()));
    const auto number = static_cast<float>(amount % 100);
    switch (kind) {
    case 0:
        sprite->setPosition(number * 5, 40);
        break;
    case 1:
        sprite->setPosition(-600, number);
        break; // out of view
    case 2:
        sprite->setRotation(number);
        break;
    case 3:
        sprite->setColor(Color3B(static_cast<GLubyte>(amount), 0, 9));
        break;
    case 4:
        sprite->setOpacity(static_cast<GLubyte>(amount));
        break;
    case 5:
        sprite->setVisible(!sprite->isVisible());
        break;
    case 6:
        sprite->setFlippedX(!sprite->isFlippedX());
        break;
    case 7:
        sprite->setTexture(stage.textures[amount % 3]);
        break;
    case 8:
        sprite->setTextureRect(Rect(0, 0, number / 7, 9));
        break;
    case 9:
        sprite->setBlendFunc(amount % 2 ? BlendFunc::ADDITIVE : BlendFunc::ALPHA_PREMULTIPLIED);
        break;
    case 10:
        sprite->setGlobalZOrder(static_cast<float>(amount % 3));
        break;
    case 11:
        sprite->setContentSize(Size(number, 12));
        break;
    case 12:
        sprite->addChild(Stage::sprite(stage.textures[0]));
        break;
    case 13:
        sprite->removeAllChildren();
        break;
    case 14:
        sprite->setSkewX(amount % 2 ? number : 0);
        break;
    // What changes many of them.
    case 15:
        sprite->setLocalZOrder(static_cast<int>(amount % 5) - 2);
        break;
    case 16:
        sprite->removeFromParent();
        break;
    case 17:
        stage.layer->addChild(Stage::sprite(stage.textures[amount % 3]), 1);
        break;
    case 18:
        stage.textures[amount % 3]->leaveSharedPage();
        break;
    default:
        sprite->setTextureRect(Rect(0, 0, 30, 30));
        break; // beyond the texture, which leaves its page
    }
}
constexpr unsigned kSmallChanges = 15;
constexpr unsigned kChanges = 23;
constexpr unsigned kMoveOutOfView = 1;
constexpr unsigned kColor = 3;
constexpr unsigned kBlend = 9;
constexpr unsigned kRemove = 16;

std::vector<copra::Vertex> verticesOf(const std::vector<copra::NullDraw>& draws) {
    std::vector<copra::Vertex> all;
    for (const copra::NullDraw& draw : draws)
        all.insert(all.end(), draw.vertices.begin(), draw.vertices.end());
    return all;
}

bool isEqual(const copra::Vertex& a, const copra::Vertex& b) {
    return a.position == b.position && a.color == b.color && a.texCoords == b.texCoords;
}

/// Writes a member without a setter, as games do.
class Glowing : public Sprite {
public:
    static Glowing* create(Texture2D* texture) {
        auto* const made = new Glowing;
        made->initWithTexture(texture);
        made->autorelease();
        return made;
    }
    void glow() { _blendFunc = BlendFunc::ADDITIVE; }
};

unsigned below(std::minstd_rand& random, unsigned bound) {
    return static_cast<unsigned>(random() % bound);
}

/// Two equal stages. All sprites of one are visited in each frame.
struct TwoStages {
    void change(std::minstd_rand& random, unsigned kind) {
        const unsigned index = below(random, 1000);
        const unsigned amount = below(random, 1000);
        ::change(fast, kind, index, amount);
        ::change(slow, kind, index, amount);
    }
    /// Draws both.
    void expectEqualPictures() {
        const std::vector<copra::NullDraw>& shown = fast.draw(0);
        const std::vector<copra::NullDraw>& expected = slow.draw(Node::FLAGS_TRANSFORM_DIRTY);
        ASSERT_EQ(shown.size(), expected.size());
        for (std::size_t i = 0; i < shown.size(); ++i)
            ASSERT_EQ(shown[i].state.blend, expected[i].state.blend);
        const std::vector<copra::Vertex> a = verticesOf(shown);
        const std::vector<copra::Vertex> b = verticesOf(expected);
        ASSERT_TRUE(std::equal(a.begin(), a.end(), b.begin(), b.end(), isEqual));
        PoolManager::getInstance()->getCurrentPool()->clear();
    }

    Stage fast;
    Stage slow;
};

class RestingQuads : public SceneFixture {};

} // namespace

TEST_F(RestingQuads, AreFoundToHaveChangedWithoutASetter) {
    Stage stage;
    stage.layer->removeAllChildren();
    Glowing* last = nullptr;
    for (int i = 0; i < 100; ++i) stage.layer->addChild(last = Glowing::create(stage.textures[0]));
    for (int frame = 0; frame < 40; ++frame) stage.draw(0);
    last->glow();
    int frames = 0;
    while (stage.draw(0).size() == 1 && frames < 1000) ++frames;
    EXPECT_LE(frames, 128);
}

TEST_F(RestingQuads, AreDrawnLikeThoseOfASlowVisit) {
    std::minstd_rand random(7); // NOLINT(cert-msc32-c,cert-msc51-cpp): the same numbers each time
    for (int round = 0; round < 60; ++round) {
        TwoStages stages;
        for (int frame = 0; frame < 100; ++frame) {
            const bool isQuiet = frame % 40 < 20; // they come to rest
            for (unsigned changes = isQuiet ? 0 : below(random, 3); changes > 0; --changes)
                stages.change(random, below(random, 20) != 0 ? below(random, kSmallChanges)
                                                             : below(random, kChanges));
            ASSERT_NO_FATAL_FAILURE(stages.expectEqualPictures())
                << "in round " << round << ", frame " << frame;
        }
    }
}

// Each frame then overwrites the vertices of the one before.
TEST_F(RestingQuads, AreDrawnLikeThoseOfASlowVisitWhileFramesShrink) {
    std::minstd_rand random(11); // NOLINT(cert-msc32-c,cert-msc51-cpp): the same numbers each time
    constexpr std::array<unsigned, 4> kinds{kMoveOutOfView, kColor, kBlend, kRemove};
    for (int round = 0; round < 30; ++round) {
        TwoStages stages;
        for (int frame = 0; frame < 100; ++frame) {
            if (frame > 20 && below(random, 2) == 0)
                stages.change(random, kinds[below(random, kinds.size())]);
            ASSERT_NO_FATAL_FAILURE(stages.expectEqualPictures())
                << "in round " << round << ", frame " << frame;
        }
    }
}

TEST_F(RestingQuads, AreStillThereBehindOneThatIsShown) {
    std::minstd_rand random(3); // NOLINT(cert-msc32-c,cert-msc51-cpp): the same numbers each time
    TwoStages stages;
    const auto showFirst = [&stages](bool isShown) {
        for (Stage* const stage : {&stages.fast, &stages.slow})
            stage->layer->getChildren().at(0)->setVisible(isShown);
    };
    for (int frame = 0; frame < 1600; ++frame) {
        // Twice in short order, and again when frames have long been of the same size.
        if (frame == 30 || frame == 50 || frame == 1500) showFirst(false);
        if (frame == 40 || frame == 60 || frame == 1550) showFirst(true);
        if (frame == 1570) stages.change(random, kRemove);
        ASSERT_NO_FATAL_FAILURE(stages.expectEqualPictures()) << "in frame " << frame;
    }
}
