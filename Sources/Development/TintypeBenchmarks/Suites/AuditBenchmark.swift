// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeAudits
import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeGallery
import TintypeScene
import TintypeSnapshots

/// All audits of a screen, compared with its passing snapshot.
enum AuditBenchmark {
  /// The maximum ratio of the audits to the snapshot.
  private static let limit = 0.2

  static func run(_ report: inout BenchmarkReport) throws {
    let package = try ScratchPackage()
    defer { package.remove() }
    try measure("phone screen", in: package, PhoneScreen.viewport, PhoneScreen.traits, &report) {
      PhoneScreen()
    }
    for sheet in Gallery.sheets(of: "ShowcaseSnapshotTests") {
      guard let name = sheet.name, name.hasSuffix("-Light") else { continue }
      try measure(name, in: package, sheet.viewport, sheet.traits, &report) {
        ComponentList([sheet.component])
      }
    }
  }

  private static func measure<Screen: Component>(
    _ name: String,
    in package: ScratchPackage,
    _ viewport: Viewport,
    _ traits: Traits,
    _ report: inout BenchmarkReport,
    _ component: @escaping () -> Screen
  ) throws {
    let renderer = try CairoRenderer.standard()
    let strategy: Snapshotting<Screen, SnapshotImage> = .image(in: viewport, traits: traits) {
      renderer
    }
    func verify() throws { try package.verify(component(), named: name, as: strategy) }
    try verify()
    let image = try strategy.snapshot(component()).get()
    guard let scene = image.scene else {
      throw BenchmarkError.mismatch("The image of \(name) has no scene.")
    }
    let times = try Measurement.medians(
      rounds: 31,
      [{ try verify() }, { _ = Audit(of: scene, painted: image.bitmap, painting: image.repaint) }])
    print(
      """
      audit  \(name): snapshot \(times[0].milliseconds), audits \(times[1].milliseconds), \
      × \(times[1].ratio(to: times[0])) (at most \(limit))
      """)
    report.add(
      BenchmarkReport.Goal(
        suite: "audit", name: "\(name): all audits ÷ passing snapshot", atMost: limit,
        measured: (times[1] / times[0]).rounded(digits: 2)))
  }
}
