// SPDX-License-Identifier: MIT

import SwiftUI

/// A button that shows progress instead of its label while its action runs.
public struct LoadingButton<Label: View>: View {
  @Binding private var isLoading: Bool
  private let action: () -> Void
  private let label: Label

  public init(
    isLoading: Binding<Bool>, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    _isLoading = isLoading
    self.action = action
    self.label = label()
  }

  public var body: some View {
    Button {
      guard !isLoading else { return }
      isLoading = true
      action()
    } label: {
      // The hidden label keeps the width of the button.
      label
        .opacity(isLoading ? 0 : 1)
        .overlay {
          if isLoading {
            ProgressView()
              .progressViewStyle(.circular)
              .tint(.harborOnTint)
          }
        }
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(.primary)
    .allowsHitTesting(!isLoading)
    .accessibilityValue(isLoading ? Text("Loading") : Text(""))
  }
}

extension LoadingButton where Label == Text {
  public init(_ title: LocalizedStringKey, isLoading: Binding<Bool>, action: @escaping () -> Void) {
    self.init(isLoading: isLoading, action: action) { Text(title) }
  }
}

#Preview("Loading") {
  @Previewable @State var isLoading = false
  VStack {
    LoadingButton("Pay 25.00 €", isLoading: $isLoading) {}
    LoadingButton("Pay 25.00 €", isLoading: .constant(true)) {}
  }
  .padding()
}
