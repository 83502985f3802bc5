# SPDX-License-Identifier: MIT
# What the compiler and the linker can do against a mistake of ours being used by a stranger's file, as far as they
# know how; and no folder of the builder's in what is built.
include(CheckCCompilerFlag)
include(CheckLinkerFlag)

# house_flag(FLAG): to every file of a release.
function(house_flag flag)
  string(MAKE_C_IDENTIFIER "has${flag}" has)
  check_c_compiler_flag("${flag}" ${has})
  if(${has})
    target_compile_options(house INTERFACE "$<$<CONFIG:Release,RelWithDebInfo,MinSizeRel>:${flag}>")
  endif()
endfunction()

check_c_compiler_flag("-fmacro-prefix-map=a=b" has_macro_prefix_map)
if(has_macro_prefix_map)
  target_compile_options(house INTERFACE "-fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=")
  # ccache calls the same folder by its way from here, where it is told to (.ci/run).
  file(RELATIVE_PATH up ${CMAKE_BINARY_DIR} ${CMAKE_SOURCE_DIR})
  if(up MATCHES "^([.][.]/?)+$")
    string(REGEX REPLACE "/$" "" up ${up})
    target_compile_options(house INTERFACE "-fmacro-prefix-map=${up}/=")
  endif()
endif()

if(NOT EMSCRIPTEN AND NOT ROUTE_MILLE_SANITIZE AND NOT ROUTE_MILLE_TSAN AND NOT ROUTE_MILLE_FUZZ)
  house_flag(-fstack-protector-strong)
  if(NOT WIN32)
    # gcc stumbles over them there, and Windows has guard pages of its own.
    house_flag(-fstack-clash-protection)
    house_flag(-fcf-protection)
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "aarch64|arm64") # elsewhere clang warns that it makes no use of it
      house_flag(-mbranch-protection=standard)
    endif()
  else()
    # The library that stack protection stands on.
    target_link_options(house INTERFACE -fstack-protector-strong)
  endif()
  house_flag(-ffile-prefix-map=${CMAKE_SOURCE_DIR}/=)
  # Some compilers come with a setting of their own.
  target_compile_options(house INTERFACE "$<$<CONFIG:Release,RelWithDebInfo,MinSizeRel>:-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2>")
  foreach(flag relro now noexecstack)
    check_linker_flag(C "-Wl,-z,${flag}" has_linker_${flag})
    if(has_linker_${flag})
      target_link_options(house INTERFACE "$<$<CONFIG:Release,RelWithDebInfo,MinSizeRel>:-Wl,-z,${flag}>")
    endif()
  endforeach()
endif()
