// SPDX-License-Identifier: MIT

import Foundation

extension Schema {
  /// The options of an attribute.
  public struct Attribute: Sendable {
    /// An option of an attribute; only ``unique`` has an effect in memory.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// No two models have the same value.
      public static let unique = Option(name: "unique")
      /// The value is stored in a file of its own.
      public static let externalStorage = Option(name: "externalStorage")
      /// The value is not stored.
      public static let ephemeral = Option(name: "ephemeral")
      /// The value may be stored encrypted in iCloud.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// The value remains in the history after a deletion.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// The value is found by Spotlight.
      public static let spotlight = Option(name: "spotlight")
      /// The value is stored by the transformer for its type.
      public static let transformable = Option(name: "transformable")

      /// The value is stored by the transformer with a name.
      public static func transformable(by transformerName: String) -> Option { transformable }

      /// The value is stored by a transformer.
      public static func transformable(by transformerType: AnyClass) -> Option { transformable }
    }

    let options: [Option]

    /// Creates options; the names have no effect in memory.
    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
    ) {
      self.options = options
    }
  }

  /// The options of a relationship.
  public struct Relationship {
    /// The effect of the deletion of a model on the related models.
    public enum DeleteRule: String, Hashable, Codable, CaseIterable, Sendable {
      /// The related models are unchanged.
      case noAction
      /// The related models no longer refer to the model.
      case nullify
      /// The related models are deleted, too.
      case cascade
      /// The context cannot be saved while there are related models.
      case deny
    }

    /// An option of a relationship, which has no effect in memory.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// The related models are unique.
      public static let unique = Option(name: "unique")
    }

    let deleteRule: DeleteRule
    let inverse: AnyKeyPath?

    /// Creates options; the numbers of models and the names have no effect in memory.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.inverse = inverse
    }
  }

  /// The indices of a type, which have no effect in memory.
  public struct Index<Model: PersistentModel>: Sendable {
    /// A kind of index.
    public enum Types<T: PersistentModel> {
      /// An index of equal and ordered values.
      case binary([PartialKeyPath<T>])
      /// An index of locations.
      case rtree([PartialKeyPath<T>])
    }
  }
}
