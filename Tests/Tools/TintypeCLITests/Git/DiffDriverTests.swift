// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeImaging
import TintypeScene
import TintypeSnapshots
import TintypeTestSupport

@testable import TintypeCLI
@testable import TintypeComparison

@Suite("tintype diff-driver") struct DiffDriverTests {
  let git: GitPackage

  init() throws { git = try GitPackage() }

  /// Redactions for text that depends on the machine: versions of libraries, fonts, pixels.
  private static var environment: [Redaction] {
    [
      .matching(/pixels: [0-9a-f]{32}/, with: "pixels: [digest]"),
      .matching(/(?m)^index .*$/, with: "index [objects]"),
    ]
  }

  private func text(_ bytes: [UInt8]) throws -> String {
    try git.package.write(bytes, to: "file")
    let result = git.run("diff-driver", "--", "file")
    #expect(result.exitCode == .success)
    #expect(result.messages.isEmpty)
    return result.output
  }

  @Test("The text of an image has its size, its environment and its nodes, one attribute per line")
  func image() throws {
    let image = try CompactPackage.card("Ada")
    let known = SnapshotImage(bitmap: image.bitmap, scale: 2, scene: image.scene) {
      Fingerprint(parts: ["cairo": "1.16.0", "font Noto.ttf": "36f3709dea3e3ce3"])
    }
    assertText(try text(GitPackage.full(known)), redacting: Self.pixels)
  }

  private static var pixels: [Redaction] {
    [
      .matching(/pixels: [0-9a-f]{32}/, with: "pixels: [digest]")
    ]
  }

  @Test("The text of a compact reference equals the text of a full one, apart from the form")
  func compact() throws {
    let image = try CompactPackage.plainCard("Ada")
    let full = try text(GitPackage.full(image))
    let compact = try text(try #require(try CompactReference.make(of: image)).bytes)
    #expect(compact == full.replacing("form: full", with: "form: compact"))
  }

  @Test("A file is not read through a link that leads out of the repository")
  func links() throws {
    try git.package.link("passwords", to: "/etc/passwd")
    for words in [
      ["diff-driver", "--", "passwords"],
      ["merge-driver", "--"] + .init(repeating: "passwords", count: 4),
    ] {
      let result = git.package.run(words)
      #expect(result.exitCode != .success)
      #expect(!(result.output + result.messages).contains("root:"))
    }
  }

  @Test("Every file has a text, whatever its bytes")
  func otherFiles() throws {
    let image = try CompactPackage.plainCard("Ada")
    let plain = try PNG.encode(image.bitmap).bytes
    let full = try GitPackage.full(image)
    let cases: [(String, [UInt8])] = [
      ("empty", []), ("text", Array("one\ntwo\u{1B}[31m\u{202E}\n".utf8)),
      ("binary", [0, 1, 2, 255]), ("PNG file", plain), ("damaged", Array(plain.prefix(60))),
      ("pointer", Array("version https://git-lfs.github.com/spec/v1\n".utf8)),
    ]
    assertTexts(try cases.map { ($0, try text($1)) }, redacting: Self.pixels)
    for end in stride(from: 8, to: full.count, by: 97) {
      #expect(!(try text(Array(full.prefix(end))).isEmpty))
    }
  }

  @Test("A scene with long names and control characters stays readable")
  func hostileScene() throws {
    let image = try CompactPackage.plainCard("Ada")
    var scene = try #require(image.scene)
    scene.nodes[0].element = "A\n-B\u{1B}[2J"
    scene.nodes[1].element = String(repeating: "x", count: 10_000)
    for index in 0..<4_000 {
      let parent = index < 100 ? scene.nodes.count - 1 : index % 100
      scene.nodes.append(Scene.Node(parent: parent, element: "N[\(index)]", frame: .zero))
    }
    let hostile = SnapshotImage(bitmap: image.bitmap, scale: 2, scene: scene) { nil }
    let output = try text(GitPackage.full(hostile))
    #expect(output.contains("A\\u{A}-B\\u{1B}[2J\n"))
    #expect(output.utf8.count < 4 << 20)
    #expect(output.split(separator: "\n").allSatisfy { $0.utf8.count < 2_100 })
  }

  @Test("A missing file is an error of tintype diff-driver")
  func missing() {
    let result = git.run("diff-driver", "--", "none")
    #expect(result.exitCode == .error)
    assertText(result.messages)
  }

  #if os(Linux)
    private func setUp() throws {
      _ = try git.start(GitPackage.builtTool, ["init", "--git"])
      try git.write(full: plain("Ada"), to: "a b\".1.png")
      try git.write(full: plain("Eva"), to: "moved.1.png")
      try git.commit("References")
    }

    /// A card without an environment, which depends on the machine.
    private func plain(_ title: String) throws -> SnapshotImage {
      let image = try CompactPackage.plainCard(title)
      return SnapshotImage(bitmap: image.bitmap, scale: 2, scene: image.scene) { nil }
    }

    @Test("git diff prints the changed attributes below the path of their node")
    func gitDiff() throws {
      try setUp()
      try git.write(full: plain("Bea"), to: "a b\".1.png")
      assertText(try git.git("diff"), redacting: Self.environment)
    }

    @Test("git diff, git show and git log -p follow a renamed reference")
    func gitRename() throws {
      try setUp()
      try git.git("mv", "\(GitPackage.suite)/moved.1.png", "\(GitPackage.suite)/ü.1.png")
      assertText(
        try git.git("diff", "-M", "HEAD"), named: "renamed", redacting: Self.environment)
      var scene = try #require(try plain("Eva").scene)
      scene.nodes[0].semantics = Semantics(label: "Card")
      let labeled = SnapshotImage(bitmap: try plain("Eva").bitmap, scale: 2, scene: scene) { nil }
      try git.write(full: labeled, to: "ü.1.png")
      let changed = try git.git("diff", "-M10%", "HEAD")
      assertText(
        changed, named: "renamed-and-changed",
        redacting: Self.environment + [
          .matching(/similarity index \d+%/, with: "similarity index [share]")
        ])
      try git.commit("Rename")
      #expect(try git.git("show", "--textconv", "-M10%", "--format=").contains("rename from"))
      #expect(try git.git("log", "-p", "--textconv").contains("+HV") == false)
    }

    @Test("git diff works when the program is missing")
    func programGone() throws {
      try setUp()
      let conversion = try git.git("config", "diff.tintype.textconv")
        .trimmingCharacters(in: .newlines)
      try git.git(
        "config", "diff.tintype.textconv",
        conversion.replacing(GitPackage.builtTool, with: "/none/tintype"))
      try git.write(full: plain("Bea"), to: "a b\".1.png")
      let lines = try git.git("diff").split(separator: "\n")
      #expect(lines.suffix(2).map { $0.count } == [41, 41])
    }
  #endif
}
