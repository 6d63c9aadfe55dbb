#include "network/Downloader.h"

#include "base/md5.h"
#include "files/FileUtils.h"
#include "network/NetworkTest.h"
#include "network/Transfer.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <sys/stat.h>
#include <vector>

using namespace cocos2d;
using namespace cocos2d::network;

namespace {

class DownloaderTest : public NetworkTest {
protected:
    DownloaderTest() {
        std::filesystem::remove_all(folder);
        attach(*downloader);
    }
    ~DownloaderTest() override { std::filesystem::remove_all(folder); }

    void attach(Downloader& each) {
        each.onDataTaskSuccess = [this](const DownloadTask& task, std::vector<unsigned char>& data) {
            note("data " + task.identifier);
            body.assign(data.begin(), data.end());
        };
        each.onFileTaskSuccess = [this](const DownloadTask& task) { note("file " + task.identifier); };
        each.onTaskError = [this](const DownloadTask& task, int code, int, const std::string& text) {
            note("error " + task.identifier + ' ' + std::to_string(code));
            error = text;
        };
        each.onTaskProgress = [this](const DownloadTask&, int64_t received, int64_t total, int64_t expected) {
            EXPECT_GT(received, 0);
            sum += received;
            lastTotal = total;
            lastExpected = expected;
        };
    }
    void note(const std::string& what) {
        log += (log.empty() ? "" : ", ") + what;
        ++ended;
    }
    /// Waits until this many tasks have ended, and that nothing comes afterwards.
    void expectEnds(int count) {
        EXPECT_TRUE(waitFor([&] { return ended >= count; }));
        idle();
        EXPECT_EQ(ended, count) << log;
    }
    static std::string read(const std::string& path) {
        std::ifstream file(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    /// As a download from there has left it.
    void writePart(const std::string& address, const std::string& bytes) {
        const std::string url = server.url(address);
        write(path + ".tmp", bytes);
        write(path + ".tmp.from", copra::md5(url.data(), url.size()) + "\n\n");
    }
    void write(const std::string& file, const std::string& bytes) {
        std::filesystem::create_directories(folder + "/deep");
        std::ofstream(file, std::ios::binary) << bytes;
    }

    const std::string folder = testing::TempDir() + "copra-downloads";
    const std::string path = folder + "/deep/file.bin";
    std::unique_ptr<Downloader> downloader = std::make_unique<Downloader>();
    std::string log, error, body;
    int ended = 0;
    int64_t sum = 0, lastTotal = 0, lastExpected = 0;
};

} // namespace

TEST_F(DownloaderTest, DataComeWithProgress) {
    const auto task = downloader->createDownloadDataTask(server.url("/file"), "it");
    ASSERT_TRUE(task);
    EXPECT_EQ(task->identifier, "it");
    EXPECT_EQ(task->requestURL, server.url("/file"));
    expectEnds(1);
    EXPECT_EQ(log, "data it");
    EXPECT_EQ(body, LoopbackServer::file());
    EXPECT_EQ(sum, static_cast<int64_t>(body.size()));
    EXPECT_EQ(lastTotal, sum);
    EXPECT_EQ(lastExpected, sum);
}

TEST_F(DownloaderTest, AFileReplacesTheOldOneWhenItIsComplete) {
    write(path, "old");
    downloader->createDownloadFileTask(server.url("/file"), path, "it");
    expectEnds(1);
    EXPECT_EQ(log, "file it");
    EXPECT_EQ(read(path), LoopbackServer::file());
    EXPECT_FALSE(std::filesystem::exists(path + ".tmp"));
}

TEST_F(DownloaderTest, AnEmptyFileIsAFile) {
    downloader->createDownloadFileTask(server.url("/empty"), path);
    expectEnds(1);
    EXPECT_EQ(log, "file ");
    EXPECT_TRUE(std::filesystem::exists(path));
}

TEST_F(DownloaderTest, ABrokenOffFileIsContinued) {
    downloader->createDownloadFileTask(server.url("/breaking-file"), path, "1");
    expectEnds(1);
    EXPECT_EQ(log, "error 1 -3");
    EXPECT_FALSE(std::filesystem::exists(path));
    EXPECT_EQ(read(path + ".tmp").size(), LoopbackServer::file().size() / 2);
    downloader->createDownloadFileTask(server.url("/breaking-file"), path, "2");
    expectEnds(2);
    EXPECT_EQ(log, "error 1 -3, file 2");
    EXPECT_EQ(read(path), LoopbackServer::file());
    EXPECT_EQ(lastTotal, static_cast<int64_t>(LoopbackServer::file().size()));
    EXPECT_EQ(lastExpected, lastTotal);
}

TEST_F(DownloaderTest, TheHalfOfAnotherAddressIsNotContinued) {
    downloader->createDownloadFileTask(server.url("/broken"), path, "1");
    expectEnds(1);
    EXPECT_EQ(read(path + ".tmp"), "only this");
    downloader->createDownloadFileTask(server.url("/file"), path, "2");
    expectEnds(2);
    EXPECT_EQ(log, "error 1 -3, file 2");
    EXPECT_EQ(read(path), LoopbackServer::file());
    EXPECT_FALSE(std::filesystem::exists(path + ".tmp.from"));
}

TEST_F(DownloaderTest, TheHalfOfAFileThatHasChangedIsNotContinued) {
    downloader->createDownloadFileTask(server.url("/changing-file"), path, "1");
    expectEnds(1);
    EXPECT_EQ(read(path + ".tmp"), "old half");
    downloader->createDownloadFileTask(server.url("/changing-file"), path, "2");
    expectEnds(2);
    EXPECT_EQ(read(path), "new");
}

TEST_F(DownloaderTest, APartOfUnknownOriginIsDownloadedAgain) {
    write(path + ".tmp", "abc");
    downloader->createDownloadFileTask(server.url("/file"), path);
    expectEnds(1);
    EXPECT_EQ(read(path), LoopbackServer::file());
}

TEST_F(DownloaderTest, APartThatIsAFifoIsAnError) {
    write(path, "old");
    ASSERT_EQ(mkfifo((path + ".tmp").c_str(), 0600), 0);
    downloader->createDownloadFileTask(server.url("/file"), path, "x");
    downloader->createDownloadDataTask(server.url("/file"), "it");
    expectEnds(2);
    EXPECT_NE(log.find("error x"), std::string::npos);
    EXPECT_NE(log.find("data it"), std::string::npos) << "other transfers go on";
    EXPECT_NE(error.find("not a regular file"), std::string::npos) << error;
    EXPECT_EQ(read(path), "old");
}

TEST_F(DownloaderTest, AServerWithoutRangesSendsTheWholeFileAgain) {
    writePart("/no-ranges", "abc");
    downloader->createDownloadFileTask(server.url("/no-ranges"), path);
    expectEnds(1);
    EXPECT_EQ(read(path), LoopbackServer::file());
    EXPECT_EQ(lastTotal, static_cast<int64_t>(LoopbackServer::file().size()));
}

TEST_F(DownloaderTest, APartThatIsTooLongIsDownloadedAgain) {
    writePart("/file", std::string(200000, '?'));
    downloader->createDownloadFileTask(server.url("/file"), path);
    expectEnds(1);
    EXPECT_EQ(read(path), LoopbackServer::file());
}

TEST_F(DownloaderTest, FailuresAreReportedOnce) {
    for (const std::string& url : {server.url("/nowhere"), server.url("/broken"), server.url("/loop"),
                                   std::string("file:///etc/hostname"), std::string("http://127.0.0.1:1/")}) {
        const int before = ended;
        log.clear();
        downloader->createDownloadFileTask(url, path, "x");
        expectEnds(before + 1);
        EXPECT_EQ(log, "error x -3") << url;
        EXPECT_NE(error, "") << url;
        EXPECT_FALSE(std::filesystem::exists(path)) << url;
    }
}

TEST_F(DownloaderTest, DataThatNeverEndAreBrokenOff) {
    const std::size_t before = copra::maxResponseBytes();
    copra::setMaxResponseBytes(500000);
    downloader->createDownloadDataTask(server.url("/huge"), "huge");
    expectEnds(1);
    copra::setMaxResponseBytes(before);
    EXPECT_EQ(log, "error huge -3");
    EXPECT_NE(error.find("limit"), std::string::npos);
    EXPECT_EQ(lastExpected, -1);
}

TEST_F(DownloaderTest, MissingParametersAreRefusedAtOnce) {
    EXPECT_FALSE(downloader->createDownloadDataTask("", "a"));
    EXPECT_FALSE(downloader->createDownloadFileTask("", path, "b"));
    EXPECT_FALSE(downloader->createDownloadFileTask(server.url("/ok"), "", "c"));
    EXPECT_EQ(log, "error a -1, error b -1, error c -1");
}

TEST_F(DownloaderTest, TwoDownloadsToTheSameFileAreRefused) {
    downloader->createDownloadFileTask(server.url("/slow"), path, "first");
    downloader->createDownloadFileTask(server.url("/file"), path, "second");
    expectEnds(1);
    EXPECT_EQ(log, "error second -2");
    downloader.reset();
    downloader = std::make_unique<Downloader>();
    attach(*downloader);
    downloader->createDownloadFileTask(server.url("/file"), path, "third");
    expectEnds(2);
    EXPECT_EQ(log, "error second -2, file third");
}

TEST_F(DownloaderTest, APlaceThatCannotBeWrittenIsReported) {
    write(folder + "/blocked", "a file");
    downloader->createDownloadFileTask(server.url("/file"), folder + "/blocked/x.bin", "a");
    std::filesystem::create_directories(folder + "/taken.bin/inside");
    downloader->createDownloadFileTask(server.url("/file"), folder + "/taken.bin", "b");
    expectEnds(2);
    EXPECT_NE(log.find("error a -2"), std::string::npos) << log;
    EXPECT_NE(log.find("error b -2"), std::string::npos) << log;
}

TEST_F(DownloaderTest, HintsLimitHowManyRunAndAStalledOneFails) {
    Downloader one({1, 45, ".part"});
    attach(one);
    one.createDownloadDataTask(server.url("/slow"), "slow");
    one.createDownloadDataTask(server.url("/ok"), "waits");
    one.createDownloadDataTask(server.url("/ok"), "waits too");
    ASSERT_TRUE(waitFor([&] { return server.requests() == 1; }));
    idle();
    EXPECT_EQ(server.requests(), 1);
    expectEnds(3);
    EXPECT_EQ(log, "error slow -3, data waits, data waits too");
}

TEST_F(DownloaderTest, ACallbackMayDestroyTheDownloader) {
    downloader->onDataTaskSuccess = [this](const DownloadTask&, std::vector<unsigned char>&) {
        downloader.reset();
        note("gone");
    };
    downloader->createDownloadDataTask(server.url("/ok"));
    downloader->createDownloadDataTask(server.url("/ok"));
    downloader->createDownloadDataTask(server.url("/slow"));
    expectEnds(1);
}

TEST_F(DownloaderTest, ADownloadEndsThoughItsProgressCallbackThrows) {
    downloader->onTaskProgress = [](const DownloadTask&, int64_t, int64_t, int64_t) {
        throw std::runtime_error("thrown by the game");
    };
    downloader->createDownloadFileTask(server.url("/ok"), path, "it");
    ASSERT_TRUE(waitThrough([&] { return ended > 0; }));
    EXPECT_GE(thrown, 1);
    downloader->onTaskProgress = nullptr;
    downloader->createDownloadFileTask(server.url("/ok"), path, "again");
    expectEnds(2);
    EXPECT_EQ(log, "file it, file again");
}

TEST_F(DownloaderTest, AProgressCallbackMayDestroyTheDownloader) {
    downloader->onTaskProgress = [this](const DownloadTask&, int64_t, int64_t, int64_t) {
        downloader.reset();
        note("gone");
    };
    downloader->createDownloadDataTask(server.url("/file"));
    expectEnds(1);
}
