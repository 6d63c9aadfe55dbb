#include "catalog/Catalog.h"
#include "cocos2d.h"
#include "monkey/DrawnValues.h"
#include "monkey/Monkey.h"
#include "ui/CocosGUI.h"

using namespace cocos2d;

namespace monkey {

namespace {

/// A menu of the items in tests/catalog.
void addMenu(Monkey& m) {
    static const std::vector<const catalog::Entry*> s_items = catalog::entriesOf("MenuItem");
    DrawnValues values(m);
    auto* const menu = Menu::create();
    for (int i = m.draw().integer(0, 4); i > 0; --i)
        if (Node* const item = s_items[m.draw().below(s_items.size())]->node(values)) menu->addChild(item);
    m.add(menu);
}

void addMap(Monkey& m) {
    m.add(TMXTiledMap::create(m.draw().oneOf({"ortho.tmx", "iso.tmx", "hexx.tmx", "stag.tmx", "flips.tmx",
                                              "blocks.tmx", "comb.tmx", "meadow.tmx", "no-such.tmx"})));
}

void changeMap(Monkey& m) {
    auto* const layer = m.find<TMXLayer>();
    if (!layer) return;
    const Size size = layer->getLayerSize();
    const Vec2 tile(static_cast<float>(m.draw().below(static_cast<std::size_t>(size.width))),
                    static_cast<float>(m.draw().below(static_cast<std::size_t>(size.height))));
    if (m.draw().flag()) layer->setTileGID(m.draw().integer(0, 3), tile);
    if (m.draw().flag()) layer->removeTileAt(tile);
    if (m.draw().flag()) layer->getTileAt(tile);
}

void addBatch(Monkey& m) {
    auto* const batch = SpriteBatchNode::create(m.image());
    if (!batch) return;
    for (int i = m.draw().integer(0, 6); i > 0; --i) {
        auto* const sprite = Sprite::createWithTexture(batch->getTexture(), m.draw().rect());
        if (sprite) batch->addChild(sprite, m.draw().integer(-2, 2));
    }
    m.add(batch);
}

void changeLabel(Monkey& m) {
    auto* const label = m.find<Label>();
    if (!label) return;
    switch (m.draw().integer(0, 9)) {
    case 0:
        return label->setString(m.draw().text());
    case 1:
        return label->setDimensions(m.draw().number(), m.draw().number());
    case 2:
        return label->setAlignment(TextHAlignment::CENTER, TextVAlignment::BOTTOM);
    case 3:
        return label->setSystemFontSize(m.draw().fontSize());
    case 4:
        return label->enableShadow(m.draw().color4(), m.draw().size(), m.draw().anyInteger());
    case 5:
        return label->enableUnderline();
    case 6:
        return label->setOverflow(static_cast<Label::Overflow>(m.draw().integer(0, 3)));
    case 7:
        return label->setMaxLineWidth(m.draw().number());
    case 8:
        return label->setLineSpacing(m.draw().number());
    default:
        if (Sprite* const letter = label->getLetter(m.draw().integer(0, 12))) m.keep(letter);
    }
}

void changeParticles(Monkey& m) {
    auto* const particles = m.find<ParticleSystem>();
    if (!particles) return;
    switch (m.draw().integer(0, 8)) {
    case 0:
        return particles->stopSystem();
    case 1:
        return particles->resetSystem();
    case 2:
        return particles->setLife(m.draw().number());
    case 3:
        return particles->setEmissionRate(m.draw().number());
    case 4:
        return particles->setStartSize(m.draw().number());
    case 5:
        return particles->setTexture(Director::getInstance()->getTextureCache()->addImage(m.image()));
    case 6:
        return particles->setTotalParticles(m.draw().integer(0, 2'000));
    case 7:
        return particles->setDuration(m.draw().seconds());
    default:
        return particles->setAutoRemoveOnFinish(true);
    }
}

} // namespace

const std::vector<Operation>& nodeOperations() {
    static const std::vector<Operation> s_operations = {
        {"Sprite::create(rect)", [](Monkey& m) { m.add(Sprite::create(m.image(), m.draw().rect())); }},
        {"Sprite::createWithSpriteFrame",
         [](Monkey& m) {
             if (auto* const frame = m.spriteFrame()) m.add(Sprite::createWithSpriteFrame(frame));
         }},
        {"Sprite::create(polygon)",
         [](Monkey& m) { m.add(Sprite::create(AutoPolygon::generatePolygon("ring.png"))); }},
        {"SpriteBatchNode::create", addBatch},
        {"Label::createWithSystemFont",
         [](Monkey& m) {
             m.add(Label::createWithSystemFont(m.draw().text(), "DejaVu Sans", m.draw().fontSize()));
         }},
        {"Label::createWithBMFont",
         [](Monkey& m) { m.add(Label::createWithBMFont("honey.fnt", m.draw().text())); }},
        {"Label::createWithCharMap",
         [](Monkey& m) { m.add(Label::createWithCharMap("numbers.png", 40, 56, '.')); }},
        {"Label", changeLabel, 3},
        {"Menu::create", addMenu},
        {"Menu::align",
         [](Monkey& m) {
             auto* const menu = m.find<Menu>();
             if (!menu) return;
             if (m.draw().flag())
                 menu->alignItemsVerticallyWithPadding(m.draw().number());
             else
                 menu->alignItemsHorizontallyWithPadding(m.draw().number());
         }},
        {"ParticleBatchNode::create",
         [](Monkey& m) {
             auto* const batch = ParticleBatchNode::create(m.image(), m.draw().anyInteger());
             auto* const system = ParticleSystemQuad::create("fountain.plist");
             if (!batch || !system) return;
             system->setTexture(batch->getTexture());
             batch->addChild(system);
             m.add(batch);
         }},
        {"ParticleSystemQuad::create",
         [](Monkey& m) { m.add(ParticleSystemQuad::create("fountain.plist")); }},
        {"ParticleSystem", changeParticles, 2},
        {"LayerMultiplex::switchTo",
         [](Monkey& m) {
             if (auto* const multiplex = m.find<LayerMultiplex>())
                 multiplex->switchTo(m.draw().integer(0, 1));
         }},
        {"DrawNode::clear",
         [](Monkey& m) {
             if (auto* const drawing = m.find<DrawNode>()) drawing->clear();
         }},
        {"ProgressTimer::setPercentage",
         [](Monkey& m) {
             if (auto* const timer = m.find<ProgressTimer>()) timer->setPercentage(m.draw().number());
         }},
        {"TMXTiledMap::create", addMap},
        {"TMXLayer", changeMap},
        {"TileMapAtlas",
         [](Monkey& m) {
             auto* const map = m.find<TileMapAtlas>();
             if (!map) return;
             map->setTile(m.draw().color3(),
                          Vec2(static_cast<float>(m.draw().integer(-1, 9)), m.draw().number()));
             map->getTileAt(m.draw().point());
             if (m.draw().chance(10)) map->releaseMap();
         }},
        {"TextFieldTTF::attachWithIME",
         [](Monkey& m) {
             auto* const field = m.find<TextFieldTTF>();
             if (field && m.draw().flag())
                 field->attachWithIME();
             else if (field)
                 field->detachWithIME();
         }},
        {"Camera",
         [](Monkey& m) {
             auto* const camera = m.find<Camera>();
             if (!camera) return;
             camera->setCameraFlag(m.draw().flag() ? CameraFlag::DEFAULT : CameraFlag::USER1);
             camera->setBackgroundBrush(
                 m.draw().flag() ? CameraBackgroundBrush::createNoneBrush()
                                 : CameraBackgroundBrush::createColorBrush(m.draw().color4F(), 1.0f));
         }},
        {"Component",
         [](Monkey& m) {
             Node* const node = m.node();
             auto* const component = Component::create();
             component->setName(m.draw().oneOf({"a", "b"}));
             if (!node->getComponent(component->getName())) node->addComponent(component);
             if (m.draw().flag()) node->removeComponent("a");
         }},
    };
    return s_operations;
}

} // namespace monkey
