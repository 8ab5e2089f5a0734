// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents

@Suite("Names of symbols")
struct SymbolNameTests {
  /// The names that the most apps of a second count use: 157 public repositories with SwiftUI code.
  private static let secondCount = [
    "00.square", "app.connected.to.app.below.fill", "apple.logo", "applelogo", "arrow.circlepath",
    "arrow.down.to.line.compact", "arrow.right.doc.on.clipboard", "arrow.right.to.line.compact",
    "arrow.up.bin", "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left",
    "arrow.up.message", "arrow.up.to.line.compact",
    "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right", "beats.headphones",
    "bolt.slash.circle", "bubble.left.and.exclamationmark.bubble.right",
    "bubble.left.and.text.bubble.right", "character.textbox", "circle.circle", "circle.grid.cross",
    "cross.vial.fill", "cube.box", "dial", "envelope.arrow.triangle.branch",
    "externaldrive.fill.badge.person.crop", "eye.slash.circle", "eye.trianglebadge.exclamationmark",
    "eyedropper.full", "face.smiling.fill", "faxmachine", "filemenu.and.selection", "flipphone",
    "folder.badge.person.crop", "hourglass.bottomhalf.fill", "leaf.arrow.circlepath",
    "light.beacon.max.fill", "light.max", "lines.measurement.horizontal",
    "location.north.circle.fill", "location.north.line.fill", "lock.rotation.open", "memories",
    "network.badge.shield.half.filled", "nosign", "person.2.badge.gearshape",
    "person.badge.shield.checkmark", "platter.filled.bottom.iphone", "rectangle.3.offgrid.fill",
    "rectangle.and.hand.point.up.left", "scalemass", "scalemass.fill", "selection.pin.in.out",
    "sensor.tag.radiowaves.forward.fill", "skew", "slash.circle",
    "sparkles.square.filled.on.square", "text.justifyleft",
    "text.line.first.and.arrowtriangle.forward", "text.page", "timeline.selection",
  ]

  @Test("The names of SF Symbols that apps use exist", arguments: secondCount)
  func exists(name: String) { #expect(SymbolSet.standard.names.contains(name)) }

  @Test(
    "A triangular badge and a badge with two words are variants",
    arguments: [
      "lock.trianglebadge.exclamationmark", "lock.trianglebadge.exclamationmark.fill",
      "externaldrive.fill.trianglebadge.exclamationmark", "folder.badge.person.crop",
      "folder.fill.badge.person.crop", "person.crop.circle.badge.moon.fill",
    ])
  func badges(name: String) throws {
    let base = try #require(name.split(separator: ".").first)
    let drawing = try #require(SymbolSet.standard[name])
    #expect(drawing.layers.contains { $0.mode == .erase }, "The badge is cut out of the symbol.")
    #expect(drawing != SymbolSet.standard[String(base)])
  }

  @Test("A number with a leading zero is a symbol in a circle and in a square")
  func leadingZero() {
    #expect(SymbolSet.standard["07.circle"] != nil && SymbolSet.standard["00.square.fill"] != nil)
    #expect(SymbolSet.standard["07.circle"] != SymbolSet.standard["7.circle"])
  }
}
