// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The causes that a reviewer accepted, for images that wait for another cause.
///
/// The file `accepted-causes.json` in the output directory has an item for each cause and image,
/// with the digests of the reviewed files, so that a newer change of the image is not accepted.
package struct AcceptedCauses: Hashable, Sendable {
  /// The accepted causes of images.
  package private(set) var items: Set<Item> = []
  private let path: String

  /// An accepted cause of one image.
  package struct Item: Codable, Hashable, Comparable, Sendable {
    /// The ``ReviewCause/identity`` of the cause.
    var cause: String
    /// The name of the snapshot with the file's extension.
    var name: String
    /// The SHA-256 of the reference; empty if there is none.
    var reference: String
    /// The SHA-256 of the new file.
    var actual: String

    init(_ cause: ReviewCause, _ item: PendingItem) {
      self.cause = cause.identity
      name = item.fullName
      reference = item.digests.reference ?? ""
      actual = item.digests.actual
    }

    /// Compares the names, then the causes and the digests.
    package static func < (first: Self, second: Self) -> Bool {
      (first.name, first.cause, first.reference, first.actual)
        < (second.name, second.cause, second.reference, second.actual)
    }
  }

  private struct File: Codable {
    var version: Int
    var accepted: [Item]
  }

  /// The maximum size of the file, in bytes: 64 MiB.
  private static let sizeLimit = 1 << 26

  /// Reads the accepted causes of an output directory.
  ///
  /// A file that is missing, damaged or of a newer version contains no accepted causes, so that
  /// images are not accepted without a review.
  package init(of folder: PendingFolder) {
    path = folder.output.path + "/accepted-causes.json"
    let bytes = try? ConfinedPath.bytes(of: path, in: folder.output.path, limit: Self.sizeLimit)
    guard let bytes, let file = try? JSONDecoder().decode(File.self, from: Data(bytes)),
      file.version == 1
    else { return }
    items = Set(file.accepted)
  }

  /// Returns whether a cause of an image was accepted.
  package func contains(_ cause: ReviewCause, _ item: PendingItem) -> Bool {
    items.contains(Item(cause, item))
  }

  /// Adds accepted causes of images that are still pending.
  ///
  /// - Throws: ``DecisionError/causesNotWritten(path:error:)``.
  package mutating func add(
    _ accepted: [(cause: ReviewCause, item: PendingItem)]
  ) throws(DecisionError) {
    try replace(items.union(accepted.map { Item($0.cause, $0.item) }))
  }

  /// Replaces the items atomically.
  ///
  /// - Parameter items: The accepted causes of images that are still pending.
  /// - Throws: ``DecisionError/causesNotWritten(path:error:)``.
  package mutating func replace(_ items: Set<Item>) throws(DecisionError) {
    guard items != self.items else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // Strings and numbers can always be encoded.
    guard let data = try? encoder.encode(File(version: 1, accepted: items.sorted())) else { return }
    do {
      try AtomicFile.write(Array(data), to: path, replacing: true)
    } catch {
      throw .causesNotWritten(path: path, error: error)
    }
    self.items = items
  }
}
