// SPDX-License-Identifier: MIT

/// An error that quotes what another program printed.
package protocol QuotingError: Error {
  /// The sentence before the quotation.
  var introduction: String { get }
  /// The output of the program; `nil` if the error quotes none.
  var quotation: String? { get }
}

extension VisibleText {
  /// Returns the description of an error for a terminal.
  ///
  /// It is on one line, except for quoted output of several lines, which is indented line by line so
  /// that the commands in it can be copied.
  package static func message(of error: any Error) -> String {
    let quoting = error as? any QuotingError
    let lines = quoting?.quotation?.split(separator: "\n") ?? []
    guard let quoting, lines.count > 1 else { return line("\(error)") }
    let quoted = lines.map { text in
      let content = text.drop { $0 == " " || $0 == "\t" }
      let indent = content.count < text.count ? "      " : "  "
      return indent + line(String(content))
    }
    return ([line(quoting.introduction)] + quoted).joined(separator: "\n")
  }
}
