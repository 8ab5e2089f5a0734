// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

extension View {
  /// Presents an alert while there is an error.
  func failureAlert(
    _ error: LifeSignal.UserFacingError?, onRetry: (@MainActor () -> Void)? = nil,
    onClose: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(FailureAlert(error: error, onRetry: onRetry, onClose: onClose))
  }
}

private struct FailureAlert: ViewModifier {
  let error: LifeSignal.UserFacingError?
  let onRetry: (@MainActor () -> Void)?
  let onClose: @MainActor () -> Void
  @Environment(\.wording) private var say

  func body(content: Content) -> some View {
    content
      .alert(
        say("That failed"),
        isPresented: Binding(get: { error != nil }, set: { if !$0 { onClose() } }),
        presenting: error
      ) { _ in
        if let onRetry { Button(say("Try again"), action: onRetry) }
        Button("OK", role: .cancel) {}
      } message: { error in
        Text(say(error.message))
      }
  }
}
