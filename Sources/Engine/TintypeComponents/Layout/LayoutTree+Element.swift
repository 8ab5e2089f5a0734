// SPDX-License-Identifier: MIT

extension LayoutTree {
  /// The layout behavior of an element.
  enum Kind {
    /// An element that takes the proposed size.
    case color(ResolvedColor)
    /// An element that takes the proposed size; a circle takes the largest square in it.
    case shape(ShapeContent)
    /// An element that takes the size of its text.
    case text(TextContent)
    /// An element that takes the size of its image, or the proposed size.
    case image(ImageContent)
    /// An element that takes a square, or the proposed size.
    case symbol(SymbolContent)
    /// Flexible space along one axis, or along both.
    case spacer(minLength: Double, axis: Axis?)
    /// A hairline across an axis.
    case divider(ResolvedColor, axis: Axis?)
    /// A drawing that takes the proposed size.
    case canvas(CanvasContent)
    /// An element that takes the proposed size, with children created for that size.
    case geometry(GeometryContent)
    /// An element that arranges its children.
    case container(any LayoutBox)
    /// An element that changes the space of its only child and has the child's priority.
    case modifier(any LayoutBox)
    /// An element laid out as its first child; other children do not affect the layout.
    case wrapper(Wrapping)
  }

  /// The effect of a wrapper.
  enum Wrapping {
    case background(Decoration)
    case overlay(Decoration)
    case mask(Alignment)
    case layoutPriority(Double)
    case alignmentGuide(AlignmentGuide)
    case offset(Point)
    case zIndex(Double)
    case ignoresSafeArea(Edge)
    case keyboard(KeyboardAvoidance)
    case layoutValue(ObjectIdentifier, any Sendable)
    case geometryProbe(GeometryProbe)
    /// An effect that does not affect the layout.
    case effect(SceneEffect)
  }

  /// An element, stored by reference because it is large and read often.
  final class Element {
    let kind: Kind
    @exclusivity(unchecked) var children: [Int]
    /// The index of the scene node.
    let node: Int
    let direction: LayoutDirection
    /// The number of levels from this element to its deepest descendant.
    let depth: Int
    /// The element inside a wrapper.
    let wrapped: Int?
    /// The sizes by proposal; `nil` before the first one.
    @exclusivity(unchecked) var sizes: KnownSizes?
    /// The text layouts by proposal.
    @exclusivity(unchecked) var texts: [KnownText] = []
    /// The characters of a text; `nil` before they are needed.
    var directedText: DirectedText?
    /// The text layout on a single line, which is valid for every sufficient width.
    @exclusivity(unchecked) var line: KnownText?
    /// The positions of guides by proposal; `nil` before the first one.
    @exclusivity(unchecked) var guides: KnownGuides?
    @exclusivity(unchecked) var spacing: ComponentSpacing?
    /// A Boolean value that indicates whether the element is a control, whose distances do not
    /// depend on the texts in it.
    @exclusivity(unchecked) var isControl = false
    /// The values that the tree provides to the enclosing layout.
    var values: [ObjectIdentifier: any Sendable] = [:]
    @exclusivity(unchecked) var frame: Rect?
    @exclusivity(unchecked) var proposal: ProposedSize = .unspecified
    /// The size to which frames inside of a scroll view are relative, if there are any.
    @exclusivity(unchecked) var container: ContainerSize?
    /// A Boolean value that indicates whether the element or a descendant has a frame relative to a
    /// container.
    @exclusivity(unchecked) var hasContainerFrames = false
    /// The parameters of a scroll view; `nil` for other elements.
    var scroll: ScrollContent?
    /// The difference of the safe areas of the children; `nil` if they have that of the element.
    var safeAreaChange: SafeAreaChange?
    /// The safe area of a placed background, overlay or scroll view.
    var safeArea: SafeArea?
    /// A Boolean value that indicates whether the layout omitted the element.
    @exclusivity(unchecked) var isOmitted = false
    /// A Boolean value that indicates whether guides other than baselines may have explicit
    /// positions.
    @exclusivity(unchecked) var hasGuides = false
    /// A Boolean value that indicates whether the element returned an invalid size or position.
    var returnedInvalidSize = false
    /// The proposals for which the measured size was negative or NaN.
    var invalidProposals: [ProposedSize] = []

    init(kind: Kind, children: [Int], node: Int, direction: LayoutDirection, depth: Int) {
      self.kind = kind
      self.children = children
      self.node = node
      self.direction = direction
      self.depth = depth
      if case .wrapper = kind { wrapped = children.first } else { wrapped = nil }
    }
  }

  /// The reason why the safe area of an element's children differs from that of the element.
  enum SafeAreaChange {
    /// The content is inset by a padding.
    case padding(EdgeInsets)
    /// The first child is next to a second one at an edge, at a distance.
    case bar(SafeAreaInset.SafeAreaEdge, distance: Double)
    /// The content scrolls along some axes, and therefore extends only as far as the scroll view.
    case scrolling([Axis])
  }
}
