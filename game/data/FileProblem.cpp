#include "data/FileProblem.h"

#include <cstdio>

namespace beecluster {

void print(const std::vector<FileProblem>& problems) {
    for (const FileProblem& problem : problems)
        std::fprintf(stderr, "beecluster: %s\n", problem.text().c_str());
}

} // namespace beecluster
