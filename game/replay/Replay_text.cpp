#include "replay/Replay.h"

#include "data/DataFile.h"
#include "rules/Cards.h"

#include <cinttypes>
#include <cstdio>
#include <sstream>

namespace beecluster {

namespace {

constexpr const char* kSignature = "beecluster-replay 2";
constexpr const char* kOldSignature = "beecluster-replay 1"; ///< of a game without combs
constexpr int kMaxRepeats = 10000000;                        ///< of one entry; more is a broken file
constexpr int kMaxTotalSteps = 100000000;                    ///< of all entries: 19 days
constexpr int kMaxMove = 100000;                             ///< quarters of a point; more is a broken file
constexpr int kMaxPlace = 1000000;                           ///< quarters of a point from the corner

int quarters(float points) {
    return static_cast<int>(std::lround(points * kGoalStepsPerPoint));
}

std::string flagsOf(const PlayInput& input) {
    std::string flags;
    if (input.isLeading) flags += 'l';
    if (input.isGathering) flags += 'g';
    return flags.empty() ? "-" : flags;
}

/// Formats the steps: each line depends on the one before.
class StepWriter {
public:
    void write(const Replay::Entry& entry, std::ostream& out) {
        const int x = quarters(entry.input.goal.x);
        const int y = quarters(entry.input.goal.y);
        const std::string flags = flagsOf(entry.input);
        out << x - _x << ' ' << y - _y;
        if (flags != _flags || entry.count > 1) out << ' ' << flags;
        if (entry.count > 1) out << ' ' << entry.count;
        out << '\n';
        _x = x;
        _y = y;
        _flags = flags;
    }

private:
    int _x = 0;
    int _y = 0;
    std::string _flags = "-";
};

/// Reads a recording line by line.
class ReplayReader {
public:
    ReplayReader(const std::string& file, const std::string& text, std::vector<FileProblem>& problems)
        : _file(file), _stream(text), _problems(problems) {}

    std::optional<Replay> read() {
        const bool hasLine = nextLine();
        if (hasLine && _text == kOldSignature) {
            fail("", "this recording was made with version 1 of the game, which played differently, and can "
                     "only be played with that");
            return std::nullopt;
        }
        if (!hasLine || _text != kSignature) {
            fail("", std::string("this is not a recording; the first line has to be '") + kSignature + "'");
            return std::nullopt;
        }
        while (!_hasEnd && nextLine())
            if (!readLine()) return std::nullopt;
        if (!_hasEnd) {
            fail("end", "the recording is incomplete: the last line is missing");
            return std::nullopt;
        }
        return _replay;
    }

private:
    bool nextLine() {
        ++_line;
        if (!std::getline(_stream, _text)) return false;
        if (!_text.empty() && _text.back() == '\r') _text.pop_back();
        return true;
    }

    bool fail(const std::string& key, const std::string& reason) {
        _problems.push_back({_file, _line, key, reason});
        return false;
    }

    bool readLine() {
        std::istringstream words(_text);
        std::string key;
        std::string value;
        words >> key >> value;
        GameSetup& setup = _replay.setup;
        if (key == "seed")
            return parseWhole(value, setup.seed) || fail(key, "'" + value + "' is not a number");
        if (key == "mode") return readName(key, value, setup.mode);
        if (key == "data") return readName(key, value, setup.data);
        if (key == "stage") return readStage(value);
        if (key == "end") return readEnd(value);
        if (key == "field") {
            const std::optional<FieldShape> shape = fieldShapeNamed(value);
            setup.field = shape.value_or(setup.field);
            return shape || fail(key, "there is no field '" + value + "'");
        }
        if (key == "assist") {
            setup.hasAssist = value == "yes";
            return setup.hasAssist || fail(key, "'" + value + "' is not 'yes'");
        }
        if (key == "closed") {
            setup.closed.push_back(value);
            return cardNamed(value) || fail(key, "there is no card '" + value + "'");
        }
        if (key == "choose") {
            int index = -1;
            _replay.addChoice(parseWhole(value, index) ? index : -1);
            return index >= 0 || fail(key, "needs the index of a card");
        }
        if (key != "retry") return readSteps();
        _replay.addRetry();
        return true;
    }

    bool readName(const std::string& key, const std::string& value, std::string& name) {
        name = value;
        return !value.empty() || fail(key, "the name is missing");
    }

    bool readStage(const std::string& name) {
        const bool isFirst = _replay.setup.stage.empty();
        if (isFirst) _replay.setup.stage = name;
        if (!isFirst) _replay.addStage(name);
        return !name.empty() || fail("stage", "the name is missing");
    }

    bool readEnd(const std::string& digits) {
        std::uint64_t state = 0;
        if (digits.size() != 16 || !parseWhole(digits, state, 16))
            return fail("end", "'" + digits + "' is not a state of 16 digits");
        if (state == 0 || _replay.steps() == 0)
            return fail("end", "a recording without a step and a state tests nothing");
        _replay.endState = state;
        return _hasEnd = true;
    }

    bool readSteps() {
        std::istringstream words(_text);
        int dx = 0;
        int dy = 0;
        if (!(words >> dx >> dy))
            return fail("", "'" + _text.substr(0, 40) + "' is neither a step nor an event");
        const auto isFar = [](int number, int most) { return number > most || number < -most; };
        if (isFar(dx, kMaxMove) || isFar(dy, kMaxMove) || isFar(_x + dx, kMaxPlace) ||
            isFar(_y + dy, kMaxPlace))
            return fail("", "the goal moves too far");
        std::string flags = _flags;
        int count = 1;
        std::string rest;
        const bool isCounted = !(words >> flags) || words >> count || words.eof();
        words.clear();
        if (!isCounted || words >> rest || count < 1 || count > kMaxRepeats)
            return fail("", "the number of steps is wrong");
        if (flags.find_first_not_of("lg-") != std::string::npos)
            return fail("", "unknown flags '" + flags + "'");
        if (count > kMaxTotalSteps - _steps) return fail("", "the recording is too long");
        _steps += count;
        _x += dx;
        _y += dy;
        _flags = flags;
        Replay::Entry entry;
        entry.input.goal = {static_cast<float>(_x) / kGoalStepsPerPoint,
                            static_cast<float>(_y) / kGoalStepsPerPoint};
        entry.input.isLeading = flags.find('l') != std::string::npos;
        entry.input.isGathering = flags.find('g') != std::string::npos;
        entry.count = count;
        _replay.entries.push_back(entry);
        return true;
    }

    const std::string& _file;
    std::istringstream _stream;
    std::vector<FileProblem>& _problems;
    Replay _replay;
    std::string _text;
    std::string _flags = "-";
    int _line = 0;
    int _x = 0;
    int _y = 0;
    int _steps = 0;
    bool _hasEnd = false;
};

} // namespace

std::string formatReplay(const Replay& replay) {
    std::ostringstream out;
    out << kSignature << "\nseed " << replay.setup.seed << "\nstage " << replay.setup.stage << "\nmode "
        << replay.setup.mode << '\n';
    if (!replay.setup.data.empty()) out << "data " << replay.setup.data << '\n';
    if (replay.setup.field != FieldShape::Wide) out << "field " << nameOf(replay.setup.field) << '\n';
    if (replay.setup.hasAssist) out << "assist yes\n";
    for (const std::string& card : replay.setup.closed) out << "closed " << card << '\n';
    StepWriter steps;
    for (const Replay::Entry& entry : replay.entries) {
        switch (entry.kind) {
        case Replay::Entry::Kind::Step:
            steps.write(entry, out);
            break;
        case Replay::Entry::Kind::Choice:
            out << "choose " << entry.count << '\n';
            break;
        case Replay::Entry::Kind::Retry:
            out << "retry\n";
            break;
        case Replay::Entry::Kind::Stage:
            out << "stage " << replay.stageOf(entry) << '\n';
            break;
        }
    }
    char state[32];
    std::snprintf(state, sizeof state, "end %016" PRIx64 "\n", replay.endState.value_or(0));
    return out.str() + state;
}

std::optional<Replay> parseReplay(const std::string& file, const std::string& text,
                                  std::vector<FileProblem>& problems) {
    return ReplayReader(file, text, problems).read();
}

} // namespace beecluster
