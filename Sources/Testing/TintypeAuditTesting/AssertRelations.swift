// SPDX-License-Identifier: MIT

import Tintype
import TintypeAssertions
import TintypeAudits
import TintypeComparison
import TintypeComponents
import TintypeSnapshots

/// Fails the test if variants of a component do not have relations, such as that dark mode differs
/// only in colors.
///
/// ```swift
/// let variants = Variants(
///   schemes: [.light, .dark], layoutDirections: [.leftToRight, .rightToLeft])
/// assertRelations(of: LoginForm(), in: variants)
/// ```
///
/// Nothing is recorded. The function works in XCTest and in Swift Testing.
///
/// - Parameters:
///   - value: The component, which is created for each variant. An error that it throws fails the
///     test with the error's description.
///   - variants: The variants.
///   - relations: The relations; `nil`, the default, requires those that are expected between the
///     first variant and each other one that differs from it in a single axis: only colors for
///     another color scheme or contrast, the mirror image for the other layout direction, the same
///     elements for another text size or locale, and the same actions in another viewport. With two or
///     more other languages, texts that one of them translates are translated in all.
///   - fileID: The file ID of the assertion.
///   - filePath: The file path of the assertion.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertRelations<Value: Component>(
  of value: @autoclosure () throws -> Value,
  in variants: Variants,
  _ relations: [VariantRelation]? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let call = Call(fileID: fileID, filePath: filePath, line: line, column: column)
  let images = variants.map { variant in
    (
      variant.name,
      Snapshotting<Value, SnapshotImage>.image(in: variant.viewport, traits: variant.traits)
    )
  }
  let failure = RelatedVariants.failure(
    of: value, as: images, relations ?? ExpectedRelations.all(of: variants))
  if let failure { call.fail(failure) }
}

/// Fails the test if images of a value do not have relations, such as that dark mode differs only in
/// colors.
///
/// ```swift
/// assertRelations(
///   of: LoginForm(),
///   as: ["day": .image(traits: .light), "night": .image(traits: .dark)],
///   [.onlyColors("day", "night")])
/// ```
///
/// Nothing is recorded. The function works in XCTest and in Swift Testing.
///
/// - Parameters:
///   - value: The value, which is created for each image. An error that it throws fails the test
///     with the error's description.
///   - images: The strategies that take the images, by the names of the variants.
///   - relations: The relations.
///   - fileID: The file ID of the assertion.
///   - filePath: The file path of the assertion.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertRelations<Value>(
  of value: @autoclosure () throws -> Value,
  as images: [String: Snapshotting<Value, SnapshotImage>],
  _ relations: [VariantRelation],
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let call = Call(fileID: fileID, filePath: filePath, line: line, column: column)
  let sorted = images.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  if let failure = RelatedVariants.failure(of: value, as: sorted, relations) { call.fail(failure) }
}

/// The relations that variants of a component are expected to have.
enum ExpectedRelations {
  /// Returns the relations between the first variant and those that differ from it in a single axis.
  static func all(of variants: Variants) -> [VariantRelation] {
    guard let first = variants.first else { return [] }
    let related = variants.dropFirst().compactMap { variant in
      let differing = requirements(from: first, to: variant)
      return differing.count == 1 ? differing.first.map { (variant, $0) } : nil
    }
    let languages = related.filter { $0.0.traits.locale != first.traits.locale }
      .map(\.0.language)
    let isTranslated = Set(languages).subtracting([first.language]).count > 1
    return related.flatMap { variant, requirement in
      let relation = VariantRelation(requirement, first.name, variant.name)
      return isTranslated && variant.language != first.language
        ? [relation, .translated(first.name, variant.name)] : [relation]
    }
  }

  private static func requirements(
    from first: Variant, to second: Variant
  ) -> [VariantRelation.Requirement] {
    let (one, two) = (first.traits, second.traits)
    var found: [VariantRelation.Requirement] = []
    if (one.colorScheme ?? .light) != (two.colorScheme ?? .light) { found.append(.onlyColors) }
    if (one.colorSchemeContrast ?? .standard) != (two.colorSchemeContrast ?? .standard) {
      found.append(.onlyColors)
    }
    if (one.layoutDirection ?? .leftToRight) != (two.layoutDirection ?? .leftToRight) {
      found.append(.mirrored)
    }
    if (one.dynamicTypeSize ?? .large) != (two.dynamicTypeSize ?? .large) {
      found.append(.sameElements)
    }
    if one.locale != two.locale { found.append(.sameElements) }
    if first.viewport != second.viewport { found.append(.sameActions) }
    return found
  }
}

extension Variant {
  /// The language of the locale, by default that of the environment.
  fileprivate var language: String { LocalizedName.language(of: traits.locale ?? "en") }
}
