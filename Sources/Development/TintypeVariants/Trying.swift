// SPDX-License-Identifier: MIT

/// The variant of an operator, or of its publisher, that takes a closure that may throw.
///
/// The name begins with “try”, the error is the failure, and the documentation says so: its summary
/// has to mention a closure or a condition.
enum Trying {
  static func apply(to text: String, line: Int) throws -> String {
    let name = /(func|struct) (\w)(\w*)/
    let documented = /a (closure|condition)/
    guard let declared = text.firstMatch(of: name), let closure = text.firstMatch(of: documented),
      closure.range.upperBound < declared.range.lowerBound
    else {
      throw VariantError(
        line: line,
        reason: "Only a function or a structure with “a closure” or “a condition” in its "
          + "documentation can have this form.")
    }
    let isFunction = declared.1 == "func"
    var result = text
    result.replaceSubrange(
      declared.range,
      with: "\(declared.1) \(isFunction ? "try" : "Try")\(declared.2.uppercased())\(declared.3)")
    result.replaceSubrange(closure.range, with: "\(closure.0) that may throw")
    for (old, new) in [
      ("Publishers.", "Publishers.Try"), (") -> ", ") throws -> "),
      (") throws -> Publishers.", ") -> Publishers."), ("= Upstream.Failure", "= any Error"),
      ("to: subscriber", "trying: subscriber"),
    ] { result = result.replacing(old, with: new) }
    return isFunction ? addingFailure(to: result) : result
  }

  /// Adds a sentence to the documentation of the last parameter, which is the closure.
  private static func addingFailure(to text: String) -> String {
    var lines = text.components(separatedBy: "\n")
    guard let returns = lines.firstIndex(where: { $0.contains("/// - Returns: ") }),
      let parameter = lines[..<returns].lastIndex(where: { $0.contains("///") && $0.contains("- ") }
      ),
      let dash = lines[parameter].range(of: "- ")
    else { return text }
    let indent = lines[parameter][..<dash.lowerBound] + "  "
    lines.insert("\(indent)An error that it throws is the failure.", at: returns)
    return lines.joined(separator: "\n")
  }
}
