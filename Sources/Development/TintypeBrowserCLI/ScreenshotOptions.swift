// SPDX-License-Identifier: MIT

import Foundation
import TintypeBrowser

/// The options of `screenshot PAGE OUT.png`, where the page is a file or a web address.
struct ScreenshotOptions {
  /// The page's absolute path; empty if the page has an address.
  var path = ""
  /// The page's address on a web server; `nil` for a file.
  var address: String?
  /// The part after `#`.
  var fragment: String?
  /// The path of the screenshot.
  var image = ""
  /// The page's size in CSS pixels.
  var width = 1440
  var height = 900
  /// The number of image pixels per CSS pixel, along each side.
  var scale = 1.0
  /// A Boolean value that indicates whether the user prefers dark colors.
  var isDark = false
  /// The steps before the screenshot, in this order.
  var steps: [Step] = []

  /// An interaction with a page.
  enum Step: Hashable {
    /// Presses a key.
    case press(String)
    /// Types a text.
    case type(String)
    /// Waits until an expression is true.
    case wait(String)
  }

  /// Parses a command line without the program's own name.
  init(_ arguments: [String]) throws(ScreenshotError) {
    var rest = arguments[...]
    var files: [String] = []
    while let argument = rest.popFirst() {
      switch argument {
      case "--dark": isDark = true
      case "--size":
        let numbers = try Self.value(of: argument, in: &rest).split(separator: "x").map { Int($0) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1], width > 0,
          height > 0
        else { throw .usage }
        (self.width, self.height) = (width, height)
      case "--scale":
        guard let scale = Double(try Self.value(of: argument, in: &rest)), scale > 0 else {
          throw .usage
        }
        self.scale = scale
      case "--wait": steps.append(.wait(try Self.value(of: argument, in: &rest)))
      case "--type": steps.append(.type(try Self.value(of: argument, in: &rest)))
      case "--press": steps.append(.press(try Self.value(of: argument, in: &rest)))
      default:
        if argument.hasPrefix("-") { throw .usage }
        files.append(argument)
      }
    }
    guard files.count == 2 else { throw .usage }
    image = files[1]
    if files[0].hasPrefix("http://") || files[0].hasPrefix("https://") {
      address = files[0]
      return
    }
    let parts = files[0].split(separator: "#", maxSplits: 1).map(String.init)
    guard let path = parts.first else { throw .usage }
    self.path = URL(fileURLWithPath: path).path
    fragment = parts.count > 1 ? parts[1] : nil
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws(ScreenshotError) -> String {
    guard let value = rest.popFirst() else { throw .usage }
    return value
  }
}

/// An error that prevents a usable screenshot.
enum ScreenshotError: Error, CustomStringConvertible {
  /// The command line is invalid.
  case usage
  /// The page has errors.
  case consoleErrors([ConsoleError])

  var description: String {
    switch self {
    case .usage:
      """
      Usage: TintypeBrowserCLI {FILE.html[#FRAGMENT] | URL} OUT.png [--size WxH] [--scale S] [--dark]
                               [--wait SCRIPT | --press KEY | --type TEXT]…
      """
    case .consoleErrors(let consoleErrors):
      "The page reported errors:\n" + consoleErrors.map { "  \($0)" }.joined(separator: "\n")
    }
  }
}
