// SPDX-License-Identifier: MIT

// User input is validated here once, so that neither layout nor painting has to.
extension LayoutTreeBuilder {
  /// Reports a diagnostic, by default at the node that is being built.
  func report(_ kind: Diagnostic.Kind, at place: NodePath? = nil) {
    diagnostics.append(Diagnostic(kind: kind, path: place ?? path))
  }

  /// Returns the node with invalid font sizes replaced; `nil` if none are invalid.
  func legalized(_ node: Node) -> Node? {
    guard case .text(let given) = node.content else { return nil }
    check(given)
    guard given.runs.contains(where: { !($0.font.size > 0 && $0.font.size <= Font.maximumSize) })
    else { return nil }
    var text = given
    var isLegal = true
    for index in text.runs.indices {
      let size = text.runs[index].font.size
      guard !(size > 0 && size <= Font.maximumSize) else { continue }
      if isLegal { report(.text(.invalidSize(size), string: text.string)) }
      isLegal = false
      text.runs[index].font.size = size > Font.maximumSize ? Font.maximumSize : 1
    }
    var legal = node
    legal.content = .text(text)
    return legal
  }

  /// Returns a valid length; reports an invalid one and returns `nil`.
  func checked(_ length: Double?, _ attribute: @autoclosure () -> String, least: Double) -> Double?
  {
    guard let length else { return nil }
    guard length.isFinite, length >= least else {
      report(.invalidLength(attribute: attribute(), value: length))
      return nil
    }
    return length
  }

  /// Returns a valid distance; reports an invalid one and returns `nil`.
  func checked(_ distance: Length?, _ attribute: @autoclosure () -> String) -> Length? {
    checked(distance?.points, attribute(), least: -.infinity).map(Length.init(_:))
  }

  /// Returns a valid number; reports an invalid one and returns a substitute.
  func number(
    _ number: Length,
    _ attribute: @autoclosure () -> String,
    or other: Double = 0,
    infinite: Bool = false
  ) -> Double {
    let value = number.points
    guard value.isFinite || (infinite && !value.isNaN) else {
      report(.invalidLength(attribute: attribute(), value: value))
      return other
    }
    return value
  }

  func checked(_ insets: EdgeInsets, _ name: @autoclosure () -> String) -> EdgeInsets {
    func edge(_ value: Double, _ edge: String) -> Double {
      checked(value, "\(name()).\(edge)", least: -.infinity) ?? 0
    }
    return EdgeInsets(
      top: edge(insets.top, "top"),
      leading: edge(insets.leading, "leading"),
      bottom: edge(insets.bottom, "bottom"),
      trailing: edge(insets.trailing, "trailing")
    )
  }

  /// Returns limits in order: minimum at least 0, ideal at least the minimum, maximum at least the
  /// ideal.
  func limits(
    _ min: Length?,
    _ ideal: Length?,
    _ max: Length?,
    _ name: @autoclosure () -> String
  ) -> FlexibleFrameLayout.Limits {
    var limits = FlexibleFrameLayout.Limits(
      min: checked(min?.points, "\(name()).min", least: 0),
      // Code for Apple's systems often passes an infinite ideal length, which has no effect there.
      ideal: ideal?.points == .infinity
        ? nil : checked(ideal?.points, "\(name()).ideal", least: 0),
      max: max?.points == .infinity ? .infinity : checked(max?.points, "\(name()).max", least: 0)
    )
    var isContradictory = false
    if let least = limits.min, let wanted = limits.ideal, wanted < least {
      limits.ideal = least
      isContradictory = true
    }
    if let low = limits.ideal ?? limits.min, let maximum = limits.max, maximum < low {
      limits.max = low
      isContradictory = true
    }
    if isContradictory { report(.contradictoryFrame(attribute: name())) }
    return limits
  }

  // MARK: Contents

  func check(_ shape: ShapeContent) {
    switch shape.kind {
    case .roundedRectangle(let radius, _) where radius.points == .infinity: break
    case .roundedRectangle(let radius, _): _ = checked(radius.points, "cornerRadius", least: 0)
    case .unevenRoundedRectangle(let radii, _):
      for radius in [
        radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing,
      ] where !(radius.isFinite && radius >= 0) {
        report(.invalidLength(attribute: "cornerRadii", value: radius))
      }
    case .path(let path) where !path.isFinite:
      report(.invalidLength(attribute: "path", value: .nan))
    case .rectangle, .capsule, .circle, .ellipse, .path, .custom: break
    }
    for adjustment in shape.adjustments {
      for value in adjustment.numbers where !value.isFinite {
        report(.invalidLength(attribute: adjustment.name, value: value))
      }
    }
    if let fill = shape.fill { check(fill, "fill") }
    for stroke in shape.strokes {
      _ = checked(stroke.style.lineWidth, "lineWidth", least: 0)
      for dash in stroke.style.dash { _ = checked(dash, "dash", least: 0) }
      if !stroke.style.dash.isEmpty, stroke.style.dash.allSatisfy({ $0 == 0 }) {
        report(.emptyDashes)
      }
      _ = checked(stroke.style.dashPhase, "dashPhase", least: -.infinity)
      _ = checked(stroke.style.miterLimit, "miterLimit", least: -.infinity)
      check(stroke.paint, "stroke")
    }
  }

  func checked(_ symbol: SymbolContent) -> SymbolContent {
    var symbol = symbol
    let size = checked(symbol.size.points, "size", least: 0) ?? 20
    symbol.size = Length(Swift.min(size, Font.maximumSize))
    check(symbol.style, "foregroundStyle")
    for style in symbol.layerStyles { check(style, "foregroundStyle") }
    if symbol.drawing == nil {
      report(.unknownSymbol(symbol.name, suggestion: symbol.suggestion))
    }
    return symbol
  }

  func checked(_ grid: GridContent) -> GridContent {
    var grid = grid
    grid.horizontalSpacing = checked(grid.horizontalSpacing, "horizontalSpacing")
    grid.verticalSpacing = checked(grid.verticalSpacing, "verticalSpacing")
    return grid
  }

  func checked(_ grid: LazyGridContent) -> LazyGridContent {
    var grid = grid
    grid.spacing = checked(grid.spacing, "spacing")
    for index in grid.items.indices {
      let name = "items[\(index)]"
      grid.items[index].spacing = checked(grid.items[index].spacing, "\(name).spacing")
      switch grid.items[index].size {
      case .fixed(let length):
        grid.items[index].size = .fixed(
          Length(checked(length.points, name, least: 0) ?? 10))
      case .flexible(let least, let most), .adaptive(let least, let most):
        let limits = limits(least, nil, most, name)
        let (low, high) = (Length(limits.min ?? 10), Length(limits.max ?? .infinity))
        if case .flexible = grid.items[index].size {
          grid.items[index].size = .flexible(minimum: low, maximum: high)
        } else {
          grid.items[index].size = .adaptive(minimum: low, maximum: high)
        }
      }
    }
    return grid
  }

  func checked(_ flow: FlowContent) -> FlowContent {
    var flow = flow
    flow.spacing = checked(flow.spacing, "spacing")
    flow.lineSpacing = checked(flow.lineSpacing, "lineSpacing")
    return flow
  }

  func checked(_ stack: StackViewContent) -> StackViewContent {
    var stack = stack
    stack.spacing = checked(stack.spacing, "spacing") ?? 0
    stack.layoutMargins = checked(stack.layoutMargins, "layoutMargins")
    return stack
  }

  func checked(_ scroll: ScrollContent) -> ScrollContent {
    var scroll = scroll
    scroll.offset = Point(
      x: number(Length(scroll.offset.x), "offset.x"),
      y: number(Length(scroll.offset.y), "offset.y"))
    scroll.margins = checked(scroll.margins, "contentMargins")
    if let indicators = scroll.indicators {
      scroll.indicators?.margins = checked(indicators.margins, "indicatorMargins")
    }
    return scroll
  }

  /// Returns a valid transform; reports an invalid one and returns the identity.
  func checked(_ transform: Transform2D, _ name: String) -> Transform2D {
    guard !transform.isFinite else { return transform }
    report(.invalidLength(attribute: name, value: .nan))
    return .identity
  }

  func checked(_ projection: Projection2D, _ name: String) -> Projection2D {
    guard !projection.isFinite else { return projection }
    report(.invalidLength(attribute: name, value: .nan))
    return Projection2D(.identity)
  }

  func checked(_ effect: ColorEffect, _ name: String) -> ColorEffect {
    switch effect {
    case .brightness(let amount): .brightness(Length(number(amount, name)))
    case .contrast(let amount): .contrast(Length(number(amount, name, or: 1)))
    case .saturation(let amount): .saturation(Length(number(amount, name, or: 1)))
    case .grayscale(let amount): .grayscale(Length(number(amount, name)))
    case .hueRotation(let degrees): .hueRotation(degrees: Length(number(degrees, name)))
    case .invert, .multiply, .luminanceToAlpha: effect
    }
  }
}

extension ShapeAdjustment {
  /// The name of the modifier.
  fileprivate var name: String {
    switch self {
    case .trim: "trim"
    case .inset: "inset"
    case .rotation: "rotation"
    case .scale: "scale"
    case .offset: "offset"
    }
  }

  fileprivate var numbers: [Double] {
    switch self {
    case .trim(let from, let to): [from.points, to.points]
    case .inset(let amount): [amount.points]
    case .rotation(let degrees, let anchor): [degrees.points, anchor.x, anchor.y]
    case .scale(let x, let y, let anchor): [x.points, y.points, anchor.x, anchor.y]
    case .offset(let x, let y): [x.points, y.points]
    }
  }
}
