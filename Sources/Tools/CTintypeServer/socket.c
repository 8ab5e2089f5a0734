// SPDX-License-Identifier: MIT

#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "CTintypeServer.h"
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

/* Connections that were not accepted yet. Browsers open several at once. */
#define BACKLOG 128

static int open_socket(void) {
#if defined(SOCK_CLOEXEC)
  return socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
#else
  int descriptor = socket(AF_INET, SOCK_STREAM, 0);
  if (descriptor >= 0) {
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    fcntl(descriptor, F_SETFL, O_NONBLOCK);
  }
  return descriptor;
#endif
}

int tintype_server_listen(uint16_t *port) {
  int descriptor = open_socket();
  if (descriptor < 0) return -errno;
  /* The port of a server that was just ended has connections that wait for late packets. A port on
   * which another program listens remains taken. */
  const int reuse = 1;
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(*port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  if (
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, sizeof reuse) != 0 ||
    bind(descriptor, (struct sockaddr *)&address, size) != 0 ||
    listen(descriptor, BACKLOG) != 0 ||
    getsockname(descriptor, (struct sockaddr *)&address, &size) != 0) {
    int code = errno;
    close(descriptor);
    return -code;
  }
  *port = ntohs(address.sin_port);
  return descriptor;
}
