// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCommandLine
import TintypeTestSupport

@Suite("tintype init --vscode") struct InitEditorTests {
  let package: PendingPackage
  static let file = ".vscode/tasks.json"

  init() throws {
    package = try PendingPackage()
    try package.remove(".build")
    try package.write("// Tintype\n", to: "Package.swift")
  }

  private func run() -> CommandResult { package.run("init", "--vscode") }

  /// The names of the tasks in their order.
  private func labels() throws -> [String] {
    let text = try #require(package.text(Self.file))
    return text.matches(of: /"label": ?"([^"]*)"/).map { String($0.1) }
  }

  @Test("tintype init --vscode writes two tasks, and nothing else")
  func writes() throws {
    let result = run()
    #expect(result == CommandResult(output: result.output))
    assertText(result.output, named: "output")
    assertText(package.text(Self.file) ?? "", named: "file")
    #expect(package.list("") == [Self.file, "Package.swift"])
    let tasks = try #require(try editorTasks(package.bytes(Self.file)))
    #expect(tasks["Tintype: Test"]?["command"] as? String == "tintype test")
    #expect(tasks["Tintype: Watch"]?["command"] as? String == "tintype watch")
  }

  @Test("tintype init --vscode changes nothing a second time")
  func again() throws {
    _ = run()
    let before = package.text(Self.file)
    let result = run()
    #expect(result == CommandResult(output: ".vscode/tasks.json: nothing is missing.\n"))
    #expect(package.text(Self.file) == before)
  }

  @Test("tintype init --vscode --dry-run writes nothing")
  func dryRun() throws {
    let result = package.run("init", "--vscode", "--dry-run")
    #expect(result.exitCode == .success)
    #expect(result.output.hasPrefix(".vscode/tasks.json: would add\n  Tintype: Test\n"))
    #expect(package.list("") == ["Package.swift"])
  }

  @Test("tintype init without the option writes no tasks")
  func option() throws {
    _ = package.run("init")
    #expect(package.text(Self.file) == nil)
  }

  @Test("tintype init --vscode and --git can be combined, but not with --target")
  func options() throws {
    let result = package.run("init", "--vscode", "--git", "--dry-run")
    #expect(result.output.contains(".gitattributes: would add"))
    #expect(result.output.contains("tasks.json: would add"))
    #expect(package.run("init", "--vscode", "--target", "AppTests").exitCode == .usage)
  }

  @Test(
    "Tasks are added to an existing file, of which every byte is kept",
    arguments: [
      // The indentation and the line endings are those of the file.
      (
        "{\n\t\"version\": \"2.0.0\",\n\t\"tasks\": [\n\t\t{\"label\": \"a\"}\n\t],\n\t\"x\": 1\n}",
        "{\n\t\"version\": \"2.0.0\",\n\t\"tasks\": [\n\t\t{\"label\": \"a\"}",
        ",\n\t\t{\n\t\t\t\"label\": \"Tintype: Test\",\n", "\n\t\t}\n\t],\n\t\"x\": 1\n}"
      ),
      (
        "{\r\n    \"tasks\": [\r\n    ]\r\n}\r\n", "{\r\n    \"tasks\": [",
        "\r\n        {\r\n            \"label\": \"Tintype: Test\",\r\n",
        "\r\n        }\r\n    ]\r\n}\r\n"
      ),
      (
        "{\"tasks\": []}", "{\"tasks\": [", "\n    {\n      \"label\": \"Tintype: Test\",\n",
        "\n    }\n  ]}"
      ),
      ("{}", "{", "\n  \"tasks\": [\n    {\n      \"label\"", "\n    }\n  ]\n}"),
      (
        "{\n  \"inputs\": []\n}\n", "{\n  \"inputs\": []", ",\n  \"tasks\": [\n    {\n",
        "\n    }\n  ]\n}\n"
      ),
      (
        "{\"a\": \"\\\"tasks\\\": [\", \"tasks\": [{\"label\": \"]}\"}]}",
        "{\"a\": \"\\\"tasks\\\": [\", \"tasks\": [{\"label\": \"]}\"}",
        ",\n    {\n      \"label\": \"Tintype: Test\",\n", "\n    }\n  ]}"
      ),
    ])
  func adds(old: String, start: String, middle: String, end: String) throws {
    try package.write(old, to: Self.file)
    #expect(run().exitCode == .success)
    let new = try #require(package.text(Self.file))
    #expect(new.utf8.starts(with: (start + middle).utf8))
    #expect(new.utf8.reversed().starts(with: end.utf8.reversed()))
    #expect(new.contains("\r") == old.contains("\r"))
    if old.contains("\r") { #expect(new.replacing("\r\n", with: "").contains("\n") == false) }
    #expect(try editorTasks(package.bytes(Self.file))?["Tintype: Watch"] != nil)
    #expect(run().output == ".vscode/tasks.json: nothing is missing.\n")
  }

  @Test("An existing task with one of the names is kept, and only the other one is added")
  func existing() throws {
    try package.write(
      #"{"tasks": [{"label": "Tintype: Test", "command": "make"}, 1]}"#, to: Self.file)
    #expect(run().output == ".vscode/tasks.json: added\n  Tintype: Watch\n")
    #expect(try labels() == ["Tintype: Test", "Tintype: Watch"])
    #expect(package.text(Self.file)?.contains(#""command": "make""#) == true)
  }

  @Test("A second default test task is not added")
  func defaultTask() throws {
    try package.write(
      #"{"tasks": [{"label": "t", "group": {"kind": "test", "isDefault": true}}]}"#, to: Self.file)
    let result = run()
    assertText(result.output)
    let tasks = try #require(try editorTasks(package.bytes(Self.file)))
    #expect(tasks["Tintype: Test"]?["group"] as? String == "test")
  }

  @Test("An empty file is filled", arguments: ["", "\n \n"])
  func empty(text: String) throws {
    try package.write(text, to: Self.file)
    #expect(run().exitCode == .success)
    #expect(package.text(Self.file)?.hasPrefix("{\n  \"version\": \"2.0.0\",\n  \"tasks\"") == true)
  }

  @Test(
    "A file that cannot be extended is kept, and the message contains the missing tasks",
    arguments: [
      ("comment", "// Mine\n{\"tasks\": []}", "it contains comments or trailing commas"),
      ("comma", "{\"tasks\": [{\"label\": \"x\"},]}", "it contains comments or trailing commas"),
      ("only-comment", "/* { */", "it contains comments or trailing commas"),
      ("array", "[]", "it does not contain an object"),
      ("twice", #"{"tasks": [], "tasks": []}"#, "it contains “tasks” twice"),
      ("object", #"{"tasks": {}}"#, "its “tasks” are not an array"),
      ("version", #"{"version": "0.1.0", "tasks": []}"#, "its “version” is not 2.0.0"),
      ("number", #"{"version": 2, "tasks": []}"#, "its “version” is not 2.0.0"),
      ("syntax", "{\n\"tasks\" []}", "line 2 is not valid, where “:” is expected"),
      ("open", "{\"tasks\": [/* ", "line 1 is not valid, where a value is expected"),
      ("quotation", "{\"tasks\\", "line 1 is not valid"),
    ])
  func refused(name: String, text: String, reason: String) throws {
    try package.write(text, to: Self.file)
    let result = run()
    #expect(result.exitCode == .cannotCreate)
    #expect(result.output == "")
    #expect(
      result.messages.hasPrefix(
        "tintype: “.vscode/tasks.json” was not changed: \(reason)"))
    #expect(result.messages.contains("\"label\": \"Tintype: Watch\""))
    #expect(package.text(Self.file) == text)
    if name == "comment" { assertText(result.messages) }
  }

  @Test("A file with comments that contains the tasks is complete")
  func commented() throws {
    _ = run()
    let text = try #require(package.text(Self.file))
    let commented = text.replacing("\"tasks\": [", with: "\"tasks\": [ // “\"” /*") + "// ]\n"
    try package.write(commented, to: Self.file)
    #expect(run() == CommandResult(output: ".vscode/tasks.json: nothing is missing.\n"))
    // A commented task does not count.
    try package.write(
      commented.replacing(
        "\"label\": \"Tintype: Watch\",", with: "/*\"label\": \"Tintype: Watch\",*/"),
      to: Self.file)
    let messages = run().messages
    #expect(messages.contains("Tintype: Watch"))
    #expect(!messages.contains("Tintype: Test"))
  }

  @Test("A file of 1 MB is extended, a larger one, a binary one and a nested one are kept")
  func hostile() throws {
    let mebibyte = 1 << 20
    let large = "{\"x\": \"" + String(repeating: "a", count: mebibyte - 9) + "\"}"
    try package.write(large, to: Self.file)
    #expect(run().exitCode == .success)
    #expect(package.text(Self.file)?.hasPrefix(large.dropLast()) == true)
    for bytes in [
      Array((large + " ").utf8), [0, 0xFF, 0xFE, 0x22, 0x5C], [0xEF, 0xBB, 0xBF, 0x7B, 0x7D],
      Array(repeatElement(0x5B, count: 100_000)) + Array(repeatElement(0x5D, count: 100_000)),
      Array(repeatElement(0x2F, count: 100_000)),
      Array(#"{"x": "#.utf8) + Array(repeatElement(0x5B, count: 100_000))
        + Array(repeatElement(0x5D, count: 100_000)) + [0x7D],
    ] {
      try package.write(bytes, to: Self.file)
      #expect(run().exitCode == .cannotCreate)
      #expect(package.bytes(Self.file) == bytes)
    }
  }

  @Test("Nothing is written through a link or to a directory")
  func links() throws {
    try package.write("{}", to: "elsewhere")
    try package.makeDirectory(".vscode")
    try package.link(Self.file, to: package.path + "/elsewhere")
    let result = run()
    #expect(result.exitCode == .cannotCreate)
    #expect(
      result.messages.hasPrefix(
        "tintype: “.vscode/tasks.json” cannot be extended: it is not a regular file. Add "))
    #expect(package.text("elsewhere") == "{}")
    try package.remove(Self.file)
    try package.link(Self.file, to: package.path + "/missing")
    #expect(run().exitCode == .cannotCreate)
    #expect(FilePath.linkTarget(of: package.path + "/" + Self.file) != nil)
    try package.remove(Self.file)
    try package.makeDirectory(Self.file)
    #expect(run().exitCode == .cannotCreate)
    try package.remove(".vscode")
    try package.makeDirectory("other")
    try package.link(".vscode", to: package.path + "/other")
    try package.write("{}", to: "other/tasks.json")
    #expect(run().exitCode == .cannotCreate)
    #expect(package.text("other/tasks.json") == "{}")
  }

  @Test("No temporary file remains")
  func temporary() throws {
    try package.write("{}", to: Self.file)
    _ = run()
    #expect(package.list(".vscode") == ["tasks.json"])
  }
}
