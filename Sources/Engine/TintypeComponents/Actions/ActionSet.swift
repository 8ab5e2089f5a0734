// SPDX-License-Identifier: MIT

/// The actions of one component, stored outside the tree.
struct ActionSet {
  /// A Boolean value that indicates whether the component is enabled.
  var isEnabled: Bool
  /// The closures by kind, which receive the entered text if their action takes text.
  var closures: [ActionKind: (String?) -> Void]

  /// The action kinds, sorted by name, without those that are not accessibility actions.
  var kinds: [ActionKind] { closures.keys.filter { !$0.isGesture }.sorted { $0.name < $1.name } }
}

/// A component that adds actions to its content.
private struct ActingComponent<Content: Component>: PrimitiveComponent {
  let content: Content
  let closures: [ActionKind: (String?) -> Void]

  func nodes(in context: ResolutionContext) -> [Node] {
    let set = ActionSet(isEnabled: context.environment.isEnabled, closures: closures)
    let reference = ActionReference(kinds: set.kinds, key: context.resolution.add(set))
    return context.nodes(of: content).map { node in
      var node = node
      node.modifiers.append(.actions(reference))
      return node
    }
  }
}

extension Component {
  /// Adds an action to perform when the component is tapped, clicked or activated by a key.
  ///
  /// `ComponentHost.perform(_:on:)` runs it. Disabled components perform no actions.
  public func onTapGesture(perform action: @escaping () -> Void) -> some Component {
    ActingComponent(content: self, closures: [.tap: { _ in action() }])
  }

  /// Adds an action to perform on a long press.
  public func onLongPressGesture(perform action: @escaping () -> Void) -> some Component {
    ActingComponent(content: self, closures: [.longPress: { _ in action() }])
  }

  /// Adds an action to perform when the user submits the entered value.
  public func onSubmit(perform action: @escaping () -> Void) -> some Component {
    ActingComponent(content: self, closures: [.submit: { _ in action() }])
  }

  /// Adds an action of a kind, which assistive technologies offer as well.
  public func accessibilityAction(
    _ kind: ActionKind = .tap,
    perform action: @escaping () -> Void
  ) -> some Component {
    ActingComponent(content: self, closures: [kind: { _ in action() }])
  }

  /// Adds an accessibility action with a custom name.
  public func accessibilityAction(
    named name: String,
    perform action: @escaping () -> Void
  ) -> some Component {
    accessibilityAction(ActionKind(name), perform: action)
  }

  /// Adds actions that increment and decrement the component's value by one step.
  public func accessibilityAdjustableAction(
    increment: @escaping () -> Void,
    decrement: @escaping () -> Void
  ) -> some Component {
    ActingComponent(
      content: self,
      closures: [.increment: { _ in increment() }, .decrement: { _ in decrement() }])
  }

  /// Adds actions of several kinds, which receive the entered text if their action takes text.
  package func actions(_ closures: [ActionKind: (String?) -> Void]) -> some Component {
    ActingComponent(content: self, closures: closures)
  }

  /// Adds an action that receives the entered text, such as the text of a field.
  public func onEnter(perform action: @escaping (String) -> Void) -> some Component {
    ActingComponent(content: self, closures: [.enter: { action($0 ?? "") }])
  }
}

/// The areas of a scene's nodes that receive taps, from back to front.
struct HitMap {
  /// An area that receives taps.
  struct Area {
    var node: Int
    var frame: Rect
    /// A Boolean value that indicates whether only the outline of the area receives taps.
    ///
    /// A hollow area does not cover nodes behind it.
    var isHollow: Bool
  }

  private(set) var areas: [Area] = []
  private var clips: [Rect] = []
  private var transforms: [Projection2D] = []
  /// The number of enclosing effects that let taps pass through.
  var passing = 0

  /// Adds the visible part of a painted frame.
  mutating func add(_ frame: Rect, node: Int, isHollow: Bool = false) {
    guard passing == 0 else { return }
    var visible = transforms.reversed().reduce(frame) { $0.applying($1) }
    for clip in clips { visible = visible.intersection(clip) }
    guard visible.width > 0, visible.height > 0 else { return }
    areas.append(Area(node: node, frame: visible, isHollow: isHollow))
  }

  /// Returns the same areas with their node indices mapped by a closure.
  func mapNodes(_ newIndex: (Int) -> Int) -> HitMap {
    var copy = self
    copy.areas = areas.map { area in
      Area(node: newIndex(area.node), frame: area.frame, isHollow: area.isHollow)
    }
    return copy
  }

  /// Applies the clip or transform of a group to the areas added inside it.
  mutating func enter(_ effect: PaintCommand.Effect, frame: Rect) {
    switch effect {
    case .clip, .canvas, .mask:
      clips.append(transforms.reversed().reduce(frame) { $0.applying($1) })
    case .transform(let transform): transforms.append(Projection2D(transform))
    case .projection(let projection): transforms.append(projection)
    default: break
    }
  }

  /// Removes the clip or transform of a group that ends.
  mutating func leave(_ effect: PaintCommand.Effect) {
    switch effect {
    case .clip, .canvas, .mask: clips.removeLast()
    case .transform, .projection: transforms.removeLast()
    default: break
    }
  }
}
