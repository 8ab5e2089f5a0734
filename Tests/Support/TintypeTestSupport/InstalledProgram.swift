// SPDX-License-Identifier: MIT

import Foundation

/// A program that a test writes and then runs.
public enum InstalledProgram {
  /// Writes an executable script.
  ///
  /// Another process writes the file. Linux refuses to run a file that is open for writing anywhere
  /// (`ETXTBSY`). If this process wrote it, a child that another test starts at the same time would
  /// inherit the descriptor and keep the file open for a moment.
  ///
  /// - Parameters:
  ///   - script: The text, with its `#!` line.
  ///   - path: The path of the file; its directory must exist. A file at that path is replaced.
  /// - Throws: ``NotInstalled``, or an error from writing the file or starting a process.
  public static func write(_ script: String, to path: String) throws {
    let source = path + ".source"
    try Data(script.utf8).write(to: URL(fileURLWithPath: source))
    defer { try? FileManager.default.removeItem(atPath: source) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/install")
    process.arguments = ["-m", "755", source, path]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw NotInstalled(path: path) }
  }

  /// The error of a script that could not be written.
  public struct NotInstalled: Error, CustomStringConvertible {
    /// The path of the file.
    public let path: String

    /// The description of the error.
    public var description: String { "/usr/bin/install cannot write the script “\(path)”." }
  }
}
