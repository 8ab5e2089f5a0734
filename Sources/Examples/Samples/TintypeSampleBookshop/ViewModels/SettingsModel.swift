// SPDX-License-Identifier: MIT

import Observation
import SwiftUI

/// The settings of the app.
@MainActor @Observable
final class SettingsModel {
  enum TextSize: String, CaseIterable, Identifiable {
    case small, regular, large

    var id: Self { self }

    var dynamicTypeSize: DynamicTypeSize {
      switch self {
      case .small: .medium
      case .regular: .large
      case .large: .xxLarge
      }
    }
  }

  var themeName = ThemeName.orchard
  var textSize = TextSize.regular
  var sendsNewsletter = false
  var dailyGoal = 30
  var reminderHour = 20
  var readingAloudSpeed = 1.0

  var theme: Theme { themeName.theme }
}
