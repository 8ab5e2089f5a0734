// SPDX-License-Identifier: MIT

/// The elements of a resolved tree with what has been measured of them.
///
/// A node has one element for its content and one for each modifier around it. The tree lives for
/// one layout on one thread.
final class LayoutTree {
  /// The greatest number of elements within each other that a thread's stack is trusted with.
  static let maximumDepth = 800

  var elements: [Element] = []
  /// The canvas, and the part of it that bars and sensors leave.
  var canvas = Rect.zero
  var safeArea = Rect.zero
  /// Makes the element of what a geometry reader holds; `nil` where that is nothing.
  var expand: ((_ content: GeometryContent, _ element: Int) -> Int?)?
  var settling = 0
  /// The type of the tree's root, for errors.
  var rootType = ""
  private let measuring: any TextMeasuring
  let displayScale: Double
  /// What kept a text from being measured; nothing that was laid out counts then.
  var error: (any Error)?

  init(measuring: any TextMeasuring, displayScale: Double) {
    self.measuring = measuring
    self.displayScale = displayScale
  }

  /// Adds an element whose children are there already.
  func add(_ kind: Kind, children: [Int], node: Int, direction: LayoutDirection) -> Int {
    var depth = 0
    var hasGuides = false
    for child in children {
      let child = elements[child]
      depth = max(depth, child.depth)
      if child.hasGuides { hasGuides = true }
    }
    if case .wrapper(.alignmentGuide) = kind { hasGuides = true }
    let element = Element(
      kind: kind, children: children, node: node, direction: direction, depth: depth + 1)
    element.hasGuides = hasGuides
    elements.append(element)
    return elements.endIndex - 1
  }

  /// Whether there is no error yet and the thread's stack has room for another level; an exhausted
  /// stack becomes the error.
  func canDescend() -> Bool {
    guard error == nil else { return false }
    guard ThreadStack.isExhausted else { return true }
    error = ComponentError.stackTooSmall(type: rootType)
    return false
  }

  // MARK: Measuring

  /// The size that an element takes for a proposal, measured once.
  func size(of index: Int, proposal: ProposedSize) -> Size {
    var index = index
    var element = elements[index]
    // What only painting knows of is as large as what it is around.
    while let wrapped = element.wrapped {
      index = wrapped
      element = elements[index]
    }
    if let known = element.sizes[proposal] { return known }
    guard canDescend() else { return .zero }
    let answer = measure(index, element, proposal)
    let size = Size(width: legal(answer.width), height: legal(answer.height))
    if size.width != answer.width || size.height != answer.height {
      element.hasAnsweredNonsense = true
    }
    element.sizes.add(size, for: proposal)
    return size
  }

  private func legal(_ length: Double) -> Double { length.isNaN || length < 0 ? 0 : length }

  private func measure(_ index: Int, _ element: Element, _ proposal: ProposedSize) -> Size {
    switch element.kind {
    case .shape(let shape) where shape.kind == .circle:
      let room = proposal.replacingUnspecifiedDimensions(
        by: Size(width: proposal.height ?? 10, height: proposal.width ?? 10))
      let side = min(room.width, room.height)
      return Size(width: side, height: side)
    case .color, .shape, .canvas, .geometry:
      return proposal.replacingUnspecifiedDimensions()
    case .image(let image):
      return image.resizing == nil
        ? image.image.size : proposal.replacingUnspecifiedDimensions(by: image.image.size)
    case .symbol(let symbol):
      let side = Size(width: symbol.size.points, height: symbol.size.points)
      return symbol.isResizable ? proposal.replacingUnspecifiedDimensions(by: side) : side
    case .divider(_, let axis):
      let room = proposal.replacingUnspecifiedDimensions()
      return axis == .horizontal
        ? Size(width: 1 / displayScale, height: room.height)
        : Size(width: room.width, height: 1 / displayScale)
    case .text(let text):
      return layout(of: text, element, proposal)?.size(displayScale: displayScale) ?? .zero
    case .spacer(let minLength, let axis):
      func length(_ along: Axis) -> Double {
        axis == nil || axis == along ? max(proposal[along] ?? 0, minLength) : 0
      }
      return Size(width: length(.horizontal), height: length(.vertical))
    case .container(let layout), .modifier(let layout):
      return layout.size(proposal, LayoutSubviews(tree: self, elements: element.children))
    case .wrapper: return .zero
    }
  }

  /// The text of an element laid out for a proposal; `nil` for other elements.
  func textLayout(of index: Int, proposal: ProposedSize) -> TextLayout? {
    let element = elements[index]
    guard case .text(let text) = element.kind else { return nil }
    return layout(of: text, element, proposal)
  }

  private func layout(
    of text: TextContent,
    _ element: Element,
    _ proposal: ProposedSize
  ) -> TextLayout? {
    for known in element.texts
    where known.proposal.isSame(as: proposal)
      || known.layout.holds(for: proposal, madeFor: known.proposal)
    {
      return known.layout
    }
    guard error == nil else { return nil }
    do {
      let layout = try TextLayout(
        text, proposal: proposal, direction: element.direction, measuring: measuring)
      element.texts.append((proposal, layout))
      return layout
    } catch {
      self.error = error
      return nil
    }
  }

  func subviews(of index: Int) -> LayoutSubviews {
    LayoutSubviews(tree: self, elements: elements[index].children)
  }

  /// The layout priority of an element: that of the outermost modifier that sets one.
  func priority(of index: Int) -> Double {
    var element = elements[index]
    while true {
      switch element.kind {
      case .spacer: return -.infinity
      case .wrapper(.layoutPriority(let priority)): return priority
      case .wrapper, .modifier:
        guard let inner = element.children.first else { return 0 }
        element = elements[inner]
      default: return 0
      }
    }
  }

  /// The order of an element from back to front among its siblings: that of the outermost modifier
  /// that sets one.
  func zIndex(of index: Int) -> Double {
    var element = elements[index]
    while true {
      switch element.kind {
      case .wrapper(.zIndex(let order)): return order
      case .wrapper, .modifier:
        guard let inner = element.children.first else { return 0 }
        element = elements[inner]
      default: return 0
      }
    }
  }

  /// A value that an element tells the layout it stands in: the outermost one under the key.
  func layoutValue(of index: Int, key: ObjectIdentifier) -> (any Sendable)? {
    var element = elements[index]
    while true {
      if let value = element.values[key] { return value }
      switch element.kind {
      case .wrapper(.layoutValue(key, let value)): return value
      case .wrapper, .modifier:
        guard let inner = element.children.first else { return nil }
        element = elements[inner]
      default: return nil
      }
    }
  }

  /// The distances that an element likes to have from its neighbours, asked for once.
  func spacing(of index: Int) -> ComponentSpacing {
    let index = unwrapped(index)
    if let known = elements[index].spacing { return known }
    guard canDescend() else { return ComponentSpacing() }
    let answer = askSpacing(of: index)
    elements[index].spacing = answer
    return answer
  }

  /// The element within wrappers, none of which changes a size or a distance.
  private func unwrapped(_ index: Int) -> Int {
    var index = index
    while let inner = elements[index].wrapped { index = inner }
    return index
  }

  private func askSpacing(of index: Int) -> ComponentSpacing {
    switch elements[index].kind {
    case .color, .shape, .text, .image, .symbol, .divider, .canvas, .geometry: ComponentSpacing()
    case .spacer(_, axis: .horizontal): ComponentSpacing(leading: 0, trailing: 0)
    case .spacer(_, axis: .vertical): ComponentSpacing(top: 0, bottom: 0)
    case .spacer(_, axis: nil): .zero
    case .container(let layout), .modifier(let layout): layout.spacing(subviews(of: index))
    case .wrapper: ComponentSpacing()
    }
  }

  /// Whether an element is a spacer, or a spacer with modifiers that take no part in layout.
  ///
  /// (`requiresSpacingProjection` in OpenSwiftUI. `layoutPriority` is a layout there, and ends it.)
  func projectsSpacing(of index: Int) -> Bool {
    var element = elements[index]
    while let inner = element.wrapped {
      if case .wrapper(.layoutPriority) = element.kind { return false }
      element = elements[inner]
    }
    if case .spacer = element.kind { return true }
    return false
  }

  /// The size of an element with the lines at which it can be aligned.
  func dimensions(of index: Int, proposal: ProposedSize) -> Dimensions {
    let size = size(of: index, proposal: proposal)
    return Dimensions(size, of: index, in: self, proposal)
  }

  /// Where a line across the width of an element lies if not by default.
  func guide(
    _ alignment: HorizontalAlignment,
    of index: Int,
    size: Size,
    _ proposal: ProposedSize
  ) -> Double? {
    guard elements[index].hasGuides else { return nil }
    let index = holder(of: .horizontal(alignment), from: index)
    return known(.horizontal(alignment), of: index, proposal) {
      askGuide(alignment, of: index, size: size, proposal)
    }
  }

  /// Where a line across the height of an element lies if not by default.
  func guide(
    _ alignment: VerticalAlignment,
    of index: Int,
    size: Size,
    _ proposal: ProposedSize
  ) -> Double? {
    guard alignment.isBaseline || elements[index].hasGuides else { return nil }
    let index = holder(of: .vertical(alignment), from: index)
    return known(.vertical(alignment), of: index, proposal) {
      askGuide(alignment, of: index, size: size, proposal)
    }
  }

  /// A line of an element, asked for once: each stack asks for the lines of the stacks inside of
  /// it more than once.
  private func known(
    _ guide: GuideRequest.Guide,
    of index: Int,
    _ proposal: ProposedSize,
    ask: () -> Double?
  ) -> Double? {
    let request = GuideRequest(guide: guide, proposal: proposal)
    if let known = elements[index].guides[request] { return known }
    guard canDescend() else { return nil }
    let answer = ask().flatMap { $0.isFinite ? $0 : nil }
    elements[index].guides[request] = .some(answer)
    return answer
  }

  /// The element within wrappers that has a line: that of a wrapper which replaces it, else the
  /// element that the wrappers are around.
  private func holder(of line: AlignmentGuide.Line, from index: Int) -> Int {
    var index = index
    while let inner = elements[index].wrapped {
      if case .wrapper(.alignmentGuide(let replaced)) = elements[index].kind,
        replaced.line == line
      {
        return index
      }
      index = inner
    }
    return index
  }

  private func askGuide(
    _ guide: HorizontalAlignment,
    of index: Int,
    size: Size,
    _ proposal: ProposedSize
  ) -> Double? {
    switch elements[index].kind {
    case .color, .shape, .text, .image, .symbol, .spacer, .divider, .canvas, .geometry: nil
    case .container(let layout), .modifier(let layout):
      layout.guide(guide, Rect(origin: .zero, size: size), proposal, subviews(of: index))
    case .wrapper(.alignmentGuide(let replaced)):
      elements[index].wrapped
        .map { replaced.position(in: dimensions(of: $0, proposal: proposal)) }
    case .wrapper: nil
    }
  }

  private func askGuide(
    _ guide: VerticalAlignment,
    of index: Int,
    size: Size,
    _ proposal: ProposedSize
  ) -> Double? {
    switch elements[index].kind {
    case .color, .shape, .image, .spacer, .divider, .canvas, .geometry: return nil
    case .symbol(let symbol):
      // In the middle of capitals, which are 0.71 em high in Roboto and in San Francisco.
      guard guide.isBaseline, !symbol.isResizable else { return nil }
      return size.height / 2 + symbol.size.points * SymbolContent.capitalShare / 2
    case .text:
      guard let layout = textLayout(of: index, proposal: proposal) else { return nil }
      return switch guide {
      case .firstTextBaseline: layout.firstBaseline
      case .lastTextBaseline: layout.lastBaseline
      default: nil
      }
    case .container(let layout), .modifier(let layout):
      return layout.guide(
        guide, Rect(origin: .zero, size: size), proposal, subviews(of: index))
    case .wrapper(.alignmentGuide(let replaced)):
      return elements[index].wrapped
        .map { replaced.position(in: dimensions(of: $0, proposal: proposal)) }
    case .wrapper: return nil
    }
  }

  /// The elements of a container from back to front.
  func paintOrder(of children: [Int]) -> [Int] {
    let orders = children.map(zIndex(of:))
    guard orders.contains(where: { $0 != 0 }) else { return children }
    return children.indices.sorted {
      orders[$0] < orders[$1] || (orders[$0] == orders[$1] && $0 < $1)
    }
    .map { children[$0] }
  }
}
