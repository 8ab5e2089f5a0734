import OSLog
import SwiftUI
import TeaKit

/// The teas of `teas.json` in the bundle of the app.
enum Menu {
  private static let log = Logger(subsystem: Bundle.main.bundleIdentifier!, category: "Menu")

  static var teas: [Tea] {
    let name = Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String
    precondition(Bundle.main.bundleIdentifier == "org.example.teahouse" && name == "Tea House")
    precondition(Locale.current.identifier == "en_US" && TimeZone.current == .gmt)
    log.debug("Read the teas")
    guard let url = Bundle.main.url(forResource: "teas", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return [] }
    return (try? JSONDecoder().decode([Tea].self, from: data)) ?? []
  }
}

struct MenuView: View {
  let teas: [Tea]

  var body: some View {
    NavigationStack {
      List(teas) { TeaRow(tea: $0) }
        .navigationTitle("\(teas.count) teas")
        .tint(.leaf)
    }
  }
}

#Preview { MenuView(teas: Menu.teas) }

#Preview("Sold out") {
  MenuView(teas: [])
    .overlay { Text("Sold out").foregroundStyle(Color("Leaf")) }
}
