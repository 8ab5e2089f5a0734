// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// This program, started once more to paint.
struct PaintingProcess {
  /// Where it leaves what it painted.
  let album: AlbumFolder

  private let process = Process()
  private var messages: String { album.path + ".messages" }

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: What it is told.
  ///   - album: Where it leaves what it painted.
  ///   - environment: All of its variables.
  ///   - directory: The directory that it runs in; `nil` for this process's.
  /// - Throws: `DeterminismError.cannotStart`, or `unwritable`.
  init(
    arguments: [String], album: AlbumFolder, environment: [String: String], directory: String?
  ) throws(DeterminismError) {
    self.album = album
    let program = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    do {
      try AtomicFile.write([], to: messages)
    } catch {
      throw .unwritable(path: messages, trouble: error)
    }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    // fontconfig tells there what it does when it is asked to.
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: messages)
    do {
      try process.run()
    } catch {
      throw .cannotStart(path: program, reason: "\(error)")
    }
  }

  /// Waits for its end.
  ///
  /// - Returns: Why it failed, on one line; `nil` if it did not.
  func wait() -> String? {
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == 0 { return nil }
    let text = (try? RegularFile.contents(of: messages, limit: 1 << 20)) ?? Data()
    let words = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let how = process.terminationReason == .exit ? "status" : "signal"
    let end = "it ended with \(how) \(process.terminationStatus)"
    // Its own name stands in front.
    return words.isEmpty ? end : words.drop { $0 == "determinism:" }.joined(separator: " ")
  }
}
