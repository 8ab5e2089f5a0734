// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeScene

/// A selection of pending changes.
package enum PendingSelection: Hashable, Sendable {
  /// The changes that match these patterns.
  case names([NamePattern])
  /// The changes of causes, by their identifiers or titles; see ``CauseSelection``.
  case causes([String])
  /// All changes.
  case all

  /// Selects pending changes, and reads only the necessary files.
  ///
  /// - Returns: The changes, sorted by name, without duplicates. Changes that cannot be read are
  ///   included, with the reason.
  /// - Throws: ``DecisionError`` if a name or a cause does not match, or a name is ambiguous.
  package func choose(
    from folder: PendingFolder
  ) throws(DecisionError) -> [(file: PendingFile, item: Result<PendingItem, PendingError>)] {
    if case .names(let patterns) = self, let whole = try Self.whole(patterns, in: folder) {
      return whole.map { ($0, folder.reading($0)) }
    }
    let files = try folder.files()
    switch self {
    case .all: return files.map { ($0, folder.reading($0)) }
    case .names(let patterns):
      let candidates = files.map { Candidate($0, in: folder) }
      var chosen: Set<PendingFile> = []
      for pattern in patterns { chosen.formUnion(try Self.choose(pattern, from: candidates)) }
      return candidates.filter { chosen.contains($0.file) }
        .map { ($0.file, $0.item ?? folder.reading($0.file)) }
    case .causes(let names):
      let selection = try CauseSelection(
        rejecting: names, in: folder, before: AcceptedCauses(of: folder))
      return selection.decided.map { ($0.file, .success($0)) }
    }
  }

  /// Returns the changes for full names, such as those that failing tests print.
  ///
  /// Only the folders of their suites are read. The result is `nil` if a pattern is not the full
  /// name of one change.
  private static func whole(
    _ patterns: [NamePattern], in folder: PendingFolder
  ) throws(DecisionError) -> [PendingFile]? {
    var found: Set<PendingFile> = []
    for pattern in patterns {
      let suite = FilePath.parent(of: pattern.text)
      guard !pattern.hasWildcards, suite.utf8.contains(UInt8(ascii: "/")) else { return nil }
      let fits = try folder.files(of: suite).filter {
        !$0.mayBeShortened && pattern.fit([$0.name, $0.fullName]) == .whole
      }
      guard fits.count == 1 else { return nil }
      found.formUnion(fits)
    }
    return found.sorted()
  }

  /// A pending change; its file is read only if its name may be shortened.
  private struct Candidate {
    let file: PendingFile
    var item: Result<PendingItem, PendingError>?
    var names: [String]

    init(_ file: PendingFile, in folder: PendingFolder) {
      self.file = file
      names = [file.name, file.fullName]
      guard file.mayBeShortened else { return }
      item = folder.reading(file)
      if case .success(let item)? = item { names = [item.name, item.fullName] }
    }
  }

  private static func choose(
    _ pattern: NamePattern, from candidates: [Candidate]
  ) throws(DecisionError) -> [PendingFile] {
    let fits = candidates.compactMap { candidate in
      pattern.fit(candidate.names).map { (candidate, $0) }
    }
    guard let best = fits.map(\.1).max() else {
      let nearest = Self.nearest(to: pattern.text, among: candidates.map { $0.names[0] })
      throw .noSuchChange(pattern.text, nearest: nearest)
    }
    let chosen = fits.filter { $0.1 == best }.map(\.0)
    guard pattern.hasWildcards || chosen.count == 1 else {
      let isOneName = Set(chosen.map { $0.names.first }).count == 1
      throw .ambiguous(
        pattern.text,
        candidates: chosen.compactMap { isOneName ? $0.names.last : $0.names.first })
    }
    return chosen.map(\.file)
  }

  /// Returns similar names, the most similar first, at most three.
  package static func nearest(to text: String, among names: [String]) -> [String] {
    let wanted = Array(text.lowercased().utf8.filter { $0 != UInt8(ascii: "*") }.prefix(200))
    guard !wanted.isEmpty else { return [] }
    let depth = text.utf8.count { $0 == UInt8(ascii: "/") }
    var seen: Set<String> = []
    let scored = names.compactMap { name -> (distance: Int, name: String)? in
      guard seen.insert(name).inserted else { return nil }
      // Compare as many components from the end as the text has.
      let end = name.split(separator: "/").suffix(depth + 1).joined(separator: "/")
      let letters = Array(end.lowercased().utf8.prefix(200))
      let distance = editDistance(wanted, letters)
      return distance <= max(wanted.count, letters.count) / 2 ? (distance, name) : nil
    }
    return scored.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }
}

extension PendingFolder {
  /// Returns the contents of a description file, or the reason why it is not valid.
  package func reading(_ file: PendingFile) -> Result<PendingItem, PendingError> {
    do {
      return .success(try read(file))
    } catch {
      return .failure(error)
    }
  }
}
