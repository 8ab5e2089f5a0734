// SPDX-License-Identifier: MIT

import Observation
import SwiftUI

/// The settings of the app.
@MainActor
@Observable
final class Preferences {
  var order = SketchOrder.date
  var paper = PaperKind.cream
  var signature = ""
  var showsGrid = false
  var isLeftHanded = false
  var undoLimit = 50
}

enum SketchOrder: CaseIterable, Identifiable, Sendable {
  case date, title, strokes

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .date: "Date"
    case .title: "Name"
    case .strokes: "Strokes"
    }
  }

  func sorted(_ sketches: [Sketch]) -> [Sketch] {
    switch self {
    case .date: sketches.sorted { $0.created > $1.created }
    case .title:
      sketches.sorted {
        $0.displayTitle.localizedStandardCompare($1.displayTitle) == .orderedAscending
      }
    case .strokes: sketches.sorted { $0.strokeCount > $1.strokeCount }
    }
  }
}

/// The color of the paper of new sketches.
enum PaperKind: CaseIterable, Identifiable, Sendable {
  case white, cream, gray, night

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .white: "White"
    case .cream: "Cream"
    case .gray: "Gray"
    case .night: "Night"
    }
  }

  var ink: Ink {
    switch self {
    case .white: Ink(hex: 0xFFFFFF)
    case .cream: Ink(hex: 0xFBF4E4)
    case .gray: Ink(hex: 0xD9DCE0)
    case .night: Ink(hex: 0x171A33)
    }
  }
}
