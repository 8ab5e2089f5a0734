// SPDX-License-Identifier: MIT

/// The trap that ended a process, as the Swift runtime prints it.
struct PreviewTrap: Hashable, CustomStringConvertible {
  /// The message, such as `Index out of range`.
  var message: String
  /// The file and the line, such as `Sources/App/Row.swift:12`.
  var place: String

  var description: String { "\(place): \(message)." }

  /// Reads the last trap of an output; returns `nil` if there is none.
  ///
  /// A trap in the standard library has the place of its first caller with a source, if the output
  /// contains a backtrace.
  init?(output: String) {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard let last = lines.lastIndex(where: { $0.contains(": Fatal error") }),
      let match = lines[last].firstMatch(of: /^(.+?\.swift:\d+): Fatal error(?:: (.*))?$/)
    else { return nil }
    let text = match.2.map(String.init) ?? ""
    message = text.isEmpty ? "Fatal error" : text
    if message.hasSuffix(".") { message.removeLast() }
    place = String(match.1)
    for line in lines[last...] {
      guard let frame = line.firstMatch(of: #/ at (/.+\.swift:\d+)(?::\d+)?$/#) else {
        continue
      }
      place = String(frame.1)
      return
    }
  }
}
