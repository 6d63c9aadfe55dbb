# How programs for web pages are linked: WebGL 2, growing memory, files that are kept in the browser, and the functions that may wait for the
# next frame. Emscripten rewrites these, so that they can be left and entered again; all of them would cost a third of the size.
set(COPRA_WEB_WAITS "" CACHE STRING "Functions of the project that call Director::waitForNextFrame(), as a list of their names with their namespaces")
file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/../core/backend/web/waits.txt waits REGEX "^[^#]")
list(APPEND waits ${COPRA_WEB_WAITS})
list(TRANSFORM waits PREPEND "\"")
list(TRANSFORM waits APPEND "*\"")
list(JOIN waits ", " patterns)
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/web-waits.json CONTENT "[\"main\", \"__main_argc_argv\", ${patterns}]\n")
set(COPRA_WEB_LINK_OPTIONS
    -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=67108864
    -sENVIRONMENT=web,node -sASYNCIFY=1 -sASYNCIFY_ONLY=@${CMAKE_BINARY_DIR}/web-waits.json "-sASYNCIFY_IMPORTS=['invoke_*']"
    -sEXPORTED_RUNTIME_METHODS=FS,ENV,addRunDependency,removeRunDependency -sFORCE_FILESYSTEM=1 -sEXIT_RUNTIME=0 -lnodefs.js --emit-symbol-map)
