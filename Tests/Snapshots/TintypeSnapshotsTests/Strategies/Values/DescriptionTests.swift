// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots

@Suite("The description strategy")
struct DescriptionTests {
  struct Plain { var part = "a" }

  struct Spoken: CustomStringConvertible {
    var description: String { "two\nlines" }
  }

  @Test("The description is that of String(describing:)")
  func description() throws {
    #expect(try text(of: 42, as: .description) == "42")
    #expect(try text(of: "a\n", as: .description) == "a\n")
    #expect(try text(of: Plain(), as: .description) == "Plain(part: \"a\")")
    #expect(try text(of: Spoken(), as: .description) == "two\nlines")
  }

  @Test("Descriptions and dumps have the extension txt")
  func pathExtension() {
    #expect(Snapshotting<Int, String>.description.pathExtension == "txt")
    #expect(Snapshotting<Int, String>.dump.pathExtension == "txt")
  }
}
