// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension View {
  /// Gives the view a fixed width, height or both.
  ///
  /// - Parameters:
  ///   - width: The width in points; `nil` for the width of the view.
  ///   - height: The height in points; `nil` for the height of the view.
  ///   - alignment: The alignment of the view in the frame.
  /// - Returns: The modified view.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified {
      $0.frame(
        width: width.map(Double.init), height: height.map(Double.init),
        alignment: alignment.engine)
    }
  }

  /// Limits the size of the view, in points.
  ///
  /// A maximum of infinity takes all available space.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified {
      $0.frame(
        minWidth: minWidth.map(Double.init), idealWidth: idealWidth.map(Double.init),
        maxWidth: maxWidth.map(Double.init), minHeight: minHeight.map(Double.init),
        idealHeight: idealHeight.map(Double.init), maxHeight: maxHeight.map(Double.init),
        alignment: alignment.engine)
    }
  }

  /// Adds a frame that changes nothing.
  @available(*, deprecated, message: "Pass one or more parameters.")
  public nonisolated func frame() -> some View {
    frame(width: nil, height: nil, alignment: .center)
  }

  /// Gives the view its ideal size.
  public nonisolated func fixedSize() -> some View { modified { $0.fixedSize() } }

  /// Gives the view its ideal size along axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified { $0.fixedSize(horizontal: horizontal, vertical: vertical) }
  }

  /// Sets the priority with which a container distributes space to the view; 0 by default.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modified { $0.layoutPriority(value) }
  }

  /// Gives the view a size with an aspect ratio.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height; `nil` for that of the ideal size.
  ///   - contentMode: Whether the view fits in the available space or fills it.
  /// - Returns: The modified view.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modified { $0.aspectRatio(aspectRatio.map(Double.init), contentMode: contentMode) }
  }

  /// Gives the view a size with the aspect ratio of another size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    modified { $0.aspectRatio(Size(aspectRatio), contentMode: contentMode) }
  }

  /// Scales the view in its aspect ratio to fit in the available space.
  public nonisolated func scaledToFit() -> some View { modified { $0.scaledToFit() } }

  /// Scales the view in its aspect ratio to fill the available space.
  public nonisolated func scaledToFill() -> some View { modified { $0.scaledToFill() } }
}
