// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// Runs a program many times with other input each time, and counts how it ends.
struct ProcessFuzz {
  /// What the runs are called in the last line.
  let title: String
  let runs: Int
  let seed: UInt64
  /// The directory in which each run gets one of its own; those of faults stay.
  let directory: String
  /// The codes that the program may end with.
  let expectedCodes: Set<Int32>

  private(set) var crashes = 0
  private(set) var hangs = 0

  init(
    title: String, runs: Int, seed: UInt64, directory: String, expectedCodes: Set<Int32>
  ) {
    (self.title, self.runs, self.seed) = (title, runs, seed)
    (self.directory, self.expectedCodes) = (directory, expectedCodes)
  }

  /// Runs the program as often as is asked.
  ///
  /// - Parameter prepare: Makes the process of a run from random numbers, in a directory of its own.
  /// - Returns: Whether it never crashed and never hung.
  /// - Throws: Why a process could not be prepared or started.
  mutating func run(
    _ prepare: (inout SeededGenerator, _ folder: String, _ log: String) throws -> LimitedProcess
  ) throws -> Bool {
    let root = directory + "/" + title
    for run in 0..<runs {
      // Each run has a seed of its own, so that it can be repeated alone.
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
        say("\(title): run with seed \(runSeed): \(words(on: ending)); kept in \(place)")
      }
      if (run + 1).isMultiple(of: 100) { say("\(title): \(run + 1) of \(runs) runs") }
    }
    print("\(title): \(runs) runs, \(crashes) crashes, \(hangs) hangs")
    return crashes == 0 && hangs == 0
  }

  /// Whether a process ended as it should; counts where it did not.
  private mutating func isSound(_ ending: LimitedProcess.Ending) -> Bool {
    switch ending {
    case .exit(let code) where expectedCodes.contains(code): return true
    // A trap in a process below a shell, and a code that the program does not have.
    case .exit, .signal: crashes += 1
    case .hang: hangs += 1
    }
    return false
  }

  private func words(on ending: LimitedProcess.Ending) -> String {
    switch ending {
    case .exit(let code): "ended with the code \(code)"
    case .signal(let signal): "ended by the signal \(signal)"
    case .hang: "did not end"
    }
  }

  /// Writes down how a run can be repeated.
  private func keep(
    _ process: LimitedProcess, _ ending: LimitedProcess.Ending, _ place: String
  ) throws {
    func lines(_ list: [[UInt8]]) -> String {
      list.map { String(decoding: $0, as: UTF8.self).debugDescription }.joined(separator: "\n  ")
    }
    let text = """
      \(words(on: ending))
      program: \(process.program)
      directory: \(process.directory)
      arguments:
        \(lines(process.arguments))
      environment:
        \(lines(process.environment))

      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: place + "/run.txt"))
  }

  private func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

/// A program that runs with a limit of computing time, and how it ends.
struct LimitedProcess {
  /// The absolute path of the program.
  var program: String
  /// The arguments as bytes without NUL, the program's name not among them.
  var arguments: [[UInt8]]
  /// `NAME=value`, as bytes without NUL.
  var environment: [[UInt8]]
  /// The directory that it runs in.
  var directory: String
  /// The file that takes its output and its messages.
  var log: String
  /// How many seconds of processor time it may take.
  ///
  /// Wall time does not count, as machines are busy.
  var seconds = 60

  /// How a process ends.
  enum Ending: Hashable {
    /// By itself, with a code.
    case exit(Int32)
    /// By a signal: it crashed.
    case signal(Int32)
    /// It computed for too long, or waited for something that never comes.
    case hang
  }

  /// The shell sets the limit, as it cannot be set for a process that is spawned.
  private static let script = """
    cd "$1" && ulimit -S -t "$2" && ulimit -H -t "$(($2 + 10))" && ulimit -c 0 && log=$3 && \
    shift 3 && exec "$@" >"$log" 2>&1 </dev/null
    """

  /// Runs the program until it ends.
  func run() throws -> Ending {
    let words =
      ["sh", "-c", Self.script, "sh", directory, "\(seconds)", log, program].map { Array($0.utf8) }
      + arguments
    // Threads of a pool block signals, and a process that is spawned there would inherit that.
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
    let code = Self.withCStrings(words) { words in
      Self.withCStrings(environment) { environment in
        posix_spawn(&id, "/bin/sh", nil, &attributes, words, environment)
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
      // Asleep for minutes without computing: what it waits for does not come. One that waits for a
      // processor is not asleep.
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

/// What the system knows of a process: how long it has computed, and whether it sleeps.
private struct ProcessTimes: Equatable {
  var times: [Substring] = []
  var isAsleep = false

  init(id: pid_t) {
    guard let bytes = FileManager.default.contents(atPath: "/proc/\(id)/stat") else { return }
    // The name of the program, which may hold anything, ends at the last parenthesis.
    let fields =
      String(decoding: bytes, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ") ?? []
    guard fields.count > 14 else { return }
    isAsleep = fields[0] == "S" || fields[0] == "D"
    times = Array(fields[11...12])
  }
}
