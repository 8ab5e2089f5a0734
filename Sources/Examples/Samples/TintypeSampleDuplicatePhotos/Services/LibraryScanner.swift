// SPDX-License-Identifier: MIT

/// The progress of a scan.
struct ScanProgress: Hashable, Sendable {
  var completed = 0
  /// The total number of photos; 0 if it is unknown.
  var total = 0

  /// The completed fraction, from 0 to 1; `nil` if the total is unknown.
  var fraction: Double? {
    total > 0 ? min(max(Double(completed) / Double(total), 0), 1) : nil
  }
}

/// An event of a scan.
enum ScanEvent: Hashable, Sendable {
  case progress(ScanProgress)
  /// The scan has compared all photos and found these groups; this is the last event.
  case finished([DuplicateGroup<PhotoAsset>])
}

/// The reason why a scan failed.
enum ScanError: Error, Hashable {
  case libraryUnavailable
  /// The scan ended before all photos were compared.
  case interrupted

  /// The message for the user: the cause and a remedy.
  var message: String {
    switch self {
    case .libraryUnavailable:
      "Your photo library could not be read. Unlock your device and try again."
    case .interrupted: "The scan stopped before all photos were compared. Try again."
    }
  }

  /// Returns the message for any error of a scan.
  static func message(for error: any Error) -> String {
    (error as? ScanError)?.message ?? "Something went wrong while comparing photos. Try again."
  }
}

/// A scanner for duplicate photos.
protocol PhotoScanning: Sendable {
  /// Starts a scan, which is canceled when the stream has no consumer.
  func scan() -> AsyncThrowingStream<ScanEvent, any Error>
}

/// A scanner that compares all photos of a library with each other.
struct LibraryScanner: PhotoScanning {
  var service = SimilarityService()
  var threshold = SimilarityService.standardThreshold
  let photos: @Sendable () async throws -> [PhotoAsset]

  func scan() -> AsyncThrowingStream<ScanEvent, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          let photos = try await photos()
          var pairs: [(PhotoAsset, PhotoAsset, Float)] = []
          for index in photos.indices {
            try Task.checkCancellation()
            pairs += await service.pairs(
              of: photos[index], among: Array(photos[..<index]), threshold: threshold)
            continuation.yield(.progress(ScanProgress(completed: index + 1, total: photos.count)))
          }
          continuation.yield(.finished(service.groupSimilarPhotos(pairs: pairs)))
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
