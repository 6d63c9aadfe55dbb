#include "platform/system/atomicFile.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>

namespace fs = std::filesystem;

namespace {

class AtomicFile : public testing::Test {
protected:
    AtomicFile() {
        fs::remove_all(folder);
        fs::create_directories(folder);
    }
    ~AtomicFile() override { fs::remove_all(folder); }

    void write(const std::string& name, std::chrono::hours age) const {
        std::ofstream(folder / name) << "part";
        fs::last_write_time(folder / name, fs::file_time_type::clock::now() - age);
    }
    bool save(const std::string& name) const {
        std::string reason;
        return copra::writeFileAtomically((folder / name).string(), "new", 3, reason);
    }

    const fs::path folder = fs::path(testing::TempDir()) / "copra-atomic-file";
};

constexpr std::chrono::hours kLong{48};

} // namespace

TEST_F(AtomicFile, RemovesWhatKilledProcessesLeft) {
    const std::string dead = "save.xml.999999999-1"; // above the greatest number of a process
    write(dead, kLong);
    ASSERT_TRUE(save("save.xml"));
#ifndef _WIN32
    EXPECT_FALSE(fs::exists(folder / dead));
#endif
    EXPECT_TRUE(fs::exists(folder / "save.xml"));
}

TEST_F(AtomicFile, KeepsFilesThatAreNoLeftOvers) {
    const std::string kept[] = {"keep.xml.1-1", // a process that runs
                                "keep.xml.999999999",     "keep.xml.999999999-1.bak",
                                "keep.xml.999999999-",    "keep.xml.-1",
                                "other.xml.999999999-1",  "keep.xml.broken",
                                "keep.xml.99999999999-1", "keep.xmlx999999999-1"};
    for (const std::string& name : kept) write(name, kLong);
    write("keep.xml.999999999-2", std::chrono::hours(0)); // young
    ASSERT_TRUE(save("keep.xml"));
    for (const std::string& name : kept) EXPECT_TRUE(fs::exists(folder / name)) << name;
    EXPECT_TRUE(fs::exists(folder / "keep.xml.999999999-2"));
}

TEST_F(AtomicFile, ALockIsBusyWhileAnotherOneExists) {
    const std::string path = (folder / "save.xml").string();
    {
        const copra::FileLock first(path, 0.0);
        EXPECT_FALSE(first.isBusy());
#ifndef _WIN32 // there the locks of one thread are one
        EXPECT_TRUE(copra::FileLock(path, 0.0).isBusy());
#endif
    }
    EXPECT_FALSE(copra::FileLock(path, 0.0).isBusy());
    EXPECT_FALSE(copra::FileLock((folder / "absent" / "save.xml").string(), 0.0).isBusy());
}
