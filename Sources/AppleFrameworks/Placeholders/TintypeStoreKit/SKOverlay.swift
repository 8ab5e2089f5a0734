// SPDX-License-Identifier: MIT

import SwiftUI

/// A banner of the App Store above the lower edge of a screen, which is never shown.
public final class SKOverlay: NSObject {
  /// The position of a banner.
  public enum Position: Int, Sendable {
    /// At the lower edge.
    case bottom
    /// Above a bar at the lower edge.
    case bottomRaised
  }

  /// The values of a banner.
  public class Configuration: NSObject {}

  /// A banner of an app.
  public final class AppConfiguration: Configuration {
    /// The identifier of the app.
    public var appIdentifier: String
    /// The position.
    public var position: Position
    /// A Boolean value that indicates whether the user can close the banner.
    public var userDismissible = true
    /// The token of a campaign.
    public var campaignToken: String?
    /// The token of a provider.
    public var providerToken: String?

    /// Creates a banner.
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
    }
  }

  /// A banner of the app whose clip is shown.
  public final class AppClipConfiguration: Configuration {
    /// The position.
    public var position: Position

    /// Creates a banner.
    public init(position: Position) { self.position = position }
  }
}

extension View {
  /// Has no effect, because there is no App Store.
  public nonisolated func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { self }
}
