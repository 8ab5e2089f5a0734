// SPDX-License-Identifier: MIT

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
