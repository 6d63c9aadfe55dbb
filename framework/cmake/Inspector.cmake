# The inspector (inspector/), a development tool with Dear ImGui: copra::inspector. copra::cocos2d links it in debug builds; release
# builds need neither. It is left out where there is no Dear ImGui, and of a shared library.
set(COPRA_HAS_INSPECTOR OFF)
if(NOT COPRA_WITH_IMGUI)
    message(STATUS "Copra without Dear ImGui: the inspector (F1 in debug builds) is left out")
    return()
endif()
if(COPRA_SHARED)
    message(STATUS "Copra as a shared library: the inspector (F1 in debug builds) is left out")
    return()
endif()
if(NOT TARGET PkgConfig::IMGUI)
    message(STATUS "Dear ImGui (libimgui-dev) was not found: the inspector (F1 in debug builds) is left out")
    return()
endif()
set(COPRA_HAS_INSPECTOR ON)

# Called when the module is there.
function(copra_finish_inspector)
    target_link_libraries(copra_inspector PUBLIC PkgConfig::IMGUI)
    if(TARGET copra_box2d)
        target_compile_definitions(copra_inspector PRIVATE COPRA_HAS_BOX2D=1)
    endif()
    # Programs name nothing of it: the linker is asked for the file that installs it.
    target_link_options(copra_inspector INTERFACE LINKER:-u,copra_inspector_is_linked)
    add_library(copra::inspector ALIAS copra_inspector)
endfunction()
