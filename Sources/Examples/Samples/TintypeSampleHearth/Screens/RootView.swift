// SPDX-License-Identifier: MIT

import SwiftUI

/// A screen that the overview opens.
enum Route: Hashable, Sendable {
  case space(Space.ID)
  case schedule, automations, members, notifications, energy, appearance, about
}

/// The screens of the app in the appearance of the settings.
struct RootView: View {
  @Environment(Palette.self) private var palette
  @AppStorage("theme") private var theme = Theme.system
  @AppStorage("accent") private var accent = Accent.ember
  @AppStorage("usesSystemTextSize") private var usesSystemTextSize = true
  @AppStorage("textSize") private var textSize = 3.0
  @State private var path: [Route]

  init(path: [Route] = []) { _path = State(initialValue: path) }

  var body: some View {
    NavigationStack(path: $path) {
      OverviewScreen()
        .navigationDestination(for: Route.self) { screen(of: $0) }
    }
    .tint(accent.color(in: palette))
    .preferredColorScheme(theme.colorScheme)
    .transformEnvironment(\.dynamicTypeSize) { size in
      if !usesSystemTextSize { size = DynamicTypeSize(step: textSize) }
    }
  }

  @ViewBuilder
  private func screen(of route: Route) -> some View {
    switch route {
    case .space(let id): SpaceScreen(id: id)
    case .schedule: ScheduleScreen()
    case .automations: AutomationsScreen()
    case .members: MembersScreen()
    case .notifications: NotificationsScreen()
    case .energy: EnergyScreen()
    case .appearance: AppearanceScreen()
    case .about: AboutScreen()
    }
  }
}

extension DynamicTypeSize {
  /// Creates the size of a step of a slider.
  init(step: Double) {
    let sizes = Self.allCases
    self = sizes[min(max(Int(step.rounded()), 0), sizes.count - 1)]
  }
}
