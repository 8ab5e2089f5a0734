import Combine
import Observation
import SwiftUI

final class Weather: ObservableObject {
  @Published var forecast = "Rain"

  @Observable final class Station {
    var name = "Allotment"
  }
}

@main
struct GardenApp: App {
  @StateObject private var weather = Weather()
  @State private var station = Weather.Station()

  var body: some Scene {
    WindowGroup { BedView().environmentObject(weather).environment(station) }
  }
}
