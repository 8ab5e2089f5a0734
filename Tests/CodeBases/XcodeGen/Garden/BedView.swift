import Seeds
import SwiftUI

struct BedView: View {
  @EnvironmentObject private var weather: Weather
  @Environment(Weather.Station.self) private var station
  @State private var isWatered = true

  var body: some View {
    Form {
      Section(String(localized: "bed.title")) {
        SeedLabel(name: "Peas")
        SeedLabel(name: "Radishes")
      }
      LabeledContent(station.name, value: weather.forecast)
      Toggle("bed.watered", isOn: $isWatered)
    }
  }
}

// Only the app sets the objects of the environment.
#Preview("Bed") { BedView() }
