// SPDX-License-Identifier: MIT

/* Compares what a header states about a library with the library's own header.
 *
 * `scripts/checks/headers` defines, for example for tintype_webp.h:
 *
 *     FORMAT_HEADER     "tintype_webp.h"
 *     LIBRARY_HEADER    TINTYPE_WEBP_HEADER
 *     FUNCTIONS         TINTYPE_WEBP_FUNCTIONS
 */

#include FORMAT_HEADER

#include LIBRARY_HEADER

#define SAME_CONSTANT(name, value) \
  _Static_assert((name) == (value), #name " has a different value");

/* An enumeration is compatible with its integer, and no pointer with one to another type. */
#define SAME_FUNCTION(result, name, ...) \
  _Static_assert( \
    __builtin_types_compatible_p(result(*)(__VA_ARGS__), __typeof__(&name)), \
    #name " has a different type");

#define SAME_FIELD(ours, theirs, field) \
  _Static_assert( \
    sizeof(ours) == sizeof(theirs) && offsetof(ours, field) == offsetof(theirs, field) && \
      __builtin_types_compatible_p( \
        __typeof__(((ours *)0)->field), __typeof__(((theirs *)0)->field)), \
    #theirs "." #field " is different");

#ifdef TINTYPE_JPEG_H
TINTYPE_JPEG_CONSTANTS(SAME_CONSTANT)
#endif

/* The library's stream has more members. */
#define SAME_MEMBER(field) \
  _Static_assert( \
    offsetof(tintype_isal_stream, field) == offsetof(struct isal_zstream, field) && \
      sizeof(((tintype_isal_stream *)0)->field) == sizeof(((struct isal_zstream *)0)->field), \
    "isal_zstream." #field " is different");

#ifdef TINTYPE_ISAL_H
TINTYPE_ISAL_CONSTANTS(SAME_CONSTANT)
SAME_MEMBER(next_in)
SAME_MEMBER(avail_in)
SAME_MEMBER(next_out)
SAME_MEMBER(avail_out)
SAME_MEMBER(total_out)
SAME_MEMBER(level)
SAME_MEMBER(level_buf_size)
SAME_MEMBER(level_buf)
SAME_MEMBER(end_of_stream)
SAME_MEMBER(flush)
SAME_MEMBER(gzip_flag)
SAME_MEMBER(internal_state.state)
_Static_assert(
  sizeof(struct isal_zstream) <= TINTYPE_ISAL_STREAM_SIZE, "a stream of ISA-L is too large");
#endif

#ifdef TINTYPE_SVG_H
SAME_FIELD(tintype_svg_length, RsvgLength, length)
SAME_FIELD(tintype_svg_length, RsvgLength, unit)
SAME_FIELD(tintype_svg_rectangle, RsvgRectangle, x)
SAME_FIELD(tintype_svg_rectangle, RsvgRectangle, y)
SAME_FIELD(tintype_svg_rectangle, RsvgRectangle, width)
SAME_FIELD(tintype_svg_rectangle, RsvgRectangle, height)
#endif

#ifdef TINTYPE_CANVAS_H
SAME_FIELD(tintype_glib_error, GError, domain)
SAME_FIELD(tintype_glib_error, GError, code)
SAME_FIELD(tintype_glib_error, GError, message)
#endif

/* The compared structs have the names of the library in the functions that are expanded here. */
#define tintype_glib_error GError
#define tintype_svg_length RsvgLength
#define tintype_svg_rectangle RsvgRectangle
#define tintype_isal_stream struct isal_zstream
FUNCTIONS(SAME_FUNCTION)
