// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The name of the run that this process belongs to.
///
/// All processes that one `swift test` starts have the same parent. The name is made of the
/// parent's boot, process identifier and start time, unless `TINTYPE_RUN` is set.
package enum RunIdentity {
  /// Returns the name of the run: `TINTYPE_RUN` as a valid file name, else one made of the parent
  /// process.
  package static func name(environment: [String: String]) -> String {
    if let name = environment["TINTYPE_RUN"] {
      let fit = SnapshotName.fileName(name)
      if !fit.isEmpty { return fit }
    }
    return parentName
  }

  /// The name made of the parent process, cached because each snapshot reads it.
  private static let parentName: String = {
    let parent = "\(bootIdentity) \(getppid()) \(startOfParent)"
    return "run-" + SHA256Digest.of(Array(parent.utf8)).hexadecimal.prefix(12)
  }()

  #if os(Linux)
    private static var bootIdentity: String {
      text("/proc/sys/kernel/random/boot_id") ?? "unknown boot"
    }

    /// The start time in clock ticks since boot: field 22 of `/proc/<pid>/stat`, see proc(5).
    ///
    /// The second field is the command in parentheses and may contain spaces.
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

/// The shard and the attempt of a run, which are the same for all lines that a process writes.
package struct RunLabels: Hashable, Sendable {
  /// The attempt, counted from 1; `nil` for the first.
  package var attempt: Int?
  /// The shard; `nil` for a whole run.
  package var shard: Shard?

  /// Creates labels; the default is the first attempt at a whole run.
  package init(attempt: Int? = nil, shard: Shard? = nil) {
    (self.attempt, self.shard) = (attempt, shard)
  }

  /// The variable for the shard, such as `2/4`.
  package static let shardVariable = "TINTYPE_SHARD"
  /// The variable for the attempt, a number from 1.
  package static let attemptVariable = "TINTYPE_ATTEMPT"
  /// The variable that `tintype test` sets to `1` for the processes that it starts.
  package static let supervisedVariable = "TINTYPE_SUPERVISED"
}

/// A shard of a run that is split among several machines or processes.
package struct Shard: Codable, Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The index of the shard, counted from 1.
  package let index: Int
  /// The number of shards.
  package let total: Int

  /// Creates a shard; `nil` unless `1 ≤ index ≤ total`.
  package init?(index: Int, total: Int) {
    guard total >= 1, (1...total).contains(index) else { return nil }
    (self.index, self.total) = (index, total)
  }

  /// Parses the format of ``description``, such as `2/4`; `nil` for every other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Self.number(parts[0]), let total = Self.number(parts[1])
    else { return nil }
    self.init(index: index, total: total)
  }

  /// Decodes a shard.
  ///
  /// - Throws: `DecodingError` unless `1 ≤ index ≤ total`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let index = try container.decode(Int.self, forKey: .index)
    let total = try container.decode(Int.self, forKey: .total)
    guard let shard = Self(index: index, total: total) else {
      throw DecodingError.dataCorruptedError(
        forKey: .index, in: container, debugDescription: "The shard is out of range.")
    }
    self = shard
  }

  /// The shard in the form `2/4`.
  package var description: String { "\(index)/\(total)" }

  /// Returns whether a shard precedes another one, by index, then by total.
  package static func < (first: Self, second: Self) -> Bool {
    (first.index, first.total) < (second.index, second.total)
  }

  /// Parses a number in plain digits, without the signs that `Int` accepts.
  private static func number(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }

  private enum CodingKeys: String, CodingKey { case index, total }
}

/// The state of the test framework in this process, for the journal.
package struct FrameworkState: Sendable {
  /// Returns `true` from the start of the first test until the framework has finished.
  ///
  /// A process that exits in between was ended by one of its tests, so its journal must not record
  /// that all tests ran.
  package var isTesting: @Sendable () -> Bool
  /// Returns the number of tests that ran; `nil` if the framework doesn't report it.
  package var tests: @Sendable () -> Int?

  /// Creates a state from its two functions.
  package init(isTesting: @escaping @Sendable () -> Bool, tests: @escaping @Sendable () -> Int?) {
    (self.isTesting, self.tests) = (isTesting, tests)
  }

  /// A process without a known test framework: it always counts as finished.
  package static let unknown = FrameworkState(isTesting: { false }, tests: { nil })
}
