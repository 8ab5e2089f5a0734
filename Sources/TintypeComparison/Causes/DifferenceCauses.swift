// SPDX-License-Identifier: MIT

import TintypeScene
import TintypeImaging
import TintypeSnapshots

/// What changed between two scenes, and where of that their pictures differ.
///
/// A region of differing pixels is put down to every changed node that it touches: to its frame, or
/// to what is painted for it and inside of it, before the change or after. Which of several changes
/// moved the pixels is not told by that; a ``RegionCharging`` may know it better.
package struct DifferenceCauses: Codable, Hashable, Sendable {
  /// The changes from the most telling to the least: those that may be seen, those that move no
  /// pixel, then those that only follow from others.
  package var changes: [Cause]
  /// The regions that no change touches, as indices in ``BitmapAnalysis/regions``.
  package var unexplainedRegions: [Int]
  /// How many further changes, less telling than those in ``changes``, were left out.
  package var omittedChanges: Int

  /// Creates a list of causes.
  package init(changes: [Cause], unexplainedRegions: [Int] = [], omittedChanges: Int = 0) {
    self.changes = changes
    self.unexplainedRegions = unexplainedRegions
    self.omittedChanges = omittedChanges
  }

  /// A change with the regions of differing pixels that it touches.
  package struct Cause: Codable, Hashable, Sendable {
    /// What changed.
    package var change: SceneDifference.Change
    /// The regions that it touches, as indices in ``BitmapAnalysis/regions``, in rising order.
    package var regions: [Int]
    /// Whether it is known that the change moves no pixel.
    ///
    /// What is spoken and what tests find a node by never do. Anything else does not if it touches
    /// no region, while other changes that follow from nothing account for every region.
    package var movesNoPixel: Bool

    /// Creates a cause.
    package init(change: SceneDifference.Change, regions: [Int] = [], movesNoPixel: Bool = false) {
      self.change = change
      self.regions = regions
      self.movesNoPixel = movesNoPixel
    }
  }

  /// Whether no change was found.
  package var isEmpty: Bool { changes.isEmpty && omittedChanges == 0 }

  /// The same causes, of which only the most telling changes are kept.
  package func prefix(_ count: Int) -> DifferenceCauses {
    let kept = changes.prefix(max(count, 0))
    return DifferenceCauses(
      changes: Array(kept), unexplainedRegions: unexplainedRegions,
      omittedChanges: omittedChanges + changes.count - kept.count)
  }
}

extension DifferenceCauses {
  /// Compares the scenes of two pictures that were painted by Tintype; `nil` where one of the files
  /// holds no scene that can be believed and read.
  ///
  /// - Parameters:
  ///   - reference: The file of the picture as it should be.
  ///   - actual: The file of the picture as it is.
  ///   - analysis: What their pixels differ in; without it, or with one that has no regions, the
  ///     changes are listed without them.
  package init?(reference: PNGFile, actual: PNGFile, analysis: BitmapAnalysis?) {
    guard let old = ReferenceManifest.read(from: reference)?.scene,
      let new = ReferenceManifest.read(from: actual)?.scene
    else { return nil }
    self.init(from: old, to: new, analysis: analysis)
  }

  /// Compares two scenes.
  ///
  /// - Parameters:
  ///   - old: The scene as it should be.
  ///   - new: The scene as it is.
  ///   - analysis: What their pixels differ in; without it, or with one that has no regions, the
  ///     changes are listed without them.
  package init(
    from old: Scene,
    to new: Scene,
    analysis: BitmapAnalysis?
  ) {
    let regions = analysis?.regions ?? []
    let places = PixelPlaces(regions: regions.map(\.bounds), old: old.canvas, new: new.canvas)
    let differences = new.changes(since: old)
    let stated = Set(differences.filter(\.change.explainsFrame).compactMap(\.change.path))
    let found = differences.map { change in
      var cause = Cause(change: change.change, regions: places.touched(by: change.areas))
      // Where a node says something else, nobody asks why its frame is another.
      if !cause.change.isStated, let path = cause.change.path, stated.contains(path) {
        cause.change.isConsequence = true
      }
      return cause
    }
    let explained = Set(found.flatMap(\.regions))
    unexplainedRegions = regions.indices.filter { !explained.contains($0) }
    omittedChanges = 0
    let origins = Set(found.filter { !$0.change.isConsequence }.flatMap(\.regions))
    let isAllCharged = !regions.isEmpty && origins.count == regions.count
    changes = Self.sorted(
      found.map { cause in
        var cause = cause
        cause.movesNoPixel =
          cause.change.isInvisible || (cause.regions.isEmpty && isAllCharged)
        return cause
      })
  }

  private static func sorted(_ causes: [Cause]) -> [Cause] {
    let origins = causes.filter { !$0.change.isConsequence }
    return origins.filter { !$0.movesNoPixel } + origins.filter(\.movesNoPixel)
      + causes.filter(\.change.isConsequence)
  }
}

extension SceneDifference.Change {
  /// Whether the component says it, and not only the layout.
  var isStated: Bool {
    switch kind {
    case .canvas(let name, _, _): name != "size"
    case .attribute, .semantics, .added, .removed, .moved: true
    case .frame, .painting, .diagnosticAdded, .diagnosticRemoved: false
    }
  }

  /// Whether it may give its own node another frame.
  fileprivate var explainsFrame: Bool {
    if case .semantics = kind { false } else { isStated }
  }

  /// Whether it is about what nobody sees.
  fileprivate var isInvisible: Bool {
    switch kind {
    case .semantics, .diagnosticAdded, .diagnosticRemoved: true
    case .attribute(let name, _, _):
      name == "accessibilityIdentifier" || name.hasPrefix("allowsHitTesting[")
    case .canvas, .added, .removed, .moved, .frame, .painting: false
    }
  }
}

extension DifferenceCauses {
  /// The most telling changes, one node a line, and how many more there are.
  ///
  /// Attributes of one node share a line, four at most. What only follows from other changes is
  /// counted, and named only where there is nothing else.
  ///
  /// - Parameter limit: The greatest number of lines that name changes; negative ones count as 0.
  /// - Returns: Lines such as `Form/Button#save "Save" · padding[0].leading 12 → 16`; none where
  ///   nothing has changed.
  package func lines(limit: Int) -> [String] {
    guard !isEmpty else { return [] }
    let origins = changes.filter { !$0.change.isConsequence }
    let named = origins.isEmpty ? changes : origins
    let shown = Self.grouped(named).prefix(max(limit, 0))
    var lines = shown.map(Self.line)
    var rest: [String] = []
    let others = named.dropFirst(shown.reduce(0) { $0 + $1.count })
    let more = others.count + omittedChanges
    if more > 0 {
      let unseen = others.filter(\.movesNoPixel).count
      let remark = unseen == 0 ? "" : Self.unseen(unseen, of: more)
      rest.append("\(Numbers.grouped(more)) more\(remark)")
    }
    let consequences = changes.count - named.count
    if consequences > 0 {
      let verb = consequences == 1 ? "follows" : "follow"
      let origin = named.count + omittedChanges == 1 ? "this" : "these"
      rest.append("\(Numbers.grouped(consequences)) that \(verb) from \(origin)")
    }
    if !rest.isEmpty {
      lines.append((lines.isEmpty ? "" : "and ") + rest.joined(separator: ", and "))
    }
    return lines
  }

  /// Changes that follow each other and can share a line.
  private static func grouped(_ causes: [Cause]) -> [[Cause]] {
    var groups: [[Cause]] = []
    for cause in causes {
      if let last = groups.last?.last, let count = groups.last?.count, count < 4,
        last.movesNoPixel == cause.movesNoPixel, last.change.path == cause.change.path,
        last.change.detail != nil, cause.change.detail != nil
      {
        groups[groups.count - 1].append(cause)
      } else {
        groups.append([cause])
      }
    }
    return groups
  }

  private static func line(_ causes: [Cause]) -> String {
    let first = causes.first.map(\.change.description) ?? ""
    let others = causes.dropFirst().compactMap(\.change.detail)
    let remark = causes.first?.movesNoPixel == true ? " (moves no pixel)" : ""
    return ([first] + others).joined(separator: ", ") + remark
  }

  private static func unseen(_ count: Int, of total: Int) -> String {
    let number = count == total ? "which" : "\(Numbers.grouped(count)) of which"
    return ", \(number) move\(count == 1 ? "s" : "") no pixel"
  }
}

extension SceneDifference.Change {
  /// What changed of the node, without the node: `padding[0].leading 12 → 16`; `nil` for what is
  /// about the node as a whole.
  fileprivate var detail: String? {
    switch kind {
    case .attribute, .semantics: break
    default: return nil
    }
    let place = path?.description ?? "scene"
    for subject in [place + (text.map { " \($0.debugDescription)" } ?? ""), place] {
      let start = subject + " · "
      if description.hasPrefix(start) { return String(description.dropFirst(start.count)) }
    }
    return nil
  }
}
