// SPDX-License-Identifier: MIT

import TintypeCommandLine

/// The options of the verbs that render previews.
struct PreviewOptions: Hashable {
  var settings: CatalogSettings
  /// The path of the code base; `nil` for the current directory.
  var project: String?
  /// The longest time of a preview, in seconds.
  var timeout: Int32
  /// The address that opens a file in an editor.
  var editor: String
  /// The arguments for `swift build`.
  var arguments: SwiftTestArguments

  /// The times that a preview may take, in seconds.
  private static let timeouts: ClosedRange<Int32> = 1...86_400
  /// The address that opens a file in Visual Studio Code.
  private static let usualEditor = "vscode://file/{path}:{line}"

  private var parsed: ParsedArguments

  /// Reads the options of a verb whose only argument is a project.
  init(_ arguments: ParsedArguments, verb: String) throws(CommandError) {
    // The arguments after “--” are also in `arguments.arguments`.
    let before = arguments.arguments.dropLast(arguments.rest?.count ?? 0)
    if before.count > 1 { throw .unexpectedArgument(before[1], verb: verb) }
    project = before.first
    parsed = arguments
    settings = try CatalogSettings(arguments)
    timeout = 60
    if let text = arguments.value("--timeout") {
      guard let number = Int32(text), Self.timeouts.contains(number) else {
        let choices = ["1", "another number of seconds up to \(Self.timeouts.upperBound)"]
        throw .invalidValue(text, option: "--timeout", expected: .word(choices))
      }
      timeout = number
    }
    editor = arguments.value("--editor") ?? Self.usualEditor
    guard Self.isEditor(editor) else {
      throw .invalidValue(
        editor, option: "--editor",
        expected: .word([Self.usualEditor, "another address with {path}"]))
    }
    self.arguments = SwiftTestArguments(all: arguments.rest ?? [])
  }

  /// Uses the values of a code base for variants without an option.
  mutating func apply(_ project: ProjectSettings) throws(CommandError) {
    settings = try CatalogSettings(parsed, defaults: project.variants)
  }

  /// Returns whether a text is the address of an editor: it has a scheme that runs no script.
  private static func isEditor(_ text: String) -> Bool {
    guard text.contains("{path}"), let match = text.prefixMatch(of: /([A-Za-z][A-Za-z0-9+.\-]*):/)
    else { return false }
    return !["javascript", "data", "vbscript"].contains(match.1.lowercased())
  }
}

extension PreviewOptions {
  /// The options of the variants in a manual.
  static let variants = Manual.Section(
    "Variants, as lists that commas separate",
    [
      Manual.Option(
        "--color-schemes", value: "LIST", text: "light, dark or light,dark, which is the default."),
      Manual.Option(
        "--text-sizes", value: "LIST",
        text: "Text sizes by their names in SwiftUI, such as large,accessibility3."),
      Manual.Option("--locales", value: "LIST", text: "Locales, such as en,ar."),
      Manual.Option(
        "--directions", value: "LIST",
        text: "leftToRight, rightToLeft or both. By default the direction of the locale."),
      Manual.Option(
        "--devices", value: "LIST",
        text: """
          Devices of previews that do not specify one, such as \
          “iPhone SE (3rd generation),iPhone 13”.
          """),
      Manual.Option(
        "--platform-styles", value: "LIST",
        text: "iOS, the look of iOS 17 and 18, which is the default, iOS26, classic or several."),
    ])

  /// The names of the options of the variants.
  static let variantNames = variants.options.map(\.name)

  static let timeoutOption = Manual.Option(
    "--timeout", value: "SECONDS", text: "The longest time for one preview. By default 60.")

  static let editorOption = Manual.Option(
    "--editor", value: "ADDRESS",
    text: """
      The address that opens a source in an editor, with {path} and {line}. By default \
      vscode://file/{path}:{line}.
      """)
}
