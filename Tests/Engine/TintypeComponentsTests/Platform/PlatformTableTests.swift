// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeTestSupport

@Suite("The guide to the platform style")
struct PlatformTableTests {
  /// A row of a table whose sixth column is a constant.
  private struct Row {
    let key: String
    /// The values in the styles of iOS 17 and of iOS 26.
    let here: [String]
    let source: String
  }

  private func rows() throws -> [Row] {
    let page = Repository.url("Sources/Testing/Tintype/Tintype.docc/PlatformStyle.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 7, cells[5].hasPrefix("`") else { return nil }
      return Row(
        key: cells[5].replacing("`", with: ""), here: [cells[2], cells[4]], source: cells[6])
    }
  }

  /// Returns the constants below a value by their names, such as `tabBar.height`.
  private func constants(of value: Any, named prefix: String = "") -> [String: String] {
    let text: String? =
      switch value {
      case let number as Double:
        number.formatted(.number.grouping(.never).precision(.fractionLength(0...3)))
      case let isTrue as Bool: isTrue ? "yes" : "no"
      case let font as Font: font.textStyle?.rawValue ?? "fixed"
      case let style as Font.TextStyle: style.rawValue
      case let weight as Font.Weight: "\(weight)"
      case let size as DynamicTypeSize: size.rawValue
      default: nil
      }
    if let text { return [prefix: text] }
    var all: [String: String] = [:]
    for child in Mirror(reflecting: value).children {
      let name = (prefix.isEmpty ? "" : prefix + ".") + (child.label ?? "")
      all.merge(constants(of: child.value, named: name)) { $1 }
    }
    return all
  }

  @Test(
    "The guide lists each constant once, with its value and a source",
    arguments: [(0, PlatformStyle.iOS), (1, .iOS26)])
  func table(column: Int, style: PlatformStyle) throws {
    var constants = constants(of: style.metrics)
    #expect(constants.count > 100)
    for row in try rows() {
      let keys =
        row.key.contains("*")
        ? ["mini", "small", "regular", "large"].map { row.key.replacing("*", with: $0) }
        : [row.key]
      let values = keys.map { constants.removeValue(forKey: $0) ?? "no such constant" }
      #expect(row.here[column] == values.joined(separator: ", "), "\(row.key)")
      #expect(!row.source.isEmpty, "\(row.key)")
    }
    #expect(constants.keys.sorted() == [])
  }
}
