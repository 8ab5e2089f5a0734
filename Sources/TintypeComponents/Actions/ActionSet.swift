// SPDX-License-Identifier: MIT

/// What can be done with one component, beside the tree.
struct ActionSet {
  /// Whether the component answers to a user.
  var isEnabled: Bool
  /// The closures by kind; what is entered is given to those that take it.
  var closures: [ActionKind: (String?) -> Void]

  /// The kinds, sorted by name.
  var kinds: [ActionKind] { closures.keys.sorted { $0.name < $1.name } }
}

/// A component with which something can be done.
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
  /// Does something when the component is tapped, clicked or chosen by a key.
  ///
  /// `ComponentHost.perform(_:on:)` runs it. Disabled components do not answer.
  public func onTapGesture(perform action: @escaping () -> Void) -> some Component {
    ActingComponent(content: self, closures: [.tap: { _ in action() }])
  }

  /// Does something when the component is pressed for long.
  public func onLongPressGesture(perform action: @escaping () -> Void) -> some Component {
    ActingComponent(content: self, closures: [.longPress: { _ in action() }])
  }

  /// Does something when what is entered is confirmed.
  public func onSubmit(perform action: @escaping () -> Void) -> some Component {
    ActingComponent(content: self, closures: [.submit: { _ in action() }])
  }

  /// Gives the component an action of a kind, which those who listen can choose as well.
  public func accessibilityAction(
    _ kind: ActionKind = .tap,
    perform action: @escaping () -> Void
  ) -> some Component {
    ActingComponent(content: self, closures: [kind: { _ in action() }])
  }

  /// Gives the component an action with a name of its own.
  public func accessibilityAction(
    named name: String,
    perform action: @escaping () -> Void
  ) -> some Component {
    accessibilityAction(ActionKind(name), perform: action)
  }

  /// Gives the component actions for one step up and one step down.
  public func accessibilityAdjustableAction(
    increment: @escaping () -> Void,
    decrement: @escaping () -> Void
  ) -> some Component {
    ActingComponent(
      content: self,
      closures: [.increment: { _ in increment() }, .decrement: { _ in decrement() }])
  }

  /// Gives the component an action that takes what is entered, such as the text of a field.
  public func onEnter(perform action: @escaping (String) -> Void) -> some Component {
    ActingComponent(content: self, closures: [.enter: { action($0 ?? "") }])
  }
}

/// Where the nodes of a scene catch taps, from back to front.
struct HitMap {
  /// An area that catches taps.
  struct Area {
    var node: Int
    var frame: Rect
    /// Whether only a line around the area catches taps, which covers nothing behind it.
    var isHollow: Bool
  }

  private(set) var areas: [Area] = []
  private var clips: [Rect] = []
  private var transforms: [Transform2D] = []
  /// How many effects around let taps through.
  var passing = 0

  /// Notes that a node is painted in a frame.
  mutating func add(_ frame: Rect, node: Int, isHollow: Bool = false) {
    guard passing == 0 else { return }
    var visible = transforms.reversed().reduce(frame) { $0.applying($1) }
    for clip in clips { visible = visible.intersection(clip) }
    guard visible.width > 0, visible.height > 0 else { return }
    areas.append(Area(node: node, frame: visible, isHollow: isHollow))
  }

  /// The same areas with their nodes named anew.
  func mapNodes(_ newIndex: (Int) -> Int) -> HitMap {
    var copy = self
    copy.areas = areas.map { area in
      Area(node: newIndex(area.node), frame: area.frame, isHollow: area.isHollow)
    }
    return copy
  }

  /// Notes what lies within a group.
  mutating func enter(_ effect: PaintCommand.Effect, frame: Rect) {
    switch effect {
    case .clip, .canvas, .mask:
      clips.append(transforms.reversed().reduce(frame) { $0.applying($1) })
    case .transform(let transform): transforms.append(transform)
    default: break
    }
  }

  /// Notes that a group ends.
  mutating func leave(_ effect: PaintCommand.Effect) {
    switch effect {
    case .clip, .canvas, .mask: clips.removeLast()
    case .transform: transforms.removeLast()
    default: break
    }
  }
}
