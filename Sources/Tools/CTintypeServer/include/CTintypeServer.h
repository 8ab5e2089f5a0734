// SPDX-License-Identifier: MIT

/* An HTTP server on the loopback interface, by libmicrohttpd, which is loaded when it is needed. */

#ifndef TINTYPE_SERVER_H
#define TINTYPE_SERVER_H

#include <stddef.h>
#include <stdint.h>

/* A running server. */
typedef struct tintype_server tintype_server;

/* A request and the response to it, while a function of the type `tintype_answer` runs. */
typedef struct tintype_request tintype_request;

/* Responds to a request. Runs on a thread of the connection, and can block. A connection without a
 * response is closed. */
typedef void (*tintype_answer)(void *context, tintype_request *request);

/* Receives a name and a value, which can be NULL. */
typedef void (*tintype_value)(void *context, const char *name, const char *value);

typedef struct {
  /* The maximum number of open connections; others wait until one is closed. */
  unsigned int connections;
  /* The number of seconds without traffic after which a connection is closed. */
  unsigned int timeout;
  /* The maximum number of bytes for the head of a request, and of the head of its response. */
  size_t memory;
} tintype_limits;

typedef enum {
  TINTYPE_SERVER_OK,
  /* The library, or one of its functions, is missing; the reason is the dynamic loader's. */
  TINTYPE_SERVER_LIBRARY_MISSING,
  /* The program is linked statically, so that it cannot load libraries. */
  TINTYPE_SERVER_STATIC,
  /* The library rejects the socket or the limits, or cannot start a thread. */
  TINTYPE_SERVER_NOT_STARTED,
} tintype_server_status;

/* The size of the buffers for reasons. */
#define TINTYPE_SERVER_REASON_SIZE 256

/* Returns a socket that listens on a port of 127.0.0.1, and sets the port if it is 0. Returns the
 * negative `errno` of an error. */
int tintype_server_listen(uint16_t *port);

/* Starts a server with a socket, which it closes. */
tintype_server_status tintype_server_start(
  const char *library, int socket, tintype_limits limits, tintype_answer answer, void *context,
  tintype_server **server, char *reason);

/* Closes all connections, waits for their threads, and frees the server. Must not be called by one
 * of these threads. */
void tintype_server_stop(tintype_server *server);

/* The method, and the path without a decoded character. */
const char *tintype_request_method(const tintype_request *request);
const char *tintype_request_path(const tintype_request *request);

/* Enumerates the header fields, or the arguments of the query, in which only + is decoded. */
void tintype_request_fields(tintype_request *request, tintype_value value, void *context);
void tintype_request_arguments(tintype_request *request, tintype_value value, void *context);

/* Sets the response to a copy of bytes, and adds a header field to it. */
void tintype_request_respond(
  tintype_request *request, unsigned int status, const void *bytes, size_t count);
void tintype_request_add_field(tintype_request *request, const char *name, const char *value);

#endif
