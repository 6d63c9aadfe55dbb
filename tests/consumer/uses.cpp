// Uses what an installed Copra brings along: plays a sound to its end, shapes Arabic text, and sends a request that is
// refused. Exits with 0 after all three, with 1 if they take too long. Started with the font file.
#include "audio/include/AudioEngine.h"
#include "cocos2d.h"
#if __has_include("network/HttpClient.h")
#include "network/HttpClient.h"
#define USES_HTTP
#endif

#include <cstdio>
#include <string>

USING_NS_CC;

namespace {

std::string fontFile;
bool isPlayed = false;
bool isAnswered = false;

/// A tenth of a second of silence as a wave file of 8 bits.
bool writeWave(const std::string& path) {
    constexpr unsigned kFrames = 800;
    constexpr unsigned kHeader = 36;
    std::string bytes = "RIFF";
    const auto number = [&bytes](unsigned value, int count) {
        for (int i = 0; i < count; ++i) bytes += static_cast<char>(value >> (8 * i) & 0xff);
    };
    number(kHeader + kFrames, 4);
    bytes += "WAVEfmt ";
    number(16, 4);
    number(1, 2); // PCM
    number(1, 2); // channel
    number(8000, 4);
    number(8000, 4);
    number(1, 2);
    number(8, 2);
    bytes += "data";
    number(kFrames, 4);
    bytes.append(kFrames, static_cast<char>(0x80));
    Data data;
    data.copy(reinterpret_cast<const unsigned char*>(bytes.data()), static_cast<ssize_t>(bytes.size()));
    return FileUtils::getInstance()->writeDataToFile(data, path);
}

/// Whether the letters of a word are joined: then they are narrower than by themselves.
bool joinsArabic() {
    const auto widthOf = [](const std::string& text) {
        return Label::createWithTTF(text, fontFile, 40)->getContentSize().width;
    };
    return widthOf("\xd8\xb3\xd9\x84\xd9\x85") + 5 <
           widthOf("\xd8\xb3") + widthOf("\xd9\x84") + widthOf("\xd9\x85");
}

void sendRequest() {
#ifdef USES_HTTP
    auto* request = new network::HttpRequest();
    request->setUrl("http://127.0.0.1:1/"); // has no server
    request->setRequestType(network::HttpRequest::Type::GET);
    request->setResponseCallback(
        [](network::HttpClient*, network::HttpResponse* response) { isAnswered = !response->isSucceed(); });
    network::HttpClient::getInstance()->send(request);
    request->release();
#else
    isAnswered = true;
#endif
}

class Uses : public Application {
public:
    bool applicationDidFinishLaunching() override {
        auto* director = Director::getInstance();
        director->setOpenGLView(GLViewImpl::create("uses"));
        director->runWithScene(Scene::create());
        const std::string wave = FileUtils::getInstance()->getWritablePath() + "silence.wav";
        if (!writeWave(wave)) return false;
        const int sound = AudioEngine::play2d(wave);
        AudioEngine::setFinishCallback(sound, [](int, const std::string&) { isPlayed = true; });
        sendRequest();
        director->getScheduler()->schedule(
            [director](float) {
                if (isPlayed && isAnswered) director->end();
                if (++_frames > kMostFrames) director->end();
            },
            this, 0, false, "done");
        return joinsArabic();
    }
    void applicationDidEnterBackground() override {}
    void applicationWillEnterForeground() override {}

private:
    static constexpr int kMostFrames = 1200;
    inline static int _frames = 0;
};

} // namespace

int main(int count, char** words) {
    if (count < 2) return 2;
    fontFile = words[1];
    const int result = Uses().run();
    std::printf("sound %d, request %d\n", isPlayed, isAnswered);
    return result == 0 && isPlayed && isAnswered ? 0 : 1;
}
