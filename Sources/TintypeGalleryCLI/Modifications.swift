// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeGallery

/// Modifications of the gallery before a check, to demonstrate how differences are reported.
struct Modifications: Equatable {
  /// The additional padding above and below the label of every button, in points.
  var extraPadding = 0.0
  /// The colors that replace GomaUI's colors with these names.
  var colors: [String: Color] = [:]

  init(extraPadding: Double = 0, colors: [String: Color] = [:]) {
    self.extraPadding = extraPadding
    self.colors = colors
  }

  /// Parses the arguments after `check`.
  init(arguments: ArraySlice<String>) throws(GalleryCommand.UsageError) {
    var rest = arguments
    while let option = rest.popFirst() {
      guard ["--extra-padding", "--color"].contains(option) else {
        throw .init(message: "“\(option)” is not a valid option.")
      }
      guard let value = rest.popFirst() else { throw .init(message: "\(option) needs a value.") }
      if option == "--color" {
        let (name, color) = try Self.color(value)
        colors[name] = color
      } else {
        guard let points = Double(value), points.isFinite else {
          throw .init(message: "“\(value)” is not a number of points.")
        }
        extraPadding = points
      }
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

  /// Returns a tree with additional padding in its buttons.
  func callAsFunction(_ node: Node) -> Node {
    guard extraPadding != 0 else { return node }
    return node.mapNodes { node in
      var node = node
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
