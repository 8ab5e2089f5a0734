// SPDX-License-Identifier: MIT

/* The declarations of libmicrohttpd, version 0.9.75 or later, that Tintype uses.
 * `scripts/checks/headers` compares them with the library's own. */

#ifndef TINTYPE_LIBMICROHTTPD_H
#define TINTYPE_LIBMICROHTTPD_H

#include <stddef.h>
#include <stdint.h>

enum {
  NO = 0,
  YES = 1,
  USE_THREAD_PER_CONNECTION = 4,
  USE_INTERNAL_POLLING_THREAD = 8,
  USE_ITC = 1024,
  OPTION_END = 0,
  OPTION_CONNECTION_MEMORY_LIMIT = 1,
  OPTION_CONNECTION_LIMIT = 2,
  OPTION_CONNECTION_TIMEOUT = 3,
  OPTION_LISTEN_SOCKET = 12,
  OPTION_UNESCAPE_CALLBACK = 16,
  OPTION_STRICT_FOR_CLIENT = 29,
  HEADER_KIND = 1,
  GET_ARGUMENT_KIND = 8,
  RESPMEM_MUST_COPY = 2,
};

struct MHD_Connection;
struct MHD_Daemon;
struct MHD_Response;
struct sockaddr;

/* Enumerations are `unsigned int`. The size of a socket's address is a `socklen_t`. */
typedef unsigned int (*access_policy)(
  void *context, const struct sockaddr *address, unsigned int size);
typedef unsigned int (*access_handler)(
  void *context, struct MHD_Connection *connection, const char *path, const char *method,
  const char *version, const char *body, size_t *count, void **state);
typedef unsigned int (*key_value_iterator)(
  void *context, unsigned int kind, const char *name, const char *value);

/* The functions of the library, by their names. */
typedef struct {
  struct MHD_Daemon *(*start_daemon)(
    unsigned int flags, uint16_t port, access_policy policy, void *policy_context,
    access_handler handler, void *context, ...);
  void (*stop_daemon)(struct MHD_Daemon *daemon);
  int (*get_connection_values)(
    struct MHD_Connection *connection, unsigned int kind, key_value_iterator iterator,
    void *context);
  struct MHD_Response *(*create_response_from_buffer)(
    size_t count, void *bytes, unsigned int memory);
  unsigned int (*add_response_header)(
    struct MHD_Response *response, const char *name, const char *value);
  unsigned int (*queue_response)(
    struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response);
  void (*destroy_response)(struct MHD_Response *response);
} microhttpd;

#endif
