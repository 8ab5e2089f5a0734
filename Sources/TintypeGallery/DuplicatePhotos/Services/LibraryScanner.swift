// SPDX-License-Identifier: MIT

extension DuplicatePhotos {
  /// How far a scan has come.
  package struct ScanProgress: Hashable, Sendable {
    /// How many photos were compared.
    package var completed: Int
    /// How many there are; 0 while that is not known.
    package var total: Int

    /// Creates a progress; by default one of a scan that knows nothing yet.
    ///
    /// - Parameters:
    ///   - completed: How many photos were compared.
    ///   - total: How many there are.
    package init(completed: Int = 0, total: Int = 0) {
      self.completed = completed
      self.total = total
    }

    /// The part that is done, from 0 to 1; `nil` while it is not known of how many.
    package var fraction: Double? {
      total > 0 ? min(max(Double(completed) / Double(total), 0), 1) : nil
    }
  }

  /// What a scan tells.
  package enum ScanEvent: Hashable, Sendable {
    /// It has come this far.
    case progress(ScanProgress)
    /// It has compared everything, and this is what it found: the last event.
    case finished([DuplicateGroup<PhotoAsset>])
  }

  /// Why a scan has found nothing out.
  package enum ScanError: Error, Hashable, Sendable, CaseIterable {
    /// The library could not be read.
    case libraryUnavailable
    /// The scan ended before it had compared everything.
    case interrupted

    /// What is shown for it: what happened, and what can be done.
    package var message: String {
      switch self {
      case .libraryUnavailable:
        "Your photo library could not be read. Unlock your device and try again."
      case .interrupted:
        "The scan stopped before all photos were compared. Try again."
      }
    }

    /// What is shown for any error of a scan.
    ///
    /// - Parameter error: The error; what is not known is not told in its own words.
    /// - Returns: What happened, and what can be done.
    package static func message(for error: any Error) -> String {
      (error as? ScanError)?.message ?? "Something went wrong while comparing photos. Try again."
    }
  }

  /// Looks for duplicates.
  package protocol PhotoScanning: Sendable {
    /// Starts a scan, which ends when nobody listens any more.
    func scan() -> AsyncThrowingStream<ScanEvent, any Error>
  }

  /// Compares all photos of a library with each other.
  package struct LibraryScanner: PhotoScanning {
    private let library: @Sendable () async throws -> [PhotoAsset]
    private let service: SimilarityService
    private let threshold: Float

    /// Creates a scanner.
    ///
    /// - Parameters:
    ///   - service: What compares and groups the photos.
    ///   - threshold: How alike two photos must be at least, from 0 to 1; 0.97 by default.
    ///   - library: Brings the photos.
    package init(
      service: SimilarityService = SimilarityService(),
      threshold: Float = SimilarityService.standardThreshold,
      library: @escaping @Sendable () async throws -> [PhotoAsset]
    ) {
      self.service = service
      self.threshold = threshold
      self.library = library
    }

    /// Starts a scan, which tells its progress after each photo.
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
