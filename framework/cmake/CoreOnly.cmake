# copra_core_only_headers(<folder>) generates below <folder> a header for each one of features and compat, which says what to link. A
# program of copra::core finds it behind all other include folders: without it the compiler would only say that there is no such file.
function(copra_core_only_headers folder)
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}/features ${CMAKE_CURRENT_SOURCE_DIR}/features/*.h)
    file(GLOB_RECURSE compat CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR}/compat/*.h)
    foreach(header cocos2d.h ${headers} ${compat})
        file(CONFIGURE OUTPUT ${folder}/${header} CONTENT
             "#error \"@header@ is not part of copra::core: link copra::cocos2d instead\"\n" @ONLY)
    endforeach()
endfunction()
