import SwiftUI
import TeaKit

/// The teas of `teas.json` in the bundle of the app.
enum Menu {
  static var teas: [Tea] {
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
