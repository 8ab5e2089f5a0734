// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeBase

/// The journal of this process: one line per event or snapshot, one `write` per line.
///
/// A line is written completely or not at all, so the journal of a process that crashed can be
/// read.
package final class Journal: Sendable {
  private let output: OutputDirectory
  /// The run's name.
  package let run: String
  private let labels: RunLabels
  private let isSupervised: Bool
  /// Returns whether the test framework has not finished yet.
  private let isTesting: @Sendable () -> Bool
  /// The process that wrote the first line, 0 for none; a forked process begins its own journal.
  private let beginner = Atomic<pid_t>(0)
  /// The number of lines that were appended to the current file, after the first one.
  private let lines = Atomic(0)
  /// Returns the number of tests that ran; `nil` if unknown.
  private let tests: @Sendable () -> Int?

  /// Creates a journal, without writing it.
  ///
  /// - Parameters:
  ///   - output: The output directory.
  ///   - run: The run's name.
  ///   - labels: The attempt and the shard of the run.
  ///   - isSupervised: A Boolean value that indicates whether `tintype test` started the process.
  ///   - process: The state of the test framework.
  package init(
    output: OutputDirectory, run: String, labels: RunLabels = RunLabels(),
    isSupervised: Bool = false, process: FrameworkState = .unknown
  ) {
    self.output = output
    self.run = run
    self.labels = labels
    self.isSupervised = isSupervised
    isTesting = process.isTesting
    tests = process.tests
  }

  /// The file of this process.
  package var path: String { output.run(run) + "/\(getpid()).jsonl" }

  /// Writes the first line, unless it exists, and names the run as the latest.
  ///
  /// - Throws: The reason why the journal cannot be written.
  package func begin() throws(JournalError) {
    let process = getpid()
    if beginner.load(ordering: .relaxed) == process, Directory.exists(at: output.run(run)) {
      return
    }
    do {
      try Directory.create(at: output.run(run))
      var began = event(.began)
      if isSupervised { began.isSupervised = true }
      began.program = TestProgram.identity
      if !TrappedSnapshots.identifiers.isEmpty, beginner.load(ordering: .relaxed) == 0 {
        JournalFile.endEarlierPart(of: path, event(.ended))
      }
      let ending: JournalFile.Ending = { [self] in isTesting() ? nil : try? ended.line }
      if try JournalFile.begin(path, first: began.line, ending: ending) {
        lines.store(0, ordering: .relaxed)
      }
      try AtomicFile.write(Array(run.utf8) + [0x0A], to: output.latest)
      beginner.store(process, ordering: .relaxed)
    } catch let error as FileError {
      throw JournalError(path: path, error: error)
    } catch {
      // An event contains strings and integers, which always encode.
      throw JournalError(path: path, error: .notARegularFile)
    }
  }

  /// Appends a record.
  ///
  /// - Parameter record: The record, to which the attempt and the shard are added.
  /// - Throws: The reason why the journal cannot be written.
  package func append(_ record: JournalRecord) throws(JournalError) {
    var record = record
    (record.attempt, record.shard) = (labels.attempt, labels.shard)
    try append { try record.line }
  }

  /// Appends an event about a test.
  ///
  /// - Parameter event: The event, to which the attempt and the shard are added.
  /// - Throws: The reason why the journal cannot be written.
  package func append(_ event: JournalEvent) throws(JournalError) {
    var event = event
    (event.attempt, event.shard) = (labels.attempt, labels.shard)
    try append { try event.line }
  }

  private func append(_ line: () throws -> [UInt8]) throws(JournalError) {
    try begin()
    do {
      try JournalFile.append(line(), to: path)
      lines.add(1, ordering: .relaxed)
    } catch let error as FileError {
      throw JournalError(path: path, error: error)
    } catch {
      // Records and events hold strings and integers, which always encode.
      throw JournalError(path: path, error: .notARegularFile)
    }
  }

  private var ended: JournalEvent {
    var ended = event(.ended)
    ended.lines = lines.load(ordering: .relaxed)
    ended.tests = tests()
    return ended
  }

  private func event(_ kind: JournalEvent.Kind) -> JournalEvent {
    JournalEvent(kind, attempt: labels.attempt, shard: labels.shard)
  }
}

/// The reason why a journal cannot be written.
package struct JournalError: Error {
  /// The path of the journal.
  package var path: String
  /// The system's error.
  package var error: FileError
}

/// Appends whole lines to a journal.
package enum JournalFile {
  /// Appends bytes in one `write`, so that lines of other processes cannot interleave with them.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - path: The file, which is created if it is missing.
  ///   - isNamedByUser: A Boolean value that indicates whether the user named the file, so that a
  ///     symbolic link is followed.
  /// - Throws: The system's error. If the disk is full, a part of the bytes may have been written.
  package static func append(
    _ bytes: [UInt8], to path: String, isNamedByUser: Bool = false
  ) throws(FileError) {
    try append(bytes, to: path, flags: O_CREAT | (isNamedByUser ? 0 : O_NOFOLLOW))
  }

  private static func append(_ bytes: [UInt8], to path: String, flags: Int32) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else {
      // The error of a link that is not followed is that of too many links.
      throw errno == ELOOP && flags & O_NOFOLLOW != 0 ? .link : .system(code: errno)
    }
    defer { close(descriptor) }
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count == bytes.count else { throw .system(code: count < 0 ? errno : ENOSPC) }
  }

  /// A function that returns the last line of a journal, or `nil` if the journal must not record
  /// that the process ended.
  typealias Ending = @Sendable () -> [UInt8]?

  /// The functions for the last lines of the journals that this process began, by path.
  private static let endings = Mutex<[String: Ending]>([:])

  /// The registration of the exit handler, evaluated once; `false` if the system refused it.
  private static let isRegistered: Bool = {
    atexit {
      for (path, ending) in JournalFile.endings.withLock({ $0 }) {
        // A deleted journal isn't created again.
        if let line = ending() { try? JournalFile.append(line, to: path, flags: O_NOFOLLOW) }
      }
    } == 0
  }()

  /// Begins a journal, unless this process has already begun it.
  ///
  /// - Parameters:
  ///   - path: The journal's file.
  ///   - first: The line for ``JournalEvent/Kind/began``.
  ///   - ending: Returns the line for ``JournalEvent/Kind/ended``. It is called when the process
  ///     exits, on the thread that called `exit`; not when the process crashes or is killed.
  /// - Returns: A Boolean value that indicates whether the first line was written by this call.
  /// - Throws: The reason why the first line was not written.
  static func begin(
    _ path: String, first: [UInt8], ending: @escaping Ending
  ) throws(FileError) -> Bool {
    let result = endings.withLock { endings -> Result<Bool, FileError> in
      guard endings[path] == nil || access(path, F_OK) != 0 else { return .success(false) }
      do throws(FileError) {
        try append(first, to: path)
      } catch {
        return .failure(error)
      }
      if isRegistered { endings[path] = ending }
      return .success(true)
    }
    return try result.get()
  }
}
