// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeCLI

@Suite("The trap of a preview")
struct PreviewTrapTests {
  @Test("A trap has the message and the place of the source")
  func message() {
    let trap = PreviewTrap(output: "loading\nApp/Row.swift:12: Fatal error: No rows.\n")
    #expect(trap?.description == "App/Row.swift:12: No rows.")
    #expect(
      PreviewTrap(output: "App/Row.swift:12: Fatal error")?.description
        == "App/Row.swift:12: Fatal error.")
  }

  @Test("A trap in the standard library has the place of the first caller with a source")
  func backtrace() {
    let output = """
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

      Thread 0 crashed:

        0      0x7f7a5296df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
        3 [ra] 0x55ef28fb302b Row.body.getter + 42 in AppPackageTests.xctest at /app/Sources/Row.swift:31:43
        4 [ra] 0x55ef28fb2f79 render(_:) + 40 in AppPackageTests.xctest at /app/Sources/List.swift:2:32
      """
    #expect(
      PreviewTrap(output: output)?.description == "/app/Sources/Row.swift:31: Index out of range.")
  }

  @Test("An output without a trap has none")
  func none() {
    #expect(PreviewTrap(output: "Fatal error handling was tested\n") == nil)
  }
}
