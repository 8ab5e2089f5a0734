// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeReports

/// A decision of a reviewer.
typealias ReviewVerdict = Decisions.Decision.Verdict

/// A pending change as a review shows it.
struct ReviewImage: Hashable, Sendable {
  /// The identity of the change and of its files.
  var key: Key
  /// The number of differing pixels, or another short description.
  var summary: String
  /// The changes of attributes, one for each line.
  var lines: [String] = []
  /// The differing regions, the largest first.
  var regions: [PixelRect] = []
  /// The reason why the change needs its own decision; `nil` if its causes decide on it.
  var ownReason: String?
  /// The files, relative to the output directory.
  var files: Files

  /// A Boolean value that indicates whether there is no reference.
  var isNew: Bool { key.reference == nil }

  /// The identity of a change, which another reference or another new file changes.
  struct Key: Hashable, Sendable {
    /// The name of the snapshot.
    var name: String
    /// The extension of the snapshot's file.
    var pathExtension: String
    /// The SHA-256 of the reference; `nil` for a new snapshot.
    var reference: String?
    /// The SHA-256 of the new file.
    var actual: String

    /// The name and the extension, which together are unique.
    var fullName: String { pathExtension.isEmpty ? name : name + "." + pathExtension }
  }

  /// The paths of files.
  struct Files: Hashable, Sendable {
    var before: String?
    var after: String
    var difference: String?
  }
}

/// Changes that a reviewer decides together: those with one cause, or a single change.
struct ReviewUnit: Hashable, Sendable {
  /// The cause in one line, or the name of the change.
  var title: String
  /// The types of the changed nodes.
  var types: [String] = []
  /// The images, as indices of the list; outliers are first.
  var members: [Int]
  /// The members that look different from the others, with the reasons.
  var outliers: [Int: String] = [:]
  /// The text by which a later review finds the cause; `nil` for a single change.
  var identity: String?

  /// A Boolean value that indicates whether the unit is a cause, not a single change.
  var isCause: Bool { identity != nil }
}

/// The pending changes in the order of a review.
struct ReviewList: Hashable, Sendable {
  /// The causes, then the changes that no cause decides.
  let units: [ReviewUnit]
  let images: [ReviewImage]
  /// The number of changes that cannot be read, and thus not be reviewed.
  let damagedCount: Int
  /// The causes of each image, as indices of units.
  private let causes: [[Int]]

  /// Creates a list.
  init(units: [ReviewUnit], images: [ReviewImage], damagedCount: Int = 0) {
    (self.units, self.images, self.damagedCount) = (units, images, damagedCount)
    var causes = Array(repeating: [Int](), count: images.count)
    for (index, unit) in units.enumerated() where unit.isCause {
      for member in unit.members where causes.indices.contains(member) {
        causes[member].append(index)
      }
    }
    self.causes = causes
  }

  /// Returns the causes of an image, as indices of units.
  private func causes(of image: Int) -> [Int] {
    causes.indices.contains(image) ? causes[image] : []
  }
}

/// The decisions of a review.
struct ReviewDecisions: Hashable, Sendable {
  /// The decisions on causes, by the indices of units.
  var units: [Int: ReviewVerdict] = [:]
  /// The decisions on single images, by their indices.
  var images: [Int: ReviewVerdict] = [:]
}

extension ReviewList {
  /// Returns the verdict on an image that follows from the decisions; `nil` if there is none.
  ///
  /// A decision on the image itself has precedence. A rejected cause rejects the image. The image
  /// is accepted if all of its causes are accepted and all of its pixels are charged to them.
  func verdict(of image: Int, _ decisions: ReviewDecisions) -> ReviewVerdict? {
    if let own = decisions.images[image] { return own }
    let causes = causes(of: image)
    let verdicts = causes.map { decisions.units[$0] }
    if verdicts.contains(.reject) { return .reject }
    guard images.indices.contains(image), images[image].ownReason == nil, !causes.isEmpty else {
      return nil
    }
    return verdicts.allSatisfy { $0 == .accept } ? .accept : nil
  }

  /// Returns whether a unit needs no further decision.
  ///
  /// A member that also has another cause is decided there.
  func isFinished(_ unit: Int, _ decisions: ReviewDecisions) -> Bool {
    guard units.indices.contains(unit) else { return true }
    let open = units[unit].members.filter { verdict(of: $0, decisions) == nil }
    if decisions.units[unit] == nil { return open.isEmpty }
    return open.allSatisfy { units[unit].outliers[$0] == nil }
  }

  /// Returns the number of images with a verdict, of all images or of some.
  func decidedCount(_ decisions: ReviewDecisions, of members: [Int]? = nil) -> Int {
    (members ?? Array(images.indices)).count { verdict(of: $0, decisions) != nil }
  }

  /// Returns the number of images with a given verdict.
  func count(_ verdict: ReviewVerdict?, _ decisions: ReviewDecisions) -> Int {
    images.indices.count { self.verdict(of: $0, decisions) == verdict }
  }
}
