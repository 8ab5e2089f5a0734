// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension View {
  /// Sets the distances of the view's sections with cards from the edges of their list, in points;
  /// `nil` for the default.
  ///
  /// Only the leading and the trailing edge have an effect: Apple does not document how the margins
  /// at the top and the bottom add to the distance between sections.
  public nonisolated func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    transformingEnvironment {
      let length = length.map { Double($0) }
      if edges.contains(.leading) { $0.base.listSectionMargins.leading = length }
      if edges.contains(.trailing) { $0.base.listSectionMargins.trailing = length }
    }
  }
}
