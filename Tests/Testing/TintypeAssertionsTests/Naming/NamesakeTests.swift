// SPDX-License-Identifier: MIT

import Testing
import TintypeAssertions
import TintypeSnapshots
import XCTest

// Another file contains a suite with this name. Each test runs alone or with the other one.
@Suite("Tests with the name of tests in another file") private struct Namesake {
  @Test("An unnamed snapshot that another test could take fails and names both tests")
  func unnamed() {
    let failure = verifySnapshot(of: "first", as: .lines, record: .all)
    expectSharedName(failure, "Namesake/unnamed")
  }

  @Test("A snapshot with a name that the other test contains fails and names both tests")
  func named() {
    let failure = verifySnapshot(of: "first", as: .lines, named: "shared", record: .all)
    expectSharedName(failure, "Namesake/named")
    assertSnapshot(of: "first", as: .lines, named: "only in the first file")
  }

  @Test("In a test with arguments, too", arguments: [1, 2])
  func parameterized(value: Int) {
    let failure = verifySnapshot(of: "\(value)", as: .lines, record: .all)
    expectSharedName(failure, "Namesake/parameterized-value")
  }
}

/// Expects the error about two tests with one name, and the places of both.
func expectSharedName(
  _ failure: String?, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let failure = failure ?? ""
  #expect(failure.contains("could not be compared"), sourceLocation: sourceLocation)
  for text in [
    "/NamesakeTests.swift:", "/OtherNamesakeTests.swift:", "TintypeAssertionsTests/\(name)”",
  ] {
    #expect(failure.contains(text), sourceLocation: sourceLocation)
  }
}

final class NamesakeXCTests: XCTestCase {
  func testUnnamed() { expectSharedXCTestName(verifySnapshot(of: "a", as: .lines, record: .all)) }

  func testNamed() {
    expectSharedXCTestName(
      verifySnapshot(of: "a", as: .lines, named: "shared", record: .all))
    assertSnapshot(of: "first", as: .lines, named: "only in the first class")
  }
}

final class OtherNamesakeXCTests: XCTestCase {
  func testUnnamed() { expectSharedXCTestName(verifySnapshot(of: "b", as: .lines, record: .all)) }

  func testNamed() {
    expectSharedXCTestName(
      verifySnapshot(of: "b", as: .lines, named: "shared", record: .all))
    assertSnapshot(of: "second", as: .lines, named: "only in the second class")
  }
}

private func expectSharedXCTestName(_ failure: String?, line: UInt = #line) {
  let places = (failure ?? "").components(separatedBy: "/NamesakeTests.swift:")
  XCTAssertEqual(places.count, 3, failure ?? "", line: line)
}
