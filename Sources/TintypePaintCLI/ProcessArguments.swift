// SPDX-License-Identifier: MIT

import Foundation

/// What the process was started with.
enum ProcessArguments {
  /// The arguments, without the program's own name.
  ///
  /// A Swift runtime that is linked statically looks for them beside the environment's variables, and
  /// finds none where those have moved: what paints sets one before anything else runs.
  static var all: [String] {
    if !CommandLine.arguments.isEmpty { return Array(CommandLine.arguments.dropFirst()) }
    let line = FileHandle(forReadingAtPath: "/proc/self/cmdline")?.readDataToEndOfFile() ?? Data()
    // Each ends with a zero byte.
    return line.split(separator: 0, omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
