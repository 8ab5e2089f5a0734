// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The stores that a user allows references to name: a text file outside of any repository.
///
/// Each line is an address. Empty lines and lines that begin with `#` are ignored.
package struct StoreList: Sendable {
  /// The path of the file, which need not exist.
  package let path: String

  /// The size limit of the list: 64 KiB.
  private static let sizeLimit = 1 << 16

  /// Creates the list of a user; `nil` without a home directory.
  ///
  /// The file is `tintype/stores` in `XDG_CONFIG_HOME`, by default in `~/.config`.
  ///
  /// - Parameter variables: The environment variables.
  package init?(variables: [String: String]) {
    let environment = StoreEnvironment(variables)
    if let base = environment.value("XDG_CONFIG_HOME"), base.hasPrefix("/") {
      path = FilePath.withoutSlash(base) + "/tintype/stores"
    } else if let home = environment.value("HOME"), home.hasPrefix("/") {
      path = FilePath.withoutSlash(home) + "/.config/tintype/stores"
    } else {
      return nil
    }
  }

  /// Returns whether the file belongs to the user instead of to a repository.
  ///
  /// The home directory of a container can be a checkout, whose files are those of a commit.
  ///
  /// - Parameter directory: A directory of the repository.
  /// - Returns: Whether the file is outside of that repository; `true` if there is none.
  package func isOutside(ofRepositoryOf directory: String) -> Bool {
    guard let root = RepositoryBoundary.root(of: directory) else { return true }
    return !RepositoryBoundary.contains(path, in: root) && !FilePath.isBelow(path, root)
  }

  /// Returns the addresses in the file; an empty array if it does not exist.
  ///
  /// - Throws: `StoreError.unreadableAddress`, or `unusableAddress` for a line that is no address.
  func addresses() throws(StoreError) -> [StoreAddress] {
    var addresses: [StoreAddress] = []
    for (index, line) in try lines().enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      let place = "line \(index + 1) of “\(path)”"
      let address = try StoreAddress(line, relativeTo: "", in: place)
      if case .directory = address, !line.hasPrefix("/"), !line.lowercased().hasPrefix("file:") {
        throw .unusableAddress(
          place: place, reason: "the path of a directory begins with “/” there")
      }
      addresses.append(address)
    }
    return addresses
  }

  /// Adds an address, unless the file contains it.
  ///
  /// - Returns: Whether the address was added.
  /// - Throws: `StoreError` if the file cannot be read or written.
  package func add(_ address: StoreAddress) throws(StoreError) -> Bool {
    guard try !addresses().contains(where: address.isSame) else { return false }
    // The file may be a link to a place where the user keeps all configurations.
    let target = FilePath.resolved(path) ?? path
    let kept = try lines().joined(separator: "\n")
    let text = kept + (kept.isEmpty || kept.hasSuffix("\n") ? "" : "\n") + address.text + "\n"
    do {
      try AtomicFile.write(Array(text.utf8), to: target)
    } catch {
      throw .file(path: target, error: error)
    }
    return true
  }

  private func lines() throws(StoreError) -> [String] {
    do {
      let bytes = try RegularFile.bytes(of: path, limit: Self.sizeLimit)
      return String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
    } catch .missing {
      return []
    } catch {
      throw .unreadableAddress(path: path, error: error)
    }
  }
}

extension StoreAddress {
  /// The address as a line of a ``StoreList``.
  package var text: String {
    if case .directory(let path) = self { return FilePath.standardized(path) }
    return description
  }
}
