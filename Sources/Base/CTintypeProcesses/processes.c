// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "processes.h"

int tintype_spawn_add_directory(posix_spawn_file_actions_t *actions, const char *directory) {
  return posix_spawn_file_actions_addchdir_np(actions, directory);
}
