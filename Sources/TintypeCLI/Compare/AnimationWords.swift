// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots

extension PairComparison {
  /// Whether and how two files differ of which one is animated: the verdict, and the pixels of the
  /// first frame that differs.
  func sentences(on animation: AnimationComparison) -> [String] {
    let frames = Numbers.counted(animation.referenceFrameCount, "frame")
    if isEqual { return ["Same: \(frames) of \(result.referenceSize.words)."] }
    let shown = animation.shownName
    if isWithinTolerance { return ["Same within the tolerance: \(shown): \(result.extent)."] }
    let verdict = "Different: \(animation.differences.joined(separator: "; "))."
    guard !result.isWithinTolerance else { return [verdict] }
    return [verdict, shown.prefix(1).uppercased() + shown.dropFirst() + ": \(result.details)"]
  }
}

extension AnimationComparison {
  /// The frame that the result of the comparison describes, counted from 1.
  var shownName: String { shownFrame.map { "frame \($0 + 1)" } ?? "the image without animation" }

  /// The differences, in clauses.
  var differences: [String] {
    var clauses: [String] = []
    if referenceFrameCount != actualFrameCount {
      clauses.append(
        "the reference has \(Numbers.counted(referenceFrameCount, "frame")) and the actual image "
          + Numbers.grouped(actualFrameCount))
    }
    if !differingFrames.isEmpty {
      let common = min(referenceFrameCount, actualFrameCount)
      clauses.append(
        "\(Numbers.grouped(differingFrames.count)) of \(Numbers.counted(common, "frame")) "
          + (differingFrames.count == 1 ? "differs" : "differ"))
    }
    if !differingDelays.isEmpty {
      let (first, rest) = (differingDelays.prefix(5), differingDelays.count - 5)
      let numbers = first.map { Numbers.grouped($0 + 1) }.joined(separator: ", ")
      clauses.append(
        differingDelays.count == 1
          ? "the delay of frame \(numbers) differs"
          : "the delays of frames \(numbers)"
            + (rest > 0 ? " and \(Numbers.grouped(rest)) more differ" : " differ"))
    }
    if playCountsDiffer {
      clauses.append(
        "the reference \(Self.plays(referencePlayCount)) and the actual image "
          + Self.plays(actualPlayCount))
    }
    if stillImageDiffers {
      clauses.append("the image that viewers without animation show differs")
    }
    return clauses
  }

  private static func plays(_ count: Int?) -> String {
    switch count {
    case nil: "is not animated"
    case 0?: "plays endlessly"
    case 1?: "plays once"
    case let count?: "plays \(Numbers.grouped(count)) times"
    }
  }
}
