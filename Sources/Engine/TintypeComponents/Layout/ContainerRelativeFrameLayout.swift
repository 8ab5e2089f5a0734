// SPDX-License-Identifier: MIT

/// A frame whose lengths are computed from those of a container; the closure is stored by
/// reference.
///
/// Two values are equal if they refer to the same object. Encoding a node that contains one is an
/// error.
package struct ContainerRelativeFrame: Hashable, Sendable {
  /// The axes along which the frame is relative to the container.
  package let axes: [Axis]
  /// The alignment of the content in the frame.
  package let alignment: Alignment
  private let length: ClosureReference<@Sendable (Double, Axis) -> Double>

  /// Creates a frame from a closure that receives the container's length in points along an axis.
  package init(
    axes: Axis.Set, alignment: Alignment, length: @escaping @Sendable (Double, Axis) -> Double
  ) {
    self.axes = axes.axes
    self.alignment = alignment
    self.length = ClosureReference(length)
  }

  /// Returns the length of the frame; `nil` for an unknown length or another axis.
  func length(of container: Double?, along axis: Axis) -> Double? {
    guard let container, axes.contains(axis) else { return nil }
    let length = length.closure(container, axis)
    return length.isFinite && length >= 0 ? length : 0
  }
}

/// The size of a container to which frames inside of it are relative.
///
/// `@unchecked`: it belongs to one layout tree, which is used on one thread.
final class ContainerSize: @unchecked Sendable {
  /// The size in points; `nil` for an unknown length.
  var size = ProposedSize.unspecified
  /// The space around the content, which is not part of the size.
  var margins = EdgeInsets.zero
}

/// A layout that sets lengths relative to a container.
struct ContainerRelativeFrameLayout: AligningLayout {
  let frame: ContainerRelativeFrame
  let container: ContainerSize

  var alignment: Alignment { frame.alignment }

  private var fixed: FixedFrameLayout {
    let size = container.size
    return FixedFrameLayout(
      width: frame.length(of: size.width, along: .horizontal),
      height: frame.length(of: size.height, along: .vertical), alignment: alignment)
  }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    fixed.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func offer(_ proposal: ProposedSize, in size: Size, to subview: LayoutSubview) -> ProposedSize {
    fixed.offer(proposal, in: size, to: subview)
  }

  func spacing(around subview: LayoutSubview) -> ComponentSpacing { fixed.spacing(around: subview) }
}

extension LayoutTree {
  /// Sets the size to which frames in a scroll view are relative.
  func updateContainer(of element: Element, _ proposal: ProposedSize) {
    guard let container = element.container else { return }
    let size = proposal.reduced(by: container.margins)
    guard !size.isSame(as: container.size) else { return }
    container.size = size
    forgetSizes(of: element.children)
  }

  /// Sets the size to which frames outside of scroll views are relative.
  func updateCanvasContainer(_ proposal: ProposedSize, _ root: Int) {
    guard !proposal.isSame(as: canvasContainer.size) else { return }
    canvasContainer.size = proposal
    forgetSizes(of: [root])
  }

  /// Removes the sizes of elements that depend on a container whose size has changed.
  private func forgetSizes(of children: [Int]) {
    var pending = children
    while let index = pending.popLast() {
      let element = elements[index]
      guard element.hasContainerFrames else { continue }
      element.sizes = nil
      element.guides = nil
      element.spacing = nil
      switch element.kind {
      case .container(let layout), .modifier(let layout): layout.reset()
      default: break
      }
      pending += element.children
    }
  }
}
