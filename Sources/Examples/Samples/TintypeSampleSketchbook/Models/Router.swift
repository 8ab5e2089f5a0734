// SPDX-License-Identifier: MIT

import Observation
import SwiftUI

/// A screen of the navigation stack.
enum Route: Hashable, Sendable {
  case canvas(Sketch.ID)
  case shapes(Sketch.ID)
  case statistics
}

/// A sheet above the screens.
enum SketchSheet: Identifiable, Hashable, Sendable {
  case layers(Sketch.ID)
  case mixer
  case export(Sketch.ID)
  case settings

  var id: Self { self }
}

/// A sketch whose strokes are drawn again.
struct Replay: Identifiable, Hashable, Sendable {
  var id: Sketch.ID
}

/// The screens that the app shows.
@MainActor
@Observable
final class Router {
  var path: [Route] = []
  var sheet: SketchSheet?
  var replay: Replay?
}
