// SPDX-License-Identifier: MIT

import Foundation
import TintypeBrowser

/// What `screenshot FILE.html[#FRAGMENT] OUT.png` is asked for.
struct ScreenshotOptions {
  /// The page's absolute path.
  var path = ""
  /// What stands behind `#`.
  var fragment: String?
  /// Where the picture goes.
  var picture = ""
  /// The page's size in CSS pixels.
  var width = 1440
  var height = 900
  /// How many pixels of the picture make a CSS pixel, along each side.
  var scale = 1.0
  /// Whether the user prefers dark colors.
  var isDark = false
  /// What is done before the picture is taken, in this order.
  var steps: [Step] = []

  /// Something that is done with a page.
  enum Step: Hashable {
    /// A key is pressed.
    case press(String)
    /// An expression becomes true.
    case wait(String)
  }

  /// Reads a command line without the program's own name.
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
      case "--press": steps.append(.press(try Self.value(of: argument, in: &rest)))
      default:
        if argument.hasPrefix("-") { throw .usage }
        files.append(argument)
      }
    }
    guard files.count == 2 else { throw .usage }
    let parts = files[0].split(separator: "#", maxSplits: 1).map(String.init)
    guard let path = parts.first else { throw .usage }
    self.path = URL(fileURLWithPath: path).path
    fragment = parts.count > 1 ? parts[1] : nil
    picture = files[1]
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws(ScreenshotError) -> String {
    guard let value = rest.popFirst() else { throw .usage }
    return value
  }
}

/// Why no picture was taken, or one that is not to be used.
enum ScreenshotError: Error, CustomStringConvertible {
  /// The command line makes no sense.
  case usage
  /// The page is at fault.
  case complaints([Complaint])

  var description: String {
    switch self {
    case .usage:
      """
      Usage: BrowserCommand FILE.html[#FRAGMENT] OUT.png [--size WxH] [--scale S] [--dark]
                            [--wait SCRIPT | --press KEY]…
      """
    case .complaints(let complaints):
      "The page is at fault:\n" + complaints.map { "  \($0)" }.joined(separator: "\n")
    }
  }
}
