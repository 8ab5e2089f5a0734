// SPDX-License-Identifier: MIT

/// The texts of values in issues.
enum ValueText {
  /// How long a value in one line may be.
  static let lengthLimit = 240

  /// A value in one line, cut where it is too long.
  static func line(_ value: Any) -> String {
    let text = ValueTree.of(value).line
    guard text.count > lengthLimit else { return text }
    return text.prefix(lengthLimit) + "…"
  }

  /// A list of values, one a line, each with a bullet.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - limit: How many are told.
  ///   - note: What else there is to say of one.
  ///   - value: What of one is told.
  /// - Returns: The lines.
  static func list<Value>(
    _ values: [Value], limit: Int = 10, note: (Value) -> String = { _ in "" },
    value: (Value) -> Any
  ) -> String {
    var lines = values.prefix(limit).map { "  • \(line(value($0)))\(note($0))" }
    if values.count > limit { lines.append("  • … and \(values.count - limit) more") }
    return lines.joined(separator: "\n")
  }

  /// The name of a type with those that it is nested in, without the module.
  static func name(of type: Any.Type) -> String {
    let full = String(reflecting: type)
    // Types of functions are told with an address.
    guard !full.contains("("), let dot = full.firstIndex(of: ".") else { return "\(type)" }
    if let bracket = full.firstIndex(of: "<"), bracket < dot { return "\(type)" }
    return String(full[full.index(after: dot)...])
  }
}
