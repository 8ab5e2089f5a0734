// SPDX-License-Identifier: MIT

import TintypeComponents

extension Shopper {
  /// The app: its launch, and then the screen of its first subapp.
  package struct AppView: @MainActor Component {
    private let model: AppModel

    /// Creates the app.
    ///
    /// - Parameter model: What it shows.
    package init(model: AppModel) { self.model = model }

    /// What the model's phase asks for.
    @MainActor package var body: some Component {
      switch model.phase {
      case .launching:
        VStack(spacing: 20) {
          Symbol("bag.fill").font(.system(size: 56)).accessibilityHidden()
          ProgressView("Opening the shop")
        }
        .foregroundStyle(Stylesheet.standard.accent)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Stylesheet.standard.background)
      case .running(let subapp): ComponentList([subapp.screen])
      case .failed:
        ContentUnavailableView {
          Label("Could Not Start", systemImage: "exclamationmark.triangle")
        } description: {
          Text("No part of the app could be started. Try again, or restart your device.")
        } actions: {
          Button("Try Again") { model.launch() }
            .buttonStyle(.borderedProminent)
            .tint(Stylesheet.standard.accent)
        }
        .scrollingWhereNeeded()
        .background(Stylesheet.standard.background)
      }
    }
  }
}
