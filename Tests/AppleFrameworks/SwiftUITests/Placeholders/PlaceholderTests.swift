// SPDX-License-Identifier: MIT

import AVKit
import MapKit
import PhotosUI
import SnapshotTesting
import StoreKit
import SwiftUI
import Testing
import WebKit

/// Placeholders of views that cannot be shown.
@Suite("Placeholders")
@MainActor
struct PlaceholderTests {
  @Test("A placeholder takes the proposed size")
  func size() throws {
    let host = try ViewHost(
      VStack(spacing: 0) {
        Map().id("map")
        Color.red.frame(height: 30)
      }, layout: .fixed(width: 120, height: 100))
    #expect(try host.frame(of: "map") == CGRect(x: 0, y: 0, width: 120, height: 70))
  }

  @Test("A placeholder is reported by a warning that names its view, and not as an error")
  func warning() throws {
    let host = try ViewHost(PlayerScreen(), layout: .fixed(width: 100, height: 100))
    let outline = verifiedOutline(of: host)
    #expect(
      outline.contains(
        """
        warning PlayerScreen/VideoPlayer: VideoPlayer cannot be shown on this platform; a \
        placeholder with its frame is shown instead.
        """), "\(outline)")
  }

  @Test("The warning disappears with the placeholder")
  func removed() throws {
    let host = try ViewHost(PlayerScreen(), layout: .fixed(width: 100, height: 100))
    try host.tap("Close")
    #expect(!verifiedOutline(of: host).contains("warning"))
  }

  @Test("An inline picker of photos is a placeholder instead of its button")
  func photosPickerStyle() throws {
    let picker = PhotosPicker("Photos", selection: .constant([]))
    #expect(try texts(of: picker.photosPickerStyle(.presentation)) == ["Photos"])
    for style in [PhotosPickerStyle.inline, .compact] {
      let tree = accessibilityTree(of: picker.photosPickerStyle(style))
      #expect(tree.contains("PhotosPicker"))
    }
  }

  @Test("A placeholder has its name as accessibility label")
  func accessibilityLabel() {
    #expect(
      accessibilityTree(of: WebView(url: nil).frame(width: 50, height: 50)).contains("WebView"))
  }

  @Test("Placeholders in light and dark mode, in a small frame, and with an overlay")
  func images() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      assertSnapshot(
        of: Placeholders(),
        as: .image(
          layout: .fixed(width: 240, height: 190),
          traits: UITraitCollection(userInterfaceStyle: style)),
        named: style == .dark ? "dark" : "light")
    }
  }

  @Test("A position of a map is equal to one with the same values")
  func positions() {
    let center = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    let region = MKCoordinateRegion(
      center: center, latitudinalMeters: 111_195, longitudinalMeters: 0)
    #expect(abs(region.span.latitudeDelta - 1) < 0.001)
    #expect(MapCameraPosition.region(region) == .region(region))
    #expect(MapCameraPosition.region(region) != .automatic)
    #expect(
      MapCameraPosition.camera(MapCamera(centerCoordinate: center, distance: 1))
        != .camera(MapCamera(centerCoordinate: center, distance: 2)))
    #expect(MapCameraPosition.userLocation(fallback: .automatic).fallbackPosition == .automatic)
    let start = CLLocation(latitude: 0, longitude: 0)
    #expect(abs(start.distance(from: CLLocation(latitude: 0, longitude: 1)) - 111_195) < 1)
  }
}

/// Returns the outline of a host with its warnings.
private func verifiedOutline(of host: ViewHost) -> String {
  var text = ""
  Snapshotting<ViewHost, String>.outline.snapshot(host).run { text = $0 }
  return text
}

private struct PlayerScreen: View {
  @State private var isPlaying = true

  var body: some View {
    if isPlaying { VideoPlayer(player: nil) }
    Button("Close") { isPlaying = false }
  }
}

private struct Placeholders: View {
  @State private var photo: PhotosPickerItem?

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        VideoPlayer(player: AVPlayer()) {
          Text("Live").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        Map { Marker("A", coordinate: CLLocationCoordinate2D()) }.clipShape(.circle)
      }
      HStack(spacing: 8) {
        WebView(url: nil).frame(width: 24)
        SubscriptionStoreView(groupID: "group") { Text("Pro") }
      }
      PhotosPicker("Choose a photo", selection: $photo)
    }
    .padding(8)
    .background(Color(.systemBackground))
  }
}
