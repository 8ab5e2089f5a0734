// SPDX-License-Identifier: MIT

import CTintypeLoader
import TintypeAssertions
import TintypeScheduling
import TintypeSnapshots

/// Connects schedulers, clocks and doubles with assertions and the test framework.
///
/// It is called when the program is loaded, so that a test need not call anything for it.
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
  /// Gives each test a scope of pending work of its own.
  static let pendingWork = TestLifecycle(
    didFinishXCTest: { LedgerScopes.finishXCTest() },
    withTestCase: { test, operation in
      let scope = LedgerScopes.next(of: test)
      defer { LedgerScopes.finish(scope) }
      try await Ledger.withScope(scope, operation: operation)
    })
}

extension IssueReporter {
  /// Fails the test that runs.
  static let testFramework = IssueReporter { message, place in
    let place = place ?? CreationPlace()
    Runner.current.fail(
      message,
      at: Runner.Place(
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column))
  }
}

/// Refers to the loader, so that no linker leaves it out.
let loader: @convention(c) () -> Void = tintype_loader
