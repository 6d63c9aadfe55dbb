# find_package(Copra): the libraries that Copra stands on, then its own.
include(${CMAKE_CURRENT_LIST_DIR}/Dependencies.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/CopraTargets.cmake)
