// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeJSON

/// A package's manifest, as `swift package dump-package` prints it.
struct PackageManifest {
  /// The absolute path of the directory with the manifest.
  let directory: String
  let name: String
  /// The values for the Info.plist of its apps.
  var information: [String: [String]] = [:]
  private let json: JSON

  /// The maximum depth of nested values in a manifest.
  private static let depthLimit = 256

  /// Reads the output of `swift package dump-package`; `nil` if it is none.
  init?(_ output: [UInt8], in directory: String) {
    // A plugin or an old tool may print lines before the object.
    guard let start = output.firstIndex(of: UInt8(ascii: "{")),
      let json = try? JSON(reading: Array(output[start...]), depthLimit: Self.depthLimit),
      let name = json["name"]?.string
    else { return nil }
    (self.directory, self.name, self.json) = (directory, name, json)
  }

  var targets: [JSON] { json["targets"]?.array ?? [] }

  /// The language of texts that are not localized.
  var developmentRegion: String? { json["defaultLocalization"]?.string }

  /// The language mode of targets that set none.
  var languageMode: String {
    let modes = (json["swiftLanguageVersions"]?.array ?? []).compactMap(\.string)
    if !modes.isEmpty { return modes.contains { $0.hasPrefix("6") } ? "6" : "5" }
    let tools = json["toolsVersion"]?["_version"]?.string ?? "5"
    return (tools.split(separator: ".").first.flatMap { Int($0) } ?? 5) >= 6 ? "6" : "5"
  }

  /// The libraries and programs: their names, and the targets that they contain.
  var products: [(name: String, targets: [String])] {
    (json["products"]?.array ?? []).compactMap { product in
      // The type is an object with one member, whose value can be `null`.
      guard let name = product["name"]?.string, case .object(let type)? = product["type"],
        !type.contains(where: { $0.name == "plugin" || $0.name == "macro" })
      else { return nil }
      return (name, (product["targets"]?.array ?? []).compactMap(\.string))
    }
  }

  /// The identity that other packages use: the name of the directory.
  var identity: String { FilePath.name(of: directory).lowercased() }

  /// A package that the manifest names.
  enum Requirement {
    case local(path: String, identity: String)
    case remote(RemotePackage)
    /// A package of a registry, or one whose requirement is not understood.
    case other(String)
  }

  var dependencies: [Requirement] {
    (json["dependencies"]?.array ?? []).compactMap { dependency in
      if let local = dependency["fileSystem"]?.array?.first {
        guard let path = local["path"]?.string else { return nil }
        return .local(
          path: FilePath.standardized(FilePath.absolute(path, in: directory)),
          identity: local["identity"]?.string ?? RemotePackage.identity(path))
      }
      if let control = dependency["sourceControl"]?.array?.first {
        let identity = control["identity"]?.string ?? name
        if let path = control["location"]?["local"]?.array?.first {
          guard let path = path.string ?? path["path"]?.string else { return .other(identity) }
          return .local(
            path: FilePath.standardized(FilePath.absolute(path, in: directory)), identity: identity)
        }
        return RemotePackage(control).map { .remote($0) } ?? .other(identity)
      }
      return .other(
        dependency["registry"]?.array?.first?["identity"]?.string ?? "a package of a registry")
    }
  }
}

extension RemotePackage {
  /// The package of a dependency in a manifest; `nil` if it is not understood.
  fileprivate init?(_ control: JSON) {
    guard
      let url = control["location"]?["remote"]?.array?.first.flatMap({
        $0.string ?? $0["urlString"]?.string
      }), let requirement = control["requirement"]
    else { return nil }
    func first(_ name: String) -> JSON? { requirement[name]?.array?.first }
    let found: Requirement? =
      if let lower = first("range")?["lowerBound"]?.string,
        let upper = first("range")?["upperBound"]?.string
      {
        .range(from: lower, to: upper)
      } else {
        first("exact")?.string.map { .exact($0) } ?? first("branch")?.string.map { .branch($0) }
          ?? first("revision")?.string.map { .revision($0) }
      }
    guard let found else { return nil }
    self.init(url: url, requirement: found)
  }
}
