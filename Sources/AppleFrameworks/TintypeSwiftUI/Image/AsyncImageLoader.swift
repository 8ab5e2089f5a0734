// SPDX-License-Identifier: MIT

import Foundation

/// A closure that loads the data of images in tests.
struct AsyncImageLoader: Sendable {
  let load: @Sendable (URL) async throws -> Data?
}

extension EnvironmentValues {
  private enum AsyncImageLoaderKey: EnvironmentKey {
    static var defaultValue: AsyncImageLoader? { nil }
  }

  /// The loader of the images of asynchronous images.
  var asyncImageLoader: AsyncImageLoader? {
    get { self[AsyncImageLoaderKey.self] }
    set { self[AsyncImageLoaderKey.self] = newValue }
  }
}

extension View {
  /// Sets the closure that loads the data for `AsyncImage` in the view.
  ///
  /// A snapshot never accesses the network, and fails for a URL that is neither a file nor data
  /// unless there is a loader.
  ///
  /// ```swift
  /// assertSnapshot(of: Profile().asyncImageLoader { _ in try Data(contentsOf: fixture) }, as: .image)
  /// ```
  ///
  /// - Parameter load: Returns the PNG, JPEG or WebP data for a URL, or `nil` for the phase
  ///   `.empty`. An error is the phase `.failure`.
  /// - Returns: The modified view.
  public nonisolated func asyncImageLoader(
    _ load: @escaping @Sendable (URL) async throws -> Data?
  ) -> some View {
    transformingEnvironment { $0.asyncImageLoader = AsyncImageLoader(load: load) }
  }
}

/// The data of URLs that require no network.
enum LocalImageData {
  /// Returns whether the data of a URL can be loaded without the network.
  static func isLocal(_ url: URL) -> Bool { url.isFileURL || url.scheme?.lowercased() == "data" }

  /// Returns the data of a file or data URL.
  static func load(_ url: URL) throws -> Data {
    guard !url.isFileURL else { return try Data(contentsOf: url) }
    // RFC 2397: data:[<media type>][;base64],<data>
    let parts = url.absoluteString.split(
      separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let text = parts[1].removingPercentEncoding else {
      throw AsyncImageError.dataURL
    }
    guard parts[0].lowercased().hasSuffix(";base64") else { return Data(text.utf8) }
    guard let data = Data(base64Encoded: text) else { throw AsyncImageError.dataURL }
    return data
  }
}

/// An error of the data of an image.
enum AsyncImageError: Error, Hashable, CustomStringConvertible {
  /// A data URL has no valid data.
  case dataURL
  /// The data is not a supported image.
  case noImage

  var description: String {
    switch self {
    case .dataURL: "The data of the URL is invalid. Encode it as base64."
    case .noImage: "The data is not a supported image. Use a PNG, JPEG or WebP file."
    }
  }
}

extension AsyncImageError: LocalizedError {
  var errorDescription: String? { description }
}
