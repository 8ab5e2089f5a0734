// SPDX-License-Identifier: MIT

import TintypeBase

/// A cause of changes in one or more snapshots of a run, which is the unit of review.
///
/// A cause is an attribute with its older and newer value, a text, an added, removed or moved node,
/// or another environment, wherever it occurs. A snapshot may have several causes. Images without a
/// scene have no causes; those with a similar appearance form one.
package struct ReviewCause: Hashable, Sendable {
  /// The identifier of the cause and the state of its members, 12 hexadecimal digits.
  ///
  /// Another member, another reference or another new file results in another identifier, so that
  /// an identifier always denotes the reviewed changes.
  package var id: String
  /// The text that is equal for this cause in each run, whatever its members are.
  package var identity: String
  /// The changed property with its values, such as `padding 12 → 16`, on one line.
  package var title: String
  /// The types of the changed nodes, sorted.
  package var types: [String]
  /// The snapshots with this cause, as indices of the list of records in ascending order.
  package var members: [Int]
  /// The members that look different from the others, and need a decision of their own.
  package var outliers: [Outlier]
  /// The number of pixels that are charged to the cause in all members.
  package var pixels: Int
  /// A Boolean value that indicates whether only the appearance of the differences is similar,
  /// because their causes are unknown.
  package var isSimilarAppearance: Bool

  /// Creates a cause.
  package init(
    id: String, identity: String, title: String, types: [String] = [], members: [Int],
    outliers: [Outlier] = [], pixels: Int = 0, isSimilarAppearance: Bool = false
  ) {
    self.id = id
    self.identity = identity
    self.title = title
    self.types = types
    self.members = members
    self.outliers = outliers
    self.pixels = pixels
    self.isSimilarAppearance = isSimilarAppearance
  }

  /// A member that looks different from the others.
  package struct Outlier: Hashable, Sendable {
    /// The member, as an index of the list of records.
    package var member: Int
    /// The difference, such as `new warning: …`.
    package var reason: String

    /// Creates an outlier.
    package init(member: Int, reason: String) { (self.member, self.reason) = (member, reason) }
  }

  /// The members that are not outliers.
  package var usualMembers: [Int] {
    let others = Set(outliers.map(\.member))
    return members.filter { !others.contains($0) }
  }

  /// The title with at most four types of nodes.
  package var typedTitle: String {
    let types = ShortText.list(types.map { ShortText.line($0, limit: 40) }, limit: 4)
    return types.isEmpty ? title : "\(title) · \(types)"
  }

  /// The title with the types and the number of snapshots, for a list.
  package var heading: String { "\(typedTitle) · \(Numbers.counted(members.count, "snapshot"))" }
}

/// The causes of one changed snapshot.
package struct EntryExplanation: Hashable, Sendable {
  /// The causes, as indices of the list of causes in ascending order.
  package var causes: [Int]
  /// The number of differing pixels that no cause explains; 0 if the pixels are not charged.
  package var unexplained: Int
  /// A Boolean value that indicates whether each differing pixel is charged to causes or
  /// unexplained.
  ///
  /// It is `false` for an image whose component is unknown, such as one of two files, and for one
  /// without a scene. Its causes are the changes of the scene, which prove nothing about its pixels.
  package var isCharged: Bool
  /// The reasons for which the snapshot is an outlier of one of its causes.
  package var outlierReasons: [String]
  /// A Boolean value that indicates whether the causes are the only changes.
  package var isComplete: Bool

  /// Creates an explanation.
  package init(
    causes: [Int] = [], unexplained: Int = 0, isCharged: Bool = true,
    outlierReasons: [String] = [], isComplete: Bool = true
  ) {
    self.causes = causes
    self.unexplained = unexplained
    self.isCharged = isCharged
    self.outlierReasons = outlierReasons
    self.isComplete = isComplete
  }

  /// A Boolean value that indicates whether the snapshot is an outlier of one of its causes.
  package var isOutlier: Bool { !outlierReasons.isEmpty }

  /// A Boolean value that indicates whether accepting all of the causes accepts the snapshot.
  ///
  /// A snapshot with an unexplained pixel, one whose pixels are not charged, an outlier, and a
  /// snapshot without a cause need a decision of their own.
  package var isDecidedByCauses: Bool {
    !causes.isEmpty && unexplained == 0 && isCharged && !isOutlier && isComplete
  }

  /// The reason why the snapshot needs a decision of its own; `nil` if causes decide on it.
  package var ownDecisionReason: String? {
    if unexplained > 0 { return Numbers.counted(unexplained, "pixel") + " without a known cause" }
    if let reason = outlierReasons.first { return reason }
    if causes.isEmpty { return "no known cause" }
    if !isCharged { return "pixels that are not charged to causes" }
    return isComplete ? nil : "further changes"
  }
}
