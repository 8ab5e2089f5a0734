// SPDX-License-Identifier: MIT

/// The verb `tintype store`, which replaces references with pointers.
package struct StoreVerb: DeclaredVerb, Hashable {
  /// References, or directories that contain references.
  package var references: [String]
  /// The address of the store; `nil` to keep the address of the directory.
  package var address: String?
  /// A Boolean value that indicates whether no file is written.
  package var isDryRun: Bool

  package static let manual = Manual(
    "store",
    abstract: "Replace references with pointers to files in a store.",
    usage: ["[--at ADDRESS] [--dry-run] [REFERENCE…]"],
    discussion: [
      """
      Each REFERENCE is a recorded PNG file, or a directory that is searched for such files; the \
      default is __Snapshots__. A pointer is a PNG file of a few hundred bytes with the digest of \
      all pixels and the SHA-256 of the full reference, which is moved to “.unpushed” in \
      __Snapshots__. “tintype push” copies it to the store.
      """,
      """
      In a directory with the name __Snapshots__, the command writes a file “.store” with the \
      address, which makes new references there pointers. That file only selects one of the stores \
      that you allow. --at therefore adds the address to your list of stores, tintype/stores in \
      XDG_CONFIG_HOME or ~/.config, on this machine; on others, set TINTYPE_STORE or add it, too.
      """,
    ],
    options: [
      Manual.Option(
        "--at", value: "ADDRESS",
        text: """
          The store: an existing directory, https://HOST/PATH, s3://BUCKET/PREFIX, oci://HOST/REPOSITORY or \
          rclone:REMOTE:PATH.
          """),
      .conversionDryRun,
    ],
    examples: [
      Manual.Example(
        "tintype store --at s3://snapshots/app",
        "Replaces all references with pointers to files in a bucket")
    ],
    exitCodes: [
      (.success, "done"),
      (.error, "a file could not be read or written"),
      (.cannotCreate, "the output could not be written"),
    ])

  package init(_ arguments: ParsedArguments) throws(CommandError) {
    references = try arguments.references(verb: Self.manual.name)
    address = arguments.value("--at")
    isDryRun = arguments.flag("--dry-run")
  }
}
