// SPDX-License-Identifier: MIT

import TintypeComponents

/// One thing that was checked on a machine, and what came of it.
package enum Finding: Hashable, Sendable {
  /// A library is there; its file is `nil` where the loader does not tell.
  case library(Fingerprint.Library, version: String, file: String?)
  /// A library does not tell its version.
  case libraryVersionUnknown(Fingerprint.Library)
  /// A library is another than the one whose header the kernels were built with.
  case headersDiffer(library: String, built: String, loaded: String)
  /// The default font is there, in so many files that are all the standard build.
  case defaultFont(family: String, count: Int)
  /// Font files that are other builds than the standard ones, by name; those of the default font are
  /// worse than those that stand in for single characters.
  case otherBuilds(files: [String], areDefault: Bool)
  /// Families that stand in for missing glyphs and are not installed.
  case fallbackMissing(families: [String])
  /// All families that stand in for missing glyphs are there.
  case fallbackComplete(families: [String])
  /// A variable was set, and was taken away before anything read it.
  case neutralised(variable: String, value: String)
  /// No variable is set that would move pixels.
  case environmentClean
  /// The self-test painted the pixels that it should.
  case selfTestPassed(revision: Int)
  /// The self-test painted other pixels in some of its pictures.
  case selfTestDiffers([SelfTest], hasOtherBuilds: Bool)
  /// The self-test could not be painted; the reason is an error's text.
  case selfTestFailed(reason: String)
  /// The renderer refuses to work here.
  case refused(RenderingError)

  /// How bad it is.
  package enum Level: String, Hashable, Sendable, CaseIterable {
    /// Nothing is wrong.
    case ok
    /// Pictures can be trusted, but something is not as it is elsewhere.
    case warning
    /// Pictures cannot be painted, or are not those of other machines.
    case problem
  }

  /// How bad it is.
  package var level: Level {
    switch self {
    case .library, .defaultFont, .fallbackComplete, .neutralised, .environmentClean,
      .selfTestPassed:
      .ok
    case .libraryVersionUnknown, .headersDiffer, .fallbackMissing, .otherBuilds(_, false): .warning
    case .otherBuilds(_, true), .selfTestDiffers, .selfTestFailed, .refused: .problem
    }
  }
}
