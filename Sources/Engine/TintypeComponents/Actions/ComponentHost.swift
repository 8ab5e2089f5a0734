// SPDX-License-Identifier: MIT

/// A component on a canvas that tests operate as a user would, without a window.
///
/// ```swift
/// let model = CounterModel()
/// let host = try ComponentHost(Counter(model: model), in: .fixed(Size(width: 200, height: 100)))
/// try host.perform(.tap, on: "increment")
/// assertSnapshot(of: host.component, as: .image)
/// ```
///
/// Each action evaluates the component and lays it out again synchronously, so `scene` contains the
/// changes when `perform(_:on:)` returns. State is stored in your own code.
public final class ComponentHost {
  private let make: () -> any Component
  private let viewport: Viewport
  private let traits: Traits
  private let measuring: any TextMeasuring
  private var laidOut: LaidOutComponent

  /// Creates a host and lays out the component.
  ///
  /// - Parameters:
  ///   - component: The component; the expression is evaluated again after each action.
  ///   - viewport: The canvas; by default as large as the component.
  ///   - traits: The traits of the component's environment.
  ///   - measuring: The text measuring; by default blocks, which need no font.
  /// - Throws: `ComponentError`, `TraitsError`, or an error of `measuring`.
  public init(
    _ component: @autoclosure @escaping () -> some Component,
    in viewport: Viewport = .sizeThatFits,
    traits: Traits = Traits(),
    measuring: any TextMeasuring = BlockText()
  ) throws {
    make = { component() }
    (self.viewport, self.traits, self.measuring) = (viewport, traits, measuring)
    laidOut = try LaidOutComponent(
      of: component(), in: viewport, traits: traits, measuring: measuring)
  }

  /// The component in its current state.
  public var component: some Component { ComponentList([make()]) }

  /// The current scene of the component.
  public var scene: Scene { laidOut.scene }

  /// Evaluates and lays out the component again, after a change that was not made by an action.
  ///
  /// - Returns: The changes in the scene.
  /// - Throws: `ComponentError`, `TraitsError`, or an error of the text measuring.
  @discardableResult
  public func update() throws -> SceneDifference {
    let old = laidOut.scene
    laidOut = try LaidOutComponent(
      of: ComponentList([make()]), in: viewport, traits: traits, measuring: measuring)
    return laidOut.scene.difference(from: old)
  }

  /// Performs an action on a component as a user would, and lays out everything again.
  ///
  /// - Parameters:
  ///   - kind: The kind of action.
  ///   - target: The path, `id`, accessibility identifier, label or symbol of a node. If that node has no
  ///     such action, the action of the only descendant that has one is performed, or else that of
  ///     the nearest ancestor.
  /// - Returns: The changes in the scene.
  /// - Throws: `InteractionError` if a user could not perform the action because the component is
  ///   disabled, hidden, covered or outside the canvas; and the errors of `update()`.
  @discardableResult
  public func perform(_ kind: ActionKind, on target: String) throws -> SceneDifference {
    try run(kind, on: target, text: nil)
  }

  /// Replaces the current text of a field.
  ///
  /// - Throws: As `perform(_:on:)`.
  @discardableResult
  public func enter(_ text: String, on target: String) throws -> SceneDifference {
    try run(.enter, on: target, text: text)
  }

  private func run(_ kind: ActionKind, on target: String, text: String?) throws -> SceneDifference {
    try laidOut.action(kind, on: target)(text)
    return try update()
  }
}

/// An error that explains why an action could not be performed.
public enum InteractionError: Error, Hashable, Sendable {
  /// No node matches the target. `known` lists the nodes that have actions.
  case notFound(target: String, known: [String])
  /// Several nodes match the target.
  case ambiguous(target: String, paths: [String])
  /// Neither the node nor its descendants or ancestors have an action of the kind.
  case noAction(ActionKind, path: String, available: [ActionKind])
  /// Several descendants have an action of the kind.
  case severalActions(ActionKind, path: String, inside: [String])
  /// The component is disabled.
  case disabled(path: String)
  /// The component is hidden or fully transparent, or taps go through it.
  case unreachable(path: String)
  /// The middle of the component is outside the canvas or is clipped.
  case outside(path: String)
  /// Another node covers the middle of the component.
  case covered(path: String, by: String)
}

extension InteractionError: CustomStringConvertible {
  /// A message that contains the error, its location and a remedy.
  public var description: String {
    switch self {
    case .notFound(let target, let known):
      "No node has the path, id, identifier, label or symbol “\(target)”. "
        + (known.isEmpty
          ? "The component has no actions."
          : "Nodes with actions: \(known.joined(separator: ", ")).")
    case .ambiguous(let target, let paths):
      "“\(target)” matches several nodes: \(paths.joined(separator: ", ")). Use a path, or give "
        + "the intended node a unique id."
    case .noAction(let kind, let path, let available):
      "\(path) has no action “\(kind)”. "
        + (available.isEmpty
          ? "It has no actions."
          : "Its actions: \(available.map(\.name).joined(separator: ", ")).")
    case .severalActions(let kind, let path, let inside):
      "Several nodes in \(path) have an action “\(kind)”: \(inside.joined(separator: ", ")). Use "
        + "the path of the intended node."
    case .disabled(let path):
      "\(path) is disabled, so a user cannot perform the action. Enable it first."
    case .unreachable(let path):
      "\(path) is hidden or ignores taps, so a user cannot perform the action. Show it first."
    case .outside(let path):
      "The center of \(path) is not visible, so a user cannot perform the action. Scroll to it, or "
        + "use a larger canvas."
    case .covered(let path, let by):
      "\(path) is covered by \(by), so a user cannot perform the action. Remove the covering node "
        + "first."
    }
  }
}
