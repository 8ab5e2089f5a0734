// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeImaging

/// An edited screen with the truth about its pixels: images with each subset of the edits.
struct Trial {
  let screen: GalleryScreen
  let edits: [ScreenEdit]
  let old: Scene
  let new: Scene
  let older: Bitmap
  let newer: Bitmap
  private let evidence: PixelEvidence
  /// The pixels in which the image with some edits differs from the one with all.
  private var missing: [Set<Int>: DifferenceMask] = [:]
  /// The scenes with a single edit.
  private let single: [Scene]

  /// Creates a trial; `nil` if an edit has no effect or if the edits cannot be combined.
  init?(_ screen: GalleryScreen, _ edits: [ScreenEdit]) throws {
    guard let old = try screen.scene([]), let new = try screen.scene(edits) else { return nil }
    let single = try edits.map { try screen.scene([$0]) }
    guard single.allSatisfy({ $0 != nil }) else { return nil }
    (self.screen, self.edits) = (screen, edits)
    // As decoded from a reference.
    var decoded = try JSONDecoder().decode(Scene.self, from: JSONEncoder().encode(old))
    decoded.images = old.images
    decoded.images.merge(new.images) { first, _ in first }
    self.old = decoded
    self.new = new
    self.single = single.compactMap(\.self)
    older = try screen.paint(old)
    newer = try screen.paint(new)
    evidence = try PixelEvidence(older, newer)
    guard older != newer else { return nil }
    for scene in self.single where try screen.paint(scene) == older { return nil }
  }

  /// The result of a trial.
  struct Result {
    /// The number of differing pixels, and of those that are charged to a wrong set.
    var pixels = 0
    var wrong = 0
    /// A Boolean value that indicates whether each differing pixel is in exactly one charge.
    var isExact = true
    /// A Boolean value that indicates whether the first named change moves pixels.
    var isFirstRight = true
    var paintings = 0
    /// The time of charging, of one painting, and of one painting with its layout.
    var time: (charging: Duration, painting: Duration, rendering: Duration) = (.zero, .zero, .zero)
    /// The pixels that differ from the older image with all changes undone.
    var inexact = 0
    /// The changes that cannot be undone.
    var irreversible: [String] = []
    /// The wrong charges.
    var faults: [String] = []
    /// The changes between the older scene and the newer one with all changes undone.
    var notRestored: [String] = []

    func description(of screen: GalleryScreen, _ edits: [ScreenEdit]) -> String {
      let numbers =
        "\(wrong) of \(pixels) pixels wrong, \(paintings) paintings, \(inexact) pixels not restored"
      return
        (["\(screen.name): \(numbers)\(isFirstRight ? "" : ", first cause wrong")"]
        + edits.enumerated().map { "  change \($0): \($1.description)" }
        + irreversible.map { "  cannot be undone: \($0)" }
        + notRestored.prefix(6).map { "  not restored: \($0)" } + faults.prefix(6).map { "  \($0)" })
        .joined(separator: "\n")
    }
  }

  /// Charges the pixels and checks the charges.
  mutating func check() throws -> Result? {
    let screen = screen
    var result = Result()
    let clock = ContinuousClock()
    var charged: SceneCharging?
    result.time.charging = clock.measure {
      charged = SceneCharging(
        from: old, to: new, older: older, newer: newer, repaint: { try screen.paint($0) })
    }
    result.time.painting = try clock.measure { _ = try screen.paint(new) }
    result.time.rendering = try clock.measure {
      if let scene = try new.makeLayout()?.scene(SceneRevision(reverting: [])) {
        _ = try screen.paint(scene)
      }
    }
    guard let charging = charged else { return nil }
    result.paintings = charging.paintings
    result.inexact = charging.inexactPixels
    result.irreversible = charging.irreversibleChanges.map { "\($0)".suffix(90).description }
    let differing = evidence.differences(
      try evidence.onCanvas(older), try evidence.onCanvas(newer))
    result.pixels = differing.count
    result.isExact =
      charging.charges.reduce(0) { $0 + $1.pixels.count } == differing.count
      && charging.charges.allSatisfy { $0.pixels.subtracting(differing).isEmpty }
    let owners = owners(of: charging)
    for charge in charging.charges {
      let edits = charge.groups.reduce(into: Set<Int>()) { $0.formUnion(owners[$1]) }
      var wrong = try missing(with: edits).intersection(charge.pixels)
      var reasons = wrong.isEmpty ? [] : ["insufficient \(wrong.count)"]
      for edit in edits {
        let superfluous = charge.pixels.subtracting(
          try missing(with: edits.subtracting([edit])))
        if !superfluous.isEmpty { reasons.append("\(edit) superfluous \(superfluous.count)") }
        wrong.formUnion(superfluous)
      }
      guard !wrong.isEmpty else { continue }
      result.wrong += wrong.count
      let names = charge.groups.map { group in
        let first = charging.groups[group].first.map { charging.changes[$0].change.description }
        return "\(owners[group].sorted()) \((first ?? "").suffix(100))"
      }
      var details = try details(of: charge.groups, in: charging, edits)
      for edit in edits where edits.count > 1 {
        let fewer = edits.subtracting([edit])
        guard !charge.pixels.subtracting(try missing(with: fewer)).isEmpty else { continue }
        let kept = charge.groups.filter { owners[$0].isSubset(of: fewer) }
        details += try self.details(of: kept, in: charging, fewer).map { "without \(edit): \($0)" }
      }
      result.faults.append(
        "\(wrong.count) of \(charge.pixels.count) pixels charged to changes \(edits.sorted()) (\(reasons.joined(separator: ", "))): "
          + names.joined(separator: " + ") + details.map { "\n    \($0)" }.joined())
    }
    if result.inexact > 0, let restored = charging.scene(Set(charging.groups.indices)) {
      result.notRestored = restored.difference(from: old).changes
        .filter { !$0.isConsequence }.map { "\("\($0)".suffix(160))" }
    }
    if let first = charging.ranked.first {
      let named = owners[first]
      result.isFirstRight =
        try named.count == 1
        && named.contains { edit in
          try !missing(with: Set(self.edits.indices).subtracting([edit])).isEmpty
            || !differing.subtracting(missing(with: [edit])).isEmpty
        }
    }
    return result
  }

  /// Returns the changes between the scene with some edits and the one with all other groups undone.
  private func details(
    of groups: [Int], in charging: SceneCharging, _ edits: Set<Int>
  ) throws -> [String] {
    let undone = Set(charging.groups.indices).subtracting(groups)
    guard let scene = charging.scene(undone),
      let truth = try screen.scene(edits.sorted().map { self.edits[$0] })
    else { return [] }
    return scene.difference(from: truth).changes.filter { !$0.isConsequence }.prefix(4).map {
      "here: \("\($0)".suffix(160))"
    }
  }

  /// Returns the image with some edits, as the pixels that differ from the image with all.
  private mutating func missing(with edits: Set<Int>) throws -> DifferenceMask {
    if let known = missing[edits] { return known }
    let mask: DifferenceMask
    if let scene = try screen.scene(edits.sorted().map { self.edits[$0] }) {
      mask = evidence.differences(
        try evidence.onCanvas(screen.paint(scene)), try evidence.onCanvas(newer))
    } else {
      mask = DifferenceMask(filling: evidence.size)
    }
    missing[edits] = mask
    return mask
  }

  /// Returns the edits that each group of changes comes from.
  ///
  /// An edit of one of several equal siblings can be found as the same change of another one.
  private func owners(of charging: SceneCharging) -> [Set<Int>] {
    let differences = single.map { $0.difference(from: old).changes }
    return charging.groups.map { group in
      group.reduce(into: Set<Int>()) { owners, index in
        let change = charging.changes[index].change
        func owning(_ isSame: (SceneDifference.Change) -> Bool) -> Set<Int> {
          let nearness = differences.map { changes in
            changes.filter(isSame).map { $0.path.nearness(to: change.path) }.max()
          }
          guard let nearest = nearness.compactMap(\.self).max() else { return [] }
          return Set(nearness.indices.filter { nearness[$0] == nearest })
        }
        var found = owning { $0.kind == change.kind && $0.path == change.path }
        if found.isEmpty { found = owning { $0.kind == change.kind && $0.text == change.text } }
        if found.isEmpty { found = owning { $0.kind == change.kind } }
        if found.isEmpty {
          found = owning { $0.path == change.path && $0.kind.subject == change.kind.subject }
        }
        if found.isEmpty {
          found = owning { $0.text == change.text && $0.kind.subject == change.kind.subject }
        }
        owners.formUnion(found.isEmpty ? Set(edits.indices) : found)
      }
    }
  }
}

extension NodePath? {
  /// Returns the number of common first elements, in which an element of the same type at another
  /// position counts half, reduced by the difference of the lengths.
  fileprivate func nearness(to other: NodePath?) -> Int {
    guard let self, let other else { return 0 }
    var points = 0
    for (first, second) in zip(self.elements, other.elements) {
      if first == second {
        points += 2
      } else if first.prefix(while: { $0 != "[" }) == second.prefix(while: { $0 != "[" }) {
        points += 1
      } else {
        break
      }
    }
    return points - abs(self.elements.count - other.elements.count)
  }
}

extension SceneDifference.Kind {
  /// The attribute of a change.
  fileprivate var subject: String {
    switch self {
    case .attribute(let name, _, _): name
    case .added: "added"
    case .removed: "removed"
    case .moved: "moved"
    default: ""
    }
  }
}
