// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension View {
  /// Adds padding to all edges.
  ///
  /// - Parameter length: The padding in points.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modified { $0.padding(Double(length)) }
  }
}
