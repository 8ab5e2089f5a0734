// SPDX-License-Identifier: MIT

/* Compares the declarations of libmicrohttpd.h with the library's own; see `scripts/checks/headers`. */

#include <microhttpd.h>

#include "../libmicrohttpd.h"

#define SAME_CONSTANT(name) \
  _Static_assert((int)(name) == (int)(MHD_##name), #name " has a different value")

#define SAME_FUNCTION(name) \
  _Static_assert( \
    __builtin_types_compatible_p(__typeof__(((microhttpd *)0)->name), __typeof__(&MHD_##name)), \
    "MHD_" #name " has a different type")

SAME_CONSTANT(NO);
SAME_CONSTANT(YES);
SAME_CONSTANT(USE_THREAD_PER_CONNECTION);
SAME_CONSTANT(USE_INTERNAL_POLLING_THREAD);
SAME_CONSTANT(USE_ITC);
SAME_CONSTANT(OPTION_END);
SAME_CONSTANT(OPTION_CONNECTION_MEMORY_LIMIT);
SAME_CONSTANT(OPTION_CONNECTION_LIMIT);
SAME_CONSTANT(OPTION_CONNECTION_TIMEOUT);
SAME_CONSTANT(OPTION_LISTEN_SOCKET);
SAME_CONSTANT(OPTION_UNESCAPE_CALLBACK);
SAME_CONSTANT(OPTION_STRICT_FOR_CLIENT);
SAME_CONSTANT(HEADER_KIND);
SAME_CONSTANT(GET_ARGUMENT_KIND);
SAME_CONSTANT(RESPMEM_MUST_COPY);

SAME_FUNCTION(start_daemon);
SAME_FUNCTION(stop_daemon);
SAME_FUNCTION(get_connection_values);
SAME_FUNCTION(create_response_from_buffer);
SAME_FUNCTION(add_response_header);
SAME_FUNCTION(queue_response);
SAME_FUNCTION(destroy_response);

/* The iterator receives the kind and the result by value. */
_Static_assert(sizeof(enum MHD_Result) == sizeof(unsigned int), "MHD_Result has a different size");
_Static_assert(
  sizeof(enum MHD_ValueKind) == sizeof(unsigned int), "MHD_ValueKind has a different size");
