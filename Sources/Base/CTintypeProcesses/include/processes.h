// SPDX-License-Identifier: MIT

#ifndef TINTYPE_PROCESSES_H
#define TINTYPE_PROCESSES_H

#include <spawn.h>

/// Lets a program start in a directory; returns 0, or the code of an error.
///
/// The declaration of the function in glibc requires a macro that a Swift module cannot define. Looking
/// it up by its name would fail in a program without shared libraries.
int tintype_spawn_add_directory(posix_spawn_file_actions_t *actions, const char *directory);

#endif
