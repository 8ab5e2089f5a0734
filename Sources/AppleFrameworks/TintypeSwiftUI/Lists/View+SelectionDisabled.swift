// SPDX-License-Identifier: MIT

import TintypeComponents

extension View {
  /// Sets whether a tap on the view's rows in a list does not select them.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    RowValueView(content: self) { node, _ in
      if isDisabled { node.setLayoutValue(true, for: RowSelectionDisabledKey.self) }
    }
  }
}
