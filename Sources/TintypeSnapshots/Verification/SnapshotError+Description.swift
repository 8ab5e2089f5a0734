// SPDX-License-Identifier: MIT

extension SnapshotError: CustomStringConvertible {
  /// What is wrong, where, and what to do next.
  public var description: String {
    switch self {
    case .unknownRecordMode(let variable, let value):
      """
      \(variable) is “\(value)”, which is no record mode. Set it to one of \
      \(SnapshotTestingConfiguration.Record.words.joined(separator: ", ")), or unset it.
      """
    case .packageRootNotFound(let sourceFile):
      """
      No directory above \(sourceFile) holds a Package.swift, so there is no place for references. \
      Run the tests where their sources lie.
      """
    case .referenceRootMissing(let path):
      """
      There is no directory of references at \(path). Check that it was committed and checked out; \
      to make it, record with TINTYPE_RECORD=missing.
      """
    case .unreadableReference(let path, let trouble):
      """
      The reference \(path) cannot be read: \(trouble). Check what stands there and who may read it.
      """
    case .gitLFSPointer(let path):
      """
      The reference \(path) is a pointer of Git LFS, and the file itself was not fetched. Run \
      “git lfs pull”.
      """
    case .mergeConflict(let path):
      """
      The reference \(path) holds the marks of a merge conflict. Take one side with \
      “git checkout --ours” or “--theirs”, or delete the file and record it again.
      """
    case .corruptReference(let path, let reason):
      """
      The reference \(path) cannot be used. \(reason)
      """
    case .unwritableReference(let path, let trouble):
      """
      The reference \(path) cannot be written: \(trouble). What stood there is unchanged. Check who \
      may write there.
      """
    case .unwritableOutput(let path, let trouble):
      """
      The output \(path) cannot be written: \(trouble). Check who may write there, or name another \
      directory with TINTYPE_OUTPUT.
      """
    case .ambiguousName(let name, let first, let second) where first == second:
      """
      The call at \(first) yields different values under the one name “\(name)”, as in a loop or a \
      parameterised test. Tell them apart with “named:”.
      """
    case .ambiguousName(let name, let first, let second):
      """
      The name “\(name)” stands for different values at \(first) and at \(second). Tell them apart \
      with “named:”.
      """
    case .unusableName(let name):
      """
      “\(name)” cannot name a snapshot: nothing that a file name may hold is left of it. Pass a \
      name with letters or digits.
      """
    case .unknownMask(let name, let near):
      """
      The mask “\(name)” names no node, neither by a path nor by an id, an accessibility identifier or \
      a label. \
      \(near.isEmpty ? "See the scene's outline" : "Did you mean \(Self.choice(near))? If not, see the scene's outline") \
      for what there is.
      """
    case .maskWithoutScene(let names):
      """
      The picture was not made of a scene, so the nodes \(Self.list(names)) cannot be found in it. Mask \
      rectangles instead, in the tolerance.
      """
    case .notAsDescribed(let diagnostics):
      (["The component does not look as described:"] + diagnostics.map { "- \($0)" })
        .joined(separator: "\n")
    }
  }

  private static func choice(_ names: [String]) -> String {
    names.map { "“\($0)”" }.joined(separator: " or ")
  }

  private static func list(_ names: [String]) -> String {
    names.map { "“\($0)”" }.joined(separator: ", ")
  }
}
