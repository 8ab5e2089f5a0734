// SPDX-License-Identifier: MIT

import TintypeScene

/// A relation that two variants of one component must have.
///
/// ```swift
/// let variants = Variants(schemes: [.light, .dark])
/// assertRelations(of: LoginForm(), in: variants, [.onlyColors("light", "dark")])
/// ```
public struct VariantRelation: Hashable, Sendable {
  /// The requirement for the second variant.
  public var requirement: Requirement
  /// The name of the first variant.
  public var first: String
  /// The name of the second variant.
  public var second: String

  /// Creates a relation between two variants.
  ///
  /// - Parameters:
  ///   - requirement: The requirement for the second variant.
  ///   - first: The name of the first variant.
  ///   - second: The name of the second variant.
  public init(_ requirement: Requirement, _ first: String, _ second: String) {
    (self.requirement, self.first, self.second) = (requirement, first, second)
  }

  /// The requirement for the second variant.
  public enum Requirement: String, Hashable, Codable, Sendable, CaseIterable {
    /// Both variants have the same elements, frames, texts and outlines; only colors, opacities,
    /// shadows and the contents of images differ.
    case onlyColors = "only-colors"
    /// The second variant has the mirrored frames of the first one.
    case mirrored
    /// Each accessibility element of the first variant is in the second one, too.
    case sameElements = "same-elements"
    /// Each control of the first variant is in the second one, too, wherever it is.
    case sameActions = "same-actions"
    /// The second variant translates each text of the first one that another variant translates.
    case translated
  }

  /// Requires that only colors, opacities, shadows and the contents of images differ.
  public static func onlyColors(_ first: String, _ second: String) -> Self {
    Self(.onlyColors, first, second)
  }

  /// Requires that the second variant has the mirrored frames of the first one.
  public static func mirrored(_ first: String, _ second: String) -> Self {
    Self(.mirrored, first, second)
  }

  /// Requires that each accessibility element of the first variant is in the second one, too.
  public static func sameElements(_ first: String, _ second: String) -> Self {
    Self(.sameElements, first, second)
  }

  /// Requires that each control of the first variant is in the second one, too, wherever it is.
  public static func sameActions(_ first: String, _ second: String) -> Self {
    Self(.sameActions, first, second)
  }

  /// Requires that the second variant translates each text of the first one that another variant
  /// translates.
  ///
  /// Texts that are the same in all variants, such as names and numbers, need no translation.
  public static func translated(_ first: String, _ second: String) -> Self {
    Self(.translated, first, second)
  }
}

/// A node of a variant that violates a relation to another one.
package struct RelationViolation: Hashable, Sendable {
  /// The path of the node in the first variant, or in the second one if the first has no such node.
  package var node: NodePath
  /// The first text of the node; `nil` if it has none.
  package var text: String?
  /// The predicate of a sentence whose subject is the node.
  package var problem: String
}

extension RelationViolation: CustomStringConvertible {
  /// The node with its text, and the problem.
  package var description: String { "\(node)\(text.map { " “\($0)”" } ?? "") \(problem)" }
}

extension VariantRelation.Requirement {
  /// Returns the nodes that violate the relation between two scenes of one component.
  ///
  /// A node inside of a violating one is not listed.
  ///
  /// - Parameters:
  ///   - first: The scene of the first variant.
  ///   - second: The scene of the second variant.
  ///   - others: The scenes of other variants, for ``translated``.
  /// - Returns: The violations.
  package func violations(
    from first: Scene, to second: Scene, others: [Scene] = []
  ) -> [RelationViolation] {
    let pair = VariantPair(first, second)
    return switch self {
    case .onlyColors: pair.changesBesideColors
    case .mirrored: pair.unmirroredFrames
    case .sameElements: pair.missingElements(onlyControls: false)
    case .sameActions: pair.missingElements(onlyControls: true)
    case .translated: pair.untranslatedTexts(others: others)
    }
  }
}
