// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Where pictures of differences go: never over or into what is compared.
struct DifferenceTarget {
  let place: PairComparison.Place

  /// Checks a place against the files or folders that are compared.
  ///
  /// - Throws: ``CompareError/differenceOverInput(path:input:)`` where one is, holds or lies in the
  ///   other, whatever links lead there.
  init(
    _ place: PairComparison.Place, inputs: [PairComparison.Place]
  ) throws(CompareError) {
    let own = Self.resolved(place.path.text)
    for input in inputs {
      let other = Self.resolved(input.path.text)
      if own == other || own.starts(with: other + [slash]) || other.starts(with: own + [slash])
        || PictureFile.isSame(place.path, input.path)
      {
        throw .differenceOverInput(path: place.name, input: input.name)
      }
    }
    self.place = place
  }

  /// The path without links, `.` and `..`, of which the end need not exist.
  private static func resolved(_ path: String) -> [UInt8] {
    var missing: [String] = []
    var existing = path
    while existing != "/", !existing.isEmpty {
      if let path = FilePath.resolved(existing) {
        existing = path == "/" ? "" : path
        break
      }
      missing.append(FilePath.name(of: existing))
      existing = FilePath.parent(of: existing)
    }
    // What does not exist is no link: there “..” leads to where the path came from.
    for name in missing.reversed() where !name.isEmpty && name != "." {
      existing = name == ".." ? FilePath.parent(of: existing) : existing + "/" + name
    }
    return Array(existing.utf8)
  }
}

private let slash = UInt8(ascii: "/")
