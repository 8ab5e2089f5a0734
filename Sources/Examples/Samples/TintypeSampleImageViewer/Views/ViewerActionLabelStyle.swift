// SPDX-License-Identifier: MIT

import SwiftUI

/// An icon and a title with centers at the same height, 8 points apart.
struct ViewerActionLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

extension LabelStyle where Self == ViewerActionLabelStyle {
  /// The style of labels in the buttons of a viewer.
  static var viewerAction: ViewerActionLabelStyle { .init() }
}
