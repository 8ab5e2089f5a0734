// SPDX-License-Identifier: MIT

extension LayoutTree {
  /// What an element does with the room it is offered.
  enum Kind {
    /// Takes what it is offered.
    case color(ResolvedColor)
    /// Takes what it is offered; a circle the largest square of it.
    case shape(ShapeContent)
    /// Takes what its text needs.
    case text(TextContent)
    /// Takes the size of its image, or what it is offered.
    case image(ImageContent)
    /// Takes a square, or what it is offered.
    case symbol(SymbolContent)
    /// Gives way along an axis, or along both.
    case spacer(minLength: Double, axis: Axis?)
    /// A hairline across an axis.
    case divider(ResolvedColor, axis: Axis?)
    /// Takes what it is offered, for a drawing.
    case canvas(CanvasContent)
    /// Takes what it is offered, for children that are made when that is known.
    case geometry(GeometryContent)
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
    case overlay(Decoration)
    case mask(Alignment)
    case layoutPriority(Double)
    case alignmentGuide(AlignmentGuide)
    case offset(Point)
    case zIndex(Double)
    case ignoresSafeArea(Edge)
    case layoutValue(ObjectIdentifier, any Sendable)
    /// Something that only painting knows of.
    case effect(SceneEffect)
  }

  /// One element: shared, as it holds much and is looked at often.
  final class Element {
    let kind: Kind
    var children: [Int]
    /// The index of the node among the scene's nodes.
    let node: Int
    let direction: LayoutDirection
    /// The number of elements from this one to the innermost.
    let depth: Int
    /// The element that a wrapper is around.
    let wrapped: Int?
    var sizes = KnownSizes()
    /// How the text was laid out, and for which proposals.
    var texts: [(proposal: ProposedSize, layout: TextLayout)] = []
    var guides: [GuideRequest: Double?] = [:]
    var spacing: ComponentSpacing?
    /// What the tree says of the element to the layout it stands in.
    var values: [ObjectIdentifier: any Sendable] = [:]
    var frame: Rect?
    var proposal: ProposedSize = .unspecified
    /// Whether the layout left it out.
    var isOmitted = false
    /// Whether lines other than those of text may lie where they do not by default.
    var hasGuides = false
    /// Whether a size or a place was none that can be used.
    var hasAnsweredNonsense = false

    init(kind: Kind, children: [Int], node: Int, direction: LayoutDirection, depth: Int) {
      self.kind = kind
      self.children = children
      self.node = node
      self.direction = direction
      self.depth = depth
      if case .wrapper = kind { wrapped = children.first } else { wrapped = nil }
    }
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
}

extension LayoutTree.Element {
  /// What an element answered to proposals: most are made a few.
  struct KnownSizes {
    private var count = 0
    private var first = Answer()
    private var second = Answer()
    private var third = Answer()
    private var others: [Answer] = []
    private var rest: [ProposedSize: Size] = [:]

    private struct Answer {
      var proposal = ProposedSize.unspecified
      var size = Size.zero
    }

    subscript(proposal: ProposedSize) -> Size? {
      if count > 0, first.proposal.isSame(as: proposal) { return first.size }
      if count > 1, second.proposal.isSame(as: proposal) { return second.size }
      if count > 2, third.proposal.isSame(as: proposal) { return third.size }
      guard count > 3 else { return nil }
      var index = 0
      while index < others.count {
        if others[index].proposal.isSame(as: proposal) { return others[index].size }
        index += 1
      }
      return rest.isEmpty ? nil : rest[proposal]
    }

    mutating func add(_ size: Size, for proposal: ProposedSize) {
      let answer = Answer(proposal: proposal, size: size)
      switch count {
      case 0: first = answer
      case 1: second = answer
      case 2: third = answer
      case 3..<12: others.append(answer)
      default: rest[proposal] = size
      }
      count += 1
    }
  }
}
