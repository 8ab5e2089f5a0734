// SPDX-License-Identifier: MIT

extension DuplicatePhotos {
  /// The progress of a scan.
  package struct ScanProgress: Hashable, Sendable {
    /// The number of compared photos.
    package var completed: Int
    /// The total number of photos; 0 if it is unknown.
    package var total: Int

    /// Creates a progress value; by default for a scan of unknown size.
    ///
    /// - Parameters:
    ///   - completed: The number of compared photos.
    ///   - total: The total number of photos.
    package init(completed: Int = 0, total: Int = 0) {
      self.completed = completed
      self.total = total
    }

    /// The completed fraction, from 0 to 1; `nil` if the total is unknown.
    package var fraction: Double? {
      total > 0 ? min(max(Double(completed) / Double(total), 0), 1) : nil
    }
  }

  /// An event of a scan.
  package enum ScanEvent: Hashable, Sendable {
    /// The scan has made progress.
    case progress(ScanProgress)
    /// The scan has compared all photos and found these groups; this is the last event.
    case finished([DuplicateGroup<PhotoAsset>])
  }

  /// The reason why a scan failed.
  package enum ScanError: Error, Hashable, Sendable, CaseIterable {
    /// The library could not be read.
    case libraryUnavailable
    /// The scan ended before all photos were compared.
    case interrupted

    /// The message for the user: the cause and a remedy.
    package var message: String {
      switch self {
      case .libraryUnavailable:
        "Your photo library could not be read. Unlock your device and try again."
      case .interrupted:
        "The scan stopped before all photos were compared. Try again."
      }
    }

    /// Returns the message for any error of a scan.
    ///
    /// - Parameter error: The error; an unknown error gets a generic message.
    /// - Returns: The cause and a remedy.
    package static func message(for error: any Error) -> String {
      (error as? ScanError)?.message ?? "Something went wrong while comparing photos. Try again."
    }
  }

  /// A scanner for duplicate photos.
  package protocol PhotoScanning: Sendable {
    /// Starts a scan, which is canceled when the stream has no consumer.
    func scan() -> AsyncThrowingStream<ScanEvent, any Error>
  }

  /// A scanner that compares all photos of a library with each other.
  package struct LibraryScanner: PhotoScanning {
    private let library: @Sendable () async throws -> [PhotoAsset]
    private let service: SimilarityService
    private let threshold: Float

    /// Creates a scanner.
    ///
    /// - Parameters:
    ///   - service: Compares and groups the photos.
    ///   - threshold: The minimum similarity of two photos, from 0 to 1; 0.97 by default.
    ///   - library: Returns the photos.
    package init(
      service: SimilarityService = SimilarityService(),
      threshold: Float = SimilarityService.standardThreshold,
      library: @escaping @Sendable () async throws -> [PhotoAsset]
    ) {
      self.service = service
      self.threshold = threshold
      self.library = library
    }

    /// Starts a scan, which reports its progress after each photo.
    package func scan() -> AsyncThrowingStream<ScanEvent, any Error> {
      AsyncThrowingStream { continuation in
        let task = Task {
          do {
            let photos = try await library()
            var pairs: [(PhotoAsset, PhotoAsset, Float)] = []
            for index in photos.indices {
              try Task.checkCancellation()
              pairs += await service.pairs(
                of: photos[index], among: photos[..<index], threshold: threshold)
              continuation.yield(
                .progress(ScanProgress(completed: index + 1, total: photos.count)))
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
}
