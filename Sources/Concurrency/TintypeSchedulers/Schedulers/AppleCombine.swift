// SPDX-License-Identifier: MIT

// On Apple's systems, the package does not compile the directory Publishers: the publishers are
// those of the system.

#if canImport(Darwin)
  @_exported import Combine
#endif
