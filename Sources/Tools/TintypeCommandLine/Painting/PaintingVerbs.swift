// SPDX-License-Identifier: MIT

/// The verbs that the program `tintype-paint` runs, in the order of the help.
///
/// `tintype` parses their arguments and prints their help, so that only work needs the libraries
/// that paint. `tintype compare --base` runs there, too; see ``BaseOptions``.
package let paintingVerbs: [any DeclaredVerb.Type] = [
  AuditVerb.self,
  MutateVerb.self,
  DoctorVerb.self,
  CompactVerb.self,
  ExpandVerb.self,
  StoreVerb.self,
  PushVerb.self,
  FetchVerb.self,
]

extension ParsedArguments {
  /// Returns the given references, or those of the package if none is given.
  func references(verb: String) throws(CommandError) -> [String] {
    let names = try paths(verb: verb)
    return names.isEmpty ? ["__Snapshots__"] : names
  }
}

extension Manual.Option {
  /// The option of verbs that convert references.
  static let conversionDryRun = Manual.Option(
    "--dry-run", text: "Convert nothing, and print what would be converted.")
}
