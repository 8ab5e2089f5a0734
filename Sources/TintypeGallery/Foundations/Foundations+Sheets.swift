// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// The sheets of all topics, light before dark.
  static var sheets: [Gallery.Sheet] {
    let topics: [(name: String, make: @Sendable () -> any Component)] = [
      ("TextStyles", { TextStylesSheet() }),
      ("TextLayout", { TextLayoutSheet() }),
      ("Shapes", { ShapesSheet() }),
      ("Strokes", { StrokesSheet() }),
      ("Styles", { StylesSheet() }),
      ("Colors", { ColorsSheet() }),
      ("Images", { ImagesSheet() }),
      ("Symbols", { SymbolsSheet() }),
      ("SymbolSet", { SymbolSetSheet() }),
      ("Stacks", { StacksSheet() }),
      ("Frames", { FramesSheet() }),
      ("Grids", { GridsSheet() }),
      ("StackView", { StackViewSheet() }),
      ("Adaptive", { AdaptiveSheet() }),
      ("Effects", { EffectsSheet() }),
      ("Blending", { BlendingSheet() }),
      ("Canvas", { CanvasSheet() }),
      ("DynamicType", { DynamicTypeSheet() }),
      ("Directions", { DirectionsSheet() }),
    ]
    return topics.flatMap { topic in
      Gallery.sheets(
        topic.name, suite: "FoundationsSnapshotTests", width: 414,
        variants: [("Light", .light), ("Dark", .dark)], make: topic.make)
    }
  }
}
