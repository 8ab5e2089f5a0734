// SPDX-License-Identifier: MIT

import TintypeComparison
import TintypeImaging
import TintypeReports
import TintypeSnapshots

/// The three versions of a reference in a merge.
struct ReferenceVersions {
  let base: [UInt8]
  let ours: [UInt8]
  let theirs: [UInt8]

  /// The result of a merge.
  enum Merged: Hashable {
    /// The version of the current branch.
    case ours
    /// The version of the other branch.
    case theirs
    /// The versions are texts, to be merged line by line.
    case text
    /// Neither version can be chosen.
    case conflict(Reason)
  }

  /// The reason for a conflict.
  enum Reason: Hashable {
    /// Both branches changed the pixels, with different results.
    case pixels
    /// Both branches added the reference, with different pixels.
    case added
    /// The pixels of a version are unavailable.
    case unreadable(String)
  }

  /// The result of the merge, which is determined without painting.
  var merged: Merged {
    // Both sides made the same change, or only one side made a change.
    if ours == theirs || base == theirs { return .ours }
    if base == ours { return .theirs }
    guard isImage(ours) || isImage(theirs) else {
      let isPointer = [base, ours, theirs].contains(where: ReferenceFile.isGitLFSPointer)
      return isPointer ? .conflict(.unreadable("They are Git LFS pointers.")) : .text
    }
    do {
      return try mergedImages()
    } catch {
      return .conflict(.unreadable("\(error)"))
    }
  }

  private func isImage(_ bytes: [UInt8]) -> Bool { bytes.starts(with: PNGFile.signature) }

  private func mergedImages() throws -> Merged {
    let (mine, other) = (try ReferenceImage(ours), try ReferenceImage(theirs))
    let (pixels, otherPixels) = (try mine.identity(), try other.identity())
    guard !base.isEmpty else { return pixels == otherPixels ? .ours : .conflict(.added) }
    // A base that cannot be read equals neither version.
    let ancestor = try? ReferenceImage(base)
    let oldPixels = try? ancestor?.identity()
    if pixels == otherPixels {
      // The pixels are equal, so prefer the scene that only one branch has changed.
      let isMineChanged = mine.nodes != ancestor?.nodes
      return !isMineChanged && other.nodes != ancestor?.nodes && ancestor != nil ? .theirs : .ours
    }
    if otherPixels == oldPixels { return .ours }
    return pixels == oldPixels ? .theirs : .conflict(.pixels)
  }
}

extension ReferenceVersions.Reason {
  /// Returns the message: the problem, and how to resolve the conflict.
  ///
  /// Git runs the driver once for each file, so the message is short, and its advice is for all files.
  func description(of path: String) -> String {
    let problem =
      switch self {
      case .pixels: "both branches have changed the image"
      case .added: "both branches have added the reference, with different images"
      case .unreadable(let reason):
        "the versions cannot be merged (\(reason.hasSuffix(".") ? String(reason.dropLast()) : reason))"
      }
    return "“\(path)”: \(problem); “ours” is kept. \(Self.advice)"
  }

  /// The command that resolves all conflicts of references.
  static let advice = """
    After you have merged the sources, record all such references: TINTYPE_RECORD=failed swift test
    """
}
