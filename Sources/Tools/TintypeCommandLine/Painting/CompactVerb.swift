// SPDX-License-Identifier: MIT

/// The verb `tintype compact`, which makes references compact.
package struct CompactVerb: DeclaredVerb, Hashable {
  /// References, or directories that contain references.
  package var references: [String]
  /// A Boolean value that indicates whether no file is written.
  package var isDryRun: Bool

  package static let manual = Manual(
    "compact",
    abstract: "Make references compact: a scene and a preview instead of all pixels.",
    usage: ["[--dry-run] [REFERENCE…]"],
    discussion: [
      """
      Each REFERENCE is a recorded PNG file, or a directory that is searched for such files; the \
      default is __Snapshots__. A compact reference is a PNG file with a preview, the digest of all \
      pixels, and the scene that produces them. Each scene is painted first, and a file is replaced \
      only if all pixels are the same. Compact references are skipped, so the command can be \
      interrupted and repeated.
      """,
      """
      In a directory with the name __Snapshots__, the command writes a file “.compact”, which makes \
      new references there compact.
      """,
    ],
    options: [.conversionDryRun],
    examples: [
      Manual.Example(
        "tintype compact --dry-run", "Prints how many bytes would be saved, and writes nothing")
    ],
    exitCodes: [
      (.success, "done"),
      (.error, "a file could not be read or written"),
      (.cannotCreate, "the output could not be written"),
    ])

  package init(_ arguments: ParsedArguments) throws(CommandError) {
    references = try arguments.references(verb: Self.manual.name)
    isDryRun = arguments.flag("--dry-run")
  }
}
