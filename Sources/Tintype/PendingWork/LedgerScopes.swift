// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import TintypeAssertions
import TintypeScheduling

/// What the pending work of each test is kept under.
enum LedgerScopes {
  private static let count = Atomic(0)
  private static let ofXCTest = Mutex(Ledger.Scope("XCTest 0"))

  /// A scope that no other case of a test has.
  static func next(of test: Test) -> Ledger.Scope {
    Ledger.Scope("\(name(of: test)) \(count.add(1, ordering: .relaxed).newValue)")
  }

  /// The scope of the test that runs here; `nil` where none is known.
  static var current: Ledger.Scope? {
    switch Runner.current {
    case .swiftTesting:
      guard let test = Test.current else { return nil }
      var name = name(of: test)
      // The cases of a test run beside each other, and nothing but their tasks tells them apart.
      if Test.Case.current?.isParameterized == true {
        name += withUnsafeCurrentTask { " task \($0?.hashValue ?? 0)" }
      }
      return Ledger.Scope(name)
    case .xcTest:
      Runner.observeXCTest()
      return ofXCTest.withLock { $0 }
    }
  }

  /// Strikes out what a test of XCTest has left, and begins anew: its tests run one after another.
  static func finishXCTest() {
    let number = count.add(1, ordering: .relaxed).newValue
    let last = ofXCTest.withLock { scope in
      defer { scope = Ledger.Scope("XCTest \(number)") }
      return scope
    }
    finish(last)
  }

  /// Lets go of what a test has left: work that is pending, and tasks that sleep on its clocks.
  static func finish(_ scope: Ledger.Scope) {
    SleepingTasks.cancel(in: scope)
    MovableTimes.clear(scope)
    Ledger.clear(scope)
  }

  private static func name(of test: Test) -> String {
    ([test.id.moduleName] + test.id.nameComponents).joined(separator: "/")
  }
}
