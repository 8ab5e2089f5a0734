// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension EnvironmentValues {
  /// The distance between the icon and the title of labels in points; `nil`, the default, for that of
  /// the place.
  public internal(set) var labelIconToTitleSpacing: CGFloat? {
    get { base.labelIconSpacing.map { CGFloat($0) } }
    set { base.labelIconSpacing = newValue.map { Double($0) } }
  }

  /// The width that labels with a title reserve for their icon in points; `nil`, the default, for
  /// that of the place.
  public internal(set) var labelReservedIconWidth: CGFloat? {
    get { base.labelIconWidth.map { CGFloat($0) } }
    set { base.labelIconWidth = newValue.map { Double($0) } }
  }
}

extension View {
  /// Sets the distance between the icon and the title of labels, in points.
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    transformingEnvironment { $0.labelIconToTitleSpacing = value }
  }

  /// Sets the width that labels with a title reserve for their icon, in points.
  ///
  /// The icon is in the middle. A wider icon has its own width.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    transformingEnvironment { $0.labelReservedIconWidth = value }
  }
}
