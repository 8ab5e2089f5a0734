// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A reporter of issues to the running test.
///
/// Schedulers, clocks and doubles do not depend on a test framework. Importing Tintype installs a
/// reporter that fails the test, in XCTest and in Swift Testing alike. Without a reporter, an issue
/// is written to the standard error stream and the process ends with a failure, so that the issue
/// is never lost.
public struct IssueReporter: Sendable {
  private let body: @Sendable (_ message: String, _ place: CreationSite?) -> Void
  /// Receives notes instead of the standard error stream.
  private var noteBody: (@Sendable (_ note: String) -> Void)?

  /// Creates a reporter.
  ///
  /// - Parameter body: Receives the message of an issue and its source location, if one is known.
  ///   It may be called on any thread.
  public init(_ body: @escaping @Sendable (_ message: String, _ place: CreationSite?) -> Void) {
    self.body = body
  }

  package func report(_ issue: some CustomStringConvertible, at place: CreationSite?) {
    body(issue.description, place)
  }
}

extension IssueReporter {
  /// The reporter for an operation, instead of the process-wide one.
  ///
  /// Threads and detached tasks that the operation starts do not inherit it.
  ///
  /// It must be task-local: issues arise in calls of the code under test, which has no parameter
  /// for a reporter, and tests that run in parallel each have their own.
  @TaskLocal public static var override: IssueReporter?

  private static let installed = Mutex<IssueReporter?>(nil)

  /// Replaces the process-wide reporter.
  public static func install(_ reporter: IssueReporter) { installed.withLock { $0 = reporter } }

  /// The current reporter.
  package static var current: IssueReporter {
    override ?? installed.withLock { $0 } ?? standardError
  }

  /// Reports an issue to the current reporter.
  public static func report(_ issue: some CustomStringConvertible, at place: CreationSite?) {
    current.report(issue, at: place)
  }

  /// Reports a note: it is not a failure, but may explain one.
  ///
  /// The note goes to the reporter that is bound to the current task. Without one, it is written to
  /// the standard error stream.
  package static func note(_ note: some CustomStringConvertible) {
    if let body = override?.noteBody { return body(note.description) }
    FileHandle.standardError.write(Data("note: \(note)\n".utf8))
  }

  /// Returns the same reporter, which passes notes to a closure.
  package func notes(to body: @escaping @Sendable (_ note: String) -> Void) -> IssueReporter {
    var reporter = self
    reporter.noteBody = body
    return reporter
  }

  /// Writes issues to the standard error stream, and makes the process exit with a failure, so that
  /// other tests still run.
  static let standardError = IssueReporter { message, place in
    let opening = place.map { "\($0): " } ?? ""
    FileHandle.standardError.write(
      Data("\(opening)\(message)\n\(UnreportedIssue.noReporter)\n".utf8))
    UnreportedIssue.failAtExit
  }
}

/// An issue that was not reported to any test framework.
enum UnreportedIssue {
  static let noReporter = """
    This issue was not reported to a test, because no reporter is installed. Import Tintype in the \
    test, or call IssueReporter.install(_:). The process will end with exit code 70.
    """

  /// Changes the exit code, once per process.
  static let failAtExit: Void = {
    _ = atexit {
      fflush(nil)
      _exit(70)
    }
  }()
}

/// The source location at which an object was created: a scheduler, a subscription, a work item.
public struct CreationSite: Sendable {
  /// The module and the file, such as `App/ScoreView.swift`.
  public var fileID: StaticString
  /// The path of the file, as the compiler reports it.
  public var filePath: StaticString
  /// The line, from 1.
  public var line: UInt
  /// The column, from 1.
  public var column: UInt

  /// Creates a location; by default that of the call.
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

extension CreationSite: Hashable {
  /// Returns a Boolean value that indicates whether two locations are equal.
  public static func == (a: Self, b: Self) -> Bool {
    a.line == b.line && a.column == b.column && "\(a.fileID)" == "\(b.fileID)"
      && "\(a.filePath)" == "\(b.filePath)"
  }

  /// Hashes the properties that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine("\(fileID)")
    hasher.combine("\(filePath)")
    hasher.combine(line)
    hasher.combine(column)
  }
}

extension CreationSite: CustomStringConvertible {
  /// The file and the line, such as `App/ScoreView.swift:42`.
  public var description: String { "\(fileID):\(line)" }
}
