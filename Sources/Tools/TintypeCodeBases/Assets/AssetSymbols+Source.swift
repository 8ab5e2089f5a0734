// SPDX-License-Identifier: MIT

extension AssetSymbols {
  /// Returns a source in Swift that declares the symbols; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - bundle: The expression for the bundle with the catalogs, such as `Bundle.module`.
  ///   - declaresExtensions: Whether colors are also members of `Color`, `ShapeStyle` and `UIColor`,
  ///     and images of `UIImage`; see ``ModuleSettings/hasAssetSymbolExtensions``.
  /// - Returns: The source.
  package func source(bundle: String, declaresExtensions: Bool) -> String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    var lines = ["import Foundation", "import SwiftUI", "import UIKit", ""]
    func add(_ type: String, _ symbols: [Symbol], _ member: (Symbol) -> String) {
      guard !symbols.isEmpty else { return }
      lines += ["extension \(type) {"] + Self.members(symbols, depth: 0, member) + ["}", ""]
    }
    for (type, symbols) in [("ColorResource", colors), ("ImageResource", images)] {
      add("SwiftUI.\(type)", symbols) {
        "let \($0.member) = SwiftUI.\(type)(name: \($0.literal), bundle: \(bundle))"
      }
    }
    guard declaresExtensions else { return lines.joined(separator: "\n") }
    let free = colors.filter { !$0.isMember(of: Self.swiftUIColors) }
    // Extensions of protocols cannot contain the enumerations of namespaces.
    for (type, symbols) in [
      ("Color", free),
      ("ShapeStyle where Self == SwiftUI.Color", free.filter { $0.path.count == 1 }),
    ] {
      add("SwiftUI.\(type)", symbols) {
        "var \($0.member): SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.\($0.reference)) }"
      }
    }
    for (type, symbols, taken, missing) in [
      ("UIColor", colors, Self.uiKitColors, "clear"),
      ("UIImage", images, Self.uiKitImages, "init()"),
    ] {
      add("UIKit.\(type)", symbols.filter { !$0.isMember(of: taken) }) {
        """
        var \($0.member): UIKit.\(type) { \
        UIKit.\(type)(named: \($0.literal), in: \(bundle), compatibleWith: nil) ?? .\(missing) }
        """
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the declarations, with an enumeration for each namespace.
  private static func members(
    _ symbols: [Symbol], depth: Int, _ member: (Symbol) -> String
  ) -> [String] {
    let indent = String(repeating: "  ", count: depth + 1)
    let own = symbols.filter { $0.path.count == depth + 1 }
    let namespaces = Dictionary(
      grouping: symbols.filter { $0.path.count > depth + 1 }, by: { $0.path[depth...].first ?? "" })
    return own.map { "\(indent)static \(member($0))" }
      + namespaces.keys.sorted().flatMap { name in
        ["\(indent)enum \(Symbol.quoted(name)) {"]
          + members(namespaces[name] ?? [], depth: depth + 1, member) + ["\(indent)}"]
      }
  }

  /// The members of `Color`, with which symbols must not collide.
  private static let swiftUIColors = words(
    """
    red orange yellow green mint teal cyan blue indigo purple pink brown white gray black clear \
    primary secondary accentColor
    """)

  /// The members of `UIColor`.
  private static let uiKitColors = words(
    """
    black darkGray lightGray white gray red green blue cyan yellow magenta orange purple brown clear \
    tintColor tint label secondaryLabel tertiaryLabel quaternaryLabel link placeholderText separator \
    opaqueSeparator darkText lightText systemRed systemGreen systemBlue systemOrange systemYellow \
    systemPink systemPurple systemTeal systemIndigo systemBrown systemMint systemCyan systemGray \
    systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemBackground \
    secondarySystemBackground tertiarySystemBackground systemGroupedBackground \
    secondarySystemGroupedBackground tertiarySystemGroupedBackground systemFill \
    secondarySystemFill tertiarySystemFill quaternarySystemFill
    """)

  /// The members of `UIImage`.
  private static let uiKitImages = words("actions add checkmark remove strokedCheckmark")

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}

extension AssetSymbols.Symbol {
  /// The identifier as a declaration writes it.
  fileprivate var member: String { Self.quoted(path.last ?? "_") }

  /// The identifier with its namespaces.
  fileprivate var reference: String { path.map(Self.quoted).joined(separator: ".") }

  /// The name as a string literal of Swift.
  fileprivate var literal: String {
    let escaped = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.split(whereSeparator: \.isNewline).joined(separator: "\\n"))\""
  }

  fileprivate func isMember(of names: Set<String>) -> Bool {
    path.count == 1 && names.contains(path.first ?? "")
  }

  fileprivate static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "Type", "typealias", "var", "where", "while", "Any", "Protocol",
  ]
}
