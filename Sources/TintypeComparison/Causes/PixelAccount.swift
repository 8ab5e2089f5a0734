// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeScene

/// The account of all differing pixels of an image: each is charged to changes, moved by the
/// environment, or unexplained.
package struct PixelAccount: Codable, Hashable, Sendable {
  /// The number of differing pixels, which is the sum of all others.
  package var differing: Int
  /// The causes of the charged pixels.
  package var causes: [Cause]
  /// The sets of causes with the numbers of their pixels, in descending order of these.
  package var charges: [Charge]
  /// The number of pixels that differ from the file of the reference, but not from the reference as
  /// painted in this environment.
  package var environment: Int
  /// The number of pixels that no change explains.
  package var unexplained: Int

  /// Changes with one cause: an attribute with its values, wherever it occurs, or a node.
  package struct Cause: Codable, Hashable, Sendable {
    /// The changes, as indices in ``DifferenceCauses/changes``.
    package var changes: [Int]
    /// The number of pixels that this cause moves alone.
    package var pixels: Int
    /// The number of pixels that this cause moves together with others.
    package var sharedPixels: Int
  }

  /// Pixels that are charged to one cause or to a set of causes.
  package struct Charge: Codable, Hashable, Sendable {
    /// The causes, as indices in ``PixelAccount/causes``.
    package var causes: [Int]
    /// The number of pixels.
    package var pixels: Int
  }
}

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
    account = PixelAccount(
      differing: images.differing.count + environment,
      causes: charging.groups.map {
        PixelAccount.Cause(changes: $0, pixels: 0, sharedPixels: 0)
      },
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
  }
}
