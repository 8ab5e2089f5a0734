// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComponents
import TintypeScene

extension [Node.Content] {
  /// Returns contents that lay out children.
  static func arrangements(using generator: inout SeededGenerator) -> [Node.Content] {
    func length() -> Double { Double.random(in: -5...60, using: &generator) }
    let alignment = Alignment.random(using: &generator)
    return [
      .grid(GridContent(alignment: alignment, horizontalSpacing: length())),
      .gridRow(GridRowContent(alignment: .top)),
      .lazyGrid(
        LazyGridContent(
          axis: .vertical,
          items: [
            GridItem(.fixed(length())), GridItem(.adaptive(minimum: length(), maximum: length())),
          ], spacing: length())),
      .lazyGrid(LazyGridContent(axis: .horizontal, items: [])),
      .flow(FlowContent(alignment: alignment, lineSpacing: length())),
      .stackView(
        StackViewContent(
          axis: .horizontal, spacing: length(),
          alignment: StackView.Alignment.allCases.randomElement(using: &generator) ?? .fill,
          distribution: StackView.Distribution.allCases.randomElement(using: &generator) ?? .fill)),
      .viewThatFits(ViewThatFitsContent(axes: [.horizontal])),
      .scroll(
        ScrollContent(
          axes: Axis.allCases, offset: Point(x: length(), y: length()), showsIndicators: true)),
    ]
  }

  /// Returns contents that are painted.
  static func drawings(using generator: inout SeededGenerator) -> [Node.Content] {
    let color = ResolvedColor.random(using: &generator)
    let gradient = ResolvedGradient(stops: [
      ResolvedGradient.Stop(color: color, location: 0),
      ResolvedGradient.Stop(color: .random(using: &generator), location: 1),
    ])
    let styles: [ResolvedStyle] = [
      .linearGradient(gradient, start: .top, end: .bottom),
      .radialGradient(gradient, center: .center, startRadius: 0, endRadius: 9),
      .angularGradient(gradient, center: .leading, start: 0, end: 360),
      .material(
        ResolvedMaterial(name: "thin", blurRadius: 4, saturation: 1.5, tint: color)),
    ]
    var contents: [Node.Content] = [
      .divider(color),
      .symbol(
        SymbolContent(
          name: "star", drawing: SymbolSet.standard["star"], size: 20, style: .color(color))),
    ]
    contents += styles.map { style in
      .shape(
        ShapeContent(
          kind: .unevenRoundedRectangle(
            RectangleCornerRadii(topLeading: 4, bottomTrailing: 9), style: .continuous),
          adjustments: [.trim(from: 0.1, to: 0.8), .rotation(degrees: 30, anchor: .center)],
          fill: style, fillRule: .evenOdd))
    }
    if let image = ImageData(pixelWidth: 2, pixelHeight: 1, pixels: [0xFF00_00FF, 0x8040_4040]) {
      contents.append(
        .image(
          ImageContent(
            image: image, resizing: ImageResizing(capInsets: EdgeInsets(leading: 1), mode: .tile),
            tint: .color(color), isMirrored: true)))
    }
    return contents
  }
}

extension [Node.Modifier] {
  /// Returns modifiers that affect layout.
  static func placements(using generator: inout SeededGenerator) -> [Node.Modifier] {
    func length() -> Length { Length(Double.random(in: -20...60, using: &generator)) }
    return [
      .aspectRatio(1.5, contentMode: .fill), .aspectRatio(nil, contentMode: .fit),
      .offset(x: length(), y: length()), .position(x: length(), y: length()),
      .zIndex(length()), .safeAreaInset(SafeAreaInset(edge: .leading, spacing: 3)),
      .ignoresSafeArea([.top, .leading]), .gridCell(GridCell(columns: 2, unsizedAxes: [.vertical])),
      .customSpacing(length()),
    ]
  }

  /// Returns modifiers that affect only painting and semantics.
  static func effects(using generator: inout SeededGenerator) -> [Node.Modifier] {
    let color = ResolvedColor.random(using: &generator)
    return [
      .hidden, .clip(ShapeContent(kind: .capsule(style: .continuous))), .mask(.center),
      .shadow(ShadowContent(color: color, radius: 3, x: 1)), .blur(radius: 2),
      .rotation(degrees: 20, anchor: .topLeading), .scale(x: -1, y: 0.5, anchor: .center),
      .blendMode(.colorDodge), .compositingGroup, .colorEffect(.hueRotation(degrees: 90)),
      .colorEffect(.multiply(color)), .allowsHitTesting(false),
      .semantics(Semantics.Change(label: "a", addedTraits: .isButton, sortPriority: 2)),
      .actions(ActionReference(kinds: [.tap, .submit], key: 0)),
    ]
  }
}
