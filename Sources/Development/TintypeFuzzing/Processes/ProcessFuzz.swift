// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// Runs a program many times with different input, and counts the results.
struct ProcessFuzz {
  /// The name of the runs in the last line.
  let title: String
  let runs: Int
  let seed: UInt64
  /// The directory that contains one for each run; those of failed runs are kept.
  let directory: String
  /// The expected exit codes.
  let expectedCodes: Set<Int32>

  private(set) var crashes = 0
  private(set) var hangs = 0

  init(title: String, runs: Int, seed: UInt64, directory: String, expectedCodes: Set<Int32>) {
    (self.title, self.runs, self.seed) = (title, runs, seed)
    (self.directory, self.expectedCodes) = (directory, expectedCodes)
  }

  /// Runs the program.
  ///
  /// - Parameter prepare: Creates the process of a run from random numbers, in a separate
  ///   directory.
  /// - Returns: A Boolean value that indicates whether it never crashed and never hung.
  /// - Throws: Any error of preparing or starting a process.
  mutating func run(
    _ prepare: (inout SeededGenerator, _ folder: String, _ log: String) throws -> LimitedProcess
  ) throws -> Bool {
    let root = directory + "/" + title
    for run in 0..<runs {
      // Each run has its own seed, so that it can be repeated alone.
      let runSeed = seed &+ UInt64(run)
      var generator = SeededGenerator(seed: runSeed)
      let place = root + "/\(runSeed)"
      try? FileManager.default.removeItem(atPath: place)
      try FileManager.default.createDirectory(
        atPath: place + "/work", withIntermediateDirectories: true)
      let process = try prepare(&generator, place + "/work", place + "/log.txt")
      let ending = try process.run()
      if isSound(ending) {
        try FileManager.default.removeItem(atPath: place)
      } else {
        try keep(process, ending, place)
        printLine("\(title): run with seed \(runSeed): \(summary(on: ending)); saved in \(place)")
      }
      if (run + 1).isMultiple(of: 100) { printLine("\(title): \(run + 1) of \(runs) runs") }
    }
    print("\(title): \(runs) runs, \(crashes) crashes, \(hangs) hangs")
    return crashes == 0 && hangs == 0
  }

  /// Returns whether a process ended as expected; counts failures.
  private mutating func isSound(_ ending: LimitedProcess.Ending) -> Bool {
    switch ending {
    case .exit(let code) where expectedCodes.contains(code): return true
    // A trap in a child process of a shell, or an undocumented exit code.
    case .exit, .signal: crashes += 1
    case .hang: hangs += 1
    }
    return false
  }

  private func summary(on ending: LimitedProcess.Ending) -> String {
    switch ending {
    case .exit(let code): "ended with exit code \(code)"
    case .signal(let signal): "ended by signal \(signal)"
    case .hang: "did not end"
    }
  }

  /// Writes the command that repeats a run.
  private func keep(
    _ process: LimitedProcess, _ ending: LimitedProcess.Ending, _ place: String
  ) throws {
    func lines(_ list: [[UInt8]]) -> String {
      list.map { String(decoding: $0, as: UTF8.self).debugDescription }.joined(separator: "\n  ")
    }
    let text = """
      \(summary(on: ending))
      program: \(process.program)
      directory: \(process.directory)
      arguments:
        \(lines(process.arguments))
      environment:
        \(lines(process.environment))

      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: place + "/run.txt"))
  }

  private func printLine(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

/// A program with a limit of processor time, and its result.
struct LimitedProcess {
  /// The absolute path of the program.
  var program: String
  /// The arguments as bytes without NUL, excluding the program's name.
  var arguments: [[UInt8]]
  /// The variables, `NAME=value`, as bytes without NUL.
  var environment: [[UInt8]]
  /// The working directory.
  var directory: String
  /// The file for its output and its messages.
  var log: String
  /// The limit of processor time in seconds.
  ///
  /// Wall time does not count, since machines are busy.
  var seconds = 60

  /// The end of a process.
  enum Ending: Hashable {
    /// It exited with a code.
    case exit(Int32)
    /// It was ended by a signal: it crashed.
    case signal(Int32)
    /// It exceeded the limit, or waited forever.
    case hang
  }

  /// The shell sets the limit, since it cannot be set for a spawned process.
  private static let script = """
    cd "$1" && ulimit -S -t "$2" && ulimit -H -t "$(($2 + 10))" && ulimit -c 0 && log=$3 && \
    shift 3 && exec "$@" >"$log" 2>&1 </dev/null
    """

  /// Runs the program until it ends.
  func run() throws -> Ending {
    let summary =
      ["sh", "-c", Self.script, "sh", directory, "\(seconds)", log, program].map { Array($0.utf8) }
      + arguments
    // Threads of a pool block signals, which a spawned process would inherit.
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var id = pid_t()
    let code = Self.withCStrings(summary) { summary in
      Self.withCStrings(environment) { environment in
        posix_spawn(&id, "/bin/sh", nil, &attributes, summary, environment)
      }
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
    return Self.wait(for: id)
  }

  private static func wait(for id: pid_t) -> Ending {
    var status: Int32 = 0
    var pause: UInt32 = 500
    var last = ProcessTimes(id: id)
    var quiet: UInt64 = 0
    while waitpid(id, &status, WNOHANG) == 0 {
      usleep(pause)
      pause = min(pause * 2, 20_000)
      let now = ProcessTimes(id: id)
      // A process that has been asleep for minutes without using the processor waits forever. A
      // process that waits for a processor is not asleep.
      quiet = now == last && now.isAsleep ? quiet + UInt64(pause) : 0
      last = now
      if quiet > 180_000_000 {
        kill(id, SIGKILL)
        waitpid(id, &status, 0)
        return .hang
      }
    }
    let signal = status & 0x7F
    if signal == SIGXCPU { return .hang }
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }

  private static func withCStrings<Result>(
    _ strings: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { bytes in
      (bytes + [0]).withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { strdup($0) } }
      }
    }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}

/// The processor time of a process, and whether it sleeps.
private struct ProcessTimes: Equatable {
  var times: [Substring] = []
  var isAsleep = false

  init(id: pid_t) {
    guard let bytes = FileManager.default.contents(atPath: "/proc/\(id)/stat") else { return }
    // The name of the program, which may contain any character, ends at the last parenthesis.
    let fields =
      String(decoding: bytes, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ") ?? []
    guard fields.count > 14 else { return }
    isAsleep = fields[0] == "S" || fields[0] == "D"
    times = Array(fields[11...12])
  }
}
