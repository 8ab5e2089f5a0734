// SPDX-License-Identifier: MIT

@_exported public import Foundation
import SwiftUI
@_exported public import TintypeUIKit
public import TintypeFoundation

/// The description of a web page.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The location of the page.
  @_Locked open var url: URL? = nil
  /// The location that was requested.
  @_Locked open var originalURL: URL? = nil
  /// The title.
  @_Locked open var title: String? = nil
  /// The icon.
  @_Locked open var iconProvider: NSItemProvider? = nil
  /// The image.
  @_Locked open var imageProvider: NSItemProvider? = nil
  /// The video.
  @_Locked open var videoProvider: NSItemProvider? = nil
  /// The location of the video.
  @_Locked open var remoteVideoURL: URL? = nil
}

/// A loader of descriptions of web pages, which loads nothing.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// A Boolean value that indicates whether images are loaded.
  @_Locked open var shouldFetchSubresources = true
  /// The longest duration in seconds.
  @_Locked open var timeout: TimeInterval = 30

  /// Throws an error, because pages are not loaded.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }

  /// Passes an error to the closure, because pages are not loaded.
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    completionHandler(nil, LPError(.metadataFetchFailed))
  }

  /// Does nothing, because pages are not loaded.
  open func cancel() {}
}

/// An error of a description of a web page.
public struct LPError: LocalizedError, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Another reason.
    case unknown = 1
    /// The page could not be loaded.
    case metadataFetchFailed
    /// The app canceled the loading.
    case metadataFetchCancelled
    /// The loading took too long.
    case metadataFetchTimedOut
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The description in English.
  public var errorDescription: String? {
    "Web pages are not loaded on Linux. Create an 'LPLinkMetadata' with fixed values instead."
  }
}

/// A view of a web page's description, which is not painted.
@MainActor @preconcurrency
open class LPLinkView: UIView {
  /// The description.
  open var metadata: LPLinkMetadata

  /// Creates a view of a description.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }

  /// Creates a view of a location.
  public convenience init(url: URL) {
    let metadata = LPLinkMetadata()
    (metadata.url, metadata.originalURL) = (url, url)
    self.init(metadata: metadata)
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }
}
