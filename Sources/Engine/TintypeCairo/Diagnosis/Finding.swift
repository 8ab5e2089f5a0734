// SPDX-License-Identifier: MIT

import TintypeScene

/// The result of a check of the machine.
package enum Finding: Hashable, Sendable {
  /// A library is available; the file is `nil` if the loader does not report it.
  case library(Fingerprint.Library, version: String, file: String?)
  /// A library does not report its version.
  case libraryVersionUnknown(Fingerprint.Library)
  /// A library's version differs from the header that the kernels were compiled with.
  case headersDiffer(library: String, built: String, loaded: String)
  /// The default font is available, with the given number of files, all of them standard builds.
  case defaultFont(family: String, count: Int)
  /// Font files that are not standard builds, by name.
  ///
  /// Files of the default font are a problem; files of fallback fonts are a warning.
  case otherBuilds(files: [String], areDefault: Bool)
  /// Fallback families for missing glyphs that are not installed.
  case fallbackMissing(families: [String])
  /// All fallback families for missing glyphs are installed.
  case fallbackComplete(families: [String])
  /// A variable was set and was unset before any library read it.
  case unsetVariables(variable: String, value: String)
  /// No variable that would change pixels is set.
  case environmentClean
  /// The self-test produced the expected pixels.
  case selfTestPassed(revision: Int)
  /// The self-test produced other pixels in some of its images.
  case selfTestDiffers([SelfTest], hasOtherBuilds: Bool)
  /// The self-test could not be painted; the reason is the message of an error.
  case selfTestFailed(reason: String)
  /// The renderer does not support this environment.
  case refused(RenderingError)

  /// The severity of a finding.
  package enum Level: String, Hashable, Sendable, CaseIterable {
    /// No problem was found.
    case ok
    /// Images are reliable, but the machine differs from others.
    case warning
    /// Images cannot be rendered, or differ from those of other machines.
    case problem
  }

  /// The severity of the finding.
  package var level: Level {
    switch self {
    case .library, .defaultFont, .fallbackComplete, .unsetVariables, .environmentClean,
      .selfTestPassed:
      .ok
    case .libraryVersionUnknown, .headersDiffer, .fallbackMissing, .otherBuilds(_, false): .warning
    case .otherBuilds(_, true), .selfTestDiffers, .selfTestFailed, .refused: .problem
    }
  }
}

extension Finding: CustomStringConvertible {
  /// A description of the finding and, if there is a problem, of the next step.
  package var description: String {
    switch self {
    case .library(let library, let version, let file):
      [
        "\(library.title) \(version)",
        library.requirement.map { "at least \($0.minimum) is required (\($0.reason))" },
        file.map { "loaded from \($0)" },
      ]
      .compactMap(\.self).joined(separator: "; ")
    case .libraryVersionUnknown(let library):
      """
      \(library.title) does not report its version, so it cannot be compared with other machines. \
      Install the package \(library.debianPackage) (Debian, Ubuntu) or \
      \(library.homebrewFormula) (Homebrew).
      """
    case .headersDiffer(let library, let built, let loaded):
      """
      This program was built with the headers of \(library) \(built), but \(loaded) is loaded. \
      Delete .build and build again.
      """
    case .defaultFont(let family, let count):
      "\(family), the default font, is part of Tintype; its \(count) files are the standard build"
    case .otherBuilds(let files, _):
      """
      These font files are not the standard build, so text in these fonts may differ from other \
      machines: \(files.joined(separator: ", ")). \(Self.install(fonts: files)), or record \
      references with these files on all machines.
      """
    case .fallbackMissing(let families):
      """
      These families are not installed, so characters that only they contain cannot be painted: \
      \(families.joined(separator: ", ")). If you need them, install \
      \(FontBook.packages(ofFallback: families)) (Debian, Ubuntu), or pass a FontBook with your \
      own font files.
      """
    case .fallbackComplete(let families):
      "All fonts for other scripts are installed: \(families.joined(separator: ", "))"
    case .unsetVariables(let variable, let value):
      "\(variable) is “\(value)”; Tintype unset it before it could affect pixels"
    case .environmentClean: "No environment variable that affects pixels is set"
    case .selfTestPassed(let revision):
      "The self-test painted the expected pixels of renderer revision \(revision)"
    case .selfTestDiffers(let images, let hasOtherBuilds):
      """
      The self-test painted different pixels than other machines: \
      \(images.map(\.rawValue).joined(separator: ", ")). \(Self.cause(images, hasOtherBuilds))
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

  private static func cause(_ images: [SelfTest], _ hasOtherBuilds: Bool) -> String {
    if images == [.text], hasOtherBuilds {
      return "The font files are not the standard build; install the standard files."
    }
    return """
      Compare the library versions above with a machine on which the self-test passes: pass the \
      path of a reference from that machine.
      """
  }
}

extension Fingerprint.Library {
  /// The Homebrew formula that provides the library.
  var homebrewFormula: String { rawValue }
}
