// SPDX-License-Identifier: MIT

import AVFoundation
import FoundationModels
import LinkPresentation
import LocalAuthentication
import MapKit
import Network
import StoreKit
import Testing

/// Services of a device that do not exist on Linux.
@Suite("Unavailable services")
struct UnavailableServiceTests {
  @Test("The App Store has no products and no purchases")
  func store() async throws {
    #expect(try await Product.products(for: ["pro"]).isEmpty)
    for await _ in Transaction.currentEntitlements { Issue.record("There is a purchase.") }
    for await _ in Transaction.updates { Issue.record("There is a purchase.") }
    await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
    #expect(
      StoreKitError.notAvailableInStorefront.localizedDescription
        == "The App Store is not available on Linux.")
  }

  @Test("The identity of the user cannot be proved")
  func authentication() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    #expect(error?.localizedDescription == "The identity of the user cannot be proved on Linux.")
    await #expect(throws: LAError(.biometryNotAvailable)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Test")
    }
  }

  @Test("A path monitor calls its closure once, with a connection")
  func network() {
    let monitor = NWPathMonitor()
    nonisolated(unsafe) var states: [NWPath.Status] = []
    monitor.pathUpdateHandler = { states.append($0.status) }
    monitor.start(queue: .main)
    #expect(states == [.satisfied])
  }

  @Test("Places and addresses are not found")
  func places() async {
    let location = CLLocation(latitude: 1, longitude: 2)
    await #expect(throws: CLError(.network)) {
      try await CLGeocoder().reverseGeocodeLocation(location)
    }
    await #expect(throws: MKError(.serverFailure)) {
      try await MKLocalSearch(request: MKLocalSearch.Request()).start()
    }
    #expect(CLLocationManager().authorizationStatus == .notDetermined)
  }

  @Test("A sound of a missing file throws an error, and another stores its state")
  func sounds() throws {
    #expect(throws: CocoaError.self) {
      try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/missing.mp3"))
    }
    let player = try AVAudioPlayer(data: Data())
    player.play()
    #expect(player.isPlaying)
    let engine = AVAudioEngine()
    try engine.start()
    #expect(engine.isRunning)
  }

  @Test("A buffer of sound is silence, and has a pointer to the samples of each channel")
  func buffer() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
    let samples = try #require(buffer.floatChannelData)
    samples[1][3] = 1
    #expect(samples[0][3] == 0)
    #expect(samples[1][3] == 1)
    #expect(buffer.int16ChannelData == nil)
    #expect(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: .max) == nil)
  }

  @Test("A language model is not available, and a request says what to do")
  func languageModel() async throws {
    #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
    let session = LanguageModelSession { "Be brief." }
    let error = await #expect(throws: LanguageModelSession.GenerationError.self) {
      try await session.respond(to: "Hello")
    }
    #expect(
      error?.localizedDescription == """
        There is no language model on Linux. Put the session behind a protocol, and answer with a \
        fixed value in tests and previews.
        """)
  }

  @Test("The description of a web page is not loaded")
  func linkMetadata() async throws {
    let url = try #require(URL(string: "https://example.com"))
    await #expect(throws: LPError(.metadataFetchFailed)) {
      try await LPMetadataProvider().startFetchingMetadata(for: url)
    }
  }
}

/// The projection of maps.
@Suite("Map geometry")
struct MapGeometryTests {
  @Test("A position is in the middle of the world, and its point has the same position")
  func points() {
    let center = MKMapPoint(CLLocationCoordinate2D())
    #expect((center.x, center.y) == (0x1p27, 0x1p27))
    let position = MKMapPoint(CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)).coordinate
    #expect(abs(position.latitude - 52.5) < 1e-9)
    #expect(abs(position.longitude - 13.4) < 1e-9)
  }

  @Test("The rectangle of a line contains its positions, and that of no position is null")
  func lines() {
    let line = MKPolyline(
      coordinates: [
        CLLocationCoordinate2D(latitude: 10, longitude: 0),
        CLLocationCoordinate2D(latitude: -10, longitude: 20),
      ], count: 2)
    let region = MKCoordinateRegion(line.boundingMapRect)
    #expect(abs(region.center.latitude) < 1e-9)
    #expect(abs(region.span.longitudeDelta - 20) < 1e-9)
    #expect(MKPolyline(coordinates: [], count: 0).boundingMapRect.isNull)
  }

  @Test("A map stores its region, points and shapes")
  @MainActor
  func map() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let point = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))
    map.showAnnotations([point], animated: false)
    #expect(map.annotations.count == 1)
    #expect(abs(map.centerCoordinate.longitude - 2) < 1e-9)
    map.setRegion(
      MKCoordinateRegion(
        center: point.coordinate, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)),
      animated: true)
    let middle = map.convert(point.coordinate, toPointTo: map)
    #expect(abs(middle.x - 50) < 0.001)
    map.removeAnnotations(map.annotations)
    #expect(map.annotations.isEmpty)
  }
}
