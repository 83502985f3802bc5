# SPDX-License-Identifier: MIT
# SDL's libraries by their files: by name emcc would fetch its own.
add_library(web_sdl INTERFACE)
target_include_directories(web_sdl INTERFACE ${SDL2_INCLUDE_DIRS})
foreach(name SDL2_image SDL2_ttf SDL2_mixer SDL2 freetype z)
  find_library(web_${name} ${name} PATHS ${SDL2_LIBRARY_DIRS} NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  target_link_libraries(web_sdl INTERFACE ${web_${name}})
endforeach()
