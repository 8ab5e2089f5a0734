// SPDX-License-Identifier: MIT

import Testing
import TintypeTestSupport

@Suite("Collections that must not be empty") struct NonEmptyTests {
  @Test("A collection with elements is returned")
  func elements() throws {
    #expect(try nonEmpty([1, 2].dropFirst()) == [2])
  }

  @Test("An empty collection is an error that states the line of the call")
  func empty() throws {
    let error = #expect(throws: EmptyCollection.self) {
      _ = try nonEmpty([Int](), fileID: "AppTests/Screens.swift", line: 7)
    }
    #expect(error?.description.contains("AppTests/Screens.swift:7 is empty") == true)
  }
}
