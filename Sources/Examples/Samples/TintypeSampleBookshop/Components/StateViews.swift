// SPDX-License-Identifier: MIT

import SwiftUI

/// Shows the progress, the failure or the value of something that is loaded.
struct StateView<Value: Sendable, Content: View, Placeholder: View>: View {
  let state: LoadingState<Value>
  let retry: @MainActor () async -> Void
  @ViewBuilder let content: (Value) -> Content
  @ViewBuilder let placeholder: () -> Placeholder

  var body: some View {
    switch state {
    case .idle, .loading:
      placeholder()
    case .loaded(let value):
      content(value)
    case .failed(let message):
      FailureView(message: message, retry: retry)
    }
  }
}

/// A message about a failure, with a button to try again.
struct FailureView: View {
  let message: String
  let retry: @MainActor () async -> Void

  @State private var isRetrying = false

  var body: some View {
    ContentUnavailableView {
      Label("Something went wrong", systemImage: "wifi.slash")
    } description: {
      Text(message)
    } actions: {
      Button {
        isRetrying = true
        Task {
          await retry()
          isRetrying = false
        }
      } label: {
        if isRetrying {
          ProgressView()
        } else {
          Text("Try again")
        }
      }
      .buttonStyle(.borderedProminent)
      .disabled(isRetrying)
    }
  }
}

/// A grid of placeholders while the catalog loads.
struct CatalogPlaceholder: View {
  let columns: [GridItem]

  var body: some View {
    VStack(spacing: 16) {
      ProgressView("Unpacking boxes…")
        .frame(maxWidth: .infinity)
      LazyVGrid(columns: columns, spacing: 20) {
        ForEach(Book.samples.prefix(4)) { book in
          BookCell(book: book)
        }
      }
      .redacted(reason: .placeholder)
      .disabled(true)
    }
  }
}

#Preview("Failure") {
  FailureView(message: "The shop cannot be reached.") {}
}
