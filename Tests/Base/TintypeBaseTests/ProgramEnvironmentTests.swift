// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase

@Suite("The environment of a program")
struct ProgramEnvironmentTests {
  private let all = [
    "PATH": "/usr/bin", "HOME": "/home/ada", "TMPDIR": "/t", "LC_ALL": "de_DE.UTF-8",
    "https_proxy": "http://proxy", "GH_TOKEN": "secret", "AWS_SECRET_ACCESS_KEY": "secret",
    "TINTYPE_STORE_TOKEN": "secret", "RCLONE_CONFIG": "/r", "LD_PRELOAD": "/evil.so",
  ]

  @Test("A program gets only the variables of its list")
  func list() {
    #expect(
      ProgramEnvironment.minimal.variables(from: all)
        == ["PATH": "/usr/bin", "HOME": "/home/ada", "TMPDIR": "/t", "LC_ALL": "C"])
    #expect(ProgramEnvironment.network.variables(from: all)["https_proxy"] == "http://proxy")
    let more = ProgramEnvironment.minimal.adding(
      names: ["GH_TOKEN"], prefixes: ["RCLONE_"], fixed: ["GIT_PAGER": "cat"])
    #expect(
      Set(more.variables(from: all).keys)
        == ["PATH", "HOME", "TMPDIR", "LC_ALL", "GH_TOKEN", "RCLONE_CONFIG", "GIT_PAGER"])
  }

  @Test("A fixed variable overrides the environment")
  func fixed() {
    let environment = ProgramEnvironment.minimal.adding(fixed: ["HOME": "/nowhere"])
    #expect(environment.variables(from: all)["HOME"] == "/nowhere")
  }

  @Test("A program is searched for in absolute directories only")
  func path() throws {
    let directory =
      FileManager.default.temporaryDirectory.path + "/tintype-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try Directory.create(at: directory + "/tool-directory")
    try AtomicFile.write([], to: directory + "/tool", permissions: 0o755)
    try AtomicFile.write([], to: directory + "/plain", permissions: 0o644)
    func path(_ name: String, _ search: String) -> String? {
      ProgramEnvironment.path(of: name, in: ["PATH": search])
    }
    #expect(path("tool", "/nowhere:\(directory)") == directory + "/tool")
    #expect(path("plain", directory) == nil)
    #expect(path("tool-directory", directory) == nil)
    let relative = String(repeating: "../", count: 40) + directory.dropFirst()
    #expect(access(relative + "/tool", X_OK) == 0)
    #expect(path("tool", relative) == nil)
    #expect(path("tool", ".:") == nil)
    #expect(ProgramEnvironment.path(of: "sh", in: [:])?.hasSuffix("/sh") == true)
  }
}
