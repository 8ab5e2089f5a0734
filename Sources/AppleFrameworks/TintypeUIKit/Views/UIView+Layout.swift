// SPDX-License-Identifier: MIT

extension UIView {
  /// Calls `layoutSubviews()` where a layout was requested.
  func layOutSubviews() {
    // A view that lays out itself again in `layoutSubviews()` would never end.
    if needsLayout, !isLayingOut {
      isLayingOut = true
      defer { isLayingOut = false }
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layOutSubviews() }
  }
}
