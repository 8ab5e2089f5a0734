// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeRuns
import TintypeScene
import TintypeSnapshots

extension ImageDifference: SnapshotDifference {
  package var extent: String {
    let (differing, total) = (pixels.differingPixels, pixels.totalPixels)
    var text = " in \(Numbers.grouped(differing)) of \(Numbers.counted(total, "pixel"))"
    if let share = Numbers.share(differing, of: total) { text += " (\(share))" }
    if let bounds = pixels.bounds {
      text += ", within \(bounds.width) × \(bounds.height) pixels at \(bounds.x), \(bounds.y)"
    }
    text += ", by up to \(pixels.largestDistance) of 255."
    if pixels.referenceSize != pixels.actualSize {
      let (old, new) = (pixels.referenceSize, pixels.actualSize)
      text +=
        " The size changed from \(old.width) × \(old.height) to \(new.width) × \(new.height) pixels."
    }
    return text
  }

  package var changedLines: [String] {
    // A message has at most twelve lines, also with circumstances.
    let limit = max(4 - circumstances.count, 1)
    return DifferenceCauses.withoutCommonPath(causes?.lines(limit: limit) ?? [])
  }

  package var changeSummary: String? {
    let names = (causes?.account?.causes ?? []).compactMap(\.name?.title)
    guard let first = names.first else { return causes?.lines(limit: 1).first }
    return names.count == 1 ? first : "\(first) and \(names.count - 1) more"
  }
  package var artifactName: String { "difference.png" }

  package var circumstances: [String] {
    environmentSentences + unexplainedSentences + colorSpaceSentences
      + remarks.map { "Note: \($0)." }
  }

  /// The sentences about pixels that no change explains, with advice.
  private var unexplainedSentences: [String] {
    guard let account = causes?.account, account.unexplained > 0 else { return [] }
    let count = Numbers.grouped(account.unexplained)
    let total = Numbers.counted(account.differing, "differing pixel")
    return [
      """
      No change of the component explains \(count) of \(total). The reference was edited, or the \
      rendering differs from run to run. Find the reason before you record the reference again.
      """
    ]
  }

  /// The sentences about a reference whose samples are not sRGB, although they are compared as
  /// sRGB.
  private var colorSpaceSentences: [String] {
    guard !colorSpace.isSRGB else { return [] }
    return [
      """
      The reference states \(colorSpace); its samples were compared as sRGB. Convert it to sRGB, \
      or record it again.
      """
    ]
  }

  /// The sentences about the effect of another environment on the difference, with advice.
  private var environmentSentences: [String] {
    // A property that one of the two environments does not state provides no information.
    let differences = environment.filter { $0.effect > .unstated }
    guard let maximum = differences.first?.effect else { return [] }
    let place = "The reference was painted in another environment: \(differences.changesText)."
    switch repainting {
    case .done: return ["\(place) \(repainted)"]
    case .notNeeded, .impossible:
      if maximum == .none { return [place + " The component has probably changed."] }
      return ["\(place) \(elsewhere)"]
    case .failed(let reason):
      return ["\(place) Its scene could not be painted here: \(reason) \(elsewhere)"]
    }
  }

  private var repainted: String {
    let done = "Its scene was painted again here and compared instead of the recorded pixels:"
    return switch origin {
    case .component: "\(done) the change is in the component."
    case .environment:
      """
      \(done) the component is unchanged, but is laid out differently in this environment. Run the \
      test in the reference's environment, or record the reference again here.
      """
    case nil: "\(done) the two images differ."
    }
  }

  private var elsewhere: String {
    """
    If the component did not change, run the test in the reference's environment, or record the \
    reference again here. For details, run “swift run tintype doctor” with the reference's \
    path.
    """
  }
}

extension ImageDifference {
  package var details: (any JournalDetails)? {
    ImageDetails(
      pixels: JournalRecord.PixelSummary(
        differing: pixels.differingPixels,
        total: pixels.totalPixels,
        referenceSize: pixels.referenceSize,
        actualSize: pixels.actualSize,
        regions: analysis.regionsBySize.prefix(JournalRecord.PixelSummary.regionLimit).map {
          index in
          let region = analysis.regions[index]
          return JournalRecord.Region(
            bounds: region.bounds, differing: region.differingPixels,
            largest: region.largestDistance, movedFrom: region.movedFrom)
        }),
      causes: summarizedCauses)
  }

  /// The causes with the region indices of the summary of pixels.
  private var summarizedCauses: DifferenceCauses? {
    let limit = JournalRecord.PixelSummary.regionLimit
    guard var causes = causes?.prefix(50) else { return nil }
    let places = Dictionary(
      uniqueKeysWithValues: analysis.regionsBySize.enumerated().map { ($1, $0) })
    func mapped(_ regions: [Int]) -> [Int] {
      regions.compactMap { places[$0] }.filter { $0 < limit }.sorted()
    }
    for index in causes.changes.indices {
      causes.changes[index].regions = mapped(causes.changes[index].regions)
    }
    let isExplained = causes.unexplainedRegions.isEmpty
    causes.unexplainedRegions = mapped(causes.unexplainedRegions)
    // A region that is omitted from the list because of its size is still unexplained.
    if !isExplained, causes.unexplainedRegions.isEmpty { causes.unexplainedRegions = [limit] }
    return causes
  }
}

extension BitmapAnalysis {
  /// The indices of the regions in descending order of their number of pixels.
  fileprivate var regionsBySize: [Int] {
    regions.indices.sorted { left, right in
      let counts = (regions[left].differingPixels, regions[right].differingPixels)
      return counts.0 == counts.1 ? left < right : counts.0 > counts.1
    }
  }
}
