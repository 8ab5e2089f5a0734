// SPDX-License-Identifier: MIT

/// The names of swift-snapshot-testing that Tintype does not have, with alternatives.
enum MissingNames {
  /// The strategies.
  static let strategies: Set<String> = [
    "image", "recursiveDescription", "hierarchy", "elementsDescription", "accessibilityImage",
    "imageHEIC",
  ]

  /// The advice about an alternative, by name.
  static let advice: [String: String] = [
    "image":
      """
    Images of views need Apple's frameworks. Write a component and `import Tintype`, or enclose the \
    test in `#if canImport(UIKit)` or `#if canImport(AppKit)`.
    """,
    "recursiveDescription": appleOnly + " The strategy `.outline` describes a component.",
    "hierarchy": appleOnly + " The strategy `.outline` describes a component.",
    "elementsDescription": appleOnly,
    "accessibilityImage":
      appleOnly + " The strategy `.accessibility` describes what VoiceOver reads of a component.",
    "imageHEIC": appleOnly + " Tintype's references of images are PNG files.",
    "ViewImageConfig": "Devices of Tintype are members of `Device`, such as `.iPhone13`.",
    "SwiftUISnapshotLayout": "The argument `on:` of Tintype's strategy `.image` takes a device.",
    "_assertInlineSnapshot":
      "Use `assertInlineSnapshot(of:as:)` of InlineSnapshotTesting, which takes a closure.",
    "_verifyInlineSnapshot":
      "Use `assertInlineSnapshot(of:as:)` of InlineSnapshotTesting, which takes a closure.",
  ]

  private static let appleOnly =
    "It needs Apple's frameworks. Enclose the test in `#if canImport(UIKit)` or the like."
}
