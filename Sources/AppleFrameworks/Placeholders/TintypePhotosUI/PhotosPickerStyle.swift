// SPDX-License-Identifier: MIT

public import SwiftUI

/// The place of the photos that a picker shows.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String

  /// A sheet, which the button of the picker presents.
  public static let presentation = PhotosPickerStyle(name: "presentation")
  /// In place of the button.
  public static let inline = PhotosPickerStyle(name: "inline")
  /// In place of the button, in a single row.
  public static let compact = PhotosPickerStyle(name: "compact")

  /// A Boolean value that indicates whether the photos are in place of the button.
  var isInline: Bool { self != .presentation }
}

/// The parts of the interface of a picker that can be disabled.
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt

  /// Creates parts from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The field for searches.
  public static let search = PHPickerCapabilities(rawValue: 1 << 0)
  /// The area with the selected photos.
  public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
  /// The albums.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
  /// The buttons that end the selection.
  public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
  /// The warnings of sensitive photos.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}

private enum PhotosPickerStyleKey: EnvironmentKey {
  static var defaultValue: PhotosPickerStyle { .presentation }
}

extension EnvironmentValues {
  /// The style of the pickers; a presentation by default.
  var photosPickerStyle: PhotosPickerStyle {
    get { self[PhotosPickerStyleKey.self] }
    set { self[PhotosPickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets where pickers show photos: inside a view, a placeholder replaces the button.
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
    environment(\.photosPickerStyle, style)
  }

  /// Sets the visibility of the bars of inline pickers, which has no effect.
  public nonisolated func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }

  /// Disables parts of the interface of pickers, which has no effect.
  public nonisolated func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { self }
}
