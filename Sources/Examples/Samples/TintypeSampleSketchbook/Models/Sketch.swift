// SPDX-License-Identifier: MIT

import SwiftUI

/// A drawing on paper.
struct Sketch: Identifiable, Equatable, Sendable {
  var id: String
  /// The title; if empty, a title is shown that depends on the language.
  var title: String
  var created: Date
  var paper: Ink
  var isFavorite = false
  /// The layers from back to front.
  var layers: [Layer]

  /// The size of the paper in points.
  static let size = CGSize(width: 320, height: 380)

  /// The title that is shown, in the language of the view whose body is evaluated.
  var displayTitle: String {
    title.isEmpty ? String(localized: "Untitled Sketch", bundle: .sketchbook) : title
  }

  var strokes: [Stroke] { layers.flatMap(\.strokes) }
  var strokeCount: Int { layers.reduce(0) { $0 + $1.strokes.count } }
  /// The strokes that a replay shows.
  var visibleStrokeCount: Int {
    layers.reduce(0) { $0 + ($1.isVisible ? $1.strokes.count : 0) }
  }
  var nextStrokeID: Int { (strokes.map(\.id).max() ?? 0) + 1 }

  func layer(_ id: Layer.ID?) -> Layer? { layers.first { $0.id == id } }
}

/// Strokes that are combined before they are painted.
struct Layer: Identifiable, Equatable, Sendable {
  var id: Int
  /// The name; if empty, a name with the number is shown.
  var name = ""
  var isVisible = true
  var opacity = 1.0
  var blend = LayerBlend.normal
  var strokes: [Stroke] = []

  var displayName: Text {
    name.isEmpty ? Text("Layer \(id)") : Text(verbatim: name)
  }
}

/// The mode by which colors are blended with the colors behind them.
enum LayerBlend: CaseIterable, Identifiable, Sendable {
  case normal, multiply, screen, overlay, difference

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .normal: "Normal"
    case .multiply: "Multiply"
    case .screen: "Screen"
    case .overlay: "Overlay"
    case .difference: "Difference"
    }
  }

  var mode: BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .difference: .difference
    }
  }

  var contextMode: GraphicsContext.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .difference: .difference
    }
  }
}

/// The strokes and the time of a day.
struct Activity: Identifiable, Equatable, Sendable {
  var day: Date
  var strokes: Int
  var minutes: Int

  var id: Date { day }
}
