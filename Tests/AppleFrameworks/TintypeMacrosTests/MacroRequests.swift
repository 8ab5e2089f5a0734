// SPDX-License-Identifier: MIT

@testable import TintypeMacroExpansion

extension MacroRequest {
  /// The use of `@Entry` in an extension.
  static func entry(
    _ declaration: String, in context: String = "extension EnvironmentValues {}", role: Role = .peer
  ) -> MacroRequest {
    MacroRequest(
      typeName: "EntryMacro", role: role,
      declaration: SourceFragment(declaration, fileName: "/a.swift", offset: 100),
      attribute: SourceFragment("\n  @Entry ", fileName: "/a.swift", offset: 100),
      lexicalContext: [context])
  }

  /// The use of `#Preview` that begins at line 7, column 3.
  static func preview(_ source: String, fileID: String = "App/Row.swift") -> MacroRequest {
    MacroRequest(
      typeName: "PreviewMacro", role: .declaration, discriminator: "$s3App7PreviewfMf_",
      declaration: SourceFragment(source, fileID: fileID, line: 7, column: 3))
  }
}

extension MacroExpansion {
  /// The lines of the source without indentation and empty lines.
  var lines: [String] {
    (source ?? "").split(separator: "\n").map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// The messages of the diagnostics.
  var messages: [String] { diagnostics.map(\.message) }
}
