// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeBrowser

struct FindingBrowserTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func program(_ name: String, _ commands: String = "") throws -> String {
    let path = folder.path + "/" + name
    try InstalledProgram.write("#!/bin/sh\n\(commands)\n", to: path)
    return path
  }

  @Test("A browser is found in PATH", arguments: Browser.names)
  func isFoundOnThePath(name: String) throws {
    let path = try program(name)
    #expect(Browser.find(in: ["PATH": "/nowhere:\(folder.path)"]) == path)
  }

  @Test("TINTYPE_BROWSER takes precedence over PATH")
  func theVariableComesFirst() throws {
    _ = try program("chromium")
    let named = try program("another")
    #expect(Browser.find(in: ["PATH": folder.path, "TINTYPE_BROWSER": named]) == named)
  }

  @Test("An empty TINTYPE_BROWSER is ignored")
  func anEmptyVariableCountsAsNone() throws {
    let path = try program("chromium")
    #expect(Browser.find(in: ["PATH": folder.path, "TINTYPE_BROWSER": ""]) == path)
  }

  @Test("A missing program in TINTYPE_BROWSER is not replaced by another one")
  func missingProgramInTINTYPEBROWSERIsNotReplacedByAnother() throws {
    _ = try program("chromium")
    let environment = ["PATH": folder.path, "TINTYPE_BROWSER": folder.path + "/missing"]
    #expect(Browser.find(in: environment) == nil)
  }

  #if os(Linux)
    @Test("A file that is not executable is not found")
    func fileThatIsNotExecutableIsNotFound() throws {
      _ = try folder.write("no program", to: "chromium")
      #expect(Browser.find(in: ["PATH": folder.path]) == nil)
      #expect(Browser.find(in: [:]) == nil)
    }
  #endif

  @Test("A missing program is an error")
  func missingProgramIsError() {
    let error = error { () throws(BrowserError) in try Browser.launch(folder.path + "/missing") }
    #expect(
      error == .cannotStart(program: folder.path + "/missing", reason: "No such file or directory"))
  }

  @Test("A program that exits is an error with its standard error")
  func programThatExitsIsErrorWithItsStandardError() throws {
    let path = try program("broken", "echo 'a library is missing' >&2")
    let error = error { () throws(BrowserError) in
      try Browser.launch(path, timeout: .seconds(3600))
    }
    #expect(error == .ended(program: path, standardError: "a library is missing"))
  }

  @Test("A program that does not answer times out")
  func programThatDoesNotAnswerTimesOut() throws {
    // The program reads requests and never answers.
    let path = try program("silent", "exec cat <&3 >/dev/null")
    let error = error { () throws(BrowserError) in
      try Browser.launch(path, timeout: .milliseconds(50))
    }
    #expect(error == .tookTooLong(what: "Browser.getVersion", limit: .milliseconds(50)))
  }

  @Test("An invalid answer of a program is an error")
  func invalidAnswerOfProgramIsError() throws {
    let path = try program("other", "printf 'hello\\000' >&4\nexec cat <&3")
    let error = error { () throws(BrowserError) in
      try Browser.launch(path, timeout: .seconds(3600))
    }
    #expect(error == .unreadable(request: "Browser.getVersion", answer: "hello"))
  }
}
