// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeCodeBases

@Suite("Imports of sources")
struct ImportScanTests {
  @Test(
    "Imports are found with attributes, access levels and kinds",
    arguments: [
      ("import A", ["A"]), ("import A\nimport B\r\n", ["A", "B"]), ("  @testable import A", ["A"]),
      ("@_exported import A", ["A"]), ("public import A.B", ["A"]), ("import struct A.B", ["A"]),
      ("import A; import B", ["A", "B"]), ("import\tA // x", ["A"]), ("import func A.f", ["A"]),
      ("let important = 1", []), ("// import A", []), ("reimport A", []), ("import", []),
      ("#if x\n import A\n#endif", ["A"]), ("\"import A\"", []), ("import A/* x */", ["A"]),
    ])
  func imports(text: String, names: [String]) throws {
    let sample = try SampleProject(["A.swift": text])
    #expect(ImportScan.imports(in: sample.root + "/A.swift").sorted() == names)
  }
}
