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
  func description(of path: String) -> String {
    let file = "“\(path)”"
    let problem =
      switch self {
      case .pixels: "Both branches have changed the image of the reference \(file) differently."
      case .added: "Both branches have added the reference \(file), with different images."
      case .unreadable(let reason):
        "Both branches have changed the reference \(file), and it cannot be merged. \(reason)"
      }
    return """
      \(problem) The version of the current branch is kept (in a rebase, the version of the branch \
      that you rebase onto). Resolve the conflicts in the sources, record the snapshot again with \
      “TINTYPE_RECORD=failed \(RecordingCommand.test(of: path))”, review the image, and run “git \
      add -- \(ShellText.word(path))”.
      """
  }
}

/// The command that records a reference again.
enum RecordingCommand {
  /// Returns the command that runs the test of a reference; all tests if its path does not name the
  /// test.
  ///
  /// - Parameter path: A path such as `__Snapshots__/FormTests/LoginTests/appearance.1.png`.
  /// - Returns: The command.
  static func test(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    guard let root = parts.firstIndex(of: "__Snapshots__"), root + 3 < parts.count,
      let test = parts.last?.split(separator: ".").first
    else { return "swift test" }
    let suites = parts[(root + 2)..<(parts.count - 1)].joined(separator: "/")
    let words = [parts[root + 1], suites, String(test)]
    // Other names were sanitized for the file system.
    guard words.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || "_/".contains($0) } })
    else { return "swift test" }
    return "swift test --filter \(words[0]).\(words[1])/\(words[2])"
  }
}
