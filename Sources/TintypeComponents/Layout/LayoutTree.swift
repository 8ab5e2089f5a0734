// SPDX-License-Identifier: MIT

/// The elements of a resolved tree with what has been measured of them.
///
/// A node has one element for its content and one for each modifier around it. The tree lives for
/// one layout on one thread.
final class LayoutTree {
  /// What an element does with the room it is offered.
  enum Kind {
    /// Takes what it is offered.
    case color(ResolvedColor)
    /// Takes what it is offered; a circle the largest square of it.
    case shape(ShapeContent)
    /// Takes what its text needs.
    case text(TextContent)
    /// Gives way along an axis, or along both.
    case spacer(minLength: Double, axis: Axis?)
    /// Arranges its children.
    case container(any LayoutBox)
    /// Changes the room of its only child, whose priority it hands on.
    case modifier(any LayoutBox)
    /// Is its first child, painted with something that takes no part in layout.
    case wrapper(Wrapping)
  }

  /// What a wrapper does.
  enum Wrapping {
    case background(Decoration)
    case overlay(Alignment)
    case opacity(Double)
    case layoutPriority(Double)
  }

  /// One element.
  struct Element {
    var kind: Kind
    var children: [Int]
    /// The index of the node among the scene's nodes.
    var node: Int
    var direction: LayoutDirection
    /// The number of elements from this one to the innermost.
    var depth: Int
    var sizes: [ProposedSize: Size] = [:]
    var guides: [GuideRequest: Double?] = [:]
    var spacing: ComponentSpacing?
    var frame: Rect?
    var proposal: ProposedSize = .unspecified
    /// Whether a size or a place was none that can be used.
    var hasAnsweredNonsense = false
  }

  /// A line of an element that is offered something.
  struct GuideRequest: Hashable {
    enum Guide: Hashable {
      case horizontal(HorizontalAlignment)
      case vertical(VerticalAlignment)
    }
    var guide: Guide
    var proposal: ProposedSize
  }

  /// The greatest number of elements within each other that a thread's stack is trusted with.
  static let maximumDepth = 800

  private(set) var elements: [Element] = []
  private var texts: [TextRequest: TextLayout] = [:]
  private let measuring: any TextMeasuring
  private let displayScale: Double
  /// What kept a text from being measured; nothing that was laid out counts then.
  private(set) var error: (any Error)?

  private struct TextRequest: Hashable {
    var element: Int
    var proposal: ProposedSize
  }

  init(measuring: any TextMeasuring, displayScale: Double) {
    self.measuring = measuring
    self.displayScale = displayScale
  }

  /// Adds an element whose children are there already.
  func add(_ kind: Kind, children: [Int], node: Int, direction: LayoutDirection) -> Int {
    let depth = 1 + (children.map { elements[$0].depth }.max() ?? 0)
    elements.append(
      Element(kind: kind, children: children, node: node, direction: direction, depth: depth))
    return elements.endIndex - 1
  }

  // MARK: Measuring

  /// The size that an element takes for a proposal, measured once.
  func size(of index: Int, proposal: ProposedSize) -> Size {
    if let known = elements[index].sizes[proposal] { return known }
    let answer = measure(index, proposal)
    let size = Size(width: legal(answer.width), height: legal(answer.height))
    if size != answer { elements[index].hasAnsweredNonsense = true }
    elements[index].sizes[proposal] = size
    return size
  }

  private func legal(_ length: Double) -> Double { length.isNaN || length < 0 ? 0 : length }

  private func measure(_ index: Int, _ proposal: ProposedSize) -> Size {
    let element = elements[index]
    switch element.kind {
    case .shape(let shape) where shape.kind == .circle:
      let room = proposal.replacingUnspecifiedDimensions(
        by: Size(width: proposal.height ?? 10, height: proposal.width ?? 10))
      let side = min(room.width, room.height)
      return Size(width: side, height: side)
    case .color, .shape:
      return proposal.replacingUnspecifiedDimensions()
    case .text(let text):
      return layout(of: text, element: index, proposal)?.size(displayScale: displayScale) ?? .zero
    case .spacer(let minLength, let axis):
      func length(_ along: Axis) -> Double {
        axis == nil || axis == along ? max(proposal[along] ?? 0, minLength) : 0
      }
      return Size(width: length(.horizontal), height: length(.vertical))
    case .container(let layout), .modifier(let layout):
      return layout.size(proposal, subviews(of: index))
    case .wrapper:
      return element.children.first.map { size(of: $0, proposal: proposal) } ?? .zero
    }
  }

  /// The text of an element laid out for a proposal; `nil` for other elements.
  func textLayout(of index: Int, proposal: ProposedSize) -> TextLayout? {
    guard case .text(let text) = elements[index].kind else { return nil }
    return layout(of: text, element: index, proposal)
  }

  private func layout(
    of text: TextContent,
    element: Int,
    _ proposal: ProposedSize
  ) -> TextLayout? {
    let request = TextRequest(element: element, proposal: proposal)
    if let known = texts[request] { return known }
    guard error == nil else { return nil }
    do {
      let layout = try TextLayout(
        text, proposal: proposal, direction: elements[element].direction, measuring: measuring)
      texts[request] = layout
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
    switch elements[index].kind {
    case .spacer: -.infinity
    case .wrapper(.layoutPriority(let priority)): priority
    case .wrapper: elements[index].children.first.map(priority(of:)) ?? 0
    case .modifier: elements[index].children.first.map(priority(of:)) ?? 0
    case .color, .shape, .text, .container: 0
    }
  }

  /// The distances that an element likes to have from its neighbours, asked for once.
  func spacing(of index: Int) -> ComponentSpacing {
    if let known = elements[index].spacing { return known }
    let answer = askSpacing(of: index)
    elements[index].spacing = answer
    return answer
  }

  private func askSpacing(of index: Int) -> ComponentSpacing {
    switch elements[index].kind {
    case .color, .shape, .text: ComponentSpacing()
    case .spacer(_, axis: .horizontal): ComponentSpacing(leading: 0, trailing: 0)
    case .spacer(_, axis: .vertical): ComponentSpacing(top: 0, bottom: 0)
    case .spacer(_, axis: nil): ComponentSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)
    case .container(let layout), .modifier(let layout): layout.spacing(subviews(of: index))
    case .wrapper: elements[index].children.first.map(spacing(of:)) ?? ComponentSpacing()
    }
  }

  /// The size of an element with the lines at which it can be aligned.
  func dimensions(of index: Int, proposal: ProposedSize) -> Dimensions {
    let size = size(of: index, proposal: proposal)
    return Dimensions(
      width: size.width,
      height: size.height,
      horizontalGuide: { [self] alignment in
        known(.horizontal(alignment), of: index, proposal) {
          guide(alignment, of: index, size: size, proposal)
        }
      },
      verticalGuide: { [self] alignment in
        known(.vertical(alignment), of: index, proposal) {
          guide(alignment, of: index, size: size, proposal)
        }
      }
    )
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
    let answer = ask().flatMap { $0.isFinite ? $0 : nil }
    elements[index].guides[request] = .some(answer)
    return answer
  }

  private func guide(
    _ guide: HorizontalAlignment,
    of index: Int,
    size: Size,
    _ proposal: ProposedSize
  ) -> Double? {
    switch elements[index].kind {
    case .color, .shape, .text, .spacer: nil
    case .container(let layout), .modifier(let layout):
      layout.guide(guide, Rect(origin: .zero, size: size), proposal, subviews(of: index))
    case .wrapper:
      elements[index].children.first.flatMap { self.guide(guide, of: $0, size: size, proposal) }
    }
  }

  private func guide(
    _ guide: VerticalAlignment,
    of index: Int,
    size: Size,
    _ proposal: ProposedSize
  ) -> Double? {
    switch elements[index].kind {
    case .color, .shape, .spacer: return nil
    case .text:
      guard let layout = textLayout(of: index, proposal: proposal) else { return nil }
      return switch guide {
      case .firstTextBaseline: layout.firstBaseline
      case .lastTextBaseline: layout.lastBaseline
      case .top, .center, .bottom: nil
      }
    case .container(let layout), .modifier(let layout):
      return layout.guide(
        guide, Rect(origin: .zero, size: size), proposal, subviews(of: index))
    case .wrapper:
      return elements[index].children.first
        .flatMap { self.guide(guide, of: $0, size: size, proposal) }
    }
  }

  // MARK: Placing

  /// Notes where an element lies in the layout that is being placed.
  func place(_ index: Int, at position: Point, anchor: UnitPoint, proposal: ProposedSize) {
    let size = size(of: index, proposal: proposal)
    elements[index].proposal = proposal
    elements[index].frame = Rect(
      origin: Point(
        x: position.x - anchor.x * size.width,
        y: position.y - anchor.y * size.height
      ),
      size: size
    )
  }

  /// Gives an element its frame, and all inside of it theirs.
  ///
  /// What is infinite or not a number, as where a layout offers infinite room, becomes 0.
  func settle(_ index: Int, in given: Rect, proposal: ProposedSize) {
    let frame = given.finite
    if frame != given { elements[index].hasAnsweredNonsense = true }
    elements[index].frame = frame
    elements[index].proposal = proposal
    let element = elements[index]
    switch element.kind {
    case .color, .shape, .text, .spacer:
      break
    case .container(let layout), .modifier(let layout):
      for child in element.children { elements[child].frame = nil }
      layout.place(in: frame, proposal, subviews(of: index))
      for child in element.children {
        if elements[child].frame == nil {
          place(
            child, at: Point(x: frame.midX, y: frame.midY), anchor: .center,
            proposal: ProposedSize(frame.size))
        }
        guard let placed = elements[child].frame else { continue }
        settle(
          child,
          in: element.direction == .rightToLeft ? placed.mirrored(in: frame) : placed,
          proposal: elements[child].proposal
        )
      }
    case .wrapper(let wrapping):
      if let primary = element.children.first {
        settle(primary, in: frame, proposal: proposal)
      }
      settleDecoration(wrapping, of: element, in: frame, proposal)
    }
  }

  /// Places what is behind or in front of an element: it is offered the element's size.
  private func settleDecoration(
    _ wrapping: Wrapping,
    of element: Element,
    in frame: Rect,
    _ proposal: ProposedSize
  ) {
    let alignment: Alignment
    switch wrapping {
    case .background(let decoration): alignment = decoration.alignment
    case .overlay(let value): alignment = value
    case .opacity, .layoutPriority: return
    }
    guard let primary = element.children.first else { return }
    let host = dimensions(of: primary, proposal: proposal)
    let offer = ProposedSize(frame.size)
    for secondary in element.children.dropFirst() {
      let dimensions = dimensions(of: secondary, proposal: offer)
      let placed = Rect(
        x: frame.minX + host[alignment.horizontal] - dimensions[alignment.horizontal],
        y: frame.minY + host[alignment.vertical] - dimensions[alignment.vertical],
        width: dimensions.width,
        height: dimensions.height
      )
      settle(
        secondary,
        in: element.direction == .rightToLeft ? placed.mirrored(in: frame) : placed,
        proposal: offer
      )
    }
  }
}
