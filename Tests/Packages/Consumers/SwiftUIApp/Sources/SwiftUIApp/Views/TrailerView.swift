// SPDX-License-Identifier: MIT

import AVKit
import MapKit
import SwiftUI

/// A film's trailer above a map of its cinema: views that Linux shows as labeled placeholders.
public struct TrailerView: View {
  private let player = AVPlayer()
  private let location = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.4)

  /// Creates the trailer of a film without a video.
  public init() {}

  /// The video above the map.
  public var body: some View {
    VideoPlayer(player: player)
    Map { Marker("Cinema", coordinate: location) }
  }
}
