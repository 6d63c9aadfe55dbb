# COPRA_SHARED: one shared library of all modules, which the targets for users link instead of the static ones. It exports the
# names of the API (SharedLibrary.map) and hides the rest: what the libraries below leave in it as inline functions.
# The objects of all modules, whether another one needs them or not; the modules are linked for the libraries that they need.
get_property(modules GLOBAL PROPERTY COPRA_LIBRARIES)
add_library(copra SHARED)
foreach(module ${modules})
    target_sources(copra PRIVATE $<TARGET_OBJECTS:${module}>)
endforeach()
target_link_libraries(copra PRIVATE ${modules})
set_target_properties(copra PROPERTIES LINKER_LANGUAGE CXX)
set_target_properties(copra PROPERTIES VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}
                                       EXPORT_NAME shared LINK_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/SharedLibrary.map)
target_link_options(copra PRIVATE LINKER:--version-script=${CMAKE_CURRENT_LIST_DIR}/SharedLibrary.map LINKER:--no-undefined)

# What the public headers include.
foreach(shelf "" /core /features /tools)
    target_include_directories(copra INTERFACE $<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}${shelf}>)
endforeach()
target_include_directories(copra INTERFACE $<BUILD_INTERFACE:${header_paths}>
                                           $<INSTALL_INTERFACE:include/copra> $<INSTALL_INTERFACE:include/copra/core>
                                           $<INSTALL_INTERFACE:include/copra/features> $<INSTALL_INTERFACE:include/copra/tools>
                                           $<INSTALL_INTERFACE:include/copra-prefix> $<INSTALL_INTERFACE:include/copra-header-paths>)
target_link_libraries(copra INTERFACE Threads::Threads Boost::headers PkgConfig::RAPIDJSON $<TARGET_NAME_IF_EXISTS:OpenGL::GL>
                                      $<TARGET_NAME_IF_EXISTS:box2d::box2d> $<TARGET_NAME_IF_EXISTS:Chipmunk::Chipmunk>)
target_compile_features(copra INTERFACE cxx_std_17)
if(NOT COPRA_WITH_CHIPMUNK)
    target_compile_definitions(copra INTERFACE CC_USE_PHYSICS=0)
endif()

set_target_properties(copra_core copra_cocos2d PROPERTIES INTERFACE_LINK_LIBRARIES copra)
set_target_properties(copra_cocos2d_v2 copra_axmol PROPERTIES INTERFACE_LINK_LIBRARIES copra_cocos2d)
# Modules of their own as static libraries, which others link; here all are in the one library.
foreach(part gameplay testing)
    add_library(copra_shared_${part} INTERFACE)
    set_target_properties(copra_shared_${part} PROPERTIES EXPORT_NAME ${part})
    target_link_libraries(copra_shared_${part} INTERFACE copra)
    add_library(copra::${part} ALIAS copra_shared_${part})
    install(TARGETS copra_shared_${part} EXPORT CopraTargets COMPONENT dev)
endforeach()
install(TARGETS copra EXPORT CopraTargets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev)
