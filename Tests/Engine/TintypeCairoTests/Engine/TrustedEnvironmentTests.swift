// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeComponents

@Suite struct TrustedEnvironmentTests {
  private func failure(
    variables: [String: String] = [:],
    versions: [Fingerprint.Library: String] = [:],
    object: (String) -> String? = { _ in nil }
  ) -> RenderingError? {
    do {
      try TrustedEnvironment.check(variables: variables, versions: versions, object: object)
      return nil
    } catch {
      return error
    }
  }

  @Test("The current machine is trusted")
  func thisMachineIsTrusted() {
    #expect(
      failure(
        versions: LibraryVersions.loaded, object: TrustedEnvironment.object(of:)) == nil)
  }

  @Test("Every library has a version and a file")
  func everyLibraryHasVersionAndFile() {
    for library in Fingerprint.Library.allCases {
      #expect(LibraryVersions.loaded[library].flatMap { LibraryVersion($0) } != nil)
      for function in library.functions {
        #expect(TrustedEnvironment.object(of: function) != nil, "\(function)")
      }
    }
  }

  @Test(
    "A library that is too old is rejected",
    arguments: [
      (.cairo, "1.14.12", "1.16"), (.pango, "1.46.2", "1.50"), (.fontconfig, "2.12.6", "2.13"),
      (.harfbuzz, "2.3.1", "2.6"), (.fribidi, "1.0.5", "1.0.6"), (.glib, "2.58.3", "2.62"),
      (.pixman, "0.28.2", "0.30"),
    ] as [(Fingerprint.Library, String, String)])
  func aLibraryThatIsTooOldIsRefused(
    library: Fingerprint.Library, version: String, minimum: String
  ) {
    #expect(
      failure(versions: [library: version])
        == .libraryTooOld(library, version: version, minimum: minimum))
    #expect(failure(versions: [library: minimum]) == nil)
  }

  @Test("A library of unknown version is accepted")
  func libraryOfUnknownVersionIsAccepted() {
    #expect(failure(versions: [.cairo: "unknown", .freetype: "1.0"]) == nil)
  }

  @Test("A function that is replaced by another library is rejected")
  func aFunctionThatAnotherLibraryAnswersIsRefused() {
    let error = failure { function in
      function == "cairo_show_glyphs" ? "/tmp/other.so" : "/usr/lib/all.so"
    }
    #expect(
      error
        == .libraryReplaced(.cairo, function: "cairo_show_glyphs", file: "/tmp/other.so"))
  }

  @Test("A function whose library is unknown is accepted")
  func functionWhoseLibraryIsUnknownIsAccepted() {
    #expect(failure { $0 == "cairo_fill" ? nil : "/usr/lib/all.so" } == nil)
  }

  /// FE_UPWARD, which Swift cannot name because it is imported twice; FE_TONEAREST is 0 everywhere.
  private static var upward: Int32 {
    #if arch(x86_64)
      0x800
    #else
      0x40_0000
    #endif
  }

  @Test("A thread with another rounding mode is rejected")
  func aThreadThatRoundsOtherwiseIsRefused() throws {
    let renderer = try CairoRenderer.standard()
    fesetround(Self.upward)
    let painting = TintypeCairoTests.failure { _ = try renderer.paint(scene(9, 9)) }
    let typesetting = TintypeCairoTests.failure {
      _ = try renderer.typeset("a", font: Font(size: 9), width: nil)
    }
    fesetround(0)
    #expect(painting == .roundingChanged)
    #expect(typesetting == .roundingChanged)
    #expect(TintypeCairoTests.failure { _ = try renderer.paint(scene(9, 9)) } == nil)
  }

  @Test("The names of reset variables are sorted and complete")
  func everyUnsetVariableIsNamed() {
    let names = StartEnvironment.unsetNames
    #expect(names == names.sorted())
    for name in ["PANGO_LANGUAGE", "FREETYPE_PROPERTIES", "FONTCONFIG_FILE", "FC_LANG"] {
      #expect(names.contains(name))
    }
    #expect(Set(StartEnvironment.unsetVariables.keys).isSubset(of: names))
  }
}
