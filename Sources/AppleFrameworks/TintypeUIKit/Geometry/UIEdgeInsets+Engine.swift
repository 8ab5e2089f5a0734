// SPDX-License-Identifier: MIT

internal import Foundation
package import TintypeScene

extension UIEdgeInsets {
  /// The engine's representation in a left-to-right layout.
  package var edgeInsets: EdgeInsets {
    EdgeInsets(
      top: Double(top), leading: Double(left), bottom: Double(bottom), trailing: Double(right))
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates insets from the engine's representation.
  package init(_ insets: EdgeInsets) {
    self.init(
      top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.trailing))
  }

  /// The engine's representation.
  package var edgeInsets: EdgeInsets {
    EdgeInsets(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }
}
