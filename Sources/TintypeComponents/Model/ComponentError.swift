// SPDX-License-Identifier: MIT

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
