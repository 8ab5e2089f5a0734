// SPDX-License-Identifier: MIT

/// The verb `tintype expand`, which restores full references.
package struct ExpandVerb: DeclaredVerb, Hashable {
  /// References, or directories that contain references.
  package var references: [String]
  /// A Boolean value that indicates whether no file is written.
  package var isDryRun: Bool

  package static let manual = Manual(
    "expand",
    abstract: "Restore full references from compact references and pointers.",
    usage: ["[--dry-run] [REFERENCE…]"],
    discussion: [
      """
      Each REFERENCE is a compact reference or a pointer, or a directory that is searched for them; \
      the default is __Snapshots__. The scene of a compact reference is painted; the full reference \
      of a pointer is fetched. A file is replaced only if the pixels have the digest that it states. \
      The files “.compact” and “.store” in a directory with the name __Snapshots__ are removed.
      """
    ],
    options: [.conversionDryRun],
    examples: [
      Manual.Example(
        "tintype expand", "Restores the full references of all pointers and compact references")
    ],
    exitCodes: [
      (.success, "done"),
      (.error, "a file could not be read or written, or its pixels could not be painted again"),
      (.cannotCreate, "the output could not be written"),
    ])

  package init(_ arguments: ParsedArguments) throws(CommandError) {
    references = try arguments.references(verb: Self.manual.name)
    isDryRun = arguments.flag("--dry-run")
  }
}
