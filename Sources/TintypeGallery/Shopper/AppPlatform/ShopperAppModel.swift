// SPDX-License-Identifier: MIT

import TintypeScheduling

extension Shopper {
  /// What the app shows from its launch on.
  @MainActor package final class AppModel: ObservableObject {
    /// What the app shows.
    package enum Phase {
      /// The subapps are being brought up.
      case launching
      /// The first subapp that has a screen.
      case running(any ScreenSubapp)
      /// There is nothing to show.
      case failed
    }

    /// What the app shows.
    @Published package private(set) var phase = Phase.launching

    private let appConfiguration: AppConfiguration
    private let bootstrapper: any Bootstrapper
    private var task: Task<Void, Never>?

    /// Creates a model.
    ///
    /// - Parameters:
    ///   - appConfiguration: What was decided when the app was built.
    ///   - bootstrapper: Brings the subapps up.
    package init(appConfiguration: AppConfiguration, bootstrapper: any Bootstrapper) {
      self.appConfiguration = appConfiguration
      self.bootstrapper = bootstrapper
    }

    deinit { task?.cancel() }

    /// Brings the subapps up; a call while that is going on does nothing.
    package func launch() {
      guard task == nil else { return }
      phase = .launching
      let load = Ledger.beginLoad("subapps", owner: self)
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
}
