// SPDX-License-Identifier: MIT

#include "CTintypeServer.h"
#include "libmicrohttpd.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#if !defined(TINTYPE_STATIC)
#include <dlfcn.h>
#endif

struct tintype_server {
  microhttpd library;
  struct MHD_Daemon *daemon;
  tintype_answer answer;
  void *context;
};

struct tintype_request {
  const microhttpd *library;
  struct MHD_Connection *connection;
  const char *method;
  const char *path;
  struct MHD_Response *response;
  unsigned int status;
};

#if defined(TINTYPE_STATIC)
/* In a static program, `dlopen` loads a second C library, in which the first thread ends the
 * process with signal 11. */
static tintype_server_status load(const char *library, microhttpd *functions, char *reason) {
  (void)library, (void)functions, (void)reason;
  return TINTYPE_SERVER_STATIC;
}
#else
static tintype_server_status load(const char *library, microhttpd *functions, char *reason) {
  const struct {
    const char *name;
    void **address;
  } names[] = {
    {"MHD_start_daemon", (void **)&functions->start_daemon},
    {"MHD_stop_daemon", (void **)&functions->stop_daemon},
    {"MHD_get_connection_values", (void **)&functions->get_connection_values},
    {"MHD_create_response_from_buffer", (void **)&functions->create_response_from_buffer},
    {"MHD_add_response_header", (void **)&functions->add_response_header},
    {"MHD_queue_response", (void **)&functions->queue_response},
    {"MHD_destroy_response", (void **)&functions->destroy_response},
  };
  /* Not global: the functions of the library must not replace others. It stays loaded. */
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    const char *text = dlerror();
    snprintf(reason, TINTYPE_SERVER_REASON_SIZE, "%s", text ? text : "");
    return TINTYPE_SERVER_LIBRARY_MISSING;
  }
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    *names[index].address = dlsym(handle, names[index].name);
    if (!*names[index].address) {
      snprintf(
        reason, TINTYPE_SERVER_REASON_SIZE, "%s has no function %s", library, names[index].name);
      return TINTYPE_SERVER_LIBRARY_MISSING;
    }
  }
  return TINTYPE_SERVER_OK;
}
#endif

/* The caller decodes paths and queries, because it must reject invalid ones. */
static size_t keep_encoded(void *context, struct MHD_Connection *connection, char *text) {
  (void)context, (void)connection;
  return strlen(text);
}

static unsigned int detect_body(
  void *context, unsigned int kind, const char *name, const char *value) {
  (void)kind;
  int has_length = strcasecmp(name, "Content-Length") == 0 && (!value || strcmp(value, "0") != 0);
  if (has_length || strcasecmp(name, "Transfer-Encoding") == 0) *(int *)context = 1;
  return YES;
}

/* The library calls this function when it has read the head of a request, and again after the body
 * or its absence. A response to the first call closes the connection, since the body was not read. */
static unsigned int handle(
  void *context, struct MHD_Connection *connection, const char *path, const char *method,
  const char *version, const char *body, size_t *count, void **state) {
  static char has_no_body;
  tintype_server *server = context;
  const microhttpd *library = &server->library;
  (void)version, (void)body, (void)count;
  if (*state != &has_no_body) {
    int has_body = 0;
    library->get_connection_values(connection, HEADER_KIND, detect_body, &has_body);
    if (!has_body) {
      *state = &has_no_body;
      return YES;
    }
  }
  tintype_request request = {
    .library = library, .connection = connection, .method = method, .path = path ? path : ""};
  server->answer(server->context, &request);
  if (!request.response) return NO;
  unsigned int result = library->queue_response(connection, request.status, request.response);
  library->destroy_response(request.response);
  return result;
}

tintype_server_status tintype_server_start(
  const char *library, int socket, tintype_limits limits, tintype_answer answer, void *context,
  tintype_server **result, char *reason) {
  microhttpd functions;
  tintype_server_status status = load(library, &functions, reason);
  tintype_server *server = status == TINTYPE_SERVER_OK ? malloc(sizeof *server) : NULL;
  if (!server) {
    close(socket);
    return status == TINTYPE_SERVER_OK ? TINTYPE_SERVER_NOT_STARTED : status;
  }
  *server = (tintype_server){.library = functions, .answer = answer, .context = context};
  /* Threads wait with `select`. With `poll`, version 0.9.75 uses a whole core in the last second
   * before a timeout. */
  server->daemon = functions.start_daemon(
    USE_THREAD_PER_CONNECTION | USE_INTERNAL_POLLING_THREAD | USE_ITC, 0, NULL, NULL, handle,
    server, OPTION_LISTEN_SOCKET, socket, OPTION_CONNECTION_LIMIT, limits.connections,
    OPTION_CONNECTION_TIMEOUT, limits.timeout, OPTION_CONNECTION_MEMORY_LIMIT, limits.memory,
    OPTION_STRICT_FOR_CLIENT, 1, OPTION_UNESCAPE_CALLBACK, keep_encoded, NULL, OPTION_END);
  if (!server->daemon) {
    /* The library has closed the socket, unless no memory was left. */
    free(server);
    return TINTYPE_SERVER_NOT_STARTED;
  }
  *result = server;
  return TINTYPE_SERVER_OK;
}

void tintype_server_stop(tintype_server *server) {
  server->library.stop_daemon(server->daemon);
  free(server);
}

const char *tintype_request_method(const tintype_request *request) { return request->method; }

const char *tintype_request_path(const tintype_request *request) { return request->path; }

typedef struct {
  tintype_value value;
  void *context;
} receiver;

static unsigned int receive(
  void *context, unsigned int kind, const char *name, const char *value) {
  receiver *receiver = context;
  (void)kind;
  receiver->value(receiver->context, name, value);
  return YES;
}

void tintype_request_fields(tintype_request *request, tintype_value value, void *context) {
  receiver receiver = {value, context};
  request->library->get_connection_values(request->connection, HEADER_KIND, receive, &receiver);
}

void tintype_request_arguments(tintype_request *request, tintype_value value, void *context) {
  receiver receiver = {value, context};
  request->library->get_connection_values(
    request->connection, GET_ARGUMENT_KIND, receive, &receiver);
}

void tintype_request_respond(
  tintype_request *request, unsigned int status, const void *bytes, size_t count) {
  if (request->response) request->library->destroy_response(request->response);
  request->status = status;
  /* The bytes are copied, although the parameter is not constant. */
  request->response =
    request->library->create_response_from_buffer(count, (void *)bytes, RESPMEM_MUST_COPY);
}

void tintype_request_add_field(tintype_request *request, const char *name, const char *value) {
  if (!request->response) return;
  if (request->library->add_response_header(request->response, name, value) == YES) return;
  /* An invalid field, or no memory: no response is better than one without a rule of security. */
  request->library->destroy_response(request->response);
  request->response = NULL;
}
