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
