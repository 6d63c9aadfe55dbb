# Configures or builds the libraries that the projects of a checkout share, for Checkout.cmake:
#   cmake -D FOLDER=build folder -D PRESET=debug|release|asan -D SETTINGS=cache.cmake -D STEP=configure|build -P BuildLibraries.cmake
cmake_minimum_required(VERSION 3.24)
get_filename_component(sources ${CMAKE_CURRENT_LIST_DIR}/../.. ABSOLUTE)
file(MAKE_DIRECTORY ${FOLDER})

# Two projects may be built at the same time.
file(LOCK ${FOLDER}/lock GUARD PROCESS TIMEOUT 0 RESULT_VARIABLE busy)
if(busy)
    message("copra: waiting for another project that builds ${FOLDER}")
    file(LOCK ${FOLDER}/lock GUARD PROCESS TIMEOUT 3600)
endif()

if(STEP STREQUAL "configure")
    set(configure ${CMAKE_COMMAND} --preset ${PRESET} -B ${FOLDER} -DCOPRA_BUILD_TESTS=OFF -DCOPRA_BUILD_GAME=OFF -C ${SETTINGS})
    if(EXISTS ${FOLDER}/build.ninja) # only if a CMakeLists.txt or a list of sources has changed
        set(configure ${CMAKE_COMMAND} --build ${FOLDER} --target build.ninja)
    endif()
    execute_process(COMMAND ${configure} WORKING_DIRECTORY ${sources} RESULT_VARIABLE failed OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(failed)
        message("${output}")
        message(FATAL_ERROR "Copra could not be configured in ${FOLDER}. ${sources}/copra install library project "
                            "installs the libraries that it needs.")
    endif()
    return()
endif()

# What one checkout compiled serves another.
set(ENV{CCACHE_NOHASHDIR} 1)
set(ENV{CCACHE_BASEDIR} ${sources})
cmake_host_system_information(RESULT processors QUERY NUMBER_OF_LOGICAL_CORES)
set(build ${CMAKE_COMMAND} --build ${FOLDER} --parallel ${processors} --target copra_libraries)
set(complete ${FOLDER}/complete)
if(EXISTS ${complete})
    execute_process(COMMAND ${build} RESULT_VARIABLE failed OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(failed)
        message("${output}")
    endif()
else()
    message("copra: compiling Copra, once for all projects, in ${FOLDER}")
    execute_process(COMMAND ${build} RESULT_VARIABLE failed)
endif()
if(failed)
    message(FATAL_ERROR "Copra could not be built in ${FOLDER}.")
endif()
file(TOUCH ${complete})
