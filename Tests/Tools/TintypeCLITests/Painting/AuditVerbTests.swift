// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeAudits
import TintypeBase
import TintypeCairo
import TintypeCommandLine
import TintypeComponents
import TintypeTestSupport

@testable import TintypeComparison
@testable import TintypePaintCLI
@testable import TintypeSnapshots

@Suite("Auditing references")
struct AuditVerbTests {
  let compact: CompactPackage

  init() throws {
    compact = try CompactPackage()
    let renderer = try CairoRenderer.standard()
    let screen = VStack(spacing: 12) {
      Text("Forgot password?").foregroundColor(Color(red: 0.6, green: 0.6, blue: 0.6))
      Text("Save").frame(width: 60, height: 30).accessibilityAddTraits(.isButton).onTapGesture {}
        .id("save")
    }
    let scene = try Scene(
      of: screen, in: .fixed(Size(width: 160, height: 80)), measuring: renderer)
    let image = try SnapshotImage(
      painting: scene, by: { try renderer.paint($0) }, fingerprint: renderer.fingerprint)
    _ = compact.verify(image, record: .all)
  }

  private func run(_ arguments: String...) -> CommandResult {
    PaintTool(environment: [:], currentDirectory: compact.package.path).run(["audit"] + arguments)
  }

  private func configure(_ json: String) throws {
    try compact.package.write(json, to: ".tintype-audit.json")
  }

  @Test("Each format contains the findings", arguments: ["text", "json", "sarif", "gitlab"])
  func formats(format: String) throws {
    let result = run("--format", format)
    #expect(result.exitCode == .different)
    #expect(result.messages == "")
    assertText(
      result.output, named: format, in: compact.package.path,
      redacting: [
        .replacing(toolVersion, with: "[version]")
      ])
    guard format != "text" else { return }
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    switch format {
    case "json": #expect(((object as? [String: Any])?["findings"] as? [Any])?.count == 2)
    case "gitlab": #expect((object as? [Any])?.count == 2)
    default:
      let runs = try #require((object as? [String: Any])?["runs"] as? [[String: Any]])
      #expect((runs.first?["results"] as? [Any])?.count == 2)
    }
  }

  @Test("A reference is audited alone, and a full reference like a compact one")
  func forms() throws {
    let whole = run().output
    #expect(run(CompactPackage.reference).output == whole)
    _ = PaintTool(environment: [:], currentDirectory: compact.package.path).run(["expand"])
    #expect(run().output == whole)
  }

  @Test("Exceptions except findings, and unused ones are reported")
  func exceptions() throws {
    try configure(
      """
      {"exceptions": [
        {"rule": "contrast", "reference": "__Snapshots__/CardTests/*", "reason": "The brand"},
        {"rule": "target-size", "node": "save", "reason": "Used with a pointer"}
      ]}
      """)
    let result = run()
    #expect(result.exitCode == .success)
    #expect(result.output == "1 reference audited: nothing found, 2 findings excepted.\n")
    try configure(
      """
      {"rules": {"contrast": "off", "target-size": "note"},
       "exceptions": [{"rule": "traits", "node": "save", "reason": "A test"}]}
      """)
    let unused = run()
    #expect(unused.exitCode == .different)
    assertText(unused.output, named: "unused", in: compact.package.path)
    #expect(run("--format", "json").messages.contains("is not used"))
  }

  @Test("An exception is only unused if all its references are audited")
  func partOfTheReferences() throws {
    try configure(
      """
      {"rules": {"contrast": "off", "target-size": "off"},
       "exceptions": [
        {"rule": "traits", "reference": "__Snapshots__/CardTests/*", "reason": "One"},
        {"rule": "traits", "reference": "__Snapshots__/OtherTests/*", "reason": "Two"},
        {"rule": "traits", "reason": "Three"}
      ]}
      """)
    func reasons(_ paths: String...) -> [String] {
      let output = PaintTool(environment: [:], currentDirectory: compact.package.path)
        .run(["audit"] + paths).output
      return ["One", "Two", "Three"].filter { output.contains("(\($0)) is not used") }
    }
    #expect(reasons() == ["One", "Two", "Three"])
    #expect(reasons("__Snapshots__/CardTests") == ["One"])
    #expect(reasons(compact.package.path + "/__Snapshots__/CardTests/") == ["One"])
    let file = try #require(try ReferenceFiles.all(at: compact.package.path).first)
    #expect(reasons(file) == [])
  }

  @Test("Exceptions with the same reason are counted one by one")
  func equalReasons() throws {
    try configure(
      """
      {"rules": {"target-size": "off"},
       "exceptions": [
        {"rule": "contrast", "reference": "__Snapshots__/CardTests/*", "reason": "The brand"},
        {"rule": "contrast", "reference": "__Snapshots__/Other/*", "reason": "The brand"}
      ]}
      """)
    let result = run()
    #expect(result.exitCode == .different)
    #expect(result.output.contains("is not used"))
  }

  @Test("The limits of the configuration are used")
  func limits() throws {
    try configure(#"{"minimumTargetSize": 24, "rules": {"contrast": "note"}}"#)
    let result = run()
    #expect(result.exitCode == .success)
    #expect(result.output == "1 reference audited: 1 note found, 0 findings excepted.\n")
    #expect(run("--format", "json").output.contains(#""severity" : "note""#))
  }

  @Test(
    "A configuration that is not valid is an error",
    arguments: [
      ("empty", ""), ("no object", "[]"), ("unknown rule", #"{"rules": {"contrasts": "off"}}"#),
      ("unknown severity", #"{"rules": {"contrast": "fatal"}}"#),
      ("unknown level", #"{"contrast": "b"}"#),
      ("no reason", #"{"exceptions": [{"rule": "contrast"}]}"#),
      ("empty reason", #"{"exceptions": [{"rule": "contrast", "reason": " "}]}"#),
      ("unknown rule of an exception", #"{"exceptions": [{"rule": "c", "reason": "x"}]}"#),
      ("wrong type", #"{"minimumTextSize": "large"}"#),
    ])
  func invalidConfiguration(name: String, json: String) throws {
    try configure(json)
    let result = run()
    #expect(result.exitCode == .error)
    #expect(result.output == "")
    assertText(
      result.messages, named: name.replacing(" ", with: "-"), in: compact.package.path)
  }

  @Test("A configuration that does not exist is an error if it is named")
  func missingConfiguration() {
    let result = run("--configuration", "absent.json")
    #expect(result.exitCode == .error)
    assertText(result.messages, in: compact.package.path)
  }

  @Test("A damaged reference is an error, and others are audited")
  func damagedReference() throws {
    try compact.package.write("no image", to: "__Snapshots__/CardTests/Cards/damaged.png")
    let result = run()
    #expect(result.exitCode == .error)
    #expect(result.output.contains("1 reference audited"))
    assertText(result.messages, in: compact.package.path)
  }

  @Test("A file without a scene is a note")
  func withoutScene() throws {
    let image = try SnapshotImage(bitmap: .init(width: 2, height: 2))
    try compact.package.write(Diffing.image.encode(image), to: "__Snapshots__/plain.png")
    let result = run("__Snapshots__/plain.png")
    #expect(result.exitCode == .success)
    #expect(
      result.output == """
        __Snapshots__/plain.png: has no scene that this version can read; record it again
        0 references audited: nothing found, 0 findings excepted.

        """)
  }
}
