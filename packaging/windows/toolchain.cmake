# SPDX-License-Identifier: MIT
# Windows on a PC of 64 bits, by Debian's gcc-mingw-w64. ROUTE_MILLE_LIBRARIES in the environment is where the static
# libraries lie.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(cross x86_64-w64-mingw32)
# The threads of Windows, not those of a library beside it.
set(CMAKE_C_COMPILER ${cross}-gcc-win32)
set(CMAKE_CXX_COMPILER ${cross}-g++-win32)
set(CMAKE_RC_COMPILER ${cross}-windres)
set(CMAKE_AR ${cross}-gcc-ar-win32)
set(CMAKE_RANLIB ${cross}-gcc-ranlib-win32)
set(CMAKE_FIND_ROOT_PATH /usr/${cross} $ENV{ROUTE_MILLE_LIBRARIES})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_LIBDIR} $ENV{ROUTE_MILLE_LIBRARIES}/lib/pkgconfig)
set(PKG_CONFIG_ARGN --static)
