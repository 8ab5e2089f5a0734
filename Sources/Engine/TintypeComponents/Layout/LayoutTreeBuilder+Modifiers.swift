// SPDX-License-Identifier: MIT

extension LayoutTreeBuilder {
  /// The data required to apply a modifier.
  struct ModifierContext {
    /// The node that has the modifier.
    var owner: Node
    /// The index of the modifier.
    var position: Int
    /// The attached nodes.
    var attached: [Node]
    /// The ordinal of the element among the elements of the node.
    var place: Int
    /// The index of the node.
    var node: Int
    var direction: LayoutDirection
    /// The axis of the enclosing stack, if any.
    var axis: Axis?

    /// The modifier's name with its ordinal.
    var name: String { owner.modifierName(at: position) }
  }

  /// Returns an element that applies a modifier to another element.
  func apply(_ modifier: Node.Modifier, to inner: Int, _ context: ModifierContext) -> Int {
    // Computed only when a problem is reported.
    var name: String { context.name }
    func wrap(_ kind: LayoutTree.Kind, _ others: [Int] = []) -> Int {
      tree.add(
        kind, children: [inner] + others, node: context.node, direction: context.direction)
    }
    func modify(_ layout: some Layout) -> Int { wrap(.modifier(layout.boxed())) }
    func effect(_ effect: SceneEffect) -> Int { wrap(.wrapper(.effect(effect))) }
    switch modifier {
    // Layout
    case .padding(let insets): return modify(PaddingLayout(insets: checked(insets, name)))
    case .frame(let frame):
      return modify(
        FixedFrameLayout(
          width: checked(frame.width?.points, "\(name).width", least: 0),
          height: checked(frame.height?.points, "\(name).height", least: 0),
          alignment: frame.alignment
        ))
    case .flexibleFrame(let frame):
      return modify(
        FlexibleFrameLayout(
          width: limits(frame.minWidth, frame.idealWidth, frame.maxWidth, "\(name).width"),
          height: limits(frame.minHeight, frame.idealHeight, frame.maxHeight, "\(name).height"),
          alignment: frame.alignment
        ))
    case .fixedSize(let horizontal, let vertical):
      return modify(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    case .aspectRatio(let ratio, let mode):
      let legal = checked(ratio?.points, name, least: .leastNonzeroMagnitude)
      return modify(AspectRatioLayout(ratio: legal, contentMode: mode))
    case .position(let x, let y):
      return modify(PositionLayout(x: number(x, "\(name).x"), y: number(y, "\(name).y")))
    case .safeAreaInset(var inset):
      inset.spacing = checked(inset.spacing, "\(name).spacing")
      let others = attachments(context, alignment: inset.alignment)
      guard !others.isEmpty else { return inner }
      let isCovered = inset.isBehindKeyboard && tree.keyboard < .infinity
      let content = isCovered ? wrap(.wrapper(.keyboard(.avoided))) : inner
      let element = tree.add(
        .container(SafeAreaInsetLayout(content: inset).boxed()), children: [content] + others,
        node: context.node, direction: context.direction)
      tree.elements[element].safeAreaChange = .bar(inset.edge, distance: inset.spacing.distance)
      guard isCovered else { return element }
      return tree.add(
        .wrapper(.keyboard(.behind)), children: [element], node: context.node,
        direction: context.direction)
    case .layoutPriority(let priority):
      return wrap(.wrapper(.layoutPriority(number(priority, name, infinite: true))))
    case .alignmentGuide(let guide): return wrap(.wrapper(.alignmentGuide(guide)))
    case .offset(let x, let y):
      return wrap(
        .wrapper(.offset(Point(x: number(x, "\(name).x"), y: number(y, "\(name).y")))))
    case .zIndex(let order): return wrap(.wrapper(.zIndex(number(order, name, infinite: true))))
    case .geometryProbe(let probe): return wrap(.wrapper(.geometryProbe(probe)))
    case .ignoresSafeArea(let edges): return wrap(.wrapper(.ignoresSafeArea(edges)))
    case .keyboard(let avoidance): return wrap(.wrapper(.keyboard(avoidance)))
    case .safeAreaPadding(let insets):
      let insets = checked(insets, name)
      let element = modify(PaddingLayout(insets: insets))
      tree.elements[element].safeAreaChange = .padding(insets)
      return element
    case .containerRelativeFrame(let frame):
      let element = modify(ContainerRelativeFrameLayout(frame: frame, container: scrollContainer))
      tree.elements[element].hasContainerFrames = true
      return element
    case .gridCell(let cell):
      let merged = cell.merged(over: wishes(of: inner))
      return wrap(.wrapper(.layoutValue(ObjectIdentifier(GridCellKey.self), merged)))
    case .customSpacing(let spacing):
      let value = checked(spacing.points, name, least: -.infinity)
      return wrap(.wrapper(.layoutValue(ObjectIdentifier(CustomSpacingKey.self), value)))
    case .layoutValue(let value): return wrap(.wrapper(.layoutValue(value.key, value.value)))

    // Drawing
    case .background(let decoration):
      check(decoration, name)
      return wrap(
        .wrapper(.background(decoration)),
        attachments(context, alignment: decoration.alignment))
    case .overlay(let decoration):
      check(decoration, name)
      return wrap(
        .wrapper(.overlay(decoration)), attachments(context, alignment: decoration.alignment))
    case .mask(let alignment):
      return wrap(.wrapper(.mask(alignment)), attachments(context, alignment: alignment))
    case .opacity(let opacity):
      return effect(.group(.opacity(number(opacity, name).clampedToUnit)))
    case .hidden: return effect(.hidden)
    case .clip(let shape):
      check(shape)
      return effect(.clip(shape))
    case .shadow(let shadow):
      return effect(
        .group(
          .shadow(
            PaintCommand.Shadow(
              color: shadow.color,
              radius: checked(shadow.radius.points, "\(name).radius", least: 0) ?? 0,
              x: number(shadow.x, "\(name).x"),
              y: number(shadow.y, "\(name).y")
            ))))
    case .blur(let radius):
      let radius = checked(radius.points, "\(name).radius", least: 0) ?? 0
      return effect(.group(.blur(radius: radius)))
    case .rotation(let degrees, let anchor):
      return effect(
        .rotation(degrees: number(degrees, name), anchor: checked(anchor, name)))
    case .scale(let x, let y, let anchor):
      return effect(
        .scale(
          x: number(x, "\(name).x", or: 1), y: number(y, "\(name).y", or: 1),
          anchor: checked(anchor, name)))
    case .transform(let transform, let anchor):
      return effect(.transform(checked(transform, name), anchor: checked(anchor, name)))
    case .projection(let projection, let anchor, let isRelative):
      return effect(
        .projection(
          checked(projection, name), anchor: checked(anchor, name), isRelative: isRelative))
    case .blendMode(let mode): return effect(.group(.blend(mode)))
    case .compositingGroup: return effect(.group(.layer))
    case .colorEffect(let change): return effect(.group(.colorMatrix(checked(change, name).matrix)))

    // Semantics
    case .semantics, .actions: return inner
    case .allowsHitTesting(let allows): return effect(.allowsHitTesting(allows))
    case .contentShape(let shape): return effect(.contentShape(shape))
    }
  }

  /// Returns the cell parameters that an element provides to its grid.
  private func wishes(of element: Int) -> GridCell? {
    tree.layoutValue(of: element, key: ObjectIdentifier(GridCellKey.self)) as? GridCell
  }

  /// Returns the element of a modifier's attached nodes, if any.
  ///
  /// A modifier of a boundary with several children repeats its attachments for each child. Later
  /// ones are distinguished by their ordinal.
  private func attachments(_ context: ModifierContext, alignment: Alignment) -> [Int] {
    guard !context.attached.isEmpty else { return [] }
    let element =
      context.place == 0 ? "." + context.name : ".\(context.name)[\(context.place)]"
    return descending(to: element) {
      let slot = add(Scene.Node(parent: context.node, element: element, frame: .zero))
      let built = children(of: context.attached, parent: slot, axis: nil)
      let layers =
        built.count == 1
        ? built
        : [
          tree.add(
            .container(LayersLayout(alignment: alignment).boxed()),
            children: built, node: slot, direction: context.direction)
        ]
      setElements(layers, of: slot)
      return layers
    }
  }
}

extension GridCell {
  /// Returns the cell parameters, with unset values taken from `inner`.
  fileprivate func merged(over inner: GridCell?) -> GridCell {
    guard let inner else { return self }
    return GridCell(
      columns: columns ?? inner.columns,
      anchor: anchor ?? inner.anchor,
      unsizedAxes: unsizedAxes.isEmpty ? inner.unsizedAxes : unsizedAxes,
      columnAlignment: columnAlignment ?? inner.columnAlignment
    )
  }
}
