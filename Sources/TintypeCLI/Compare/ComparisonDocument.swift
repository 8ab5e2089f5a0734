// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots
import TintypeComparison

extension PairComparison {
  /// What programs read about one pair; the keys are part of the tool's interface.
  func document(_ options: CompareOptions, createdFolders: [String]) -> String {
    var members: [(name: String, value: JSONValue)] = [("format", .count(1))]
    members += self.members
    members += [
      ("mode", .string(options.tolerance.mode.rawValue)),
      ("threshold", .number(options.tolerance.threshold)),
      ("bitDepths", bitDepths.json),
      ("animation", animation?.json ?? .null),
      ("warnings", .list(warnings.map(\.json))),
      ("colorSpaces", colorSpaces.json),
      ("regions", .list(analysis?.regions.map(\.json) ?? [])),
      ("ladder", .list(analysis?.ladder.map(\.json) ?? [])),
      ("fingerprint", analysis.map { .string($0.fingerprint.hexadecimal) } ?? .null),
      ("changes", causes.map { .list($0.changes.map(\.json)) } ?? .null),
      ("reference", .string(options.reference)),
      ("actual", .string(options.actual)),
      ("difference", picture.map { .string($0) } ?? .null),
      ("createdFolders", .list(createdFolders.map { .string($0) })),
    ]
    return JSONValue.object(members).document
  }

  /// Whether, how much and where two files differ.
  var members: [(name: String, value: JSONValue)] {
    [("equal", .flag(isEqual)), ("matches", .flag(isWithinTolerance))] + result.members
  }
}

extension PairComparison.BitDepths {
  var json: JSONValue {
    .object([
      ("reference", .count(reference)), ("actual", .count(actual)),
      ("compared", compared.map { .count($0) } ?? .null),
    ])
  }
}

extension PairComparison.FileWarning {
  var json: JSONValue {
    .object([("path", .string(name)), ("warning", .string(warning.description))])
  }
}

extension AnimationComparison {
  var json: JSONValue {
    .object([
      (
        "frames",
        .object([("reference", .count(referenceFrameCount)), ("actual", .count(actualFrameCount))])
      ),
      ("differingFrames", .list(differingFrames.map { .count($0) })),
      ("differingDelays", .list(differingDelays.map { .count($0) })),
      (
        "plays",
        .object([
          ("reference", referencePlayCount.map { .count($0) } ?? .null),
          ("actual", actualPlayCount.map { .count($0) } ?? .null),
        ])
      ),
      ("stillImageDiffers", .flag(stillImageDiffers)),
      ("shownFrame", shownFrame.map { .count($0) } ?? .null),
    ])
  }
}

extension PairComparison.ColorSpaces {
  var json: JSONValue {
    .object([
      ("reference", .string(reference.description)), ("actual", .string(actual.description)),
    ])
  }
}

extension BitmapComparison {
  /// How much and where two pictures differ.
  fileprivate var members: [(name: String, value: JSONValue)] {
    [
      ("differingPixels", .count(differingPixels)),
      ("totalPixels", .count(totalPixels)),
      ("share", .number(share)),
      (
        "sizes",
        .object([("reference", referenceSize.json), ("actual", actualSize.json)])
      ),
      ("bounds", bounds?.json ?? .null),
      ("largestDistance", .count(largestDistance)),
      ("largestDistance16", largestDistance16.map { .count($0) } ?? .null),
      ("meanDistance", .number(meanDistance)),
      ("antialiasedPixels", .count(antialiasedPixels)),
      ("maskedPixels", .count(maskedPixels)),
    ]
  }
}

extension DifferenceRegion {
  fileprivate var json: JSONValue {
    .object(
      bounds.members + [
        ("differingPixels", .count(differingPixels)),
        ("largestDistance", .count(largestDistance)),
        ("meanDistance", .number(meanDistance)),
        ("movedFrom", movement?.from.json ?? .null),
        ("movedTo", movement?.to.json ?? .null),
        ("fingerprint", .string(fingerprint.hexadecimal)),
      ])
  }
}

extension DifferenceCauses.Cause {
  fileprivate var json: JSONValue {
    .object([
      ("change", .string(change.description)),
      ("regions", .list(regions.map { .count($0) })),
      ("movesNoPixel", .flag(movesNoPixel)),
      ("isConsequence", .flag(change.isConsequence)),
    ])
  }
}

extension BitmapAnalysis.Step {
  fileprivate var json: JSONValue {
    .object([("threshold", .number(threshold)), ("differingPixels", .count(differingPixels))])
  }
}

extension PixelRect {
  fileprivate var members: [(name: String, value: JSONValue)] {
    [("x", .count(x)), ("y", .count(y)), ("width", .count(width)), ("height", .count(height))]
  }

  fileprivate var json: JSONValue { .object(members) }
}

extension PixelSize {
  fileprivate var json: JSONValue {
    .object([("width", .count(width)), ("height", .count(height))])
  }
}
