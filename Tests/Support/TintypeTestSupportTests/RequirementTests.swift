// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeTestSupport

@Suite struct RequirementTests {
  private let missing = Requirement("the program sharpen", remedy: "Run install.") { false }

  @Test("A test runs if the machine has what it needs, with and without CI")
  func met() throws {
    let met = Requirement("a machine") { true }
    #expect(try met.allowsTest(environment: [:]))
    #expect(try met.allowsTest(environment: ["CI": "true"]))
  }

  @Test("A test is skipped outside CI if a requirement is not met")
  func skipped() throws {
    #expect(try !missing.allowsTest(environment: [:]))
    #expect(try !missing.allowsTest(environment: ["CI": ""]))
    #expect(
      missing.reason == "This test needs the program sharpen, which is missing. Run install.")
  }

  @Test("A test fails under CI if a requirement is not met, and names what to install")
  func failed() {
    let error = #expect(throws: MissingRequirement.self) {
      try missing.allowsTest(environment: ["CI": "1"])
    }
    #expect(
      error?.description == """
        This test needs the program sharpen, which is missing. Run install. The variable CI is set, \
        so the test fails instead of being skipped.
        """)
  }

  @Test("A program is found in PATH")
  func program() {
    #expect(Requirement.path(of: "sh") != nil)
    #expect(Requirement.program("sh").isMet)
    #expect(!Requirement.program("there-is-no-such-program").isMet)
  }

  @Test("Font requirements are met only if all families are installed")
  func fonts() {
    let fonts = Requirement.fonts("A", "B", in: ["A", "B", "C"])
    #expect(fonts.isMet && fonts.name == "the fonts A, B")
    #expect(!Requirement.fonts("A", "D", in: ["A", "B", "C"]).isMet)
    #expect(Requirement.fonts("A", in: []).name == "the font A")
  }
}

@Suite struct InstalledProgramTests {
  @Test("A script that a test writes runs while other threads start processes")
  func runs() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/tintype-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let codes = try await withThrowingTaskGroup(of: Int32.self) { group in
      for number in 0..<40 {
        group.addTask {
          let path = folder + "/\(number)"
          try InstalledProgram.write("#!/bin/sh\nexit 7\n", to: path)
          let process = Process()
          process.executableURL = URL(fileURLWithPath: path)
          try process.run()
          process.waitUntilExit()
          return process.terminationStatus
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes == Array(repeating: 7, count: 40))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 40)
  }

  @Test("A script that cannot be written is an error that names its path")
  func notWritten() throws {
    #expect(throws: (any Error).self) {
      try InstalledProgram.write("", to: "/there/is/no/such/folder/x")
    }
  }
}
