// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// What tells a problem to the test that runs.
///
/// Schedulers, clocks and doubles know no test framework. Whoever imports Tintype has a reporter that
/// fails the test, in XCTest and in Swift Testing alike. Without one, a problem is written to the
/// standard error stream, and the process ends with a failure, so that it is never lost.
public struct IssueReporter: Sendable {
  private let body: @Sendable (_ message: String, _ place: CreationPlace?) -> Void
  /// Takes notes in place of the standard error stream.
  private var noteBody: (@Sendable (_ note: String) -> Void)?

  /// Creates a reporter.
  ///
  /// - Parameter body: Takes the words of a problem and the place that it arose from, where one is
  ///   known. It may be called on any thread.
  public init(_ body: @escaping @Sendable (_ message: String, _ place: CreationPlace?) -> Void) {
    self.body = body
  }

  package func report(_ issue: some CustomStringConvertible, at place: CreationPlace?) {
    body(issue.description, place)
  }
}

extension IssueReporter {
  /// The reporter of what runs inside of an operation, in place of the process's.
  ///
  /// Threads and detached tasks that the operation starts do not inherit it.
  ///
  /// It must be task-local: issues arise in calls of the code under test, which has no parameter for a
  /// reporter, and tests that run in parallel each have their own.
  @TaskLocal public static var override: IssueReporter?

  private static let installed = Mutex<IssueReporter?>(nil)

  /// Makes a reporter the process's, in place of the one before it.
  public static func install(_ reporter: IssueReporter) {
    installed.withLock { $0 = reporter }
  }

  /// The reporter that is in charge here.
  package static var current: IssueReporter {
    override ?? installed.withLock { $0 } ?? standardError
  }

  /// Tells a problem to the reporter that is in charge here.
  public static func report(_ issue: some CustomStringConvertible, at place: CreationPlace?) {
    current.report(issue, at: place)
  }

  /// Tells what is no failure of a test, but may explain one, to the reporter that is bound here; else it
  /// is written to the standard error stream.
  package static func note(_ note: some CustomStringConvertible) {
    if let body = override?.noteBody { return body(note.description) }
    FileHandle.standardError.write(Data("note: \(note)\n".utf8))
  }

  /// The same reporter, which passes notes to a closure.
  package func notes(
    to body: @escaping @Sendable (_ note: String) -> Void
  ) -> IssueReporter {
    var reporter = self
    reporter.noteBody = body
    return reporter
  }

  /// Writes problems down and lets the process fail at its end, so that other tests still run.
  static let standardError = IssueReporter { message, place in
    let opening = place.map { "\($0): " } ?? ""
    FileHandle.standardError.write(
      Data("\(opening)\(message)\n\(UnheardIssue.noReporter)\n".utf8))
    UnheardIssue.failAtExit
  }
}

/// A problem that no test framework is told of.
enum UnheardIssue {
  static let noReporter = """
    No test was told of this, because nothing is installed that tells it: import Tintype in the test, \
    or call IssueReporter.install(_:). The process will end with exit code 70.
    """

  /// Changes the exit code, once in a process.
  static let failAtExit: Void = {
    _ = atexit {
      fflush(nil)
      _exit(70)
    }
  }()
}

/// Where in the source something was made: a scheduler, a subscription, a piece of work.
public struct CreationPlace: Sendable {
  /// The module and the file, such as `App/ScoreView.swift`.
  public var fileID: StaticString
  /// The path of the file, as the compiler knew it.
  public var filePath: StaticString
  /// The line, from 1.
  public var line: UInt
  /// The column, from 1.
  public var column: UInt

  /// Creates a place; by default the one of the call.
  public init(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

extension CreationPlace: Hashable {
  /// Whether two places are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.line == b.line && a.column == b.column && "\(a.fileID)" == "\(b.fileID)"
      && "\(a.filePath)" == "\(b.filePath)"
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine("\(fileID)")
    hasher.combine("\(filePath)")
    hasher.combine(line)
    hasher.combine(column)
  }
}

extension CreationPlace: CustomStringConvertible {
  /// The file and the line, such as `App/ScoreView.swift:42`.
  public var description: String { "\(fileID):\(line)" }
}
