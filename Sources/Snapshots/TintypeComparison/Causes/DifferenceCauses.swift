// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeScene
import TintypeImaging

/// The changes between two scenes, with the regions of pixels in which their images differ.
///
/// If the new component is known, each pixel is charged to the changes that move it, and a region is
/// attributed to the changes of its pixels. Otherwise a region is attributed to every changed node
/// that it touches: to the node's frame, or to the painted areas of the node and its descendants,
/// before or after the change.
package struct DifferenceCauses: Codable, Hashable, Sendable {
  /// The changes in descending order of significance.
  ///
  /// Changes that may be visible come first, then changes that affect no pixels, then changes that
  /// are only consequences of others.
  package var changes: [Cause]
  /// The regions that no change touches, as indices in ``BitmapAnalysis/regions``.
  package var unexplainedRegions: [Int]
  /// The number of omitted changes, which are less significant than the listed ``changes``.
  package var omittedChanges: Int
  /// The account of the differing pixels; `nil` if the new component is unknown.
  package var account: PixelAccount?

  /// Creates a list of causes.
  package init(
    changes: [Cause], unexplainedRegions: [Int] = [], omittedChanges: Int = 0,
    account: PixelAccount? = nil
  ) {
    self.changes = changes
    self.unexplainedRegions = unexplainedRegions
    self.omittedChanges = omittedChanges
    self.account = account
  }

  /// A change with the regions of differing pixels that it touches.
  package struct Cause: Codable, Hashable, Sendable {
    /// The change.
    package var change: SceneDifference.Change
    /// The regions that it touches, as indices in ``BitmapAnalysis/regions``, in ascending order.
    package var regions: [Int]
    /// A Boolean value that indicates whether the change is known to affect no pixels.
    ///
    /// Changes of accessibility properties and of the names by which tests find a node never move
    /// one. Any other change does not if it touches no region, while other changes that are not
    /// consequences account for every region.
    package var affectsNoPixels: Bool
    /// A Boolean value that indicates whether the change occurs in dark appearance; `nil`
    /// otherwise.
    package var isDark: Bool?

    /// Creates a cause.
    package init(change: SceneDifference.Change, regions: [Int] = [], affectsNoPixels: Bool = false)
    {
      (self.change, self.regions, self.affectsNoPixels) = (change, regions, affectsNoPixels)
    }
  }

  /// A Boolean value that indicates whether no change was found.
  package var isEmpty: Bool { changes.isEmpty && omittedChanges == 0 }

  /// Returns the same causes with only the most significant changes.
  package func prefix(_ count: Int) -> DifferenceCauses {
    let kept = changes.prefix(max(count, 0))
    var account = account
    for index in account?.causes.indices ?? 0..<0 {
      account?.causes[index].changes.removeAll { !kept.indices.contains($0) }
    }
    return DifferenceCauses(
      changes: Array(kept), unexplainedRegions: unexplainedRegions,
      omittedChanges: omittedChanges + changes.count - kept.count, account: account)
  }
}

extension DifferenceCauses {
  /// Compares the scenes of two images that were painted by Tintype.
  ///
  /// It is `nil` if one of the files contains no valid and readable scene.
  ///
  /// - Parameters:
  ///   - reference: The file of the expected image.
  ///   - actual: The file of the new image.
  ///   - analysis: The analysis of the differing pixels. Without one, or with one without regions,
  ///     the changes have no regions.
  package init?(reference: PNGFile, actual: PNGFile, analysis: BitmapAnalysis?) {
    guard let old = ReferenceManifest.read(from: reference)?.scene,
      let new = ReferenceManifest.read(from: actual)?.scene
    else { return nil }
    self.init(from: old, to: new, analysis: analysis)
  }

  /// Compares two scenes without their images.
  ///
  /// - Parameters:
  ///   - old: The expected scene.
  ///   - new: The new scene.
  ///   - analysis: The analysis of the differing pixels; `nil` if there is none.
  package init(from old: Scene, to new: Scene, analysis: BitmapAnalysis?) {
    self.init(from: old, to: new, analysis: analysis, images: nil)
  }

  /// Compares two scenes.
  ///
  /// - Parameters:
  ///   - old: The expected scene.
  ///   - new: The new scene.
  ///   - analysis: The analysis of the differing pixels. Without one, or with one without regions,
  ///     the changes have no regions.
  ///   - images: The images, to charge their pixels to the changes; `nil` if they are unknown.
  init(from old: Scene, to new: Scene, analysis: BitmapAnalysis?, images: PixelAccounting.Images?) {
    let regions = analysis?.regions ?? []
    let areas = PixelRegionIndex(regions: regions.map(\.bounds), old: old.canvas, new: new.canvas)
    let accounting = images.flatMap { PixelAccounting(from: old, to: new, $0) }
    let differences = new.changes(since: old)
    let stated = Set(differences.filter(\.change.explainsFrame).compactMap(\.change.path))
    var found = differences.enumerated().map { index, change in
      var cause = Cause(change: change.change)
      if change.colorScheme == .dark { cause.isDark = true }
      // If a property of the node changed, its new frame is a consequence.
      if !cause.change.isStated, let path = cause.change.path, stated.contains(path) {
        cause.change.isConsequence = true
      }
      if let accounting, !cause.change.isConsequence, cause.change.isStated {
        let pixels = accounting.pixelsOfChanges[index]
        cause.regions = regions.indices.filter { pixels?.intersects(regions[$0].bounds) ?? false }
      } else {
        cause.regions = areas.touched(by: change.areas)
      }
      return cause
    }
    let explained = Set(found.flatMap(\.regions))
    unexplainedRegions = regions.indices.filter { index in
      accounting?.unexplained.intersects(regions[index].bounds) ?? !explained.contains(index)
    }
    omittedChanges = 0
    let origins = Set(found.filter { !$0.change.isConsequence }.flatMap(\.regions))
    let isAllCharged = !regions.isEmpty && origins.count == regions.count
    for index in found.indices {
      found[index].affectsNoPixels =
        found[index].change.isInvisible || (found[index].regions.isEmpty && isAllCharged)
    }
    let order = Self.order(found)
    changes = order.map { found[$0] }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    account = accounting?.account
    for index in account?.causes.indices ?? 0..<0 {
      account?.causes[index].changes =
        accounting?.account.causes[index].changes
        .compactMap { places[$0] }.sorted() ?? []
    }
  }

  /// Returns the indices of causes in descending order of significance.
  private static func order(_ causes: [Cause]) -> [Int] {
    let origins = causes.indices.filter { !causes[$0].change.isConsequence }
    return origins.filter { !causes[$0].affectsNoPixels }
      + origins.filter { causes[$0].affectsNoPixels }
      + causes.indices.filter { causes[$0].change.isConsequence }
  }
}

extension SceneDifference.Change {
  /// A Boolean value that indicates whether the component states the change, instead of only the
  /// layout.
  var isStated: Bool {
    switch kind {
    case .canvas(let name, _, _): name != "size"
    case .attribute, .semantics, .added, .removed, .moved: true
    case .frame, .painting, .diagnosticAdded, .diagnosticRemoved: false
    }
  }

  /// A Boolean value that indicates whether the change may alter the frame of its own node.
  var explainsFrame: Bool {
    if case .semantics = kind { false } else { isStated }
  }

  /// A Boolean value that indicates whether the change is invisible.
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
  /// Returns descriptions of the most significant changes, one node per line, and the number of
  /// further changes.
  ///
  /// Up to four attributes of one node share a line. Consequences of other changes are counted, and
  /// described only if there is nothing else.
  ///
  /// - Parameter limit: The maximum number of lines that describe changes; a negative number counts
  ///   as 0.
  /// - Returns: Lines such as `Form/Button#save "Save" · padding[0].leading 12 → 16`; none if
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
      let unseen = others.filter(\.affectsNoPixels).count
      let remark = unseen == 0 ? "" : Self.unseen(unseen, of: more)
      rest.append("\(Numbers.grouped(more)) more\(remark)")
    }
    let consequences = changes.count - named.count
    if consequences > 0 {
      let origin = named.count + omittedChanges == 1 ? "this change" : "these changes"
      rest.append("\(Numbers.counted(consequences, "consequence")) of \(origin)")
    }
    if !rest.isEmpty {
      lines.append((lines.isEmpty ? "" : "and ") + rest.joined(separator: ", and "))
    }
    return lines
  }

  /// Returns groups of consecutive changes that can share a line.
  private static func grouped(_ causes: [Cause]) -> [[Cause]] {
    var groups: [[Cause]] = []
    for cause in causes {
      if let last = groups.last?.last, let count = groups.last?.count, count < 4,
        last.affectsNoPixels == cause.affectsNoPixels, last.change.path == cause.change.path,
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
    guard let first = causes.first else { return "" }
    let remark = first.affectsNoPixels ? " (affects no pixels)" : ""
    guard let detail = first.change.detail else { return first.change.description + remark }
    let start = first.change.description.dropLast(detail.count)
    let details = causes.compactMap { cause in
      cause.change.detail.map { (change: cause.change, detail: $0) }
    }
    return start + FoldedEdges.details(details).joined(separator: ", ") + remark
  }

  /// Returns lines without the elements that begin the paths of all of them.
  ///
  /// - Parameter lines: Lines that ``lines(limit:)`` returned.
  /// - Returns: The lines; a single line, and lines without a path, are unchanged.
  static func withoutCommonPath(_ lines: [String]) -> [String] {
    func path(_ line: String) -> [Substring]? {
      guard !line.hasPrefix("and "), let end = line.range(of: " ") else { return nil }
      let path = line[..<end.lowerBound]
      return path.contains("/") ? path.split(separator: "/", omittingEmptySubsequences: false) : nil
    }
    let paths = lines.compactMap(path)
    let others = lines.filter { !$0.hasPrefix("and ") }
    guard paths.count > 1, paths.count == others.count, let first = paths.first else {
      return lines
    }
    let common = first.indices.dropLast().prefix { index in
      paths.allSatisfy { $0.count > index + 1 && $0[index] == first[index] }
    }.count
    let length = first.prefix(common).reduce(0) { $0 + $1.count + 1 }
    return lines.map { path($0) == nil ? $0 : String($0.dropFirst(length)) }
  }

  private static func unseen(_ count: Int, of total: Int) -> String {
    let number = count == total ? "which" : "\(Numbers.grouped(count)) of which"
    return ", \(number) affect\(count == 1 ? "s" : "") no pixels"
  }
}

extension SceneDifference.Change {
  /// The description of the change without the node, such as `padding[0].leading 12 → 16`; `nil` if
  /// the change concerns the node as a whole.
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
