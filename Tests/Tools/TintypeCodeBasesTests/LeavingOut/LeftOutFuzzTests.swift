// SPDX-License-Identifier: MIT

import Testing
import TintypeSourceEditing

@testable import TintypeCodeBases

@Suite("Leaving out declarations of generated sources")
struct LeftOutFuzzTests {
  @Test func `4,000 generated files keep their lines and their brackets until nothing remains`() {
    var sources = GeneratedSource(seed: 4001)
    var count = 0
    for number in 0..<4000 {
      let bytes = sources.next()
      let lines = bytes.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false)
      let line = sources.generator.below(lines.count + 1)
      let column = sources.generator.below((line > 0 ? lines[line - 1].count : 1) + 2)
      var omissions: [LeftOutDeclarations.Omission] = []
      for round in 1... {
        let problem = LeftOutDeclarations.Problem(line: line, column: column, message: "\"\\(\n")
        guard
          let result = try? LeftOutDeclarations(bytes, problems: [problem], earlier: omissions)
        else { break }
        omissions = result.omissions
        count += 1
        guard let edited = result.bytes else { break }
        #expect(edited.filter { $0 == ASCII.lineFeed }.count == lines.count - 1, "file \(number)")
        #expect((try? SwiftSource(reading: edited)) != nil, "file \(number), round \(round)")
        guard round < 9 else {
          Issue.record("file \(number) is not left out after nine rounds: \(omissions)")
          break
        }
      }
    }
    #expect(count > 4000)
  }
}
