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

/// Why a component could not be laid out at all.
package enum ComponentError: Error, Hashable, Sendable {
  /// Components are nested deeper than `Node.maximumDepth`, often because one contains itself.
  case tooDeep(type: String)
  /// The stack of the current thread is too small for a component: its nesting would overflow it.
  case stackTooSmall(type: String)
  /// The canvas is empty, negative or not a number, in points.
  case invalidCanvas(width: Double, height: Double)
  /// The scale is zero, negative or not a number.
  case invalidScale(Double)
}

extension ComponentError: CustomStringConvertible {
  /// What is wrong and what to do about it.
  package var description: String {
    switch self {
    case .tooDeep(let type):
      """
      \(type) is nested more than \(Node.maximumDepth) levels deep. If a component's body contains \
      the component itself, end that recursion; otherwise make the tree flatter.
      """
    case .stackTooSmall(let type):
      """
      The stack of the current thread is too small for \(type): its components are nested too deeply, \
      or too many modifiers follow each other. Use the main thread or a `Thread` with a larger \
      `stackSize`, such as 8 MiB, or make the tree flatter.
      """
    case .invalidCanvas(let width, let height):
      """
      A canvas of \(width.pointText) × \(height.pointText) points cannot be painted: both sides must \
      be finite numbers greater than zero. Pass another size, or give the component a frame if it \
      takes none by itself.
      """
    case .invalidScale(let scale):
      """
      A scale of \(scale.pointText) pixels per point cannot be painted: it must be a finite number \
      greater than zero. Pass another display scale.
      """
    }
  }
}
