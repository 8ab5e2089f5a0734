// SPDX-License-Identifier: MIT

import TintypeBase

/// The projects and packages that a workspace names.
struct XcodeWorkspace {
  /// The absolute paths of files and folders, in their order.
  private(set) var paths: [String] = []

  /// The maximum size of the contents of a workspace, in bytes.
  private static let sizeLimit = 4 << 20
  /// The maximum depth of nested groups in a workspace.
  private static let depthLimit = 64

  /// The projects, without those that CocoaPods generates.
  var projects: [String] {
    paths.filter { $0.fileExtension == "xcodeproj" && FilePath.name(of: $0) != "Pods.xcodeproj" }
  }

  /// The folders of packages.
  var packages: [String] { paths.filter { FilePath.isOccupied($0 + "/Package.swift") } }

  /// Reads a workspace.
  init(at path: String) throws(CodeBaseError) {
    let file = path + "/contents.xcworkspacedata"
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: file, limit: Self.sizeLimit)
    } catch {
      throw .unreadable(path: file, error)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("<Workspace") else {
      throw .damaged(
        path: file, reason: "It has no element “Workspace”. Restore the file from a commit.")
    }
    let container = FilePath.parent(of: path)
    var groups = [container]
    for tag in text.split(separator: "<").map({ $0.prefix { $0 != ">" } }) {
      if tag.hasPrefix("/Group"), groups.count > 1 {
        groups.removeLast()
      } else if tag.hasPrefix("Group") || tag.hasPrefix("FileRef") {
        let group = groups.last ?? container
        let place = Self.location(in: tag).map { Self.path($0, in: group, container) } ?? group
        if tag.hasPrefix("FileRef") {
          paths.append(place)
        } else if !tag.hasSuffix("/") {
          guard groups.count < Self.depthLimit else {
            throw .damaged(
              path: file,
              reason: "Its groups are nested too deeply. Restore the file from a commit.")
          }
          groups.append(place)
        }
      }
    }
    paths = paths.unique
  }

  private static func path(_ location: String, in group: String, _ container: String) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let relative = String(parts.last ?? "")
    let base = parts.first == "container" ? container : group
    return FilePath.standardized(FilePath.absolute(relative, in: base))
  }

  /// The value of the attribute `location`.
  private static func location(in tag: Substring) -> String? {
    guard let name = tag.firstRange(of: "location") else { return nil }
    let rest = tag[name.upperBound...].drop { $0 != "\"" }.dropFirst()
    var value = String(rest.prefix { $0 != "\"" })
    for (entity, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ] { value = value.replacing(entity, with: character) }
    return value
  }
}
