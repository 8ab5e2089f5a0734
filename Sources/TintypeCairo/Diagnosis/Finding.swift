// SPDX-License-Identifier: MIT

import TintypeScene

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

extension Finding: CustomStringConvertible {
  /// What was found and, where something is wrong, what to do next.
  package var description: String {
    switch self {
    case .library(let library, let version, let file):
      [
        "\(library.title) \(version)",
        library.requirement.map { "at least \($0.minimum) is needed, \($0.reason)" },
        file.map { "loaded from \($0)" },
      ]
      .compactMap(\.self).joined(separator: "; ")
    case .libraryVersionUnknown(let library):
      """
      \(library.title) does not tell its version, so it cannot be compared with that of other \
      machines. Install \(library.debianPackage) (Debian, Ubuntu) or \(library.homebrewFormula) \
      (Homebrew) as it is packaged there.
      """
    case .headersDiffer(let library, let built, let loaded):
      """
      This program was built with the header of \(library) \(built), and \(loaded) is loaded. Remove \
      .build and build again.
      """
    case .defaultFont(let family, let count):
      "\(family), the default font, is there with \(count) files of the standard build"
    case .otherBuilds(let files, _):
      """
      These font files are not the standard build, so text that is set in them may differ from that \
      of other machines: \(files.joined(separator: ", ")). \(Self.install(fonts: files)), or record \
      references with these files everywhere.
      """
    case .fallbackMissing(let families):
      """
      These families are not installed, so characters that only they have cannot be painted: \
      \(families.joined(separator: ", ")). If you need them, install \
      \(FontBook.packages(ofFallback: families)) (Debian, Ubuntu), or pass a FontBook with font files \
      of your own.
      """
    case .fallbackComplete(let families):
      "All fonts for other scripts are there: \(families.joined(separator: ", "))"
    case .neutralised(let variable, let value):
      "\(variable) is “\(value)”; Tintype took it away before it could move a pixel"
    case .environmentClean: "No variable of the environment is set that would move pixels"
    case .selfTestPassed(let revision):
      """
      The pixels of the self-test are those of every other machine with renderer revision \(revision)
      """
    case .selfTestDiffers(let pictures, let hasOtherBuilds):
      """
      The self-test painted other pixels than other machines do: \
      \(pictures.map(\.rawValue).joined(separator: ", ")). \(Self.cause(pictures, hasOtherBuilds))
      """
    case .selfTestFailed(let reason): "The self-test could not be painted. \(reason)"
    case .refused(let error): error.description
    }
  }

  private static func install(fonts files: [String]) -> String {
    let packages = Set(files.compactMap { Fingerprint.debianPackage(ofFont: $0) }).sorted()
    let names = packages.isEmpty ? "the standard fonts" : packages.joined(separator: " and ")
    return "Install \(names) of Debian 12"
  }

  private static func cause(_ pictures: [SelfTest], _ hasOtherBuilds: Bool) -> String {
    if pictures == [.text], hasOtherBuilds {
      return "The font files are other builds; install the standard ones."
    }
    return """
      Compare the versions of the libraries above with those of a machine on which it passes: give \
      the path of a reference from there.
      """
  }
}

extension Fingerprint.Library {
  /// The formula of Homebrew that holds the library.
  var homebrewFormula: String { rawValue }
}
