# copra_axmol_paths(<names> <folder>) generates below <folder> the header paths of axmol: those of the list <names> of
# copra_header_paths() without the prefixes CC, cc and UI, with and without axmol/ in front. Each includes all of axmol.h, as there,
# and the header of <names>. Without axmol/ a path that is also one of ours is left out, because our own headers include it.
function(copra_axmol_paths names folder)
    set(paths Director.h platform/desktop/RenderViewImpl.h platform/GL.h platform/RenderView.h platform/RenderViewImpl.h
              platform/StdC.h renderer/CallbackCommand.h rhi/opengl/GLHeaders.h audio/AudioEngine.h extensions/axmol-ext.h axmol-ext.h
              base/Macros.h base/Object.h base/Types.h base/Utils.h platform/FileUtils.h platform/GLViewImpl.h
              base/Constants.h base/Enums.h base/JobSystem.h base/Logging.h base/format.h platform/ApplicationBase.h
              math/Color.h math/Mat4.h math/MathUtil.h math/Quaternion.h math/Rect.h math/Vec2.h math/Vec3.h math/Vec4.h
              renderer/ProgramManager.h renderer/backend/DriverBase.h renderer/backend/Enums.h renderer/backend/ProgramManager.h
              rhi/Buffer.h rhi/DriverBase.h rhi/PixelFormatUtils.h rhi/Program.h rhi/ProgramState.h rhi/RHITypes.h rhi/Texture.h
              rhi/VertexLayout.h rhi/axmol-rhi.h)
    foreach(name IN LISTS ${names})
        if(name MATCHES "^(2d|base|math|ui|platform|renderer|physics|network)/((.*/)?)(CC|cc|UI)?([A-Za-z0-9-]+[.]h)$")
            set(path ${CMAKE_MATCH_1}/${CMAKE_MATCH_2}${CMAKE_MATCH_5})
            list(APPEND paths ${path})
            list(APPEND originals_${path} ${name})
        endif()
    endforeach()
    foreach(path IN LISTS paths) # these two folders are include folders there
        if(path MATCHES "^(base|platform)/([A-Za-z0-9-]+[.]h)$")
            list(APPEND paths ${CMAKE_MATCH_2})
            set(originals_${CMAKE_MATCH_2} ${originals_${path}})
        endif()
    endforeach()
    list(REMOVE_DUPLICATES paths)
    file(CONFIGURE OUTPUT ${folder}/axmol.h CONTENT "#pragma once\n#include \"compat/axmol/axmol.h\" // IWYU pragma: export\n" @ONLY)
    file(CONFIGURE OUTPUT ${folder}/axmol/axmol.h CONTENT "#pragma once\n#include \"compat/axmol/axmol.h\" // IWYU pragma: export\n" @ONLY)
    foreach(path IN LISTS paths ITEMS ui/axmol-ui.h)
        set(content "#pragma once\n#include \"compat/axmol/axmol.h\" // IWYU pragma: export\n")
        if(path MATCHES "^ui/")
            string(APPEND content "#include \"ui/CocosGUI.h\" // IWYU pragma: export\n")
        elseif(path MATCHES "^network/")
            string(APPEND content "#include \"network/HttpClient.h\" // IWYU pragma: export\n")
        elseif(path MATCHES "axmol-ext[.]h$")
            string(APPEND content "#include \"extensions/cocos-ext.h\" // IWYU pragma: export\n"
                                  "#if __has_include(<box2d/box2d.h>) && __has_include(\"compat/box2d/PhysicsDebugNodeBox2D.h\")\n"
                                  "#include \"compat/box2d/PhysicsDebugNodeBox2D.h\" // IWYU pragma: export\n#endif\n")
        endif()
        foreach(name IN LISTS originals_${path})
            string(APPEND content "#include \"${name}\" // IWYU pragma: export\n")
        endforeach()
        file(CONFIGURE OUTPUT ${folder}/axmol/${path} CONTENT "${content}" @ONLY)
        file(GLOB own ${CMAKE_CURRENT_SOURCE_DIR}/*/${path})
        if(NOT own AND NOT path IN_LIST ${names})
            file(CONFIGURE OUTPUT ${folder}/${path} CONTENT "${content}" @ONLY)
        else()
            file(REMOVE ${folder}/${path}) # of an earlier configuration
        endif()
    endforeach()
    foreach(header document prettywriter rapidjson reader stringbuffer writer)
        file(CONFIGURE OUTPUT ${folder}/3rdparty/rapidjson/${header}.h CONTENT "#pragma once\n#include <rapidjson/${header}.h>\n" @ONLY)
    endforeach()
endfunction()
