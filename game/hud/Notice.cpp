#include "hud/Notice.h"

#include "Layout.h"
#include "view/Typography.h"
#include "view/nodes.h"

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kNoticeMargin = 24.0f;  ///< points between the text and the sides of the plate
constexpr float kNoticeHeight = 104.0f; ///< points above the lower edge: above the prompts of the display
constexpr float kNoticeTime = 4.5f;     ///< seconds
constexpr int kNoticeZ = 100;
constexpr const char* kNoticeName = "notice";
} // namespace

Node* makeNotice(const std::string& text, float size, float width) {
    auto* label = outlinedText(text, size);
    const float most = width - 2 * kNoticeMargin;
    if (label->getContentSize().width > most) {
        label->setMaxLineWidth(most);
        label->setAlignment(TextHAlignment::CENTER);
    }
    const Size extent = label->getContentSize();
    auto* plate =
        LayerColor::create(Color4B(30, 16, 6, 170), extent.width + 2 * kNoticeMargin, extent.height + 16);
    plate->setIgnoreAnchorPointForPosition(false);
    plate->setAnchorPoint(Vec2(0.5f, 0.5f));
    plate->setCascadeOpacityEnabled(true);
    auto* notice = Node::create();
    notice->addChild(plate);
    notice->addChild(label);
    notice->setCascadeOpacityEnabled(true);
    return notice;
}

void showNotice(Scene* scene, const std::string& text) {
    if (!scene) return;
    if (Node* before = scene->getChildByName(kNoticeName)) before->removeFromParent();
    Node* notice = makeNotice(text, 19, layout::kFieldWidth - 2 * kNoticeMargin);
    notice->setPosition(layout::kFieldWidth / 2, kNoticeHeight);
    runAndRemove(notice, DelayTime::create(kNoticeTime), FadeOut::create(0.4f));
    scene->addChild(notice, kNoticeZ, kNoticeName);
}

} // namespace beecluster
