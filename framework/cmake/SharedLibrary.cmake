# COPRA_SHARED: one shared library of all modules, which the targets for users link instead of the static ones. It exports the
# names of the API (SharedLibrary.map) and hides the rest: what the libraries below leave in it as inline functions.
get_property(modules GLOBAL PROPERTY COPRA_LIBRARIES)
list(JOIN modules "," modules)
set(source ${CMAKE_CURRENT_BINARY_DIR}/copra.cpp)
file(CONFIGURE OUTPUT ${source} CONTENT "// The shared library consists of the modules.\n")
add_library(copra SHARED ${source})
target_link_libraries(copra PRIVATE "$<LINK_LIBRARY:WHOLE_ARCHIVE,${modules}>")
set_target_properties(copra PROPERTIES VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}
                                       EXPORT_NAME shared LINK_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/SharedLibrary.map)
target_link_options(copra PRIVATE LINKER:--version-script=${CMAKE_CURRENT_LIST_DIR}/SharedLibrary.map LINKER:--no-undefined)

# What the public headers include.
target_include_directories(copra INTERFACE $<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}> $<BUILD_INTERFACE:${header_paths}>
                                           $<INSTALL_INTERFACE:include/copra> $<INSTALL_INTERFACE:include/copra-header-paths>)
target_link_libraries(copra INTERFACE Threads::Threads Boost::headers PkgConfig::RAPIDJSON $<TARGET_NAME_IF_EXISTS:OpenGL::GL>
                                      $<TARGET_NAME_IF_EXISTS:box2d::box2d> $<TARGET_NAME_IF_EXISTS:Chipmunk::Chipmunk>)
target_compile_features(copra INTERFACE cxx_std_17)
if(NOT COPRA_WITH_CHIPMUNK)
    target_compile_definitions(copra INTERFACE CC_USE_PHYSICS=0)
endif()

set_target_properties(copra_cocos2d copra_gameplay PROPERTIES INTERFACE_LINK_LIBRARIES copra)
set_target_properties(copra_cocos2d_v2 copra_axmol PROPERTIES INTERFACE_LINK_LIBRARIES copra_cocos2d)
add_library(copra_testing_interface INTERFACE)
set_target_properties(copra_testing_interface PROPERTIES EXPORT_NAME testing)
target_link_libraries(copra_testing_interface INTERFACE copra)
add_library(copra::testing ALIAS copra_testing_interface)
install(TARGETS copra EXPORT CopraTargets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev)
install(TARGETS copra_testing_interface EXPORT CopraTargets COMPONENT dev)
