// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Has no effect, because there is no home indicator.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Has no effect, because the screen does not rotate.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Has no effect, because there is no status bar.
  public func setNeedsStatusBarAppearanceUpdate() {}
}
