# find_package(Copra [COMPONENTS cocos2d cocos2d-v2 axmol gameplay testing network storage physics box2d]): the libraries that
# Copra stands on, then its own. The targets are copra::cocos2d and so on; network, storage, physics and box2d are parts of
# copra::cocos2d that may have been left out when Copra was built.
set(COPRA_WITH_CURL @COPRA_WITH_CURL@)
set(COPRA_WITH_SQLITE @COPRA_WITH_SQLITE@)
set(COPRA_WITH_CHIPMUNK @COPRA_WITH_CHIPMUNK@)
set(COPRA_WITH_BOX2D @COPRA_WITH_BOX2D@)
set(COPRA_WITH_WEBP @COPRA_WITH_WEBP@)
include(${CMAKE_CURRENT_LIST_DIR}/Dependencies.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/CopraTargets.cmake)

set(Copra_network_FOUND ${COPRA_WITH_CURL})
set(Copra_storage_FOUND ${COPRA_WITH_SQLITE})
set(Copra_physics_FOUND ${COPRA_WITH_CHIPMUNK})
set(Copra_box2d_FOUND ${COPRA_WITH_BOX2D})
foreach(component cocos2d cocos2d-v2 axmol gameplay testing)
    set(Copra_${component}_FOUND ON)
endforeach()
foreach(component ${Copra_FIND_COMPONENTS})
    if(NOT Copra_${component}_FOUND AND Copra_FIND_REQUIRED_${component})
        set(Copra_FOUND OFF)
        set(Copra_NOT_FOUND_MESSAGE "This Copra has no component '${component}'.")
    endif()
endforeach()
