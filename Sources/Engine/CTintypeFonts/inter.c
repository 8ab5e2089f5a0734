// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "CTintypeFonts.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// Clang supports #embed in every mode, before the standard that contains it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char inter_upright[] = {
#embed "Inter/InterVariable.ttf"
};

static const unsigned char inter_italic[] = {
#embed "Inter/InterVariable-Italic.ttf"
};

static const unsigned char mono_regular[] = {
#embed "JetBrainsMono/JetBrainsMono-Regular.ttf"
};

static const unsigned char mono_medium[] = {
#embed "JetBrainsMono/JetBrainsMono-Medium.ttf"
};

static const unsigned char mono_semibold[] = {
#embed "JetBrainsMono/JetBrainsMono-SemiBold.ttf"
};

static const unsigned char mono_bold[] = {
#embed "JetBrainsMono/JetBrainsMono-Bold.ttf"
};

static const unsigned char mono_italic[] = {
#embed "JetBrainsMono/JetBrainsMono-Italic.ttf"
};

static const unsigned char mono_bolditalic[] = {
#embed "JetBrainsMono/JetBrainsMono-BoldItalic.ttf"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t size;
} fonts[TINTYPE_FONT_COUNT] = {
    {"InterVariable.ttf", inter_upright, sizeof inter_upright},
    {"InterVariable-Italic.ttf", inter_italic, sizeof inter_italic},
    {"JetBrainsMono-Regular.ttf", mono_regular, sizeof mono_regular},
    {"JetBrainsMono-Medium.ttf", mono_medium, sizeof mono_medium},
    {"JetBrainsMono-SemiBold.ttf", mono_semibold, sizeof mono_semibold},
    {"JetBrainsMono-Bold.ttf", mono_bold, sizeof mono_bold},
    {"JetBrainsMono-Italic.ttf", mono_italic, sizeof mono_italic},
    {"JetBrainsMono-BoldItalic.ttf", mono_bolditalic, sizeof mono_bolditalic},
};

const char *tintype_font_name(int index) {
  return index >= 0 && index < TINTYPE_FONT_COUNT ? fonts[index].name : NULL;
}

static int write_all(int file, const unsigned char *bytes, size_t size) {
  while (size > 0) {
    ssize_t count = write(file, bytes, size);
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      return count < 0 ? errno : EIO;
    bytes += count;
    size -= (size_t)count;
  }
  return 0;
}

#if defined(__linux__)
static int open_in_memory(int index, char *path, size_t size) {
  int file = memfd_create(fonts[index].name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0)
    return errno;
  int failure = write_all(file, fonts[index].bytes, fonts[index].size);
  if (!failure)
    (void)fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL);
  int length = snprintf(path, size, "/proc/self/fd/%d", file);
  if (!failure && (length < 0 || (size_t)length >= size))
    failure = ENAMETOOLONG;
  // A container can have no /proc.
  if (!failure && access(path, R_OK) != 0)
    failure = errno;
  if (failure)
    close(file);
  return failure;
}
#endif

static char temporary[TINTYPE_FONT_COUNT][1024];

static void remove_temporary(void) {
  for (int index = 0; index < TINTYPE_FONT_COUNT; index++)
    if (temporary[index][0])
      unlink(temporary[index]);
}

static int open_on_disk(int index, char *path, size_t size) {
  const char *folder = getenv("TMPDIR");
  int length = snprintf(path, size, "%s/tintype-XXXXXX-%s", folder && *folder ? folder : "/tmp",
                        fonts[index].name);
  if (length < 0 || (size_t)length >= size)
    return ENAMETOOLONG;
  int file = mkstemps(path, (int)strlen(fonts[index].name) + 1);
  if (file < 0)
    return errno;
  int failure = write_all(file, fonts[index].bytes, fonts[index].size);
  if (close(file) != 0 && !failure)
    failure = errno;
  if (failure) {
    unlink(path);
    return failure;
  }
  if (strlen(path) < sizeof temporary[index] && temporary[index][0] == '\0') {
    int is_first = 1;
    for (int other = 0; other < TINTYPE_FONT_COUNT; other++)
      is_first = is_first && temporary[other][0] == '\0';
    strcpy(temporary[index], path);
    if (is_first)
      atexit(remove_temporary);
  }
  return 0;
}

int tintype_font_open(int index, char *path, size_t size) {
  if (index < 0 || index >= TINTYPE_FONT_COUNT)
    return EINVAL;
#if defined(__linux__)
  if (open_in_memory(index, path, size) == 0)
    return 0;
#endif
  return open_on_disk(index, path, size);
}
