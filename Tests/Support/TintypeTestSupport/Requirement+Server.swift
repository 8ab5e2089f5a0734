// SPDX-License-Identifier: MIT

import TintypeServer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Requirement {
  /// The requirement of the library with which `LoopbackServer` serves pages.
  package static let serverLibrary = Requirement(
    "the library libmicrohttpd", remedy: "Run scripts/setup --with-browser."
  ) { dlopen(LoopbackServer.Settings().library, RTLD_LAZY) != nil }
}
