// SPDX-License-Identifier: MIT

// One import for users; on Apple's systems, the publishers are those of the system.

#if !canImport(Darwin)
  @_exported import TintypePublishers
#endif
@_exported import TintypeSchedulers
