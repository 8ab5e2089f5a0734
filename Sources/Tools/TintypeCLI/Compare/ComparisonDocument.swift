// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeComparison

extension PairComparison {
  /// Returns the JSON document for one pair; the keys are part of the tool's interface.
  func document(_ options: CompareOptions, createdFolders: [String]) -> String {
    JSON.object(
      [("format", .integer(1))] + documentMembers(options, createdFolders: createdFolders)
    )
    .document
  }

  /// The members of the document after its format.
  func documentMembers(_ options: CompareOptions, createdFolders: [String]) -> [JSON.Member] {
    members + [
      ("mode", .string(options.tolerance.mode.rawValue)),
      ("threshold", .number(options.tolerance.threshold)),
      ("bitDepths", bitDepths.json),
      ("animation", animation?.json ?? .null),
      ("warnings", .array(warnings.map(\.json))),
      ("colorSpaces", colorSpaces.json),
      ("orientations", orientations.json),
      ("regions", .array(analysis?.regions.map(\.json) ?? [])),
      ("ladder", .array(analysis?.ladder.map(\.json) ?? [])),
      ("fingerprint", analysis.map { .string($0.fingerprint.hexadecimal) } ?? .null),
      ("changes", causes.map { .array($0.changes.map(\.json)) } ?? .null),
      ("reference", .string(options.reference)),
      ("actual", .string(options.actual)),
      ("difference", image.map { .string($0) } ?? .null),
      ("createdFolders", .array(createdFolders.map { .string($0) })),
    ]
  }

  /// The verdict, the extent and the location of the difference.
  var members: [JSON.Member] {
    [("equal", .bool(isEqual)), ("matches", .bool(isWithinTolerance))] + result.members
  }
}

extension PairComparison.BitDepths {
  var json: JSON {
    .object([
      ("reference", .integer(reference)), ("actual", .integer(actual)),
      ("compared", compared.map { .integer($0) } ?? .null),
    ])
  }
}

extension PairComparison.FileWarning {
  var json: JSON { .object([("path", .string(name)), ("warning", .string(warning.description))]) }
}

extension AnimationComparison {
  var json: JSON {
    .object([
      (
        "frames",
        .object([
          ("reference", .integer(referenceFrameCount)), ("actual", .integer(actualFrameCount)),
        ])
      ),
      ("differingFrames", .array(differingFrames.map { .integer($0) })),
      ("differingDelays", .array(differingDelays.map { .integer($0) })),
      (
        "plays",
        .object([
          ("reference", referencePlayCount.map { .integer($0) } ?? .null),
          ("actual", actualPlayCount.map { .integer($0) } ?? .null),
        ])
      ),
      ("stillImageDiffers", .bool(stillImageDiffers)),
      ("shownFrame", shownFrame.map { .integer($0) } ?? .null),
    ])
  }
}

extension PairComparison.ColorSpaces {
  var json: JSON {
    .object([
      ("reference", .string(reference.description)), ("actual", .string(actual.description)),
    ])
  }
}

extension PairComparison.Orientations {
  /// The orientations as values of Exif, 1 to 8.
  var json: JSON {
    .object([
      ("reference", .integer(Int(reference.rawValue))), ("actual", .integer(Int(actual.rawValue))),
    ])
  }
}

extension BitmapComparison {
  /// The extent and the location of the difference between two images.
  fileprivate var members: [JSON.Member] {
    [
      ("differingPixels", .integer(differingPixels)),
      ("totalPixels", .integer(totalPixels)),
      ("share", .number(share)),
      (
        "sizes",
        .object([("reference", referenceSize.json), ("actual", actualSize.json)])
      ),
      ("bounds", bounds?.json ?? .null),
      ("largestDistance", .integer(largestDistance)),
      ("largestDistance16", largestDistance16.map { .integer($0) } ?? .null),
      ("meanDistance", .number(meanDistance)),
      ("antialiasedPixels", .integer(antialiasedPixels)),
      ("maskedPixels", .integer(maskedPixels)),
    ]
  }
}

extension DifferenceRegion {
  fileprivate var json: JSON {
    .object(
      bounds.members + [
        ("differingPixels", .integer(differingPixels)),
        ("largestDistance", .integer(largestDistance)),
        ("meanDistance", .number(meanDistance)),
        ("movedFrom", movement?.from.json ?? .null),
        ("movedTo", movement?.to.json ?? .null),
        ("fingerprint", .string(fingerprint.hexadecimal)),
      ])
  }
}

extension DifferenceCauses.Cause {
  fileprivate var json: JSON {
    .object([
      ("change", .string(change.description)),
      ("regions", .array(regions.map { .integer($0) })),
      ("affectsNoPixels", .bool(affectsNoPixels)),
      ("isConsequence", .bool(change.isConsequence)),
    ])
  }
}

extension BitmapAnalysis.Step {
  fileprivate var json: JSON {
    .object([("threshold", .number(threshold)), ("differingPixels", .integer(differingPixels))])
  }
}

extension PixelRect {
  fileprivate var members: [JSON.Member] {
    [
      ("x", .integer(x)), ("y", .integer(y)), ("width", .integer(width)),
      ("height", .integer(height)),
    ]
  }

  fileprivate var json: JSON { .object(members) }
}

extension PixelSize {
  fileprivate var json: JSON {
    .object([("width", .integer(width)), ("height", .integer(height))])
  }
}
