// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeAudits
import TintypeCairo
import TintypeComponents
import TintypeScene
import TintypeSnapshots

@testable import TintypeComparison

/// The images of the guide “Rules of audits”.
@Suite("The guide “Rules of audits”") struct RuleImageTests {
  @Test(
    "Each rule has the image of a violation with its finding, and the image of the correction",
    arguments: RuleExample.all)
  func images(example: RuleExample) throws {
    try assertImage(of: example.wrong(), example, named: "\(example.rule.rawValue)-wrong")
    try assertImage(of: example.right(), example, named: "\(example.rule.rawValue)-right")
  }

  private func assertImage(
    of component: any Component, _ example: RuleExample, named name: String
  ) throws {
    let (rule, renderer) = (example.rule, try CairoRenderer.standard())
    let needsDevice = rule == .targetSafeArea
    var options = AuditOptions()
    if needsDevice { options.safeArea = EdgeInsets(top: 47, leading: 0, bottom: 0, trailing: 0) }
    let size = Size(
      width: rule == .outsideCanvas ? 300 : 220, height: needsDevice ? 140 : 96)
    var scenes = try example.scenes(
      of: component, size: size, traits: [.light, .displayScale(2)], renderer)
    // Pages can be dark.
    scenes.whiten()
    let findings = scenes.audit(options, renderer).findings
    #expect(findings.map(\.rule) == (name.hasSuffix("-wrong") ? [rule] : []))
    let image = try SnapshotImage(
      painting: scenes.shown.marking(findings), by: { try renderer.paint($0) },
      fingerprint: renderer.fingerprint)
    assertSnapshot(
      of: image,
      as: Snapshotting<SnapshotImage, SnapshotImage>(pathExtension: "png", diffing: .image),
      named: name, testName: "images(example:)")
  }
}
