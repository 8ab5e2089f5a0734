// SPDX-License-Identifier: MIT

/// The verb `tintype push`, which copies full references to the store.
package struct PushVerb: DeclaredVerb, Hashable {
  /// References, or directories that contain references.
  package var references: [String]
  /// A Boolean value that indicates whether the store is only queried and nothing is pushed.
  package var isCheck: Bool

  package static let manual = Manual(
    "push",
    abstract: "Copy the full references of pointers to the store.",
    usage: ["[--check] [REFERENCE…]"],
    discussion: [
      """
      Copies the files in “.unpushed” of __Snapshots__ to the store, and removes those that the \
      store contains. Then checks that the store contains the full reference of each REFERENCE that \
      is a pointer. A directory is searched for pointers; the default is __Snapshots__.
      """,
      """
      The address is TINTYPE_STORE, else the one in the file “.store” in __Snapshots__ if your list \
      of stores contains it; see “tintype store --help”. Credentials are read from \
      TINTYPE_STORE_TOKEN, or from TINTYPE_STORE_USER and TINTYPE_STORE_PASSWORD, and used only with \
      the address in TINTYPE_STORE; for s3, from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.
      """,
    ],
    options: [Manual.Option("--check", text: "Copy nothing; only check the store.")],
    examples: [
      Manual.Example("tintype push", "Copies the files of new pointers to the store"),
      Manual.Example(
        "tintype push --check", "Checks that the store has the full reference of each pointer"),
    ],
    exitCodes: [
      (.success, "the store has all full references"),
      (.different, "the store does not have some full references"),
      (.error, "the store or a file could not be accessed"),
      (.cannotCreate, "the output could not be written"),
    ])

  package init(_ arguments: ParsedArguments) throws(CommandError) {
    references = try arguments.references(verb: Self.manual.name)
    isCheck = arguments.flag("--check")
  }
}
