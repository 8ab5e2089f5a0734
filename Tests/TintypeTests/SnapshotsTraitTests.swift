// SPDX-License-Identifier: MIT

import Testing
import Tintype

@Suite("The trait “snapshots”", .snapshots(record: .never))
struct SnapshotsTraitTests {
  private var mode: SnapshotTestingConfiguration.Record? {
    SnapshotTestingConfiguration.current?.record
  }

  @Test("of a suite holds for its tests")
  func suite() {
    #expect(mode == .never)
  }

  @Test("of a test stands above that of its suite", .snapshots(record: .failed))
  func test() {
    #expect(mode == .failed)
  }

  @Test("that says nothing changes nothing", .snapshots(), .snapshots(record: false))
  func nothing() {
    #expect(mode == .never)
  }

  @Test("holds for each case of a test", arguments: 1...3)
  func cases(number: Int) {
    #expect(mode == .never)
  }

  @Test("stands below what is set in the test")
  func configuration() {
    withSnapshotTesting(record: .missing) { #expect(mode == .missing) }
    #expect(mode == .never)
  }

  @Test("holds in the tasks of a test")
  func tasks() async {
    await Task { #expect(mode == .never) }.value
  }

  @Suite("of the outer suite")
  struct Inner {
    @Test("holds for the inner one")
    func inherited() {
      #expect(SnapshotTestingConfiguration.current?.record == .never)
    }
  }
}
