// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
import Tintype

#Preview("Card", traits: .sizeThatFitsLayout) {
  PreviewedCard(title: "Tides").padding()
}

#Preview("Canvas", traits: .fixedLayout(width: 120, height: 60)) {
  PreviewedCard(title: "Moths")
}

#Preview {
  PreviewedCard(title: "Screen")
}

#Preview(traits: .landscapeLeft) {
  PreviewedCard(title: "Landscape")
}

#Preview("Switch", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  Toggle("Wi-Fi", isOn: $isOn).padding()
}

#Preview("Context", traits: .sizeThatFitsLayout, .modifier(Catalog())) {
  CatalogTitle()
}

#Preview("Excluded") {
  PreviewedCard(title: "Excluded").previewSnapshotExcluded()
}

#Preview("Tolerant", traits: .sizeThatFitsLayout) {
  CountdownLabel().previewSnapshot(precision: 0.5, delay: 3, masking: ["clock"])
}

struct PreviewedCard: View {
  var title: String

  var body: some View {
    Text(title).font(.headline).padding(8).background(.yellow, in: .rect(cornerRadius: 8))
  }
}

/// A number that decreases each second.
private struct CountdownLabel: View {
  @State private var seconds = 10
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(seconds)").id("clock")
      .onReceive(timer) { _ in seconds -= 1 }
  }
}

/// A modifier whose context is created asynchronously.
private struct Catalog: PreviewModifier {
  static func makeSharedContext() async throws -> [String] {
    await Task.yield()
    return ["Shared title"]
  }

  func body(content: Content, context: [String]) -> some View {
    content.environment(\.previewedTitle, context.first ?? "None")
  }
}

private struct CatalogTitle: View {
  @Environment(\.previewedTitle) private var title

  var body: some View { Text(title) }
}

extension EnvironmentValues {
  @Entry fileprivate var previewedTitle = "Default"
}

struct PreviewedCard_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PreviewedCard(title: "Plain")
      PreviewedCard(title: "Named").previewDisplayName("Named")
      ForEach(["A", "B"], id: \.self) { title in
        PreviewedCard(title: title).previewLayout(.fixed(width: 80, height: 80))
      }
      PreviewedCard(title: "Device").previewLayout(.device).previewDevice(
        "iPhone SE (3rd generation)")
      PreviewedCard(title: "Turned").previewLayout(.device)
        .previewInterfaceOrientation(.landscapeRight)
    }
    .previewLayout(.sizeThatFits)
  }
}

struct UnknownDevice_Previews: PreviewProvider {
  static var previews: some View {
    PreviewedCard(title: "Unknown").previewDevice("iPhone 99")
  }
}

/// A generic provider has no type without its arguments.
struct GenericPreviews<Content: View>: PreviewProvider {
  static var previews: some View { EmptyView() }
}
