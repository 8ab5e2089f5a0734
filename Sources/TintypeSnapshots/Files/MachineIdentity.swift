// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// A short digest of the machine, its boot and its process namespace.
///
/// Two processes with the same identity see each other's process identifiers. A directory that
/// several machines or containers share holds files of processes that this one cannot see.
enum MachineIdentity {
  /// The identity, eight hexadecimal digits; `nil` where the system has no boot identifier.
  static let current: String? = {
    guard let boot, let namespace else { return nil }
    return String(SHA256Digest.of(Array("\(boot) \(namespace)".utf8)).hexadecimal.prefix(8))
  }()

  #if os(Linux)
    private static var boot: String? {
      (try? RegularFile.contents(of: "/proc/sys/kernel/random/boot_id", limit: 1 << 10))
        .map { String(decoding: $0, as: UTF8.self) }
    }

    /// The process namespace, such as `pid:[4026531836]`.
    private static var namespace: String? { FilePath.linkTarget(of: "/proc/self/ns/pid") }
  #else
    private static var boot: String? {
      var buffer = [UInt8](repeating: 0, count: 64)
      var size = buffer.count
      guard sysctlbyname("kern.bootsessionuuid", &buffer, &size, nil, 0) == 0 else { return nil }
      return String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
    }

    /// There are no process namespaces.
    private static let namespace: String? = ""
  #endif
}
