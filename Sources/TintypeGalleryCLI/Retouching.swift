// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeGallery

/// What is changed in the gallery before it is checked, to see how differences are told.
struct Retouching: Equatable {
  /// More room above and below the label of every button, in points.
  var extraPadding = 0.0
  /// Colours that stand in for those of GomaUI's with these names.
  var colors: [String: Color] = [:]

  init(extraPadding: Double = 0, colors: [String: Color] = [:]) {
    self.extraPadding = extraPadding
    self.colors = colors
  }

  /// Understands what stands behind `check`.
  init(arguments: ArraySlice<String>) throws(GalleryCommand.UsageError) {
    var rest = arguments
    while let option = rest.popFirst() {
      guard ["--extra-padding", "--color"].contains(option) else {
        throw .init(message: "“\(option)” is not understood.")
      }
      guard let value = rest.popFirst() else { throw .init(message: "\(option) needs a value.") }
      if option == "--color" {
        let (name, color) = try Self.color(value)
        colors[name] = color
      } else {
        guard let points = Double(value), points.isFinite else {
          throw .init(message: "“\(value)” is no number of points.")
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
        message: "“\(text)” changes no colour. Give NAME=RRGGBB, where the name is one of "
          + names.joined(separator: ", ") + ".")
    }
    guard parts[1].utf8.count == 6, let hex = UInt32(parts[1], radix: 16) else {
      throw .init(message: "“\(parts[1])” is no colour. Give six hexadecimal digits, as 7A2FD8.")
    }
    return (parts[0], Color(parts[0], light: Color(hex: hex), dark: Color(hex: hex)))
  }

  /// A tree with more room in its buttons.
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
