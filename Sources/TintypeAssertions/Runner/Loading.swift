// SPDX-License-Identifier: MIT

import CTintypeTestLoader
import TintypeSnapshots

/// Connects assertions with the test framework when a program is loaded.
@_cdecl("tintype_connect_test_framework")
func connectTestFramework() {
  // Before the first test of XCTest starts: only its start has the class of a test.
  TestObserver.register()
  if Runner.runsSwiftTesting, !Runner.isExitTest {
    SnapshotSession.current.beginSupervisedJournal()
  }
}

/// Refers to the loader, so that no linker leaves it out.
let testLoader: @convention(c) () -> Void = tintype_test_loader
