// SPDX-License-Identifier: MIT

import Observation
import SwiftUI

/// The selected tool with its color and width.
@MainActor
@Observable
final class Palette {
  var tool = Tool.pen
  var ink = Ink(hex: 0xE5576B) {
    didSet { if tool == .eraser { tool = .pen } }
  }
  var width = 6.0
  var symmetry = Symmetry.none
  /// The colors next to the tools.
  var inks = Palette.standard
  private var layers: [Sketch.ID: Layer.ID] = [:]

  static let widths = 1.0...40.0

  static let standard = [
    0x23262F, 0xE5576B, 0xF2994A, 0xF6C945, 0x4FA46E, 0x3F7FBF, 0x8C6BC4, 0xFFFFFF,
  ].map { Ink(hex: $0) }

  /// Selects a color and adds it to the colors next to the tools.
  func keep(_ ink: Ink) {
    self.ink = ink
    guard !inks.contains(ink) else { return }
    inks = [ink] + inks.dropLast()
  }

  /// Returns the layer that strokes are added to, by default the front layer.
  func layer(of sketch: Sketch) -> Layer? {
    sketch.layer(layers[sketch.id]) ?? sketch.layers.last
  }

  func select(_ layer: Layer.ID, of sketch: Sketch.ID) { layers[sketch] = layer }

  func stroke(_ points: [CGPoint]) -> Stroke {
    Stroke(tool: tool, ink: ink, width: width, symmetry: symmetry, points: points)
  }
}
