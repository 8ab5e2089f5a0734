// SPDX-License-Identifier: MIT

import SwiftUI

/// A kind of fruit tree.
enum Species: String, CaseIterable, Codable, Identifiable {
  case apple, pear, plum, cherry

  var id: Self { self }

  var title: LocalizedStringResource {
    switch self {
    case .apple: "Apple"
    case .pear: "Pear"
    case .plum: "Plum"
    case .cherry: "Cherry"
    }
  }

  var color: Color {
    switch self {
    case .apple: .red
    case .pear: .yellow
    case .plum: .indigo
    case .cherry: .pink
    }
  }
}
