// SPDX-License-Identifier: MIT

import Testing
import TintypeAssertions
import TintypeSnapshots

@Suite("The snapshots trait", .snapshots(record: .never))
struct SnapshotsTraitTests {
  private var mode: SnapshotTestingConfiguration.Record? {
    SnapshotTestingConfiguration.current?.record
  }

  @Test("The trait of a suite applies to its tests")
  func suite() {
    #expect(mode == .never)
  }

  @Test("The trait of a test overrides the trait of its suite", .snapshots(record: .failed))
  func test() {
    #expect(mode == .failed)
  }

  @Test("A trait without options changes nothing", .snapshots(), .snapshots(record: false))
  func nothing() {
    #expect(mode == .never)
  }

  @Test("The trait applies to each case of a test", arguments: 1...3)
  func cases(number: Int) {
    #expect(mode == .never)
  }

  @Test("A configuration in the test overrides the trait")
  func configuration() {
    withSnapshotTesting(record: .missing) { #expect(mode == .missing) }
    #expect(mode == .never)
  }

  @Test("The trait applies to tasks of a test")
  func tasks() async {
    await Task { #expect(mode == .never) }.value
  }

  @Suite("A nested suite")
  struct Inner {
    @Test("The trait of the outer suite applies to the nested suite")
    func inherited() {
      #expect(SnapshotTestingConfiguration.current?.record == .never)
    }
  }
}
