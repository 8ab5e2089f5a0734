// SPDX-License-Identifier: MIT

import CTintypeLoader
import Synchronization
import Testing
import TintypeAssertions
import TintypeSchedulers
import TintypeSnapshots
import TintypeTaskCapture

/// Connects schedulers, clocks and doubles with assertions and the test framework.
///
/// It is called when the program is loaded, so that a test does not need to call anything.
@_cdecl("tintype_connect_pending_work")
func connectPendingWork() {
  IssueReporter.install(.testFramework)
  WorkTracker.install { WorkTrackerScopes.current }
  TestLifecycle.install(.pendingWork)
  PendingWorkObserver.install(.tracker)
}

extension PendingWorkObserver {
  /// Observes the work of schedulers, clocks and publishers.
  static let tracker = PendingWorkObserver(
    begin: {
      let watch = WorkTracker.Watch()
      return { watch.end().map(\.description) }
    },
    advance: { seconds in
      let isSettled = MainQueue.settlesTracker()
      return MovableTimes.advance(bySeconds: seconds) || isSettled
    })
}

extension TestLifecycle {
  /// Gives each test its own scope of pending work.
  static let pendingWork = TestLifecycle(
    didFinishXCTest: { WorkTrackerScopes.finishXCTest() },
    withTestCase: { test, operation in
      let scope = WorkTrackerScopes.next(of: test)
      defer { WorkTrackerScopes.finish(scope) }
      try await WorkTracker.withScope(scope, operation: operation)
    })
}

extension IssueReporter {
  /// Fails the current test.
  static let testFramework = IssueReporter { message, place in
    let place = place ?? CreationSite()
    Call(
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column
    ).fail(message)
  }
}

/// A reference to the loader, so that the linker does not remove it.
let loader: @convention(c) () -> Void = tintype_loader

/// The scopes of the pending work of each test.
enum WorkTrackerScopes {
  private static let count = Atomic(0)
  private static let ofXCTest = Mutex(WorkTracker.Scope("XCTest 0"))

  /// Returns a scope that no other case of a test has.
  static func next(of test: Test) -> WorkTracker.Scope {
    WorkTracker.Scope("\(name(of: test)) \(count.add(1, ordering: .relaxed).newValue)")
  }

  /// The scope of the current test; `nil` if it is unknown.
  static var current: WorkTracker.Scope? {
    switch Runner.current {
    case .swiftTesting:
      guard let test = Test.current else { return nil }
      var name = name(of: test)
      // The cases of a test run concurrently, and only their tasks distinguish them.
      if Test.Case.current?.isParameterized == true {
        name += withUnsafeCurrentTask { " task \($0?.hashValue ?? 0)" }
      }
      return WorkTracker.Scope(name)
    case .xcTest:
      Runner.observeXCTest()
      return ofXCTest.withLock { $0 }
    }
  }

  /// Clears the pending work of an XCTest test, and begins a new scope.
  ///
  /// XCTest tests run one after another.
  static func finishXCTest() {
    let number = count.add(1, ordering: .relaxed).newValue
    let last = ofXCTest.withLock { scope in
      defer { scope = WorkTracker.Scope("XCTest \(number)") }
      return scope
    }
    finish(last)
  }

  /// Clears the pending work of a test, and cancels tasks that sleep on its clocks.
  static func finish(_ scope: WorkTracker.Scope) {
    SleepingTasks.cancel(in: scope)
    MovableTimes.clear(scope)
    WorkTracker.clear(scope)
  }

  private static func name(of test: Test) -> String {
    ([test.id.moduleName] + test.id.nameComponents).joined(separator: "/")
  }
}
