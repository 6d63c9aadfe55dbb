#include "compat/v2/GenerationV2.h"

#include "base/RefPtr.h"
#include "base/refuse.h"
#include "compat/containers/Set.h"
#include "compat/v2/scissor.h"
#include "compat/v2/widgets.h"
#include "event/Touch.h"
#include "math/Mat4.h"
#include "opengl/CustomCommand.h"
#include "render/Renderer.h"
#include "render/rawContext.h"
#include "scene/Generation.h"
#include "scene/Scene.h"
#include "scene/SceneContext.h"
#include "scene/overrides.h"

#include <utility>

namespace copra {

using namespace cocos2d;

namespace {

constexpr int kTouchOrderOfMenus = -128; // kCCMenuHandlerPriority

void drawTransformed(Node& node, const Mat4& transform) {
    MatrixStacks& matrices = SceneContext::current().matrices;
    matrices.push(MatrixStacks::Type::MATRIX_STACK_MODELVIEW);
    matrices.load(MatrixStacks::Type::MATRIX_STACK_MODELVIEW, transform);
    node.draw();
    matrices.pop(MatrixStacks::Type::MATRIX_STACK_MODELVIEW);
}

/// Calls the draw() without arguments of a node, as 2.x does: with the transform of the node on the matrix stack, and for a node that uses
/// raw OpenGL with its context.
struct DrawOverride : Generation::NodeState {
    bool usesRawGL = false;
    CustomCommand command;

    /// Calls it at once, where what it draws is recorded; from the first use of raw OpenGL on in a command instead, which has the
    /// context. `node` must live until the frame is drawn.
    void draw(Node& node, Renderer& renderer, const Mat4& transform) {
        if (!usesRawGL) {
            const RawContextDemand demand;
            drawTransformed(node, transform);
            if (!demand.isRaised()) return;
            usesRawGL = true;
        }
        command.init(node.getGlobalZOrder(), transform, 0);
        command.func = [&node, transform] { drawTransformed(node, transform); };
        renderer.addCommand(&command);
    }
};

/// The visit that calls an override of visit().
struct OverriddenVisit {
    const Node* node = nullptr;
    Renderer* renderer = nullptr;
    std::uint32_t flags = 0;
    const Mat4* parentTransform = nullptr;
    Generation::ContinueVisit goOn = nullptr;
};
OverriddenVisit s_visit;
const Node* s_skipped =
    nullptr; ///< The node whose override is already being called, until its visit goes on.

class GenerationV2 : public Generation {
public:
    std::uint8_t overridesOf(const Node& node) const override {
        using Method = void (Node::*)();
        static const RefPtr<Node> s_plain = Node::create();
        using TransformMethod = AffineTransform (Node::*)();
        const auto flag = [&node](auto method, Override which) {
            const bool overrides = implementation(node, method) != implementation(*s_plain, method);
            return overrides ? static_cast<unsigned>(which) : 0u;
        };
        return static_cast<std::uint8_t>(
            flag(static_cast<Method>(&Node::draw), Override::Draw) |
            flag(static_cast<Method>(&Node::visit), Override::Visit) |
            flag(static_cast<TransformMethod>(&Node::nodeToParentTransform), Override::Transform) |
            flag(static_cast<void (Node::*)(const Vec2&)>(&Node::setPosition), Override::Position));
    }

    void draw(Node& node, Renderer& renderer, const Mat4& transform,
              std::unique_ptr<NodeState>& state) const override {
        if (!state) state = std::make_unique<DrawOverride>();
        static_cast<DrawOverride&>(*state).draw(node, renderer, transform);
    }

    bool visit(Node& node, Renderer* renderer, const Mat4& parentTransform, std::uint32_t flags,
               ContinueVisit goOn) const override {
        if (s_skipped == &node) {
            s_skipped = nullptr;
            return false;
        }
        const OverriddenVisit outer =
            std::exchange(s_visit, {&node, renderer, flags, &parentTransform, goOn});
        node.visit();
        s_visit = outer;
        return true;
    }

    bool baseVisitIsCalled(Node& node) const override {
        if (s_visit.node != &node) return false;
        const OverriddenVisit visit = std::exchange(s_visit, {});
        s_skipped = &node;
        visit.goOn(node, visit.renderer, *visit.parentTransform, visit.flags);
        s_skipped = nullptr;
        return true;
    }

    AffineTransform transformOf(const Node& node) const override {
        return const_cast<Node&>(node).nodeToParentTransform(); // has no const in 2.x
    }

    void skipOverrideOf(const Node* node) const override { s_skipped = node; }

    void setScissor(const Rect& area) const override { copra::setScissor(area); }
    bool isScissorEnabled() const override { return copra::isScissorEnabled(); }

    /// Games for 2.x cast layers to scenes, which had no members of their own there: such a layer gets a scene around it.
    Scene* sceneOf(Scene* scene) const override {
        if (!scene) return nullptr;
        // Not a conversion to the base class: the object may be no Scene.
        auto* const node = reinterpret_cast<Node*>(scene);
        if (dynamic_cast<Scene*>(node)) return scene;
        warning("Director: a layer runs as a scene; it is wrapped in a scene");
        if (auto* const around = dynamic_cast<Scene*>(node->getParent())) return around;
        if (node->getParent()) return nullptr;
        Scene* const around = Scene::create();
        around->addChild(node);
        return around;
    }

    __Set* setOf(const std::vector<Touch*>& touches) const override {
        __Set* set = __Set::create();
        for (Touch* touch : touches) set->addObject(touch);
        return set;
    }

    int touchOrderOfMenus() const override { return kTouchOrderOfMenus; }

    Node* holderOfInterface(Node& rootWidget) const override {
        auto* const layer = gui::TouchGroup::create();
        layer->addChild(&rootWidget);
        return layer;
    }
};

} // namespace

bool useGenerationV2() {
    static const GenerationV2 s_generation;
    setGeneration(&s_generation);
    return true;
}

} // namespace copra
