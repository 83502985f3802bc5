# SPDX-License-Identifier: MIT
# Linux on aarch64, by Debian's gcc-aarch64-linux-gnu. In the environment ROUTE_MILLE_ROOT is a Debian with the headers and
# libraries of that architecture, ROUTE_MILLE_LIBRARIES where the static libraries lie.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(cross aarch64-linux-gnu)
set(CMAKE_C_COMPILER ${cross}-gcc)
set(CMAKE_CXX_COMPILER ${cross}-g++)
set(CMAKE_AR ${cross}-gcc-ar)
set(CMAKE_RANLIB ${cross}-gcc-ranlib)
set(CMAKE_SYSROOT $ENV{ROUTE_MILLE_ROOT})
set(CMAKE_FIND_ROOT_PATH $ENV{ROUTE_MILLE_LIBRARIES})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
