// SPDX-License-Identifier: MIT

#ifndef CTINTYPE_FONTS_H
#define CTINTYPE_FONTS_H

#include <stddef.h>

/// The number of embedded font files: those of Inter, and after them those of JetBrains Mono.
#define TINTYPE_FONT_COUNT 8

/// The number of files of Inter.
#define TINTYPE_INTER_COUNT 2

/// Returns the name of an embedded font file, or NULL if there is none with the index.
const char *tintype_font_name(int index);

/// Writes an embedded font to a file that exists until the process ends, and stores its path.
///
/// The libraries open fonts by path only. On Linux, the file is in memory and cannot be changed. If
/// that is impossible, it is a file in TMPDIR or /tmp. Returns 0 and the path with its terminator,
/// or an error number of the system.
int tintype_font_open(int index, char *path, size_t size);

#endif
