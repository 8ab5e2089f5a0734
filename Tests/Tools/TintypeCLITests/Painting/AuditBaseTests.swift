// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCairo
import TintypeCommandLine
import TintypeComponents
import TintypeImaging
import TintypeTestSupport

@testable import TintypeComparison
@testable import TintypePaintCLI
@testable import TintypeSnapshots

@Suite("Auditing the references of a branch")
struct AuditBaseTests {
  let git: GitPackage

  init() throws { git = try GitPackage() }

  private func run(_ arguments: String...) -> CommandResult {
    PaintTool(environment: git.environment, currentDirectory: git.path).run(["audit"] + arguments)
  }

  /// Writes a form with a text of a color, and with buttons of a height.
  private func write(
    gray: Double, buttons: [String], height: Double = 30, spacing: Double = 12, to name: String
  ) throws {
    let renderer = try CairoRenderer.standard()
    let form = VStack(spacing: spacing) {
      Text("Forgot password?").foregroundColor(Color(red: gray, green: gray, blue: gray))
      for title in buttons {
        Text(title).frame(width: 60, height: height).accessibilityAddTraits(.isButton)
          .onTapGesture {}
      }
    }
    let scene = try Scene(
      of: form, in: .fixed(Size(width: 200, height: 160)), measuring: renderer)
    let image = try SnapshotImage(
      painting: scene, by: { try renderer.paint($0) }, fingerprint: renderer.fingerprint)
    try git.write(compact: image, to: name)
  }

  private func begin() throws {
    try write(gray: 0.6, buttons: ["Save"], to: "changed.1.png")
    try write(gray: 0.6, buttons: ["Save"], to: "kept.1.png")
    try write(gray: 0.6, buttons: ["Save"], to: "renamed.1.png")
    try git.commit("References")
    try git.git("checkout", "-q", "-b", "feature")
  }

  @Test("Only findings that the base does not have are listed")
  func newFindings() throws {
    try begin()
    try write(gray: 0.2, buttons: ["Send", "Save"], spacing: 8, to: "changed.1.png")
    try write(gray: 0.6, buttons: [], to: "added.1.png")
    try git.git(
      "mv", "\(GitPackage.suite)/renamed.1.png", "\(GitPackage.suite)/renamed-again.1.png")
    let result = run("--base", "main")
    #expect(result.exitCode == .different)
    #expect(result.messages == "")
    assertText(result.output, named: "text", redacting: [.commits])
    assertText(
      run("--base", "main", "--format", "json").output, named: "json", redacting: [.commits])
  }

  @Test("A branch that corrects findings passes, and exceptions need not be used")
  func corrected() throws {
    try begin()
    try git.package.write(
      #"{"exceptions": [{"rule": "traits", "reason": "A test"}]}"#, to: ".tintype-audit.json")
    try write(gray: 0.2, buttons: ["Save"], height: 44, to: "changed.1.png")
    let result = run("--base", "main")
    #expect(result.exitCode == .success)
    assertText(result.output, redacting: [.commits])
    #expect(run("--base", "main", "--format", "markdown").output == "")
  }

  @Test("An unknown revision is an error")
  func unknownRevision() throws {
    try begin()
    let result = run("--base", "absent")
    #expect(result.exitCode == .error)
    #expect(result.output == "")
    #expect(result.messages.contains("“absent”"))
  }

  @Test("A reference whose base version is damaged has only new findings")
  func damagedBase() throws {
    try git.package.write("no image", to: "\(GitPackage.suite)/changed.1.png")
    try git.commit("References")
    try git.git("checkout", "-q", "-b", "feature")
    try write(gray: 0.6, buttons: ["Save"], to: "changed.1.png")
    let result = run("--base", "main")
    #expect(result.exitCode == .different)
    assertText(result.output, redacting: [.commits])
  }

  @Test("Images frame and number the findings, and are named by their contents")
  func images() throws {
    try begin()
    let result = run("--images", "findings", "\(GitPackage.suite)/kept.1.png")
    #expect(result.exitCode == .different)
    let names = git.package.list("findings")
    #expect(names.count == 1)
    let bytes = try #require(names.first.flatMap { git.package.bytes("findings/\($0)") })
    let bitmap = try PNG.decode(try PNGFile(bytes))
    #expect(bitmap.size == PixelSize(width: 400, height: 320))
    // The colors of an error and of a warning.
    for (color, least) in [(UInt32(0xFFC7_0D1A), 200), (0xFF9E_5400, 100)] {
      #expect(bitmap.pixels.count { $0 == color } > least, "\(String(color, radix: 16))")
    }
    #expect(run("--images", "findings", "\(GitPackage.suite)/kept.1.png").exitCode == .different)
    #expect(git.package.list("findings") == names)
  }

  @Test("A directory with other files is not used for images")
  func foreignDirectory() throws {
    try begin()
    try git.package.write("text", to: "notes/a.txt")
    let result = run("--images", "notes")
    #expect(result.exitCode == .error)
    #expect(git.package.list("notes") == ["a.txt"])
  }

  @Test("Markdown contains the findings with their images, and escapes texts")
  func markdown() throws {
    try begin()
    try write(gray: 0.6, buttons: ["<b>`@all`"], to: "changed.1.png")
    let result = run(
      "--base", "main", "--format", "markdown", "--images", "findings", "--image-base",
      "https://example.org/i")
    #expect(result.exitCode == .different)
    assertText(
      result.output,
      redacting: [.commits, .matching(/[0-9a-f]{32}\.png/, with: "[image].png")])
    #expect(run("--image-base", "http://example.org").exitCode == .usage)
  }
}
