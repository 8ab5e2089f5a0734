// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeReportsTestSupport
import TintypeTestSupport

@testable import TintypeCLI

@Suite("tintype completions") struct CompletionsVerbTests {
  private func script(_ shell: String) -> String {
    Tool(environment: [:], currentDirectory: "/").run(["completions", shell]).output
  }

  /// Runs a shell with a script.
  private func run(_ shell: String, _ script: String) throws -> (code: Int32, output: String) {
    let path = try #require(Requirement.path(of: shell))
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

  @Test("Completions contain every verb and every option", arguments: CompletionsVerb.shells)
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

  static let lines: [(summary: [String], expected: String)] = [
    (["acc"], "accept"),
    (["status", "--format", ""], "text json"),
    (["status", "--format", "="], "text json"),
    (["status", "--format", "=", "j"], "json"),
    (["status", "--"], "--format --output-directory --base --help"),
    (["accept", "--se"], "--seen"),
    (["accept", "--seen", ""], ""),
    (["accept", "--all", "--dry"], "--dry-run"),
    (["completions", "f"], "fish"),
    (["help", "or"], "orphans"),
    (["accept", "--decisions", "scr"], "script"),
    (["compare", "scr"], "script"),
    (["doctor", "--"], "--compare --json --help"),
    (["store", "--"], "--at --dry-run --help"),
    (["push", "--ch"], "--check"),
    (["fetch", "scr"], "script"),
    (["unknown", ""], ""),
  ]

  @Test("Completions work in bash", .requires(.program("bash")))
  func bash() throws {
    let calls = Self.lines.map { summary, _ in
      let line = (["tintype"] + summary).map { "'\($0)'" }.joined(separator: " ")
      return
        "COMP_WORDS=(\(line)); COMP_CWORD=\(summary.count); _tintype; echo \"${COMPREPLY[*]}\"\n"
    }
    let ran = try run("bash", script("bash") + calls.joined())
    #expect(ran.output == Self.lines.map { $0.expected + "\n" }.joined())
    #expect(ran.code == 0)
  }

  @Test("Completions work in fish", .requires(.program("fish")))
  func fish() throws {
    let lines = [
      ("tintype acc", "accept"), ("tintype status --format ", "json text"),
      ("tintype status --format=t", "--format=text"), ("tintype accept --dry", "--dry-run"),
      ("tintype completions z", "zsh"), ("tintype help or", "orphans"),
    ]
    let calls = lines.map { line, _ in
      "complete -C '\(line)' | string replace -r '\\t.*' '' | sort | string join ' '\n"
    }
    let ran = try run("fish", script("fish") + calls.joined())
    #expect(ran.output == lines.map { $0.1 + "\n" }.joined())
  }

  @Test("Completions are loaded by zsh", .requires(.program("zsh")))
  func zsh() throws {
    let ran = try run(
      "zsh",
      """
      autoload -U compinit && compinit -D -u
      \(script("zsh"))
      print -r -- $_comps[tintype]
      whence -w _tintype
      """)
    #expect(ran.output == "_tintype\n_tintype: function\n")
  }

  @Test("tintype completions requires exactly one supported shell") func refuses() {
    assertTexts(
      [[], ["tcsh"], ["bash", "zsh"]].map { arguments in
        let result = Tool(environment: [:], currentDirectory: "/").run(["completions"] + arguments)
        #expect(result.exitCode == .usage, "\(arguments)")
        return (typed(["completions"] + arguments), result.messages)
      })
  }
}
