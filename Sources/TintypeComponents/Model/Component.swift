// SPDX-License-Identifier: MIT

/// A piece of user interface, described without any framework.
///
/// ```swift
/// struct Greeting: Component {
///   var name: String
///
///   var body: some Component {
///     VStack(alignment: .leading) {
///       Text("Hello, \(name)").font(.system(size: 20, weight: .bold))
///       Text("Good to see you.").foregroundStyle(.secondary)
///     }
///   }
/// }
/// ```
///
/// Structures and classes adopt it alike. The body is evaluated once for each picture; there is no
/// state that lives on between two of them.
public protocol Component {
  /// What the body is made of.
  associatedtype Body: Component
  /// The components that make this one up.
  @ComponentBuilder var body: Body { get }
}

/// A component that makes its nodes itself instead of being composed of others.
package protocol PrimitiveComponent: Component {
  /// The nodes of the component in an environment, in their order among siblings.
  func nodes(in context: ResolutionContext) -> [Node]
}

extension PrimitiveComponent {
  // The explicit return keeps the component builder out.
  // swift-format-ignore: OmitExplicitReturns
  /// Nothing: a primitive is asked for its nodes instead.
  public var body: NoBody { return NoBody() }
}

/// The body of a primitive, which is never evaluated.
public struct NoBody: PrimitiveComponent {
  /// No nodes.
  package func nodes(in context: ResolutionContext) -> [Node] { [] }
}

/// A component that shows nothing and takes no room.
public struct EmptyComponent: PrimitiveComponent {
  /// Creates the empty component.
  public init() {}

  /// No nodes.
  package func nodes(in context: ResolutionContext) -> [Node] { [] }
}

extension Node: PrimitiveComponent {
  /// The node itself, so that a tree made as data stands wherever a component can.
  package func nodes(in context: ResolutionContext) -> [Node] { [self] }
}
