// SPDX-License-Identifier: MIT

#if os(Linux)
  import Testing
  import Tintype

  @Suite("Failing assertions in detached tasks")
  struct DetachedFailureTests {
    @Test("The detached assertion has no current test", .enabled(if: Subprocess.isCurrent))
    func detached() async {
      await Task.detached {
        assertSnapshot(of: "new", as: .lines, named: "absent", record: .never)
      }.value
    }

    @Test("A detached failure fails the run", .enabled(if: !Subprocess.isCurrent))
    func subprocess() throws {
      let run = try Subprocess(filter: "DetachedFailureTests/detached", output: TemporaryOutput())
      #expect(!run.succeeded)
      #expect(run.text.contains("Snapshot “detached.absent” has no reference"), "\(run.text)")
    }
  }
#endif
