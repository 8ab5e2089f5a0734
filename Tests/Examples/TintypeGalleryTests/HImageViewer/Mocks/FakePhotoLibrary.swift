// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeComponents
import TintypeGallery

/// A photo of the fake library.
struct FakeLibraryAsset: HImageViewerKit.PhotoLibraryAsset {
  var localIdentifier = "photo"
}

/// A photo library whose answers are controlled by the test.
final class FakePhotoLibrary: HImageViewerKit.PhotoLibraryImageManager {
  typealias Handler = @MainActor @Sendable (ImageData?) -> Void

  @MainActor private(set) var requests: [(asset: String, targetSize: Size?)] = []
  @MainActor private var handlers: [Handler] = []
  /// The answer before a request returns; `nil` to wait for the test.
  @MainActor var immediateAnswer: ImageData?
  private let cancelledRequests = Mutex<[Int]>([])

  /// The numbers of the canceled requests; the first request is 1.
  var cancelled: [Int] { cancelledRequests.withLock { $0 } }

  @MainActor func requestImage(
    for asset: any HImageViewerKit.PhotoLibraryAsset,
    targetSize: Size?,
    resultHandler: @escaping Handler
  ) -> HImageViewerKit.PhotoRequestID {
    requests.append((asset.localIdentifier, targetSize))
    handlers.append(resultHandler)
    if let immediateAnswer { resultHandler(immediateAnswer) }
    return requests.count
  }

  func cancelImageRequest(_ id: HImageViewerKit.PhotoRequestID) {
    cancelledRequests.withLock { $0.append(id) }
  }

  /// Answers a request, even a canceled one.
  @MainActor func answer(_ request: Int, with image: ImageData?) { handlers[request - 1](image) }
}

/// A photo loader whose answers are controlled by the test.
final class FakePhotoLoader: HImageViewerKit.PhotoLoader {
  struct Offline: Error {}

  private struct State {
    var waiting: [(url: URL, continuation: CheckedContinuation<ImageData, any Error>)] = []
    var wasCancelled = false
  }

  private let state = Mutex(State())

  var urls: [URL] { state.withLock { $0.waiting.map(\.url) } }
  /// A Boolean value that indicates whether a waiting task was canceled.
  var wasCancelled: Bool { state.withLock { $0.wasCancelled } }

  func image(at url: URL) async throws -> ImageData {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock { $0.waiting.append((url, continuation)) }
      }
    } onCancel: {
      state.withLock { $0.wasCancelled = true }
    }
  }

  /// Answers the oldest pending request.
  func answer(with result: Result<ImageData, Offline>) {
    let first = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    first?.continuation.resume(with: result.mapError { $0 })
  }
}
