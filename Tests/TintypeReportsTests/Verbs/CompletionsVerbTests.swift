// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine

@testable import TintypeCLI

@Suite("tintype completions") struct CompletionsVerbTests {
  private func script(_ shell: String) -> String {
    Tool(environment: [:], currentDirectory: "/").run(["completions", shell]).output
  }

  /// Runs a shell on a script; `nil` where the shell is not installed.
  private func run(_ shell: String, _ script: String) throws -> (code: Int32, output: String)? {
    let path = ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let path else { return nil }
    let output = try TemporaryOutput()
    try output.write(script, to: "script")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [output.path + "/script"]
    process.environment = ["HOME": output.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    process.currentDirectoryURL = URL(fileURLWithPath: output.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test("name every verb and every option", arguments: CompletionsVerb.shells)
  func complete(shell: String) {
    let script = script(shell)
    for verb in verbs {
      #expect(script.contains(verb.manual.name))
      for option in verb.manual.options {
        let name = shell == "fish" ? "-l \(option.name.dropFirst(2)) " : option.name
        #expect(script.contains(name))
      }
    }
  }

  static let lines: [(words: [String], expected: String)] = [
    (["acc"], "accept"),
    (["status", "--format", ""], "text json"),
    (["status", "--format", "="], "text json"),
    (["status", "--format", "=", "j"], "json"),
    (["status", "--"], "--format --output-directory --help"),
    (["accept", "--se"], "--seen"),
    (["accept", "--seen", ""], ""),
    (["accept", "--all", "--dry"], "--dry-run"),
    (["completions", "f"], "fish"),
    (["help", "or"], "orphans"),
    (["accept", "--decisions", "scr"], "script"),
    (["compare", "scr"], "script"),
    (["nonsense", ""], ""),
  ]

  @Test("work in bash", arguments: lines)
  func bash(words: [String], expected: String) throws {
    let line = (["tintype"] + words).map { "'\($0)'" }.joined(separator: " ")
    let ran = try run(
      "bash",
      script("bash") + """

        COMP_WORDS=(\(line)); COMP_CWORD=\(words.count); _tintype; echo "${COMPREPLY[*]}"
        """)
    guard let ran else { return }
    #expect(ran.output == expected + "\n")
    #expect(ran.code == 0)
  }

  @Test(
    "work in fish",
    arguments: [
      ("tintype acc", "accept"), ("tintype status --format ", "json text"),
      ("tintype status --format=t", "--format=text"), ("tintype accept --dry", "--dry-run"),
      ("tintype completions z", "zsh"), ("tintype help or", "orphans"),
    ])
  func fish(line: String, expected: String) throws {
    let ran = try run(
      "fish", script("fish") + "complete -C '\(line)' | string replace -r '\\t.*' ''\n")
    guard let ran else { return }
    #expect(ran.output.split(separator: "\n").sorted().joined(separator: " ") == expected)
  }

  @Test("are understood by zsh")
  func zsh() throws {
    let ran = try run(
      "zsh",
      """
      autoload -U compinit && compinit -D -u
      \(script("zsh"))
      print -r -- $_comps[tintype]
      whence -w _tintype
      """)
    guard let ran else { return }
    #expect(ran.output == "_tintype\n_tintype: function\n")
  }

  @Test(
    "need the name of one shell",
    arguments: [
      (
        [],
        "“tintype completions” needs the name of one shell, bash, zsh or fish. See “tintype "
          + "completions --help”."
      ),
      (
        ["tcsh"],
        "“tintype completions” needs the name of one shell, bash, zsh or fish, and “tcsh” is "
          + "none. See “tintype completions --help”."
      ),
      (
        ["bash", "zsh"],
        "“tintype completions” needs the name of one shell, bash, zsh or fish, and 2 "
          + "were given. See “tintype completions --help”."
      ),
    ])
  func refuses(arguments: [String], words: String) {
    let result = Tool(environment: [:], currentDirectory: "/").run(["completions"] + arguments)
    #expect(result.messages == "tintype: \(words)\n")
    #expect(result.exitCode == .usage)
  }
}
