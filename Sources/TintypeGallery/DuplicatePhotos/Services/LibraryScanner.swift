// SPDX-License-Identifier: MIT

extension DuplicatePhotos {
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
