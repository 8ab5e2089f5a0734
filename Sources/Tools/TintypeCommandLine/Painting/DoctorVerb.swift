// SPDX-License-Identifier: MIT

import TintypeBase

/// The verb `tintype doctor`, which checks the rendering environment.
package struct DoctorVerb: DeclaredVerb, Hashable {
  /// References, or directories that contain references.
  package var references: [String]
  /// A Boolean value that indicates whether two references are compared with each other.
  package var comparesReferences: Bool
  /// A Boolean value that indicates whether the result is JSON.
  package var isJSON: Bool

  package static let manual = Manual(
    "doctor",
    abstract: "Check the rendering environment, and explain how references differ from it.",
    usage: ["[--json] [REFERENCE…]", "--compare [--json] REFERENCE REFERENCE"],
    discussion: [
      """
      Prints this machine's fingerprint: the versions of libraries, and the digests of fonts. Checks \
      the libraries, the fonts and the environment, and paints small images whose pixels are known. \
      Differences that cannot change pixels are printed as well, so that they can be ruled out.
      """,
      """
      Each REFERENCE is a recorded PNG file, or a directory that is searched for such files, such as \
      __Snapshots__. Its rendering environment is compared with this machine, and each difference is \
      explained: what it is, whether it can change pixels, and what to do. The fonts of references \
      are looked up among the standard fonts.
      """,
    ],
    options: [
      Manual.Option(
        "--compare",
        text: "Compare two references of one snapshot with each other, without other checks."),
      Manual.Option("--json", text: "Print JSON."),
    ],
    examples: [
      Manual.Example(
        "tintype doctor __Snapshots__",
        "Checks this machine, and explains how the recorded references differ from it"),
      Manual.Example(
        "tintype doctor --compare old.png new.png",
        "Compares the environments of two references"),
    ],
    exitCodes: [
      (.success, "no problem was found that changes pixels"),
      (.different, "a problem was found that changes pixels, or prevents painting"),
      (.error, "a reference could not be read"),
      (.cannotCreate, "the output could not be written"),
    ])

  package init(_ arguments: ParsedArguments) throws(CommandError) {
    references = try arguments.paths(verb: Self.manual.name)
    comparesReferences = arguments.flag("--compare")
    isJSON = arguments.flag("--json")
    if comparesReferences, references.count != 2 {
      throw .twoReferencesNeeded(count: references.count)
    }
  }
}
