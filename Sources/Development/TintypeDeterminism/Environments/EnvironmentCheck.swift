// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// Paints in separate processes, each in a hostile environment.
struct EnvironmentCheck {
  /// The step between painted images.
  let step: Int
  /// The images that this process painted, for the others to read.
  let known: AlbumFolder
  let comparison: AlbumComparison
  /// The folder of the other processes' albums.
  let folder: String

  /// Runs environments, several at a time, and reports each of them in order.
  func run(_ environments: [HostileEnvironment], _ report: (CheckResult) -> Void) throws {
    let together = max(ProcessInfo.processInfo.activeProcessorCount, 1)
    var running: [(HostileEnvironment, PaintingProcess)] = []
    for (number, environment) in environments.enumerated() {
      if running.count == together { report(try result(of: running.removeFirst())) }
      running.append((environment, try start(environment, number)))
    }
    for last in running { report(try result(of: last)) }
  }

  private func start(
    _ environment: HostileEnvironment, _ number: Int
  ) throws(DeterminismError) -> PaintingProcess {
    let album = AlbumFolder(path: "\(folder)/\(number)")
    try album.clear()
    var arguments = ["paint", "--output", album.path, "--known", known.path, "--every", "\(step)"]
    if let fonts = environment.fonts { arguments += ["--fonts", fonts] }
    return try PaintingProcess(
      arguments: arguments, album: album,
      environment: environment.environment(over: ProcessInfo.processInfo.environment),
      directory: environment.directory)
  }

  private func result(
    of running: (environment: HostileEnvironment, process: PaintingProcess)
  ) throws -> CheckResult {
    let (environment, process) = running
    let failure = process.wait()
    func result(_ outcome: CheckResult.Outcome) -> CheckResult {
      CheckResult(name: environment.name, outcome: outcome)
    }
    switch (failure, environment.isRefused) {
    case (let message?, true):
      // Any other failure is not a refusal of the renderer.
      let isRefusal = message.contains(environment.variables.keys.first ?? environment.name)
      return result(isRefusal ? .refused(message: message) : .failed(message: message))
    case (nil, true): return result(.notRefused)
    case (let message?, false): return result(.failed(message: message))
    case (nil, false):
      let names = comparison.known.paintings.map(\.name)
      return result(
        .compared(
          images: names.count,
          differences: try comparison.differences(in: process.album, of: names)))
    }
  }
}

/// Another process of this program, which paints.
struct PaintingProcess {
  /// The folder of its output.
  let album: AlbumFolder

  private let process = Process()
  private var messages: String { album.path + ".messages" }

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - album: The folder of its output.
  ///   - environment: All of its environment variables.
  ///   - directory: The working directory; `nil` for that of this process.
  /// - Throws: `DeterminismError.cannotStart`, or `unwritable`.
  init(
    arguments: [String], album: AlbumFolder, environment: [String: String], directory: String?
  ) throws(DeterminismError) {
    self.album = album
    let program = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    do {
      try AtomicFile.write([], to: messages)
    } catch {
      throw .unwritable(path: messages, error: error)
    }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    // fontconfig writes its debug output there.
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
  /// - Returns: The reason for a failure, on one line; `nil` if it succeeded.
  func wait() -> String? {
    process.waitUntilExit()
    if process.terminationReason == .exit, process.terminationStatus == 0 { return nil }
    let text = (try? RegularFile.contents(of: messages, limit: 1 << 20)) ?? Data()
    let words = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let how = process.terminationReason == .exit ? "status" : "signal"
    let end = "it ended with \(how) \(process.terminationStatus)"
    // The message begins with the program's own name.
    return words.isEmpty ? end : words.drop { $0 == "determinism:" }.joined(separator: " ")
  }
}
