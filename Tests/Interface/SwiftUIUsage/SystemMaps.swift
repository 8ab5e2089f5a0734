// SPDX-License-Identifier: MIT

import CoreLocation
import MapKit
import SwiftUI

final class LocationModel: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var location: CLLocationCoordinate2D?
  @Published var status = CLAuthorizationStatus.notDetermined
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    status = manager.authorizationStatus
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    location = locations.last?.coordinate
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    if let error = error as? CLError, error.code == .denied { status = .denied }
  }

  func city(of location: CLLocation) async -> String? {
    try? await CLGeocoder().reverseGeocodeLocation(location).first?.locality
  }
}

@MainActor
final class SearchModelOfPlaces: NSObject, ObservableObject, MKLocalSearchCompleterDelegate {
  @Published var results: [MKLocalSearchCompletion] = []
  private let completer = MKLocalSearchCompleter()

  override init() {
    super.init()
    completer.delegate = self
    completer.resultTypes = [.address, .pointOfInterest]
  }

  nonisolated func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
    _ = completer.results.count
  }

  func search(_ text: String) async throws -> [MKMapItem] {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = text
    request.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2), latitudinalMeters: 500,
      longitudinalMeters: 500)
    return try await MKLocalSearch(request: request).start().mapItems
  }
}

struct MapOfPlaces: UIViewRepresentable {
  let places: [CLLocationCoordinate2D]

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    map.register(
      MKMarkerAnnotationView.self,
      forAnnotationViewWithReuseIdentifier: "place")
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    map.removeAnnotations(map.annotations)
    for place in places {
      let annotation = MKPointAnnotation()
      annotation.coordinate = place
      annotation.title = "Place"
      map.addAnnotation(annotation)
    }
    map.addOverlay(MKPolyline(coordinates: places, count: places.count))
    if let first = places.first {
      map.setRegion(
        MKCoordinateRegion(
          center: first, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)),
        animated: true)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
      guard !(annotation is MKUserLocation) else { return nil }
      let view =
        mapView.dequeueReusableAnnotationView(withIdentifier: "place", for: annotation)
        as? MKMarkerAnnotationView
      view?.markerTintColor = .red
      view?.glyphText = "A"
      return view
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
      guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
      let renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = .systemBlue
      renderer.lineWidth = 4
      return renderer
    }
  }
}
