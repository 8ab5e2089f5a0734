// SPDX-License-Identifier: MIT

/// A component on a canvas that can be operated as a user would, without any window.
///
/// ```swift
/// let model = CounterModel()
/// let host = try ComponentHost(Counter(model: model), in: .fixed(Size(width: 200, height: 100)))
/// try host.perform(.tap, on: "increment")
/// assertSnapshot(of: host.component, as: .image)
/// ```
///
/// After each action the component is evaluated and laid out anew, at once: what an action changes
/// is seen in `scene` when `perform(_:on:)` returns. State lives where your own code keeps it.
public final class ComponentHost {
  private let make: () -> any Component
  private let viewport: Viewport
  private let traits: Traits
  private let measuring: any TextMeasuring
  private var laidOut: LaidOutComponent

  /// Lays a component out.
  ///
  /// - Parameters:
  ///   - component: The component; the expression is evaluated again after each action.
  ///   - viewport: What it is laid out on; a canvas as large as itself by default.
  ///   - traits: What is fixed in its environment.
  ///   - measuring: What measures the text; blocks by default, which need no font.
  /// - Throws: `ComponentError`, `TraitsError`, or what `measuring` throws.
  public init(
    _ component: @autoclosure @escaping () -> some Component,
    in viewport: Viewport = .sizeThatFits,
    traits: Traits = Traits(),
    measuring: any TextMeasuring = BlockText()
  ) throws {
    make = { component() }
    self.viewport = viewport
    self.traits = traits
    self.measuring = measuring
    laidOut = try LaidOutComponent(
      of: component(), in: viewport, traits: traits, measuring: measuring)
  }

  /// The component as it is now.
  public var component: some Component { ComponentList([make()]) }

  /// The component laid out as it is now.
  public var scene: Scene { laidOut.scene }

  /// Evaluates and lays out the component anew, as after a change that no action made.
  ///
  /// - Returns: What changed in the scene.
  /// - Throws: `ComponentError`, `TraitsError`, or what measures the text throws.
  @discardableResult
  public func update() throws -> SceneDifference {
    let old = laidOut.scene
    laidOut = try LaidOutComponent(
      of: ComponentList([make()]), in: viewport, traits: traits, measuring: measuring)
    return laidOut.scene.difference(from: old)
  }

  /// Does something with a component, as a user would, and lays everything out anew.
  ///
  /// - Parameters:
  ///   - kind: What is done.
  ///   - target: A node by its path, its `id`, its accessibility identifier or its label. Where that
  ///     node has no such action, the only node inside that has one is meant, or else the nearest
  ///     one around it.
  /// - Returns: What changed in the scene.
  /// - Throws: `InteractionError` for what a user could not do: what is disabled, hidden, covered or
  ///   outside of the canvas; and what `update()` throws.
  @discardableResult
  public func perform(_ kind: ActionKind, on target: String) throws -> SceneDifference {
    try run(kind, on: target, text: nil)
  }

  /// Enters a text in place of the one that is there.
  ///
  /// - Throws: As `perform(_:on:)`.
  @discardableResult
  public func enter(_ text: String, on target: String) throws -> SceneDifference {
    try run(.enter, on: target, text: text)
  }

  private func run(
    _ kind: ActionKind,
    on target: String,
    text: String?
  ) throws -> SceneDifference {
    let finder = ActionFinder(laidOut)
    let node = try finder.node(named: target)
    let (actor, set, closure) = try finder.action(kind, of: node)
    guard set.isEnabled else {
      throw InteractionError.disabled(path: finder.path(actor))
    }
    try finder.requireReachable(actor)
    closure(text)
    return try update()
  }
}

/// Why nothing could be done with a component.
public enum InteractionError: Error, Hashable, Sendable {
  /// No node answers to the name; those with actions are listed.
  case notFound(target: String, known: [String])
  /// Several nodes answer to the name.
  case ambiguous(target: String, paths: [String])
  /// Neither the node nor anything in it or around it has an action of the kind.
  case noAction(ActionKind, path: String, available: [ActionKind])
  /// Several nodes inside have an action of the kind.
  case severalActions(ActionKind, path: String, inside: [String])
  /// The component is disabled.
  case disabled(path: String)
  /// The component is hidden or fully transparent, or taps go through it.
  case unreachable(path: String)
  /// The middle of the component lies outside of the canvas or of what clips it.
  case outside(path: String)
  /// Something else lies in front of the middle of the component.
  case covered(path: String, by: String)
}

extension InteractionError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  public var description: String {
    switch self {
    case .notFound(let target, let known):
      "No node has the path, id, identifier or label “\(target)”. "
        + (known.isEmpty
          ? "Nothing here has actions."
          : "These have actions: \(known.joined(separator: ", ")).")
    case .ambiguous(let target, let paths):
      "“\(target)” names several nodes: \(paths.joined(separator: ", ")). Use a path, or give the "
        + "one that is meant an id of its own."
    case .noAction(let kind, let path, let available):
      "\(path) has no action “\(kind)”. "
        + (available.isEmpty
          ? "It has none at all."
          : "It has: \(available.map(\.name).joined(separator: ", ")).")
    case .severalActions(let kind, let path, let inside):
      "Several nodes in \(path) have an action “\(kind)”: \(inside.joined(separator: ", ")). Name "
        + "the one that is meant."
    case .disabled(let path):
      "\(path) is disabled, so a user could not do that. Enable it first."
    case .unreachable(let path):
      "\(path) is hidden, or taps go through it, so a user could not do that. Show it first."
    case .outside(let path):
      "The middle of \(path) lies outside of what is shown, so a user could not do that. Scroll to "
        + "it, or use a larger canvas."
    case .covered(let path, let by):
      "\(path) is covered by \(by), so a user could not do that. Take that away first."
    }
  }
}
