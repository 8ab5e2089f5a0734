// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeGallery

/// Modifications of the gallery before a check, to demonstrate how differences are reported.
struct Modifications: Equatable {
  /// The additional padding above and below the label of every button, in points.
  var extraPadding = 0.0
  /// The colors that replace GomaUI's colors with these names.
  var colors: [String: Color] = [:]
  /// The texts that replace whole texts.
  var texts: [String: String] = [:]

  init(
    extraPadding: Double = 0, colors: [String: Color] = [:], texts: [String: String] = [:]
  ) {
    self.extraPadding = extraPadding
    self.colors = colors
    self.texts = texts
  }

  /// The options.
  static let options = ["--extra-padding", "--color", "--text"]

  /// Adds the modification of an option.
  mutating func add(_ value: String, for option: String) throws(GalleryCommand.UsageError) {
    switch option {
    case "--color":
      let (name, color) = try Self.color(value)
      colors[name] = color
    case "--text":
      let parts = value.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw .init(message: "“\(value)” is not a pair of texts. Give OLD=NEW.")
      }
      texts[parts[0]] = parts[1]
    default:
      guard let points = Double(value), points.isFinite else {
        throw .init(message: "“\(value)” is not a number of points.")
      }
      extraPadding = points
    }
  }

  private static func color(_ text: String) throws(GalleryCommand.UsageError) -> (String, Color) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    let names = GomaUI.StyleProvider.Color.names
    guard parts.count == 2, names.contains(parts[0]) else {
      throw .init(
        message: "“\(text)” names no color of GomaUI. Give NAME=RRGGBB, where the name is one of "
          + names.joined(separator: ", ") + ".")
    }
    guard parts[1].utf8.count == 6, let hex = UInt32(parts[1], radix: 16) else {
      throw .init(
        message: "“\(parts[1])” is not a valid color. Give six hexadecimal digits, such as 7A2FD8.")
    }
    return (parts[0], Color(parts[0], light: Color(hex: hex), dark: Color(hex: hex)))
  }

  /// Returns a tree with additional padding in its buttons and with other texts.
  func callAsFunction(_ node: Node) -> Node {
    guard extraPadding != 0 || !texts.isEmpty else { return node }
    return node.mapNodes { node in
      var node = node
      if case .text(var content) = node.content, content.runs.count == 1,
        let text = texts[content.runs[0].string]
      {
        content.runs[0].string = text
        node.content = .text(content)
      }
      if node.type == "ButtonLabel" {
        for case (let index, .padding(var insets)) in node.modifiers.enumerated()
        where insets.top != 0 {
          insets.top += extraPadding
          insets.bottom += extraPadding
          node.modifiers[index] = .padding(insets)
        }
      }
      return node
    }
  }
}
