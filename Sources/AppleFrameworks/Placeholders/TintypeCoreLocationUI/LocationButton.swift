// SPDX-License-Identifier: MIT

@_exported public import CoreLocation
public import SwiftUI

/// A button that shares the location once, with the title and the symbol of Apple’s button.
@MainActor @preconcurrency
public struct LocationButton: View {
  /// The titles of a button.
  public struct Title: Hashable, Sendable {
    fileprivate let text: String

    /// Current Location.
    public static let currentLocation = Self(text: "Current Location")
    /// Send Current Location.
    public static let sendCurrentLocation = Self(text: "Send Current Location")
    /// Send My Current Location.
    public static let sendMyCurrentLocation = Self(text: "Send My Current Location")
    /// Share Current Location.
    public static let shareCurrentLocation = Self(text: "Share Current Location")
    /// Share My Current Location.
    public static let shareMyCurrentLocation = Self(text: "Share My Current Location")
  }

  private let title: Title?
  private let action: () -> Void

  /// Creates a button; without a title, it shows the symbol alone.
  public init(_ title: Title? = nil, action: @escaping () -> Void) {
    (self.title, self.action) = (title, action)
  }

  /// The button: a symbol and the title on the tint.
  public var body: some View {
    Button {
      action()
    } label: {
      HStack(spacing: 8) {
        Image(systemName: "location.fill")
        if let title { Text(verbatim: title.text) }
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
      .background(.tint, in: RoundedRectangle(cornerRadius: 12))
      .foregroundStyle(.white)
    }
    .buttonStyle(.plain)
  }
}
