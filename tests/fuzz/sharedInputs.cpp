#include "sharedInputs.h"

#include "base/sanitizer.h"
#include "sharedWriters.h"

namespace fuzz {

std::string sharedNodes(const std::string& className, int shownField, std::size_t nameLength,
                        std::size_t shownLength) {
    FlatWriter out;
    std::vector<std::size_t> file;
    const std::size_t root = out.root();
    out.link(root, out.table({3}, file));
    CsbNode top(out, file, "Node");
    std::vector<std::size_t> references;
    const std::size_t count = (kSharedInput - nameLength - shownLength - 300) / 4;
    out.link(top.children, out.vector(count, references));
    CsbNode shared(out, references, className, shownField);
    out.link(shared.name, out.text(longText(nameLength)));
    if (shownField) out.link(shared.shown, out.text(longText(shownLength)));
    return out.bytes();
}

namespace {

/// Lists that contain one list each, so that the number of nodes doubles with each level.
std::string sharedTree() {
    FlatWriter out;
    std::vector<std::size_t> slots{out.root()};
    std::vector<std::size_t> file;
    out.link(slots, out.table({3}, file));
    slots = file;
    for (int level = 0; level < 90; ++level) {
        CsbNode node(out, slots, "ListView");
        out.link(node.children, out.vector(8, slots));
    }
    return out.bytes() + std::string(kSharedInput - out.bytes().size(), '\0');
}

std::string sharedSheets() {
    FlatWriter out;
    std::vector<std::size_t> file;
    const std::size_t root = out.root();
    out.link(root, out.table({1, 3}, file));
    CsbNode(out, {file[1]}, "Node");
    std::vector<std::size_t> references;
    out.link(file[0], out.vector(kSharedInput / 8, references));
    out.link(references, out.text(longText(kSharedInput / 2)));
    return out.bytes();
}

/// Key frames with an event of a long name.
std::string sharedFrames(std::size_t length) {
    FlatWriter out;
    std::vector<std::size_t> file;
    const std::size_t root = out.root();
    out.link(root, out.table({3, 4}, file));
    CsbNode(out, {file[0]}, "Node");
    std::vector<std::size_t> animation;
    out.link(file[1], out.table({2}, animation));
    std::vector<std::size_t> timelines;
    out.link(animation[0], out.vector(1, timelines));
    std::vector<std::size_t> timeline;
    out.link(timelines, out.table({0, 2}, timeline));
    out.link(timeline[0], out.text("FrameEvent"));
    std::vector<std::size_t> references;
    out.link(timeline[1], out.vector((kSharedInput - length) / 4 - 100, references));
    std::vector<std::size_t> frame;
    out.link(references, out.table({4}, frame));
    std::vector<std::size_t> event;
    out.link(frame, out.table({2}, event));
    out.link(event, out.text(longText(length)));
    return out.bytes();
}

std::string sharedLanguage() {
    FlatWriter out;
    std::vector<std::size_t> file;
    const std::size_t root = out.root();
    out.link(root, out.table({0}, file));
    const std::size_t count = 1'000;
    std::vector<std::size_t> items;
    std::vector<std::size_t> texts;
    out.link(file, out.vector(count, items));
    for (std::size_t i = 0; i < count; ++i) {
        std::vector<std::size_t> item;
        out.link(items[i], out.table({0, 1}, item));
        texts.push_back(item[1]);
        out.link(item[0], out.text(std::to_string(i)));
    }
    out.link(texts, out.text(longText(kSharedInput - out.bytes().size())));
    return out.bytes();
}

// --- The binary form of json of Cocos Studio 1 ---

struct CocoNode {
    int object = -1;
    int attribute = -1;
    unsigned children = 0;
    std::size_t value = 0; ///< of a text, or of the name of a list
    std::size_t first = 0; ///< of the children, or of the name of a text
};

std::string cocoFile(const std::vector<CocoNode>& nodes, const std::string& texts) {
    constexpr std::size_t kNodeSize = 16;
    const std::size_t size = nodes.size() * kNodeSize + texts.size();
    std::string bytes = "CocoStudio Exported Binary File.";
    bytes.resize(64);
    for (const std::size_t number :
         {size, std::size_t{0}, std::size_t{0}, std::size_t{0}, std::size_t{0}, nodes.size() * kNodeSize})
        append(bytes, static_cast<std::uint32_t>(number));
    for (const CocoNode& node : nodes) {
        append(bytes, static_cast<std::int16_t>(node.object));
        append(bytes, static_cast<std::int16_t>(node.attribute));
        append(bytes, node.children);
        append(bytes, static_cast<std::uint32_t>(node.value));
        append(bytes, static_cast<std::uint32_t>(node.first));
    }
    return bytes + texts;
}

/// Lists of 255 times the same list, and at their end texts.
std::string sharedLists() {
    std::vector<CocoNode> nodes;
    for (int level = 0; level < 8; ++level) {
        CocoNode list;
        list.children = 255;
        list.first = nodes.size() * 16 + 16;
        nodes.push_back(list);
        for (int i = 1; i < 255; ++i) nodes.push_back(list); // the children of the list before
    }
    return cocoFile(nodes, longText(kSharedInput - nodes.size() * 16) + '\0');
}

std::string sharedValues() {
    constexpr unsigned kPerList = 255;
    std::vector<CocoNode> nodes(1);
    nodes[0].children = 6;
    nodes[0].first = 16;
    for (unsigned i = 0; i < 6; ++i) {
        CocoNode list;
        list.children = kPerList;
        list.first = 16 * 7;
        nodes.push_back(list);
    }
    CocoNode text; // an attribute without an object is of the type in `children`
    text.attribute = 0;
    text.children = 5;
    for (unsigned i = 0; i < kPerList; ++i) nodes.push_back(text);
    return cocoFile(nodes, longText(kSharedInput - nodes.size() * 16) + '\0');
}

/// A layer with as many nodes of a class as fit, each with a text, if its property has a name.
std::string ccbiNodes(const std::string& className, const std::string& property, std::size_t length) {
    CcbiWriter out;
    out.head(false, {"CCNode", className, property, longText(length)});
    out.number(0);
    out.signedNumber(-1);
    out.node(0, 0, 0, 0, 0);
    const unsigned properties = property.empty() ? 0 : 1;
    CcbiWriter one;
    one.node(1, properties, 18, 2, 3);
    const auto count = static_cast<unsigned>((kSharedInput - length - 100) / (one.size() + 1));
    out.number(count);
    for (unsigned i = 0; i < count; ++i) {
        out.node(1, properties, 18, 2, 3);
        out.number(0);
    }
    return out.bytes();
}

/// Sequences whose channel calls a function of a long name.
std::string ccbiCallbacks() {
    CcbiWriter out;
    out.head(true, {"CCNode", longText(kSharedInput / 2)});
    const unsigned count = kSharedInput / 2 / 3;
    out.number(1);
    out.byte(1);
    out.number(0);
    out.number(0);
    out.signedNumber(-1);
    out.number(count);
    for (unsigned i = 0; i < count; ++i) {
        out.byte(0);
        out.number(1);
        out.number(0);
    }
    out.number(0);
    out.signedNumber(-1);
    out.node(0, 0, 0, 0, 0);
    out.number(0);
    return out.bytes();
}

} // namespace

/// Two sequences of no duration that follow each other.
std::string ccbiCircle() {
    CcbiWriter out;
    out.head(false, {"CCNode"});
    out.number(2);
    for (const int next : {1, 0}) {
        out.byte(0);
        out.number(0);
        out.number(static_cast<unsigned>(1 - next));
        out.signedNumber(next);
        out.number(0);
        out.number(0);
    }
    out.signedNumber(0);
    out.node(0, 0, 0, 0, 0);
    out.number(0);
    return out.bytes();
}

std::vector<SharedInput> sharedInputs() {
    constexpr std::size_t kHalf = kSharedInput / 2;
    std::vector<SharedInput> all{
        {"CsbNames", "csb", [] { return sharedNodes("Node", 0, kHalf, 0); }},
        {"CsbLabels", "csb", [] { return sharedNodes("Text", 4, 1, kHalf); }},
        {"CsbShortLabels", "csb", [] { return sharedNodes("Text", 4, 1, 1'000); }},
        {"CsbTitles", "csb", [] { return sharedNodes("Button", 5, 1, kHalf); }},
        {"CsbFields", "csb", [] { return sharedNodes("TextField", 4, 1, kHalf); }},
        {"CsbTree", "csb", sharedTree},
        {"CsbSheets", "csb", sharedSheets},
        {"CsbFrames", "csb", [] { return sharedFrames(4); }},
        {"CsbEvents", "csb", [] { return sharedFrames(kHalf); }},
        {"Language", "language", sharedLanguage},
        {"CocoLists", "cocobinary", sharedLists},
        {"CocoValues", "cocobinary", sharedValues},
        {"CocoLoaderLists", "cocoloader", sharedLists},
        {"CocoLoaderValues", "cocoloader", sharedValues},
        {"CcbiLabels", "ccbi", [] { return ccbiNodes("CCLabelTTF", "string", kHalf); }},
        {"CcbiShortLabels", "ccbi", [] { return ccbiNodes("CCLabelTTF", "string", 1'000); }},
        {"CcbiStrings", "ccbi", [] { return ccbiNodes("CCNode", "text", kHalf); }},
        {"CcbiCallbacks", "ccbi", ccbiCallbacks},
    };
    if (copra::kHasSanitizer) return all; // the others only measure memory, which is not possible then
    for (const char* name : {"Node", "Button", "CheckBox", "Text", "TextField", "Slider", "ScrollView",
                             "PageView", "SkeletonNode"})
        all.push_back({name, "csb", [name] { return sharedNodes(name, 0, 1, 0); }});
    for (const char* name : {"CCLayerGradient", "CCLabelTTF", "CCScrollView", "CCParticleSystemQuad",
                             "CCMenuItemImage", "CCControlButton"})
        all.push_back({name, "ccbi", [name] { return ccbiNodes(name, "", 1); }});
    return all;
}

} // namespace fuzz
