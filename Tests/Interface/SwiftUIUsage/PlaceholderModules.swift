// SPDX-License-Identifier: MIT

import AVKit
import CoreLocation
import MapKit
import PhotosUI
import StoreKit
import SwiftUI
import WebKit

private struct Video: View {
  @State private var player = AVPlayer(url: URL(fileURLWithPath: "/video.mp4"))

  var body: some View {
    VideoPlayer(player: player)
      .onAppear {
        player.isMuted = true
        player.volume = 0.5
        player.actionAtItemEnd = .none
        player.seek(to: .zero)
        player.play()
      }
      .onDisappear { player.pause() }
      .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { _ in
        player.seek(to: CMTime(seconds: player.currentTime().seconds, preferredTimescale: 600))
        player.replaceCurrentItem(with: player.currentItem)
      }
    VideoPlayer(player: AVPlayer(playerItem: AVPlayerItem(url: URL(fileURLWithPath: "/a.mp4")))) {
      Text("overlay")
    }
    VideoPlayer(player: AVPlayer())
    VideoPlayer(player: nil)
  }
}

private struct Place: Identifiable {
  let id: Int
  let name: String
  let coordinate: CLLocationCoordinate2D
}

private struct Places: View {
  let places: [Place]
  @State private var position = MapCameraPosition.automatic
  @State private var selection: Int?
  @Namespace private var scope

  private var region: MKCoordinateRegion {
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
  }

  var body: some View {
    Map()
    Map { Marker("A", coordinate: region.center) }
    Map(initialPosition: .region(region))
    Map(initialPosition: .userLocation(fallback: .automatic)) { UserAnnotation() }
    Map(position: $position, bounds: MapCameraBounds(minimumDistance: 10), scope: scope)
    Map(position: $position, interactionModes: [.pan, .zoom]) {
      ForEach(places) { place in
        Marker(place.name, systemImage: "star", coordinate: place.coordinate).tint(.red)
      }
      if places.isEmpty {
        Annotation("Here", coordinate: region.center, anchor: .bottom) { Circle() }
          .annotationTitles(.hidden)
      } else {
        Marker(coordinate: region.center) { Label("A", systemImage: "star") }.tag(1)
      }
      if let first = places.first {
        Marker("B", monogram: Text("B"), coordinate: first.coordinate)
        Marker(first.name, image: "pin", coordinate: first.coordinate)
      }
      MapPolyline(coordinates: places.map(\.coordinate), contourStyle: .geodesic)
        .stroke(.blue, lineWidth: 2)
      MapPolygon(coordinates: places.map(\.coordinate)).foregroundStyle(.green)
      MapCircle(center: region.center, radius: 10).stroke(.red, style: StrokeStyle(lineWidth: 2))
      ForEach(0..<2) { Marker("\($0)", coordinate: region.center).annotationSubtitles(.hidden) }
      ForEach(places, id: \.name) { Marker($0.name, coordinate: $0.coordinate) }
    }
    .mapStyle(.hybrid(elevation: .realistic, pointsOfInterest: .excludingAll))
    .mapControls {
      MapUserLocationButton()
      MapCompass(scope: scope)
      MapPitchToggle()
      MapScaleView()
    }
    .mapControlVisibility(.hidden)
    .onMapCameraChange { print("changed") }
    .onMapCameraChange(frequency: .continuous) { print($0.camera.pitch, $0.region.span) }
    .mapScope(scope)
    Group {
      Map(selection: $selection) { Marker("A", coordinate: region.center).tag(1) }
      Map(initialPosition: .camera(MapCamera(centerCoordinate: region.center, distance: 1))) {
        Annotation(coordinate: region.center) {
          Circle()
        } label: {
          Text("label")
        }
      }
      Map(position: $position, selection: $selection) {
        Marker("A", coordinate: region.center).tag(1)
      }
      MapReader { proxy in
        Map().onTapGesture { point in
          guard let coordinate = proxy.convert(point, from: .local) else { return }
          position = .region(
            MKCoordinateRegion(
              center: coordinate, latitudinalMeters: 100, longitudinalMeters: 100))
        }
      }
    }
    .mapStyle(.standard)
  }
}

private struct Store: View {
  @Environment(\.requestReview) private var requestReview
  @State private var isPresented = false

  var body: some View {
    SubscriptionStoreView(groupID: "group")
    SubscriptionStoreView(groupID: "group", visibleRelationships: [.upgrade, .current]) {
      Text("Pro")
    }
    SubscriptionStoreView(productIDs: ["a", "b"])
    SubscriptionStoreView(productIDs: ["a", "b"]) { Text("Pro") }
      .storeButton(.visible, for: .restorePurchases, .redeemCode)
      .storeButton(.hidden, for: .cancellation)
    StoreView(ids: ["a", "b"])
    ProductView(id: "a")
    ProductView(id: "a", prefersPromotionalIcon: true) { Image(systemName: "star") }
    Button("Review") { requestReview() }
      .manageSubscriptionsSheet(isPresented: $isPresented)
      .appStoreOverlay(isPresented: $isPresented) {
        SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom)
      }
      .offerCodeRedemption(isPresented: $isPresented)
  }
}

private struct Photos: View {
  @State private var photo: PhotosPickerItem?
  @State private var photos: [PhotosPickerItem] = []
  @State private var isPresented = false

  var body: some View {
    PhotosPicker("Photo", selection: $photo, matching: .images)
    PhotosPicker("Photo".uppercased(), selection: $photo)
    PhotosPicker("Photos", selection: $photos, maxSelectionCount: 3, matching: .not(.videos))
    PhotosPicker(selection: $photo, matching: .any(of: [.images, .livePhotos])) { Text("Photo") }
    PhotosPicker(selection: $photos, selectionBehavior: .ordered) { Text("Photos") }
      .photosPicker(isPresented: $isPresented, selection: $photo)
      .photosPicker(isPresented: $isPresented, selection: $photos, matching: .images)
      .task(id: photo) { _ = try? await photo?.loadTransferable(type: Data.self) }
    PhotosPicker("Photos", selection: $photos)
      .photosPickerStyle(.inline)
      .photosPickerAccessoryVisibility(.hidden, edges: .bottom)
      .photosPickerDisabledCapabilities([.search, .selectionActions])
    PhotosPicker("Photos", selection: $photos)
      .photosPickerStyle(.compact)
      .photosPickerAccessoryVisibility(.hidden)
  }
}

private struct Plans: View {
  var body: some View {
    SubscriptionStoreView(groupID: "group")
      .subscriptionStoreControlStyle(.automatic)
      .subscriptionStoreControlStyle(.prominentPicker)
      .subscriptionStoreControlStyle(.pagedPicker, placement: .bottomBar)
      .subscriptionStoreControlStyle(.buttons, placement: .scrollView)
      .subscriptionStoreControlStyle(Cards())
      .subscriptionStoreControlStyle(Cards(), placement: .automatic)
  }
}

private struct Cards: SubscriptionStoreControlStyle {
  func makeBody(configuration: Configuration) -> some View {
    ForEach(configuration.options) { option in
      Button(option.displayName) { option.subscribe() }
      Text(option.displayPrice).opacity(option.isActive ? 1 : 0.5)
    }
  }
}

private struct Web: View {
  @State private var page = WebPage()

  var body: some View {
    WebView(url: URL(string: "https://example.com"))
    WebView(page).onAppear { page.load(URL(string: "https://example.com")) }
    Text(page.title).opacity(page.isLoading ? page.estimatedProgress : 1)
  }
}
