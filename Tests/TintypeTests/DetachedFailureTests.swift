// SPDX-License-Identifier: MIT

#if os(Linux)
  import Testing
  import Tintype

  @Suite("A failing assertion in a detached task")
  struct DetachedFailureTests {
    @Test("has no test around it", .enabled(if: Subprocess.isCurrent))
    func detached() async {
      await Task.detached {
        assertSnapshot(of: "new", as: .lines, named: "absent", record: .never)
      }.value
    }

    @Test("fails the run all the same", .enabled(if: !Subprocess.isCurrent))
    func subprocess() throws {
      let run = try Subprocess(filter: "DetachedFailureTests/detached", output: TemporaryOutput())
      #expect(!run.succeeded)
      #expect(run.text.contains("Snapshot “detached.absent” has no reference"), "\(run.text)")
    }
  }
#endif
