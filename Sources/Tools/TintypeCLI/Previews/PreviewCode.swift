// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCodeBases
import TintypeRuns

/// The code of previews and all else that determines their images, by digests.
struct PreviewCode {
  /// The digest of what determines all images: the engine, resources, references, variants and
  /// variables.
  let circumstances: String
  private let code: ObjectCode

  /// Reads what the build of a code base has produced.
  ///
  /// The result is `nil` if object files cannot be read; then all previews are rendered.
  ///
  /// - Parameters:
  ///   - build: The compiled code base.
  ///   - request: The request to render.
  ///   - environment: The variables of the process.
  init?(_ build: BuiltCode, _ request: PreviewRequest, environment: [String: String]) {
    guard let code = ObjectCode(products: build.products),
      let settings = try? Self.encoded(request.variants)
    else { return nil }
    self.code = code
    // Others differ between terminals, and apps on devices do not have them.
    let variables = environment.filter { name, _ in
      name.hasPrefix("TINTYPE_") || name.hasPrefix("LC_") || ["HOME", "LANG", "TZ"].contains(name)
    }.map { "\($0)=\($1)" }.sorted()
    let recorded = (request.references?.recorded.values.flatMap(\.self) ?? []).sorted()
    let parts =
      [build.engine, settings] + variables + Self.resources(in: build.products)
      + recorded.map { Self.state(of: $0, in: request.references?.root ?? "") }
      + (request.excluded ?? []) + (request.modules ?? [])
    circumstances = SHA256Digest.of(Array(parts.joined(separator: "\0").utf8)).hexadecimal
  }

  /// Returns the digest of the code that a preview reaches.
  ///
  /// - Parameters:
  ///   - item: The preview.
  ///   - locations: The locations of previews.
  /// - Returns: The digest, or `nil` if the source of the preview is unknown.
  func digest(
    of item: PreviewEvent.Item, _ locations: inout PreviewLocations
  ) -> String? {
    locations.location(of: item).flatMap {
      digest(ofSource: FilePath.name(of: $0.file), in: item.module)
    }
  }

  /// Returns the digest of the code that a source reaches.
  ///
  /// - Parameters:
  ///   - name: The name of the source.
  ///   - module: The name of its module.
  /// - Returns: The digest, or `nil` if the source was not compiled.
  func digest(ofSource name: String, in module: String) -> String? {
    code.digest(ofSource: name, in: module)
  }

  /// Returns lines that change with each resource.
  private static func resources(in products: String) -> [String] {
    let names = (try? Directory.names(in: products)) ?? []
    return names.filter { $0.hasSuffix(".resources") }
      .flatMap { FileTree.paths(in: $0, of: products) }.map { state(of: $0, in: products) }
  }

  /// Returns a line that changes with a file.
  private static func state(of path: String, in root: String) -> String {
    var status = stat()
    guard stat("\(root)/\(path)", &status) == 0 else { return path }
    let time = FileTime(modificationOf: status)
    return "\(path) \(status.st_size) \(time.seconds) \(time.nanoseconds)"
  }

  /// Returns the text of a value, the same for each process.
  static func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

/// The compiled code of a code base.
struct BuiltCode {
  /// The absolute path of the directory with the products.
  var products: String
  /// A text that changes with each build of the engine.
  var engine: String
  /// The absolute path of the file with the results of its previews.
  var record: String
}
