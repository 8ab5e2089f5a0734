// SPDX-License-Identifier: MIT

import CTintypeLoader
import Synchronization
import Testing
import TintypeAssertions
import TintypeScheduling
import TintypeSnapshots

/// Connects schedulers, clocks and doubles with assertions and the test framework.
///
/// It is called when the program is loaded, so that a test does not need to call anything.
@_cdecl("tintype_connect_pending_work")
func connectPendingWork() {
  IssueReporter.install(.testFramework)
  Ledger.install { LedgerScopes.current }
  TestLifecycle.install(.pendingWork)
  PendingWorkObserver.install(.ledger)
}

extension PendingWorkObserver {
  /// Observes the work of schedulers, clocks and publishers.
  static let ledger = PendingWorkObserver(
    begin: {
      let watch = Ledger.Watch()
      return { watch.end().map(\.description) }
    },
    advance: { seconds in
      let isSettled = MainQueue.settlesLedger()
      return MovableTimes.advance(bySeconds: seconds) || isSettled
    })
}

extension TestLifecycle {
  /// Gives each test its own scope of pending work.
  static let pendingWork = TestLifecycle(
    didFinishXCTest: { LedgerScopes.finishXCTest() },
    withTestCase: { test, operation in
      let scope = LedgerScopes.next(of: test)
      defer { LedgerScopes.finish(scope) }
      try await Ledger.withScope(scope, operation: operation)
    })
}

extension IssueReporter {
  /// Fails the current test.
  static let testFramework = IssueReporter { message, place in
    let place = place ?? CreationPlace()
    Call(
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column
    ).fail(message)
  }
}

/// A reference to the loader, so that the linker does not remove it.
let loader: @convention(c) () -> Void = tintype_loader

/// The scopes of the pending work of each test.
enum LedgerScopes {
  private static let count = Atomic(0)
  private static let ofXCTest = Mutex(Ledger.Scope("XCTest 0"))

  /// Returns a scope that no other case of a test has.
  static func next(of test: Test) -> Ledger.Scope {
    Ledger.Scope("\(name(of: test)) \(count.add(1, ordering: .relaxed).newValue)")
  }

  /// The scope of the current test; `nil` if it is unknown.
  static var current: Ledger.Scope? {
    switch Runner.current {
    case .swiftTesting:
      guard let test = Test.current else { return nil }
      var name = name(of: test)
      // The cases of a test run concurrently, and only their tasks distinguish them.
      if Test.Case.current?.isParameterized == true {
        name += withUnsafeCurrentTask { " task \($0?.hashValue ?? 0)" }
      }
      return Ledger.Scope(name)
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
      defer { scope = Ledger.Scope("XCTest \(number)") }
      return scope
    }
    finish(last)
  }

  /// Clears the pending work of a test, and cancels tasks that sleep on its clocks.
  static func finish(_ scope: Ledger.Scope) {
    SleepingTasks.cancel(in: scope)
    MovableTimes.clear(scope)
    Ledger.clear(scope)
  }

  private static func name(of test: Test) -> String {
    ([test.id.moduleName] + test.id.nameComponents).joined(separator: "/")
  }
}
