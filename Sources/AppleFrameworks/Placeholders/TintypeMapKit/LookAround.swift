// SPDX-License-Identifier: MIT

import SwiftUI

/// The panorama of a place; there are none.
public final class MKLookAroundScene: NSObject, Sendable {}

/// A search for the panorama of a place, which finds none.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  // Proof of safety: no stored property can change.
  /// The position.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a search at a position.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

  /// Creates a search at a place.
  public convenience init(mapItem: MKMapItem) {
    self.init(coordinate: mapItem.placemark.coordinate)
  }

  /// The panorama: `nil`.
  open var scene: MKLookAroundScene? { get async throws { nil } }
}

/// A view of the panorama of a place, which is shown as a placeholder.
@MainActor @preconcurrency
public struct LookAroundPreview: View {
  /// Creates a view.
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  /// Creates a view.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  /// The placeholder.
  public var body: some View { PlaceholderView("LookAroundPreview") }
}

/// The corner of a panorama with its badge.
@nonexhaustive(warn)
public enum MKLookAroundBadgePosition: Int, Sendable {
  /// The first corner at the top.
  case topLeading = 0
  /// The second corner at the top.
  case topTrailing = 1
  /// The second corner at the bottom.
  case bottomTrailing = 2
}
