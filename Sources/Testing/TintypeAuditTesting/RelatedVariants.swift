// SPDX-License-Identifier: MIT

import TintypeAudits
import TintypeComparison
import TintypeScene
import TintypeSchedulers
import TintypeSnapshots

/// Takes the images of variants and compares their scenes.
enum RelatedVariants {
  /// Returns the message of a failed assertion; `nil` if all relations are met.
  static func failure<Value>(
    of value: () throws -> Value, as images: [(name: String, Snapshotting<Value, SnapshotImage>)],
    _ relations: [VariantRelation]
  ) -> String? {
    do {
      guard !relations.isEmpty else { throw RelationError.noRelations }
      let names = images.map(\.name)
      for relation in relations {
        for name in [relation.first, relation.second] where !names.contains(name) {
          throw RelationError.unknownVariant(name, variants: names)
        }
      }
      let watch = WorkTracker.Watch()
      var scenes: [String: Scene] = [:]
      var values: [Value] = []
      for (name, image) in images {
        let value = try value()
        values.append(value)
        scenes[name] = try image.snapshot(value).get().audited
      }
      // The values are kept alive until here, and with them the work that they started.
      let pending = withExtendedLifetime(values) { watch.end().map(\.description) }
      return message(scenes, relations, pending: pending)
    } catch {
      return "The relations could not be checked: \(error)"
    }
  }

  private static func message(
    _ scenes: [String: Scene], _ relations: [VariantRelation], pending: [String]
  ) -> String? {
    var lines: [String] = []
    for relation in relations {
      guard let first = scenes[relation.first], let second = scenes[relation.second] else {
        continue
      }
      let others = scenes.filter { ![relation.first, relation.second].contains($0.key) }
        .sorted { $0.key < $1.key }.map(\.value)
      let violations = relation.requirement.violations(from: first, to: second, others: others)
      guard !violations.isEmpty else { continue }
      lines.append(relation.failure)
      lines += violations.prefix(maximumCount).map { "  \($0)" }
      if violations.count > maximumCount {
        lines.append("  … and \(violations.count - maximumCount) more elements.")
      }
    }
    if !pending.isEmpty {
      lines.append(
        "The relations were checked while work is pending. Settle the work first: "
          + pending.joined(separator: "; "))
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The number of elements of a relation in a message.
  private static let maximumCount = 20
}

extension VariantRelation {
  /// The sentence that precedes the elements which violate the relation.
  fileprivate var failure: String {
    switch requirement {
    case .onlyColors: "“\(second)” differs from “\(first)” in more than colors:"
    case .mirrored: "“\(second)” is not the mirror image of “\(first)”:"
    case .sameElements: "“\(second)” lacks elements of “\(first)”:"
    case .sameActions: "“\(second)” lacks controls of “\(first)”:"
    case .translated: "“\(second)” has texts of “\(first)” that are not translated:"
    }
  }
}

/// An error in the arguments of `assertRelations`.
enum RelationError: Error, Hashable, CustomStringConvertible {
  /// There is nothing to check.
  case noRelations
  /// A relation names a variant that does not exist.
  case unknownVariant(String, variants: [String])

  var description: String {
    switch self {
    case .noRelations:
      """
      There are no relations. State some, or variants that differ from the first one in a single \
      axis.
      """
    case .unknownVariant(let name, let variants):
      """
      The relation names the unknown variant “\(name)”. The variants are \
      \(variants.map { "“\($0)”" }.joined(separator: ", ")).
      """
    }
  }
}
