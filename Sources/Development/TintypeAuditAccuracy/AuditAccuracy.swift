// SPDX-License-Identifier: MIT

import Foundation
import TintypeAudits
import TintypeBase
import TintypeCairo
import TintypeComparison
import TintypeScene
import TintypeSnapshots

/// Plants violations in scenes, and counts which of them audits find.
struct AuditAccuracy {
  /// The result for a rule.
  struct Tally {
    var rule: AuditRule
    /// The planted violations, and those that were found.
    var planted = 0
    var found = 0
    /// The changes that violate nothing.
    var clean = 0
    /// The findings of the rule that no violation explains.
    var wrong = 0

    var recall: Double { planted > 0 ? Double(found) / Double(planted) : 0 }
    var precision: Double { found + wrong > 0 ? Double(found) / Double(found + wrong) : 0 }
    var isAccurate: Bool { recall >= 0.95 && precision >= 0.95 }
  }

  private var generator: SeededGenerator
  private let scenes: [(path: String, scene: Scene)]
  private let renderer: CairoRenderer

  /// Reads the compact references of the gallery and the samples.
  init(seed: UInt64, references: String) throws {
    generator = SeededGenerator(seed: seed)
    renderer = try CairoRenderer.standard()
    var scenes: [(String, Scene)] = []
    for folder in ["TintypeGalleryTests", "SwiftUISamplesTests"] {
      for path in try ReferenceFiles.all(at: "\(references)/\(folder)") {
        let bytes = try RepositoryBoundary.bytes(of: path, limit: ReferenceFile.sizeLimit)
        let image = try ReferenceImage(bytes)
        guard image.form == .compact,
          let scene = try image.scene(ReferenceAssets(of: path, variables: [:])),
          SceneSheet(scene) == nil, (5...400).contains(scene.nodes.count)
        else { continue }
        scenes.append((path, scene))
      }
    }
    self.scenes = scenes
  }

  /// Plants violations of each rule.
  ///
  /// - Parameters:
  ///   - count: The number of violations for each rule, and of changes that violate nothing.
  ///   - onMiss: Receives a line for each violation that was not found, and each wrong finding.
  /// - Returns: The results in the order of the rules.
  /// - Throws: An error of the painter.
  mutating func run(count: Int, onMiss: (String) -> Void) throws -> [Tally] {
    // The contrast of system colors is measured like that of other colors. The others need several
    // scenes.
    let others: Set<AuditRule> = [.contrastSystem, .textOverflow, .textUntranslated]
    return try AuditRule.allCases.filter { !others.contains($0) }.map { rule in
      var tally = Tally(rule: rule)
      var attempts = 0
      while tally.planted < count || tally.clean < count, attempts < count * 60 {
        attempts += 1
        let isViolation = tally.planted < count && (tally.clean >= count || attempts % 2 == 0)
        try plant(rule, isViolation: isViolation, &tally, onMiss)
      }
      return tally
    }
  }

  private mutating func plant(
    _ rule: AuditRule, isViolation: Bool, _ tally: inout Tally, _ onMiss: (String) -> Void
  ) throws {
    guard let (path, scene) = scenes.randomElement(using: &generator) else { return }
    var garden = Garden(
      scene: scene, isViolation: isViolation, generator: generator, painting: renderer.paint)
    let node = try garden.plant(rule)
    generator = garden.generator
    guard let node else { return }
    var options = AuditOptions(rules: [rule])
    options.safeArea = garden.safeArea
    let changed = keys(Audit(of: garden.scene, options: options, painting: renderer.paint))
    options.safeArea = nil
    let before = keys(Audit(of: scene, options: options, painting: renderer.paint))
    let planted = garden.scene.path(of: node).description
    // A node that already violates the rule shows nothing.
    guard !before.contains(planted) else { return }
    let new = changed.subtracting(before)
    if isViolation {
      tally.planted += 1
      if new.contains(planted) {
        tally.found += 1
      } else {
        onMiss("\(rule.rawValue): not found at \(planted) of \(path)")
      }
    } else {
      tally.clean += 1
    }
    let explained = Set(garden.explained.map { garden.scene.path(of: $0).description })
    for wrong in new.sorted() where !(isViolation && wrong == planted || explained.contains(wrong))
    {
      tally.wrong += 1
      onMiss("\(rule.rawValue): wrong at \(wrong) of \(path), planted at \(planted)")
    }
  }

  private func keys(_ audit: Audit) -> Set<String> { Set(audit.findings.map(\.node.description)) }

  /// Returns the results as a table.
  static func table(_ tallies: [Tally]) -> String {
    func percent(_ share: Double) -> String { "\(Int((share * 1000).rounded()) / 10) %" }
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(width - text.count, 1))
    }
    var text = "rule               planted  found  clean  wrong  recall   precision\n"
    for tally in tallies {
      text += padded(tally.rule.rawValue, 19) + padded("\(tally.planted)", 9)
      text += padded("\(tally.found)", 7) + padded("\(tally.clean)", 7)
      text += padded("\(tally.wrong)", 7) + padded(percent(tally.recall), 9)
      text += percent(tally.precision) + "\n"
    }
    let planted = tallies.reduce(0) { $0 + $1.planted }
    let found = tallies.reduce(0) { $0 + $1.found }
    let clean = tallies.reduce(0) { $0 + $1.clean }
    let wrong = tallies.reduce(0) { $0 + $1.wrong }
    return text
      + "\(found) of \(planted) violations found; \(wrong) wrong findings in these and in "
      + "\(clean) clean changes\n"
  }
}
