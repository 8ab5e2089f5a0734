// SPDX-License-Identifier: MIT

import Foundation

/// A request to a process of a package to render its previews instead of running its tests.
///
/// The variable `TINTYPE_PREVIEWS` contains the path of a file with the request as JSON.
package struct PreviewRequest: Codable, Sendable {
  /// The variable with the path of the request.
  package static let variable = "TINTYPE_PREVIEWS"

  /// The directory for images, which exists.
  package var images: String
  /// The descriptor of the file or pipe that receives the events, one JSON object per line.
  package var events: Int32
  /// The settings of the variants.
  package var variants = Variants()
  /// The identifiers of the snapshots to render first, in this order.
  package var first: [String] = []
  /// The identifiers of the snapshots to omit, such as those that ended an earlier process.
  package var omitted: Set<String> = []
  /// The path of a file with further identifiers to omit, each a JSON string in a line; `nil` for none.
  package var omittedList: String?
  /// The identifiers of the previews whose declaration ended an earlier process.
  package var omittedSources: Set<String> = []

  /// The references with which images are compared; `nil` if they are not compared.
  package var references: References?
  /// The names of the modules whose previews are rendered; `nil` for all.
  package var modules: [String]?
  /// The names of previews to omit, such as `Row.Long title`; `nil` for none.
  package var excluded: [String]?
  /// The part of the previews that is rendered; `nil` for all.
  package var shard: Shard?
  /// The comparison of previews as tests; `nil` to render them without a result.
  package var verification: Verification?

  package init(images: String, events: Int32) { (self.images, self.events) = (images, events) }

  /// Reads the identifiers of all snapshots to omit.
  ///
  /// - Throws: The reason why the file cannot be read.
  package func allOmitted() throws -> Set<String> {
    guard let omittedList else { return omitted }
    var all = omitted
    for line in try Data(contentsOf: URL(fileURLWithPath: omittedList)).split(
      separator: UInt8(ascii: "\n"))
    {
      all.insert(try JSONDecoder().decode(String.self, from: line))
    }
    return all
  }

  /// The settings of variants, by their names in sources; each list can be empty.
  package struct Variants: Codable, Hashable, Sendable {
    package var colorSchemes: [String] = []
    package var dynamicTypeSizes: [String] = []
    package var locales: [String] = []
    package var layoutDirections: [String] = []
    package var devices: [String] = []
    /// The platform styles; `nil` in requests of earlier versions.
    package var platformStyles: [String]?

    package init() {}
  }

  /// The comparison of previews with their references, whose results are written to the journal.
  package struct Verification: Codable, Hashable, Sendable {
    /// The absolute path of the directory that contains `__Snapshots__`.
    package var root: String
    /// The absolute paths of files by their file IDs, such as `App/Row.swift`.
    package var files: [String: String]
    /// A Boolean value that indicates whether work may be pending when a snapshot is taken.
    package var allowsPendingWork: Bool
    /// The contents of the configuration with which each preview is audited; `nil` for no audits.
    package var auditConfiguration: String?

    package init(root: String, files: [String: String], allowsPendingWork: Bool) {
      (self.root, self.files, self.allowsPendingWork) = (root, files, allowsPendingWork)
    }
  }

  /// The references of previews.
  package struct References: Codable, Hashable, Sendable {
    /// The absolute path of the package.
    package var root: String
    /// The paths of recorded references, relative to the package, by the identifiers in their names.
    package var recorded: [String: [String]] = [:]
    /// The names of earlier images in the directory for images, by the identifiers of snapshots
    /// without a recorded reference.
    package var earlier: [String: String] = [:]

    package init(root: String) { self.root = root }
  }
}
