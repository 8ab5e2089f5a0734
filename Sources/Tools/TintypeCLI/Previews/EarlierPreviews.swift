// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCodeBases
import TintypeRuns

/// The results of the previews of an earlier build, which stay right while no code that they reach
/// changes.
struct EarlierPreviews {
  /// The digest of all that determines the images besides the code: the engine, resources, variants
  /// and variables.
  private let circumstances: String
  private let code: ObjectCode
  private let path: String

  /// A rendered preview.
  private struct Entry: Codable {
    /// The name of the source in the module of the preview.
    var source: String
    var module: String
    /// The digest of the code that the source reaches.
    var code: String
    var rendering: PreviewEvent.Rendering
  }

  private struct Record: Codable {
    var circumstances: String
    var entries: [Entry]
  }

  /// The maximum size of the record, in bytes.
  private static let sizeLimit = 64 << 20

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
    path = build.record
    // Others differ between terminals, and apps on devices do not have them.
    let variables = environment.filter { name, _ in
      name.hasPrefix("TINTYPE_") || name.hasPrefix("LC_") || ["HOME", "LANG", "TZ"].contains(name)
    }.map { "\($0)=\($1)" }.sorted()
    let parts =
      [build.engine, settings] + variables + Self.resources(in: build.products)
      + (request.excluded ?? []) + (request.modules ?? [])
    circumstances = SHA256Digest.of(Array(parts.joined(separator: "\0").utf8)).hexadecimal
  }

  /// Returns the results that are still right.
  ///
  /// - Parameter takesImage: Takes the image of a name into the new folder; returns whether it exists.
  /// - Returns: The results by the identifiers of the snapshots.
  func results(_ takesImage: (String) -> Bool) -> [String: PreviewEvent.Rendering] {
    guard let bytes = try? RegularFile.bytes(of: path, limit: Self.sizeLimit),
      let record = try? JSONDecoder().decode(Record.self, from: Data(bytes)),
      record.circumstances == circumstances
    else { return [:] }
    var results: [String: PreviewEvent.Rendering] = [:]
    for entry in record.entries
    where entry.code == code.digest(ofSource: entry.source, in: entry.module)
      && takesImage(entry.rendering.image)
    {
      results[entry.rendering.id] = entry.rendering
    }
    return results
  }

  /// Stores the results for the next run; without space, the next run renders all previews.
  func store(_ results: PreviewRun.Results, _ locations: inout PreviewLocations) {
    var entries: [Entry] = []
    for item in results.items {
      guard case .rendered(let rendering) = results.results[item.id],
        let file = locations.location(of: item)?.file
      else { continue }
      let source = FilePath.name(of: file)
      guard let digest = code.digest(ofSource: source, in: item.module) else { continue }
      entries.append(
        Entry(source: source, module: item.module, code: digest, rendering: rendering))
    }
    let record = Record(circumstances: circumstances, entries: entries)
    guard let text = try? Self.encoded(record) else { return }
    try? AtomicFile.write(Array(text.utf8), to: path)
  }

  private static func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Returns lines that change with each resource.
  private static func resources(in products: String) -> [String] {
    let names = (try? Directory.names(in: products)) ?? []
    return names.filter { $0.hasSuffix(".resources") }
      .flatMap { FileTree.paths(in: $0, of: products) }
      .map { path in
        var status = stat()
        guard stat("\(products)/\(path)", &status) == 0 else { return path }
        let time = FileTime(modificationOf: status)
        return "\(path) \(status.st_size) \(time.seconds) \(time.nanoseconds)"
      }
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
