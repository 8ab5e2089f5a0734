// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCodeBases

/// The packages that a code base names by the address of a repository, as SwiftPM fetches them.
struct FetchedPackages {
  /// The absolute path of the directory in which packages are resolved.
  let directory: String
  let swift: CodeBaseReader.Swift
  let reader: CodeBaseReader
  /// The versions that the project pins, as the contents of its `Package.resolved`; empty if it
  /// pins none.
  let pins: [UInt8]

  /// Returns the contents of the file in which Xcode or SwiftPM pins the versions of packages; empty
  /// if there is none.
  ///
  /// - Parameter root: The absolute path of the directory with the project.
  /// - Returns: The contents.
  static func pins(in root: String) -> [UInt8] {
    let names = ((try? Directory.names(in: root)) ?? []).sorted()
    let folders =
      names.filter { $0.hasSuffix(".xcworkspace") }
      + names.filter { $0.hasSuffix(".xcodeproj") }.map { $0 + "/project.xcworkspace" }
    let paths = folders.map { "\(root)/\($0)/xcshareddata/swiftpm" } + [root]
    for path in paths {
      if let bytes = try? RegularFile.bytes(of: path + "/Package.resolved", limit: 1 << 24) {
        return bytes
      }
    }
    return []
  }

  /// Fetches packages.
  ///
  /// If they cannot be resolved together, each is resolved for itself, so that one address that does
  /// not exist costs only its package.
  ///
  /// - Returns: The packages, and the notes about those that could not be fetched.
  func fetch(
    _ packages: [RemotePackage]
  ) throws -> (packages: [CodeBase], notes: [CodeBaseNote]) {
    guard !packages.isEmpty else { return ([], []) }
    var notes: [CodeBaseNote] = []
    var folders: [String] = []
    if try resolve(packages, pins, in: "\(directory)/all") == nil {
      folders = ["\(directory)/all"]
    } else {
      for package in packages {
        let name = SHA256Digest.of(Array(package.url.utf8)).hexadecimal.prefix(12)
        let folder = "\(directory)/\(name)"
        if let output = try resolve([package], Self.pins(pins, of: package), in: folder) {
          notes.append(
            CodeBaseNote(
              package.url,
              "The package cannot be fetched, so what needs it is left out. SwiftPM says: \(output)"
            ))
        } else {
          folders.append(folder)
        }
      }
    }
    var found: [CodeBase] = []
    var identities: Set<String> = []
    for folder in folders {
      let checkouts = "\(folder)/.build/checkouts"
      for name in ((try? Directory.names(in: checkouts)) ?? []).sorted()
      where identities.insert(name).inserted {
        do throws(CodeBaseError) {
          found.append(try reader.package(at: "\(checkouts)/\(name)"))
        } catch {
          notes.append(CodeBaseNote(name, error.description))
        }
      }
    }
    return (found, notes)
  }

  /// Returns pins without those of other packages, which SwiftPM would fetch, too.
  static func pins(_ pins: [UInt8], of package: RemotePackage) -> [UInt8] {
    func address(_ url: String) -> Substring {
      let url = url.lowercased()
      return url.hasSuffix(".git") ? url.dropLast(4) : url[...]
    }
    func isOther(_ pin: [String: Any]) -> Bool {
      let url = (pin["location"] ?? pin["repositoryURL"]) as? String
      return url.map(address) != address(package.url)
    }
    guard let file = try? JSONSerialization.jsonObject(with: Data(pins)),
      var file = file as? [String: Any]
    else { return [] }
    // The first version of the format has one more level.
    var object = file["object"] as? [String: Any]
    guard var list = (object ?? file)["pins"] as? [[String: Any]] else { return [] }
    list.removeAll(where: isOther)
    object?["pins"] = list
    if let object { file["object"] = object } else { file["pins"] = list }
    file["originHash"] = nil
    let bytes = try? JSONSerialization.data(withJSONObject: file, options: .sortedKeys)
    return list.isEmpty ? [] : bytes.map { [UInt8]($0) } ?? []
  }

  /// Resolves packages; returns the last lines of SwiftPM's output if that fails.
  private func resolve(
    _ packages: [RemotePackage], _ pins: [UInt8], in folder: String
  ) throws -> String? {
    let dependencies = packages.map { package in
      ".package(url: \(Self.literal(package.url)), \(Self.requirement(package.requirement)))"
    }
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Fetched",
        dependencies: [
          \(dependencies.joined(separator: ",\n    "))
        ])

      """
    let stamp = "\(folder)/resolved"
    let bytes = Array(manifest.utf8)
    let wanted = bytes + pins
    if (try? RegularFile.bytes(of: stamp, limit: 1 << 25)) == wanted { return nil }
    try AtomicFile.write(bytes, to: "\(folder)/Package.swift")
    // SwiftPM chooses other versions only for requirements that the pinned ones do not meet.
    let resolved = "\(folder)/Package.resolved"
    if pins.isEmpty { unlink(resolved) } else { try AtomicFile.write(pins, to: resolved) }
    let result = try swift(["package", "--package-path", folder, "resolve"], folder)
    guard result.status == 0 else {
      return Self.errors(in: result.messages)
    }
    try AtomicFile.write(wanted, to: stamp)
    return nil
  }

  /// Returns the errors of SwiftPM and of Git, or the last lines if there are none.
  static func errors(in messages: String) -> String {
    let lines = messages.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    let errors = lines.filter { $0.hasPrefix("error: ") || $0.hasPrefix("fatal: ") }
    return (errors.isEmpty ? lines.suffix(4) : errors.prefix(4)).joined(separator: " ")
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline } + "\""
  }

  private static func requirement(_ requirement: RemotePackage.Requirement) -> String {
    switch requirement {
    case .range(let from, let to): "\(literal(from))..<\(literal(to))"
    case .exact(let version): "exact: \(literal(version))"
    case .branch(let name): "branch: \(literal(name))"
    case .revision(let name): "revision: \(literal(name))"
    }
  }
}
