// SPDX-License-Identifier: MIT

@_exported import Foundation
public import Photos
import SwiftUI

/// A button that presents the photos of the user; only the button is shown.
///
/// A placeholder replaces it if `photosPickerStyle(_:)` sets another style.
@MainActor @preconcurrency
public struct PhotosPicker<Label>: View where Label: View {
  let label: Label
  @Environment(\.photosPickerStyle) private var style

  /// Creates a button for the selection of one photo.
  ///
  /// - Parameters:
  ///   - selection: The selected photo, which never changes.
  ///   - filter: The kinds of photos.
  ///   - preferredItemEncoding: The encoding of the photos.
  ///   - photoLibrary: The library, which is empty.
  ///   - label: The label of the button.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(),
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a button for the selection of several photos.
  ///
  /// - Parameters:
  ///   - selection: The selected photos, which never change.
  ///   - maxSelectionCount: The maximum number of photos; `nil` for any number.
  ///   - selectionBehavior: The order of the selection.
  ///   - filter: The kinds of photos.
  ///   - preferredItemEncoding: The encoding of the photos.
  ///   - photoLibrary: The library, which is empty.
  ///   - label: The label of the button.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(),
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// A button without an action, or a placeholder of the photos.
  public var body: some View {
    if style.isInline {
      PlaceholderView("PhotosPicker")
    } else {
      Button {
      } label: {
        label
      }
    }
  }
}

extension PhotosPicker where Label == Text {
  // Variants: string(titleKey)
  /// Creates a button with a title for the selection of one photo.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    label = Text(titleKey)
  }

  /// Creates a button with a title for the selection of several photos.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    label = Text(titleKey)
  }
}

extension View {
  /// Presents the photos of the user for the selection of one, which has no effect.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    self
  }

  /// Presents the photos of the user for the selection of several, which has no effect.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    self
  }
}
