// SPDX-License-Identifier: MIT

import TintypeCairo
import TintypeComponents
import TintypeGallery
import TintypeSnapshots
import Tintype

/// Which share of a passing image snapshot is not painting: resolving, layout, digest, file, verdict.
enum SnapshotBenchmark {
  static func run() throws {
    let package = try ScratchPackage()
    defer { package.remove() }
    try measure("phone screen", in: package, PhoneScreen.viewport, PhoneScreen.traits) {
      PhoneScreen()
    }
    for sheet in Gallery.sheets(of: "ShowcaseSnapshotTests") {
      guard let name = sheet.name, name.hasSuffix("-Light") else { continue }
      try measure(name, in: package, sheet.viewport, sheet.traits) {
        ComponentList([sheet.component])
      }
    }
  }

  private static func measure(
    _ name: String,
    in package: ScratchPackage,
    _ viewport: Viewport,
    _ traits: Traits,
    _ component: @escaping () -> some Component
  ) throws {
    let renderer = try CairoRenderer.standard()
    func verify() throws {
      try package.verify(
        component(), named: name,
        as: .image(in: viewport, traits: traits) {
          renderer
        })
    }
    func lay() throws -> Scene {
      try Scene(of: component(), in: viewport, traits: traits, measuring: renderer)
    }
    let scene = try lay()
    try verify()
    let times = try Measurement.medians(
      rounds: 31,
      [{ try verify() }, { _ = try renderer.paint(scene) }, { _ = try lay() }])
    let rest = max(times[0] - times[1], .zero)
    print(
      """
      snapshot  \(name): \(times[0].milliseconds), of which painting \(times[1].milliseconds), \
      layout \(times[2].milliseconds); not painting \(rest.ratio(to: times[0])) of it
      """)
  }
}
