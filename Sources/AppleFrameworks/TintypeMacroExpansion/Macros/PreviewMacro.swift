// SPDX-License-Identifier: MIT

/// The macro `#Preview`.
///
/// The expansion is a type that a test bundle can find by its conformance to `PreviewRegistry`.
enum PreviewMacro {
  /// Returns the declaration of a preview's registry.
  static func registry(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let source = try TokenizedSource(request.declaration)
    let preview = try PreviewSyntax(source)
    let arguments = preview.arguments.trimmed
    return registry(
      of: """
        Preview\(arguments.isEmpty ? "" : "(\(arguments))") {
        \(content(of: preview, in: source))
            }
        """, at: source.location(preview.name), request)
  }

  /// Returns the declaration of a widget preview's registry.
  ///
  /// The arguments and closures of the macro are those of an initializer.
  static func widgetRegistry(_ request: MacroRequest) throws(MacroDiagnostic) -> String {
    let source = try TokenizedSource(request.declaration)
    guard let name = PreviewSyntax.name(in: source), let last = source.tokens.last,
      let start = source.token(source.lastComponent(name))
    else {
      throw source.error(
        "The use of '#Preview' cannot be read. Write '#Preview(as: .systemSmall) { … } timeline: "
          + "{ … }'.", at: 0)
    }
    let preview = "Preview" + source.text(from: start.end, to: last.end)
    return registry(of: preview, at: source.location(name), request)
  }

  private static func registry(
    of preview: String, at location: (line: Int, column: Int), _ request: MacroRequest
  ) -> String {
    let module = MacroExpansion.module
    return """
      nonisolated struct \(uniqueName(request)): \(module).PreviewRegistry {
        static var fileID: Swift.String {
          \(request.declaration.fileID.swiftLiteral)
        }
        static var line: Swift.Int {
          \(location.line)
        }
        static var column: Swift.Int {
          \(location.column)
        }
        @MainActor static func makePreview() throws -> \(module).Preview {
          \(module).\(preview)
        }
      }
      """
  }

  /// Returns a name that is unique in the module.
  ///
  /// The compiler accepts a name in an expansion only if its mangling marks it as unique.
  private static func uniqueName(_ request: MacroRequest) -> String {
    let name = "PreviewRegistry"
    return "\(request.discriminator)\(name.utf8.count)\(name)fMu_"
  }

  private static func content(of preview: PreviewSyntax, in source: TokenizedSource) -> String {
    let module = MacroExpansion.module
    let builder = """
            func __b_buildView(
              @\(module).ViewBuilder body: () -> any \(module).View
            ) -> any \(module).View {
              body()
            }
      """
    switch preview.body {
    case .function(let function):
      return "\(builder)\n      return __b_buildView(body: \(function))"
    case .closure(let offsets, let tokens):
      let (properties, body) = split(offsets, tokens, of: source)
      guard !properties.isEmpty else {
        return "\(builder)\n      return __b_buildView {\(body)\n      }"
      }
      return """
              struct __P_Previewable: \(module).View {
        \(properties.map { "        \($0)" }.joined(separator: "\n"))
                var body: some \(module).View {\(body)
                }
              }
              return __P_Previewable()
        """
    }
  }

  /// Returns the declarations with `@Previewable`, without this attribute, and the other source.
  private static func split(
    _ offsets: Range<Int>, _ tokens: Range<Int>, of source: TokenizedSource
  ) -> (properties: [String], body: String) {
    var properties: [String] = []
    var body = ""
    var position = offsets.lowerBound
    for statement in source.statements(in: tokens) {
      guard
        let attribute = source.attributes(at: statement.lowerBound)
          .first(where: { $0.name == "Previewable" }),
        let first = source.token(statement.lowerBound),
        let last = source.token(statement.upperBound - 1)
      else { continue }
      let before = source.text(statement.lowerBound..<attribute.tokens.lowerBound)
      let after = source.text(attribute.tokens.upperBound..<statement.upperBound)
      properties.append(before.isEmpty ? after : "\(before) \(after)")
      body += source.text(from: position, to: first.start)
      position = last.end
      if let next = source.token(statement.upperBound), next.kind == .semicolon,
        statement.upperBound < tokens.upperBound
      {
        position = next.end
      }
    }
    return (properties, body + source.text(from: position, to: offsets.upperBound))
  }
}

extension String {
  /// The string as a Swift literal.
  fileprivate var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
