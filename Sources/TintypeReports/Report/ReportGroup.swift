// SPDX-License-Identifier: MIT

/// Changes that are one: they look alike, or one attribute was changed in all of them.
package struct ReportGroup: Hashable, Sendable {
  /// Names the group and the state that its members are in, 12 hexadecimal digits.
  ///
  /// Another member, another reference or another new picture give another name, so that what was
  /// looked at under one name cannot be something else later.
  package var id: String
  /// What made them a group.
  package var bond: Bond
  /// The members as indices of the list that was grouped, at least two in rising order.
  ///
  /// The first stands for all.
  package var members: [Int]

  /// Creates a group.
  package init(id: String, bond: Bond, members: [Int]) {
    self.id = id
    self.bond = bond
    self.members = members
  }

  /// What members of a group have in common.
  package enum Bond: Hashable, Sendable {
    /// The same changes and no others, in words such as `padding.leading 12 → 16`, sorted, those last
    /// that are only known to be there; and the types of the nodes that they were made to, sorted.
    case changes([String], of: [String])
    /// Their differences look alike.
    case likeness
  }
}
