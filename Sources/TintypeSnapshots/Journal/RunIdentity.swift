// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The name of the run that this process belongs to.
///
/// All processes that one `swift test` starts have the same parent, so its boot, process number and
/// start name the run, unless `TINTYPE_RUN` does.
enum RunIdentity {
  /// The run's name: `TINTYPE_RUN` made fit for a file, else one made of the parent process.
  static func name(environment: [String: String]) -> String {
    if let name = environment["TINTYPE_RUN"] {
      let fit = SnapshotName.fileName(name)
      if !fit.isEmpty { return fit }
    }
    return parentName
  }

  /// The name made of the parent process, found once: each snapshot asks for it.
  private static let parentName: String = {
    let parent = "\(bootIdentity) \(getppid()) \(startOfParent)"
    return "run-" + SHA256Digest.of(Array(parent.utf8)).hexadecimal.prefix(12)
  }()

  #if os(Linux)
    private static var bootIdentity: String {
      text("/proc/sys/kernel/random/boot_id") ?? "unknown boot"
    }

    /// The start in clock ticks since boot: field 22 of `/proc/<pid>/stat`, see proc(5).
    ///
    /// The second field is the command in parentheses and may hold spaces.
    private static var startOfParent: String {
      guard let stat = text("/proc/\(getppid())/stat"), let end = stat.lastIndex(of: ")") else {
        return "unknown start"
      }
      let fields = stat[end...].split(separator: " ")
      return fields.count > 20 ? String(fields[20]) : "unknown start"
    }

    private static func text(_ path: String) -> String? {
      (try? RegularFile.contents(of: path, limit: 1 << 16))
        .map { String(decoding: $0, as: UTF8.self) }
    }
  #else
    private static var bootIdentity: String { "" }

    private static var startOfParent: String {
      var process = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      var query = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getppid()]
      guard sysctl(&query, UInt32(query.count), &process, &size, nil, 0) == 0 else {
        return "unknown start"
      }
      let start = process.kp_proc.p_starttime
      return "\(start.tv_sec).\(start.tv_usec)"
    }
  #endif
}
