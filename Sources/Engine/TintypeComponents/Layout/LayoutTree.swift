// SPDX-License-Identifier: MIT

/// The elements of a resolved tree with their measurements.
///
/// A node has one element for its content and one for each modifier. A tree is used for one layout
/// on one thread.
final class LayoutTree {
  /// The maximum nesting of elements that the stack of a thread supports.
  static let maximumDepth = 800

  // Proof of safety for the unchecked properties of the tree and its elements: a tree is used by one
  // thread, and none of them is passed as `inout` or modified in place by a call that reads it.
  @exclusivity(unchecked) var elements: [Element] = []
  /// The canvas.
  var canvas = Rect.zero
  /// The safe area of the element that is being placed.
  @exclusivity(unchecked) var safeArea = SafeArea()
  /// The upper edge of the software keyboard on the canvas; infinite without a keyboard.
  var keyboard = Double.infinity
  /// The closure that creates the element of a geometry reader's content; `nil` for empty content.
  var expand: ((_ content: GeometryContent, _ element: Int) -> Int?)?
  /// The content that geometry readers have created.
  var expanded: [GeometryContent: [Node]] = [:]
  /// A Boolean value that indicates whether a scene is laid out again, of which nothing outside of the
  /// tree is told: its observers know the first layout.
  var isRepeated = false
  var settling = 0
  /// A Boolean value that indicates whether some elements of lazy containers were left out.
  var hasLazyRuns = false
  /// The runs of lazy containers that have been placed.
  var lazyRuns: [PlacedRun] = []
  /// The ends of the scroll views that have been placed.
  var scrollEnds: [ScrollEnd] = []
  /// The size to which frames outside of scroll views are relative.
  let canvasContainer = ContainerSize()
  /// The type of the tree's root, for errors.
  var rootType = ""
  let measuring: any TextMeasuring
  /// The measurer, if it has fonts.
  let fonts: (any FontMeasuring)?
  let displayScale: Double
  /// The first error, which invalidates the layout.
  @exclusivity(unchecked) var error: (any Error)?

  init(measuring: any TextMeasuring, displayScale: Double) {
    (self.measuring, self.displayScale) = (measuring, displayScale)
    fonts = measuring as? any FontMeasuring
  }

  /// Adds an element whose children have already been added.
  func add(_ kind: Kind, children: [Int], node: Int, direction: LayoutDirection) -> Int {
    var depth = 0
    var hasGuides = false
    var hasContainerFrames = false
    for child in children {
      let child = elements[child]
      depth = max(depth, child.depth)
      if child.hasGuides { hasGuides = true }
      if child.hasContainerFrames { hasContainerFrames = true }
    }
    switch kind {
    case .wrapper(.alignmentGuide): hasGuides = true
    case .wrapper(.layoutValue(ObjectIdentifier(LazyMembersKey.self), _)): hasLazyRuns = true
    default: break
    }
    let element = Element(
      kind: kind, children: children, node: node, direction: direction, depth: depth + 1)
    element.hasGuides = hasGuides
    element.hasContainerFrames = hasContainerFrames
    elements.append(element)
    return elements.endIndex - 1
  }

  /// Returns whether another level fits on the thread's stack and no error has occurred.
  ///
  /// An exhausted stack is stored as the error.
  func canDescend() -> Bool {
    guard error == nil else { return false }
    guard ThreadStack.isExhausted else { return true }
    error = ComponentError.stackTooSmall(type: rootType)
    return false
  }

  // MARK: Measuring

  /// Returns the size of an element for a proposal, which is measured once.
  func size(of index: Int, proposal: ProposedSize) -> Size {
    var index = index
    var element = elements[index]
    // A wrapper has the size of the element inside it.
    while let wrapped = element.wrapped {
      index = wrapped
      element = elements[index]
    }
    let offer = Offer(proposal)
    if let line = element.line, let least = line.leastWidth, offer.isAtLeast(least) {
      return line.size
    }
    if let known = element.sizes?.size(for: offer, proposal) { return known }
    guard canDescend() else { return .zero }
    updateContainer(of: element, proposal)
    let answer = measure(index, element, proposal)
    let size = Size(width: legal(answer.width), height: legal(answer.height))
    if size.width != answer.width || size.height != answer.height {
      // Layouts may answer so to a proposal that only probes their limits.
      element.invalidProposals.append(proposal)
    }
    if let sizes = element.sizes {
      sizes.add(size, for: offer, proposal)
    } else {
      element.sizes = KnownSizes(size, for: offer)
    }
    return size
  }

  private func legal(_ length: Double) -> Double { length.isNaN || length < 0 ? 0 : length }

  private func measure(_ index: Int, _ element: Element, _ proposal: ProposedSize) -> Size {
    switch element.kind {
    case .shape(let shape) where shape.kind == .circle:
      let available = proposal.replacingUnspecifiedDimensions(
        by: Size(width: proposal.height ?? 10, height: proposal.width ?? 10))
      let side = min(available.width, available.height)
      return Size(width: side, height: side)
    case .shape(let shape):
      if case .custom(let custom) = shape.kind, let size = custom.size(proposal) { return size }
      return proposal.replacingUnspecifiedDimensions()
    case .color, .canvas, .geometry:
      return proposal.replacingUnspecifiedDimensions()
    case .image(let image):
      return image.resizing == nil
        ? image.image.size : proposal.replacingUnspecifiedDimensions(by: image.image.size)
    case .symbol(let symbol):
      let size = symbol.naturalSize
      return symbol.isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    case .divider(_, let axis):
      let available = proposal.replacingUnspecifiedDimensions()
      return axis == .horizontal
        ? Size(width: 1 / displayScale, height: available.height)
        : Size(width: available.width, height: 1 / displayScale)
    case .text(let text):
      return layout(of: text, element, proposal)?.size ?? .zero
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

  /// Returns the text layout of an element for a proposal; `nil` for other elements.
  func textLayout(of index: Int, proposal: ProposedSize) -> TextLayout? {
    let element = elements[index]
    guard case .text(let text) = element.kind else { return nil }
    return layout(of: text, element, proposal)?.layout
  }

  /// Returns the words of a text layout that are broken inside, and whether each fits on a line of
  /// its own.
  ///
  /// They are only needed for the layout that is recorded: measuring a stack makes many others.
  func brokenWords(
    of layout: TextLayout, _ text: TextContent, _ element: Element
  ) -> [(word: String, fits: Bool)] {
    guard layout.typeset.lines.count > 1, error == nil else { return [] }
    do {
      return try TextFitting(
        text, proposal: element.proposal, direction: element.direction, measuring: measuring
      ).brokenWords(of: layout.typeset, layout.runs)
    } catch {
      self.error = error
      return []
    }
  }

  private func layout(
    of text: TextContent,
    _ element: Element,
    _ proposal: ProposedSize
  ) -> KnownText? {
    let (texts, offer) = (element.texts, Offer(proposal))
    let count = texts.count
    var index = 0
    while index < count {
      if texts[index].holds(for: offer) { return texts[index] }
      index += 1
    }
    guard error == nil else { return nil }
    do {
      let directed = element.directedText ?? DirectedText(text, element.direction)
      element.directedText = directed
      let layout = try TextLayout(
        text, proposal: proposal, direction: element.direction, measuring: measuring,
        known: directed)
      let known = KnownText(layout, for: offer, displayScale: displayScale)
      element.texts.append(known)
      if element.line == nil, known.leastWidth != nil { element.line = known }
      return known
    } catch {
      self.error = error
      return nil
    }
  }

  func subviews(of index: Int) -> LayoutSubviews {
    LayoutSubviews(tree: self, elements: elements[index].children)
  }

  /// Returns the layout priority set by the outermost modifier of an element.
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

  /// Returns the order of an element among its siblings, set by the innermost modifier.
  func zIndex(of index: Int) -> Double {
    var element = elements[index]
    var order = 0.0
    while true {
      switch element.kind {
      case .wrapper(.zIndex(let value)): order = value
      case .wrapper, .modifier: break
      default: return order
      }
      guard let inner = element.children.first else { return order }
      element = elements[inner]
    }
  }

  /// Returns the value of an element for a key, set by the outermost modifier.
  func layoutValue(of index: Int, key: ObjectIdentifier) -> (any Sendable)? {
    layoutValue(of: index, key: key, isInnermost: false)
  }

  /// Returns the value of an element for a key, set by the innermost modifier, as in SwiftUI.
  func innermostLayoutValue(of index: Int, key: ObjectIdentifier) -> (any Sendable)? {
    layoutValue(of: index, key: key, isInnermost: true)
  }

  private func layoutValue(
    of index: Int, key: ObjectIdentifier, isInnermost: Bool
  ) -> (any Sendable)? {
    var element = elements[index]
    var result: (any Sendable)?
    while true {
      if case .wrapper(.layoutValue(key, let value)) = element.kind { result = value }
      // A value of the tree itself replaces that of a modifier.
      if let value = element.values[key] { result = value }
      if result != nil, !isInnermost { return result }
      switch element.kind {
      case .wrapper, .modifier: break
      default: return result
      }
      guard let inner = element.children.first else { return result }
      element = elements[inner]
    }
  }

  /// Returns the preferred distances of an element from its neighbors, which are queried once.
  func spacing(of index: Int) -> ComponentSpacing {
    var index = index
    var element = elements[index]
    while !element.isControl, let inner = element.wrapped {
      index = inner
      element = elements[inner]
    }
    if element.isControl { return ComponentSpacing() }
    if let known = element.spacing { return known }
    guard canDescend() else { return ComponentSpacing() }
    let answer = querySpacing(of: index)
    element.spacing = answer
    return answer
  }

  private func querySpacing(of index: Int) -> ComponentSpacing {
    switch elements[index].kind {
    case .text(let text): spacing(of: text)
    case .color, .shape, .image, .divider, .canvas, .geometry: ComponentSpacing()
    case .symbol: ComponentSpacing().yieldingToText()
    case .spacer(_, axis: .horizontal): ComponentSpacing(leading: 0, trailing: 0).yieldingToText()
    case .spacer(_, axis: .vertical): ComponentSpacing(top: 0, bottom: 0)
    case .spacer(_, axis: nil): .zero
    case .container(let layout), .modifier(let layout): layout.spacing(subviews(of: index))
    case .wrapper: ComponentSpacing()
    }
  }

  /// Returns whether an element is a spacer, possibly with modifiers that do not affect layout.
  ///
  /// This is `requiresSpacingProjection` in OpenSwiftUI. There, `layoutPriority` is a layout and
  /// ends the projection.
  func projectsSpacing(of index: Int) -> Bool {
    var element = elements[index]
    while let inner = element.wrapped {
      if case .wrapper(.layoutPriority) = element.kind { return false }
      element = elements[inner]
    }
    if case .spacer = element.kind { return true }
    return false
  }

  /// Returns the size of an element for a proposal, with its alignment guides.
  func dimensions(of index: Int, proposal: ProposedSize) -> Dimensions {
    let size = size(of: index, proposal: proposal)
    return Dimensions(size, of: index, in: self, proposal)
  }

  /// Returns the explicit position of a horizontal guide of an element, if any.
  func guide(
    _ alignment: HorizontalAlignment,
    of index: Int,
    size: Size,
    _ proposal: ProposedSize
  ) -> Double? {
    guard elements[index].hasGuides || alignment == .rowText else { return nil }
    let index = holder(of: .horizontal(alignment), from: index)
    return known(.horizontal(alignment), of: index, proposal) {
      queryGuide(alignment, of: index, size: size, proposal)
    }
  }

  /// Returns the explicit position of a vertical guide of an element, if any.
  func guide(
    _ alignment: VerticalAlignment,
    of index: Int,
    size: Size,
    _ proposal: ProposedSize
  ) -> Double? {
    guard alignment.isBaseline || elements[index].hasGuides else { return nil }
    let index = holder(of: .vertical(alignment), from: index)
    return known(.vertical(alignment), of: index, proposal) {
      queryGuide(alignment, of: index, size: size, proposal)
    }
  }

  /// Returns a guide of an element and caches it, because nested stacks query it repeatedly.
  private func known(
    _ guide: AlignmentGuide.Line,
    of index: Int,
    _ proposal: ProposedSize,
    query: () -> Double?
  ) -> Double? {
    let request = GuideRequest(guide: guide, proposal: proposal)
    let element = elements[index]
    if let known = element.guides?[request] { return known }
    guard canDescend() else { return nil }
    var answer = query()
    if let position = answer, !position.isFinite { answer = nil }
    if element.guides == nil { element.guides = KnownGuides() }
    element.guides?.add(answer, for: request)
    return answer
  }

  /// Returns the wrapper that replaces a guide, or else the element inside all wrappers.
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

  private func queryGuide(
    _ guide: HorizontalAlignment,
    of index: Int,
    size: Size,
    _ proposal: ProposedSize
  ) -> Double? {
    switch elements[index].kind {
    case .text: guide == .rowText ? 0 : nil
    case .color, .shape, .image, .symbol, .spacer, .divider, .canvas, .geometry: nil
    case .container(let layout), .modifier(let layout):
      layout.guide(
        .horizontal(guide), Rect(origin: .zero, size: size), proposal, subviews(of: index))
    case .wrapper(.alignmentGuide(let replaced)):
      elements[index].wrapped
        .map { replaced.position(in: dimensions(of: $0, proposal: proposal)) }
    case .wrapper: nil
    }
  }

  private func queryGuide(
    _ guide: VerticalAlignment,
    of index: Int,
    size: Size,
    _ proposal: ProposedSize
  ) -> Double? {
    switch elements[index].kind {
    case .color, .shape, .image, .spacer, .divider, .canvas, .geometry: return nil
    case .symbol(let symbol):
      guard guide.isBaseline, !symbol.isResizable else { return nil }
      return symbol.baseline(in: size.height)
    case .text:
      guard let layout = textLayout(of: index, proposal: proposal) else { return nil }
      return switch guide {
      case .firstTextBaseline: layout.firstBaseline
      case .lastTextBaseline: layout.lastBaseline
      default: nil
      }
    case .container(let layout), .modifier(let layout):
      return layout.guide(
        .vertical(guide), Rect(origin: .zero, size: size), proposal, subviews(of: index))
    case .wrapper(.alignmentGuide(let replaced)):
      return elements[index].wrapped
        .map { replaced.position(in: dimensions(of: $0, proposal: proposal)) }
    case .wrapper: return nil
    }
  }

  /// Returns the elements of a container from back to front.
  func paintOrder(of children: [Int]) -> [Int] {
    let orders = children.map(zIndex(of:))
    guard orders.contains(where: { $0 != 0 }) else { return children }
    return children.indices.sorted {
      orders[$0] < orders[$1] || (orders[$0] == orders[$1] && $0 < $1)
    }
    .map { children[$0] }
  }
}
