// SPDX-License-Identifier: MIT

/// A photo that the user has selected.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The identifier of the photo in the library; `nil` if it is unknown.
  public let itemIdentifier: String?

  /// Creates an item of the photo with an identifier.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Returns `nil`, because there is no library of photos.
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }

  /// The encoding of a photo.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    /// The best encoding for the app.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// The encoding of the library.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// An encoding that most apps can read.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }
}

/// The order of the selection of photos.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// No order.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// The order in which the user selects the photos.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// Each change is reported at once.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// Each change is reported at once, in the order of the selection.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    name: "continuousAndOrdered")
}

/// The kinds of photos that can be selected.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  /// Images.
  public static let images = PHPickerFilter(name: "images")
  /// Videos.
  public static let videos = PHPickerFilter(name: "videos")
  /// Images with a short video.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Screenshots.
  public static let screenshots = PHPickerFilter(name: "screenshots")

  /// Returns the photos of any of several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "any(\(subfilters.map(\.name).joined(separator: ",")))")
  }

  /// Returns the photos of all of several kinds.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "all(\(subfilters.map(\.name).joined(separator: ",")))")
  }

  /// Returns the photos that are not of a kind.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(name: "not(\(filter.name))")
  }
}
