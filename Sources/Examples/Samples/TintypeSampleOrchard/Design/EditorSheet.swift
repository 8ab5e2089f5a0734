// SPDX-License-Identifier: MIT

import SwiftUI

/// A form in a sheet with the buttons that end it.
struct EditorSheet<Content: View>: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dynamicTypeSize) private var size
  let title: LocalizedStringKey
  /// A Boolean value that indicates whether the form edits a stored model, which changes at once.
  var isLive = false
  let isValid: Bool
  let save: () -> Void
  @ViewBuilder let content: Content

  var body: some View {
    NavigationStack {
      Form { content }
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          if !isLive {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel", role: .cancel) { dismiss() }
            }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button(isLive ? "Done" : "Save") {
              save()
              dismiss()
            }
            .disabled(!isValid)
          }
        }
    }
    .interactiveDismissDisabled(isLive && !isValid)
    .presentationDetents(size.isAccessibilitySize ? [.large] : [.medium, .large])
  }
}
