// SPDX-License-Identifier: MIT

/// A part of a user interface, described independently of any UI framework.
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
/// Structures and classes can conform to it. The body is evaluated once for each image. No state is
/// kept between evaluations.
public protocol Component {
  /// The type of the body.
  associatedtype Body: Component
  /// The content of the component.
  @ComponentBuilder var body: Body { get }
}

/// A component that creates its nodes itself instead of composing other components.
package protocol PrimitiveComponent: Component {
  /// Returns the nodes of the component in an environment, in their order among siblings.
  func nodes(in context: ResolutionContext) -> [Node]
}

extension PrimitiveComponent {
  // The explicit return prevents the use of the component builder.
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because a primitive creates its nodes itself.
  public var body: NoBody { return NoBody() }
}

/// The body of a primitive, which is never evaluated.
public struct NoBody: PrimitiveComponent {
  /// Returns no nodes.
  package func nodes(in context: ResolutionContext) -> [Node] { [] }
}

/// A component that shows nothing and takes no space.
public struct EmptyComponent: PrimitiveComponent {
  /// Creates the empty component.
  public init() {}

  /// Returns no nodes.
  package func nodes(in context: ResolutionContext) -> [Node] { [] }
}

extension Node: PrimitiveComponent {
  /// Returns the node itself, so that a node can be used wherever a component is expected.
  package func nodes(in context: ResolutionContext) -> [Node] { [self] }
}

/// An error that prevents the layout of a component.
package enum ComponentError: Error, Hashable, Sendable {
  /// Components are nested deeper than `Node.maximumDepth`, for example because one contains
  /// itself.
  case tooDeep(type: String)
  /// The stack of the current thread is too small for the nesting of a component.
  case stackTooSmall(type: String)
  /// The size of the canvas in points is empty, negative or not a number.
  case invalidCanvas(width: Double, height: Double)
  /// The scale is zero, negative or not a number.
  case invalidScale(Double)
}

extension ComponentError: CustomStringConvertible {
  /// A message that contains the error and a remedy.
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
      has no size of its own.
      """
    case .invalidScale(let scale):
      """
      A scale of \(scale.pointText) pixels per point cannot be painted: it must be a finite number \
      greater than zero. Pass another display scale.
      """
    }
  }
}
