# Writes the files of resources/game/ into a source: cmake -D FOLDER=resources -D OUTPUT=BuiltInFiles.cpp -P embed.cmake
file(GLOB_RECURSE names RELATIVE ${FOLDER} ${FOLDER}/game/*.txt)
list(SORT names)
set(rows "")
foreach(name IN LISTS names)
    file(READ ${FOLDER}/${name} text)
    string(APPEND rows "        {\"${name}\", R\"file(${text})file\"},\n")
endforeach()
file(WRITE ${OUTPUT} "#include \"data/BuiltInFiles.h\"

namespace beecluster {

const std::vector<BuiltInFile>& builtInFileTable() {
    static const std::vector<BuiltInFile> s_files{
${rows}    };
    return s_files;
}

} // namespace beecluster
")
