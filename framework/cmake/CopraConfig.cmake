# find_package(Copra): the libraries that Copra stands on, then its own.
set(COPRA_WITH_CURL @COPRA_WITH_CURL@)
set(COPRA_WITH_SQLITE @COPRA_WITH_SQLITE@)
set(COPRA_WITH_CHIPMUNK @COPRA_WITH_CHIPMUNK@)
set(COPRA_WITH_BOX2D @COPRA_WITH_BOX2D@)
set(COPRA_WITH_WEBP @COPRA_WITH_WEBP@)
include(${CMAKE_CURRENT_LIST_DIR}/Dependencies.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/CopraTargets.cmake)
