// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import Testing
  import Tintype

  @Suite("Attachments of failing assertions")
  struct AttachmentTests {
    @Test("The assertion fails in a subprocess", .enabled(if: Subprocess.isCurrent))
    func difference() {
      assertSnapshot(of: Badge(title: "New"), as: .image, named: "badge", record: .never)
    }

    @Test("The images are files in the attachments directory", .enabled(if: !Subprocess.isCurrent))
    func attachments() throws {
      let output = TemporaryOutput()
      let directory = output.path + "/attachments"
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true)
      let run = try Subprocess(
        filter: "AttachmentTests/difference", output: output,
        arguments: ["--attachments-path", directory])
      #expect(!run.succeeded)
      let files = try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
      #expect(
        files == [
          "difference.badge.actual.png", "difference.badge.difference.png",
          "difference.badge.reference.png",
        ], "\(run.text)")
      for file in files {
        let signature = FileManager.default.contents(atPath: directory + "/" + file)?.prefix(4)
        #expect(signature == Data([0x89, 0x50, 0x4E, 0x47]))
      }
    }
  }
#endif
