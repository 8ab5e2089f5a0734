// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCairo
import TintypeCommandLine
import TintypeComponents
import TintypeTestSupport

@testable import TintypeComparison
@testable import TintypePaintCLI
@testable import TintypeSnapshots

@Suite("Auditing references in several languages")
struct AuditLocaleTests {
  let git: GitPackage

  init() throws { git = try GitPackage() }

  private func run(_ arguments: String...) -> CommandResult {
    PaintTool(environment: git.environment, currentDirectory: git.path).run(["audit"] + arguments)
  }

  /// Writes a form with texts.
  private func write(_ texts: String..., to name: String) throws {
    let renderer = try CairoRenderer.standard()
    let form = VStack {
      for text in texts { Text(text) }
    }
    let scene = try Scene(
      of: form, in: .fixed(Size(width: 200, height: 80)), measuring: renderer)
    let image = try SnapshotImage(
      painting: scene, by: { try renderer.paint($0) }, fingerprint: renderer.fingerprint)
    try git.write(compact: image, to: name)
  }

  private func begin() throws {
    try write("Settings", "Tintype", to: "form.dark-en_US.png")
    try write("Settings", "Tintype", to: "form.dark-de_DE.png")
    try write("Réglages", "Tintype", to: "form.dark-fr_FR.png")
    try write("Settings", "Tintype", to: "form.light-de_DE.png")
    try write("Settings", "Tintype", to: "other.dark-ja_JP.png")
  }

  @Test("A text that another locale translates is found in the reference that does not")
  func untranslated() throws {
    try begin()
    let result = run()
    #expect(result.exitCode == .different)
    assertText(result.output, in: git.path)
  }

  @Test("The other references are found for a single one, too")
  func single() throws {
    try begin()
    #expect(run("\(GitPackage.suite)/form.dark-de_DE.png").exitCode == .different)
    #expect(run("\(GitPackage.suite)/form.dark-en_US.png").exitCode == .success)
    #expect(run("\(GitPackage.suite)/form.dark-fr_FR.png").exitCode == .success)
  }

  @Test("The configuration states the language that others translate, severities and exceptions")
  func configuration() throws {
    try begin()
    func configure(_ json: String) throws {
      try git.package.write(json, to: ".tintype-audit.json")
    }
    try configure(#"{"baseLocale": "de"}"#)
    #expect(run().output.contains("dark-en_US.png\n  warning text-untranslated: VStack/Text[0]"))
    try configure(#"{"baseLocale": "fr"}"#)
    #expect(run().exitCode == .success)
    try configure(#"{"rules": {"text-untranslated": "off"}}"#)
    #expect(run().exitCode == .success)
    try configure(
      #"{"exceptions": [{"rule": "text-untranslated", "node": "VStack/Text[0]", "reason": "A word"}]}"#
    )
    #expect(run().exitCode == .success)
  }

  @Test("With a base, a text that was not translated there is not new")
  func base() throws {
    try begin()
    try git.commit("References")
    try git.git("checkout", "-q", "-b", "feature")
    try write("Settings", "Help", to: "form.dark-en_US.png")
    try write("Settings", "Help", to: "form.dark-de_DE.png")
    try write("Réglages", "Aide", to: "form.dark-fr_FR.png")
    let result = run("--base", "main")
    #expect(result.exitCode == .different)
    #expect(result.output.contains("The text “Help” is the same as in en_US"))
    #expect(!result.output.contains("The text “Settings”"))
  }

  @Test("An exception for other layouts, which only previews have, is not unused")
  func overflowException() throws {
    try begin()
    try git.package.write(
      #"""
      {"rules": {"text-untranslated": "off"}, "variants": ["double-length"],
       "exceptions": [{"rule": "text-overflow", "reason": "The brand"}]}
      """#, to: ".tintype-audit.json")
    let result = run()
    #expect(result.exitCode == .success)
    #expect(!result.output.contains("is not used"))
  }
}
