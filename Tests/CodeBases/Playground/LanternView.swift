import SwiftUI

struct LanternView: View {
  @EnvironmentObject private var lantern: Lantern
  @Environment(\.isNight) private var isNight

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: "lightbulb.fill")
        .font(.system(size: 96))
        .foregroundStyle(.orange.opacity(lantern.brightness))
      Text(isNight ? "Good night" : "Good morning").font(.title2)
      Slider(value: $lantern.brightness)
    }
    .padding()
  }
}

private struct NightKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isNight: Bool {
    get { self[NightKey.self] }
    set { self[NightKey.self] = newValue }
  }
}
