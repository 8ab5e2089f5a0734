// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScheduling

extension Shopper {
  /// The app: its launch, and then the screen of its first subapp.
  package struct AppView: @MainActor Component {
    private let model: AppModel

    /// Creates the app.
    ///
    /// - Parameter model: The model.
    package init(model: AppModel) { self.model = model }

    /// The content for the model's phase.
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
            .tint(Stylesheet.standard.prominent)
        }
        .scrollingWhereNeeded()
        .background(Stylesheet.standard.background)
      }
    }
  }

  /// The model of the app.
  @MainActor package final class AppModel: ObservableObject {
    /// The phase of the app.
    package enum Phase {
      /// The subapps are being started.
      case launching
      /// The app shows the first subapp that has a screen.
      case running(any ScreenSubapp)
      /// There is nothing to show.
      case failed
    }

    /// The current phase.
    @Published package private(set) var phase = Phase.launching

    private let appConfiguration: AppConfiguration
    private let bootstrapper: any Bootstrapper
    private var task: Task<Void, Never>?

    /// Creates a model.
    ///
    /// - Parameters:
    ///   - appConfiguration: The build-time configuration.
    ///   - bootstrapper: Creates and starts the subapps.
    package init(appConfiguration: AppConfiguration, bootstrapper: any Bootstrapper) {
      self.appConfiguration = appConfiguration
      self.bootstrapper = bootstrapper
    }

    deinit { task?.cancel() }

    /// Starts the subapps; a call during a launch does nothing.
    package func launch() {
      guard task == nil else { return }
      phase = .launching
      let load = WorkTracker.beginLoad("subapps", owner: self)
      task = Task { [weak self, bootstrapper, appConfiguration] in
        defer { load?.end() }
        let subapps = try? await bootstrapper.bootstrap(appConfiguration: appConfiguration)
        guard let self else { return }
        self.task = nil
        if let first = subapps?.lazy.compactMap({ $0 as? any ScreenSubapp }).first {
          self.phase = .running(first)
        } else {
          self.phase = .failed
        }
      }
    }
  }

  /// The app before its first screen.
  package enum AppViewPreviews: PreviewProvider {
    /// The test suite that takes their snapshots.
    package static let suite = "ShopperAppViewSnapshotTests"

    /// The app during its launch.
    @MainActor package static var previews: [Preview] {
      [
        Preview("Launching", on: .fixed(Size(width: 390, height: 300))) { LaunchPreview() }
      ]
    }
  }

  private struct LaunchPreview: @MainActor Component {
    private struct Standstill: Bootstrapper {
      func bootstrap(appConfiguration: AppConfiguration) async throws -> [any Subapp] { [] }
    }

    @MainActor var body: some Component {
      AppView(
        model: AppModel(
          appConfiguration: AppConfiguration(name: "Shopper"), bootstrapper: Standstill()))
    }
  }
}
