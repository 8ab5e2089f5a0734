// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeComponents
import TintypeGallery
import TintypeScheduling

/// The observable rendering behavior of a component: whether and when it is drawn, and which fix
/// applies.
@MainActor struct ObservedComponent {
  /// A way to create the component, and its source code.
  struct Way {
    var source: String
    var make: () -> any Component
  }

  var name: String
  /// A text that the component contains only after it is drawn.
  var marker: String
  /// The component as a snapshot test creates it.
  var made: Way
  /// The component on the main queue, if a scheduler can be injected.
  var onMainQueue: Way?
  /// Alternative ways to create the component, the best one first.
  var cures: [(name: String, way: Way)] = []

  /// The observed behavior of a component.
  struct Observation {
    var isDrawnAtOnce: Bool
    var isRefused: Bool
    var isDrawnLater: Bool
    var isDrawnOnMainQueue: Bool?
    var cure: (name: String, source: String)?
  }

  func observe() async throws -> Observation {
    let component = made.make()
    let isDrawnAtOnce = try isDrawn(component)
    let failure = verifySnapshot(
      of: ComponentList([component]), as: .outline, named: "\(name)-early", record: .never)
    let isRefused = failure?.contains("Work is pending") == true
    await settle()
    let settling = settled { made.make() }
    await settle()
    let isDrawnLater = try isDrawn(settling)
    let main = try onMainQueue.map { try isDrawn($0.make()) }
    await settle()
    let cure = try cures.first { try isDrawn($0.way.make()) }
    await settle()
    return Observation(
      isDrawnAtOnce: isDrawnAtOnce, isRefused: isRefused, isDrawnLater: isDrawnLater,
      isDrawnOnMainQueue: main, cure: cure.map { ($0.name, $0.way.source) })
  }

  private func isDrawn(_ component: any Component) throws -> Bool {
    try Node(resolving: ComponentList([component])).located.contains { located in
      guard case .text(let text) = located.node.content else { return false }
      return text.string == marker
    }
  }
}

extension ObservedComponent.Observation {
  /// The content of a snapshot that is taken immediately.
  var image: String {
    switch (isDrawnAtOnce, isRefused) {
    case (true, _): "drawn"
    case (false, true): "rejected, because it would be empty"
    case (false, false): "empty"
    }
  }

  /// The status of the component.
  var status: String {
    guard isDrawnAtOnce else { return "⚠️ Pending Fix" }
    return isDrawnOnMainQueue == false
      ? "✅ Fixed with Scheduler Injection" : "✅ Fixed with currentDisplayState"
  }

  /// The recommended next fix.
  var nextCure: String {
    if isDrawnAtOnce { return "not needed" }
    if let cure { return "\(cure.name): `\(cure.source)`" }
    guard isDrawnLater else {
      return "unknown: it is not drawn after all pending work has finished"
    }
    return isRefused
      ? "in the test: `settled { … }`; then a scheduler, or `currentDisplayState`"
      : "in the test: `settled { … }`; and `WorkTracker.beginLoad`, so that snapshots wait for it"
  }
}
