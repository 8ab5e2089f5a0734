// SPDX-License-Identifier: MIT

/// The verb `tintype fetch`, which copies full references from the store.
package struct FetchVerb: DeclaredVerb, Hashable {
  /// References, or directories that contain references.
  package var references: [String]

  package static let manual = Manual(
    "fetch",
    abstract: "Copy the full references of pointers from the store.",
    usage: ["[REFERENCE…]"],
    discussion: [
      """
      Copies the full reference of each REFERENCE that is a pointer to the cache, so that tests can \
      read it without the store. A directory is searched for pointers; the default is __Snapshots__. \
      Tests fetch the references that they need, so this command is for working offline.
      """,
      """
      The cache is the directory in TINTYPE_CACHE, else “tintype” in XDG_CACHE_HOME or ~/.cache. Its \
      size is limited to TINTYPE_CACHE_LIMIT mebibytes, by default 1,024. “tintype push --help” \
      lists the variables of the store.
      """,
    ],
    examples: [
      Manual.Example("tintype fetch", "Copies the full references to the cache of this machine")
    ],
    exitCodes: [
      (.success, "the cache has all full references"),
      (.different, "the store does not have some full references"),
      (.error, "the store or a file could not be accessed"),
      (.cannotCreate, "the output could not be written"),
    ])

  package init(_ arguments: ParsedArguments) throws(CommandError) {
    references = try arguments.references(verb: Self.manual.name)
  }
}
