// SPDX-License-Identifier: MIT

import TintypeComponents

/// Sheets of all primitives, containers and modifiers of TintypeComponents, by topic.
///
/// Each sheet is 414 points wide and has no parameters.
package enum Foundations {}

extension SnapshotSheetStyle {
  /// A style with large titles and small labels.
  static let foundations = SnapshotSheetStyle(
    titleFont: .system(size: 28, weight: .bold),
    labelFont: .system(size: 13, weight: .semibold)
  )
}

extension Foundations {
  /// A box with a light tint, a thin outline and a short text.
  ///
  /// Without a size, it fits its text with some padding.
  struct Tile: Component {
    private let text: String
    private let width: Double?
    private let height: Double?
    private let tint: Color

    init(
      _ text: String = "", width: Double? = nil, height: Double? = nil, tint: Color = .blue
    ) {
      self.text = text
      self.width = width
      self.height = height
      self.tint = tint
    }

    var body: some Component {
      Text(text)
        .font(.system(size: 12, weight: .medium))
        .foregroundStyle(tint)
        .padding(.horizontal, width == nil ? 8 : 0)
        .padding(.vertical, height == nil ? 5 : 0)
        .frame(width: width, height: height)
        .tinted(tint)
    }
  }

  /// A component above its name.
  struct Specimen: Component {
    private let name: String
    private let content: ComponentList

    init(_ name: String, @ComponentBuilder content: () -> ComponentList) {
      self.name = name
      self.content = content()
    }

    var body: some Component {
      VStack(spacing: 6) {
        content
        Text(name)
          .font(.system(size: 10))
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
    }
  }

  /// Specimens in as many columns of at least 84 points as fit into the sheet's width.
  struct Shelf: Component {
    private let spacing: Double
    private let content: ComponentList

    init(spacing: Double = 8, @ComponentBuilder content: () -> ComponentList) {
      self.spacing = spacing
      self.content = content()
    }

    var body: some Component {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 84), spacing: spacing)], spacing: 14) {
        content
      }
    }
  }
}

extension Component {
  /// Adds a light tint with a thin outline behind the component.
  func tinted(_ tint: Color, cornerRadius: Double = 6) -> some Component {
    let soft = Color(light: tint.opacity(0.14), dark: tint.opacity(0.28))
    let line = Color(light: tint.opacity(0.45), dark: tint.opacity(0.7))
    return background(soft, in: RoundedRectangle(cornerRadius: cornerRadius))
      .overlay(alignment: .center) {
        RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(line)
      }
  }

  /// Adds a card as wide as the sheet behind the component.
  func onCard() -> some Component {
    padding(14)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.secondarySystemBackground, in: RoundedRectangle(cornerRadius: 12))
  }

  /// Adds a dashed line around the frame, without effect on the layout.
  func framed() -> some Component {
    overlay(alignment: .center) {
      Rectangle().strokeBorder(
        Color.gray2, style: StrokeStyle(lineWidth: 1, dash: [3, 2]))
    }
  }
}

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
      ("SymbolVariants", { SymbolVariantsSheet() }),
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
      // The paths of all symbols are the largest scene, and dark mode changes only their color.
      let variants: [(name: String, traits: Traits)] =
        topic.name == "SymbolSet" ? [("Light", .light)] : [("Light", .light), ("Dark", .dark)]
      return Gallery.sheets(
        topic.name, suite: "FoundationsSnapshotTests", width: 414, variants: variants,
        make: topic.make)
    }
  }
}
