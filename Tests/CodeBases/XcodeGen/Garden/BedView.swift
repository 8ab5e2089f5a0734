import Seeds
import SwiftUI

struct BedView: View {
  @State private var isWatered = true

  var body: some View {
    Form {
      Section(String(localized: "bed.title")) {
        SeedLabel(name: "Peas")
        SeedLabel(name: "Radishes")
      }
      Toggle("bed.watered", isOn: $isWatered)
    }
  }
}

#Preview("Bed") { BedView() }
