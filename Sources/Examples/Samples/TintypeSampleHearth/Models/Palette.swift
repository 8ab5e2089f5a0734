// SPDX-License-Identifier: MIT

import Observation
import SwiftUI

/// The color that a user has mixed.
@MainActor
@Observable
final class Palette {
  var custom = Color(red: 0.2, green: 0.45, blue: 0.85)
}
