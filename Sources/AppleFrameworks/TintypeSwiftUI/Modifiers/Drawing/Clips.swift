// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension View {
  /// Clips the view to a shape in its frame.
  public nonisolated func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  where S: Shape {
    modified { content, scope in
      content.clipShape(
        EngineShape(kind: shape.engineKind(in: scope.environment)), eoFill: style.isEOFilled)
    }
  }

  /// Clips the view to its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modified { $0.clipped() }
  }

  /// Clips the view to its frame with rounded corners of a radius in points.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Masks the view with the opacity of another view, which is proposed its size.
  public nonisolated func mask<Mask>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View where Mask: View {
    attaching(mask(), as: "mask") { view, mask in
      view.mask(alignment: alignment.engine) { mask }
    }
  }

  /// Masks the view with the opacity of another view, which is proposed its size.
  public nonisolated func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    self.mask { mask }
  }
}
