// SPDX-License-Identifier: MIT

import TintypeComponents

extension Component {
  /// Lets a message scroll where its text is too large for the screen, instead of being cut off.
  func scrollingWhereNeeded() -> some Component {
    ViewThatFits(in: .vertical) {
      self
      ScrollView { self }
    }
  }
}
