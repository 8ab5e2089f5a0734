// SPDX-License-Identifier: MIT

import Observation

/// The state of the scan screen and the actions of its buttons.
@MainActor @Observable
final class ScanModel {
  enum Phase: Hashable {
    case idle
    case scanning(ScanProgress)
    /// The scan found at least one group of similar photos.
    case results([DuplicateGroup<PhotoAsset>])
    /// The scan compared all photos and found no similar photos.
    case empty
    /// The scan failed, with a message.
    case failed(String)
  }

  private(set) var phase: Phase

  @ObservationIgnored private let scanner: any PhotoScanning
  @ObservationIgnored private var task: Task<Void, Never>?
  /// The number of the last scan; events of earlier scans are ignored.
  @ObservationIgnored private var scans = 0

  init(scanner: any PhotoScanning, phase: Phase = .idle) {
    self.scanner = scanner
    self.phase = phase
  }

  var isScanning: Bool { task != nil }

  /// Starts a scan; a call during a scan does nothing.
  func scan() {
    guard task == nil else { return }
    scans += 1
    phase = .scanning(ScanProgress())
    task = Task { [weak self, scanner, number = scans] in
      var failure: any Error = ScanError.interrupted
      do {
        for try await event in scanner.scan() {
          guard let self, self.scans == number else { return }
          switch event {
          case .progress(let progress): self.phase = .scanning(progress)
          case .finished(let groups):
            return self.end(with: groups.isEmpty ? .empty : .results(groups))
          }
        }
      } catch {
        failure = error
      }
      guard let self, self.scans == number else { return }
      self.end(with: .failed(ScanError.message(for: failure)))
    }
  }

  /// Cancels the running scan and shows the start again.
  func cancel() {
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
