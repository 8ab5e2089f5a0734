// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeScene

/// The account of an image with the pixels of each part.
struct PixelAccounting {
  private(set) var account: PixelAccount
  /// The pixels of each change, by its index among the changes since the older scene.
  private(set) var pixelsOfChanges: [Int: DifferenceMask] = [:]
  private(set) var unexplained: DifferenceMask

  /// The images that are accounted for.
  struct Images {
    /// The image of the reference that was compared.
    var reference: Bitmap
    /// The new image.
    var actual: Bitmap
    /// The pixels that count as differing.
    var differing: DifferenceMask
    /// The pixels that differ only because another environment painted the reference; `nil` for
    /// none.
    var environment: DifferenceMask?
    /// A Boolean value that indicates whether another environment painted the reference.
    var isFromElsewhere: Bool
    /// Paints a scene in this environment.
    var repaint: (Scene) throws -> Bitmap
  }

  /// Accounts for the pixels in which two images differ.
  ///
  /// It is `nil` if the component of the newer scene is unknown, or if a scene cannot be painted.
  init?(from old: Scene, to new: Scene, _ images: Images) {
    // The pixels of images that only the older scene uses are not stored with it. Then the image of
    // the reference is taken as painted, if this environment painted it.
    let recorded = images.isFromElsewhere ? nil : images.reference
    guard let older = (try? images.repaint(old)) ?? recorded,
      let newer = try? images.repaint(new),
      let evidence = try? PixelEvidence(images.reference, images.actual),
      let reference = try? evidence.onCanvas(images.reference),
      let actual = try? evidence.onCanvas(images.actual),
      let first = try? evidence.onCanvas(older), let second = try? evidence.onCanvas(newer),
      let charging = SceneCharging(
        from: old, to: new, older: first, newer: second, repaint: images.repaint)
    else { return nil }
    let otherReference = evidence.differences(reference, first)
    unexplained = evidence.differences(actual, second)
    unexplained.formUnion(otherReference)
    unexplained.formIntersection(images.differing)
    var explained = images.differing.subtracting(unexplained)
    let environment = images.environment?.count ?? 0
    let changes = charging.changes
    account = PixelAccount(
      differing: images.differing.count + environment,
      causes: charging.groups.map { PixelAccount.Cause($0, of: changes) },
      charges: [], environment: environment, unexplained: 0)
    for charge in charging.charges {
      let pixels = charge.pixels.intersection(explained)
      explained.subtract(pixels)
      let count = pixels.count
      guard count > 0, !charge.groups.isEmpty else { continue }
      account.charges.append(PixelAccount.Charge(causes: charge.groups, pixels: count))
      for group in charge.groups {
        if charge.groups.count == 1 {
          account.causes[group].pixels += count
        } else {
          account.causes[group].sharedPixels += count
        }
        for change in charging.groups[group] {
          if pixelsOfChanges[change]?.formUnion(pixels) == nil { pixelsOfChanges[change] = pixels }
        }
      }
    }
    unexplained.formUnion(explained)
    account.unexplained = unexplained.count
    account.charges.sort {
      $0.pixels == $1.pixels
        ? $0.causes.lexicographicallyPrecedes($1.causes) : $0.pixels > $1.pixels
    }
    account.removeUnchargedCauses()
    account.describeInvisibleChanges(changes)
    account.addWarnings(
      TextOverlaps(new).added(since: TextOverlaps(old)).map(\.description))
  }
}

extension PixelAccount {
  /// Removes the causes without pixels, and the last ones if there are too many.
  fileprivate mutating func removeUnchargedCauses() {
    var kept = causes.indices.filter { causes[$0].pixels + causes[$0].sharedPixels > 0 }
    if kept.count > Self.causeLimit {
      isShortened = true
      kept = Array(kept.prefix(Self.causeLimit))
    }
    let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    causes = kept.map { causes[$0] }
    for index in charges.indices {
      charges[index].causes = charges[index].causes.compactMap { places[$0] }
    }
  }

  /// Adds the changes of accessibility properties and the new warnings.
  fileprivate mutating func describeInvisibleChanges(_ all: [SceneChange]) {
    let changes = all.map(\.change)
    // A label that follows its text is not a decision of its own.
    let texts = Set(
      changes.compactMap { change -> CauseName? in
        guard case .attribute(_, .text(let old)?, .text(let new)?) = change.kind else { return nil }
        return CauseName("text", "\(old) → \(new)")
      })
    var found: [String: [Int]] = [:]
    var order: [String] = []
    for (index, change) in changes.enumerated() where !change.isConsequence {
      guard case .semantics(_, let old, let new) = change.kind else { continue }
      if texts.contains(CauseName("text", "\(old ?? "") → \(new ?? "")")) { continue }
      let identity = CauseName([change]).identity
      if found[identity] == nil { order.append(identity) }
      found[identity, default: []].append(index)
    }
    if order.count > Self.causeLimit { isShortened = true }
    let invisible = order.prefix(Self.causeLimit).map { identity in
      var cause = Cause(found[identity] ?? [], of: all)
      cause.changes = []
      return cause
    }
    invisibleCauses = invisible.isEmpty ? nil : invisible
    addWarnings(
      changes.compactMap { change in
        guard case .diagnosticAdded(let diagnostic) = change.kind else { return nil }
        return diagnostic.description
      })
  }

  fileprivate mutating func addWarnings(_ added: [String]) {
    let all = (warnings ?? []) + added
    warnings = all.isEmpty ? nil : Array(all.prefix(Self.warningLimit))
  }
}
