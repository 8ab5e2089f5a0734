// SPDX-License-Identifier: MIT

import TintypeScheduling

extension DuplicatePhotos {
  /// What the scan screen shows, and what its buttons do.
  @MainActor package final class ScanModel: ObservableObject {
    /// What the screen shows.
    package enum Phase: Hashable, Sendable {
      /// Nothing was scanned yet.
      case idle
      /// Photos are being compared.
      case scanning(ScanProgress)
      /// Some photos look alike: one group at least.
      case results([DuplicateGroup<PhotoAsset>])
      /// All photos were compared, and none look alike.
      case empty
      /// The scan could not tell, and why.
      case failed(String)
    }

    /// What the screen shows.
    @Published package private(set) var phase: Phase

    private let scanner: any PhotoScanning
    private var task: Task<Void, Never>?
    /// The number of the last scan; what an earlier one still tells is not heard.
    private var scans = 0

    /// Creates a model.
    ///
    /// - Parameters:
    ///   - scanner: What looks for duplicates.
    ///   - phase: What is shown first; that nothing was scanned yet by default.
    package init(scanner: any PhotoScanning, phase: Phase = .idle) {
      self.scanner = scanner
      self.phase = phase
    }

    deinit { task?.cancel() }

    /// Whether a scan runs.
    package var isScanning: Bool { task != nil }

    /// Starts a scan; a call while one runs does nothing.
    package func scan() {
      guard task == nil else { return }
      scans += 1
      let number = scans
      phase = .scanning(ScanProgress())
      let load = Ledger.beginLoad("scan for duplicates", owner: self)
      task = Task { [weak self, scanner] in
        defer { load?.end() }
        var error = ScanError.interrupted as any Error
        do {
          for try await event in scanner.scan() {
            guard let self, self.scans == number else { return }
            switch event {
            case .progress(let progress):
              self.phase = .scanning(progress)
            case .finished(let groups):
              self.end(with: groups.isEmpty ? .empty : .results(groups))
              return
            }
          }
        } catch let thrown {
          error = thrown
        }
        guard let self, self.scans == number else { return }
        self.end(with: .failed(ScanError.message(for: error)))
      }
    }

    /// Gives up the scan that runs; the screen is then as if nothing was scanned.
    package func cancel() {
      guard let task else { return }
      task.cancel()
      scans += 1
      end(with: .idle)
    }

    private func end(with phase: Phase) {
      task = nil
      self.phase = phase
    }
  }
}
