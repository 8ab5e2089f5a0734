// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Sets the subtitle of a screen, which has no effect: bars have none in the style of iOS 17 and 18.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    self
  }

  /// Sets the subtitle of a screen, which has no effect: bars have none in the style of iOS 17 and 18.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle(
    _ subtitleKey: LocalizedStringResource
  ) -> some View { self }

  /// Sets the subtitle of a screen, which has no effect: bars have none in the style of iOS 17 and 18.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Sets the subtitle of a screen, which has no effect: bars have none in the style of iOS 17 and 18.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S>(
    _ subtitle: S
  ) -> some View where S: StringProtocol { self }

  /// Sets the action before and after a user resizes the window, which has no effect.
  public nonisolated func onInteractiveResizeChange(
    _ action: @escaping (Bool) -> Void
  ) -> some View { self }

  /// Moves the view away from corners of its container that cover it, which has no effect: no corner
  /// of the canvas is covered.
  public nonisolated func containerCornerOffset(
    _ edges: Edge.Set, sizeToFit: Bool = false
  ) -> some View { self }
}
