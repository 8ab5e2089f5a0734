// SPDX-License-Identifier: MIT

import TintypeSourceEditing

/// The tokens of a source file that the compiler omits on Linux.
///
/// Conditions such as `os(iOS)` and `canImport(UIKit)` are evaluated. A condition that depends on
/// flags or versions counts as true.
struct LinuxCode {
  private let omitted: [Bool]
  /// The tokens `#if` of the blocks with code for iOS, but none for Linux, in their order.
  let blocksWithoutLinux: [Int]

  /// Evaluates the conditions in a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - available: The modules that the compiler also finds.
  init(_ source: SwiftSource, available: Set<String> = []) {
    var omitted = [Bool](repeating: false, count: source.tokens.count)
    var blocks: [Block] = []
    var withoutLinux: [Int] = []
    var skipped: Range<Int>?
    for (index, token) in source.tokens.enumerated() {
      if token.kind == .directive {
        let name = source.text(of: token)
        let end = Self.endOfLine(after: index, in: source)
        if name == "#endif", let block = blocks.popLast(), block.isWithoutLinux {
          withoutLinux.append(block.start)
        }
        if name == "#if" {
          blocks.append(Block(start: index, isOmittedOutside: blocks.last?.isOmitted ?? false))
        }
        if name != "#endif", !blocks.isEmpty {
          var parser = ConditionParser(
            source, tokens: (index + 1)..<end, available: available)
          blocks[blocks.count - 1].begin(
            name == "#else" ? true : parser.value,
            isForIOS: (index + 1..<end).contains { Self.namesIOS($0, in: source) })
        }
        skipped = index..<end
      }
      if skipped?.contains(index) == true { continue }
      omitted[index] = blocks.last?.isOmitted ?? false
    }
    self.omitted = omitted
    blocksWithoutLinux = withoutLinux.sorted()
  }

  /// Returns whether the compiler omits a token.
  func omits(_ token: Int) -> Bool { omitted.indices.contains(token) && omitted[token] }

  private static func endOfLine(after token: Int, in source: SwiftSource) -> Int {
    var end = token + 1
    while end < source.tokens.count, !source.tokens[end].isFirstOnLine { end += 1 }
    return end
  }

  /// Returns whether a token is `iOS` in `os(iOS)`, without `!` before it.
  private static func namesIOS(_ token: Int, in source: SwiftSource) -> Bool {
    source.isWord(token, "iOS") && source.tokens[token - 1].isOpening("(")
      && source.isWord(token - 2, "os") && !source.tokens[token - 3].isSymbol("!")
  }

  /// An `#if` block with its branches.
  private struct Block {
    /// The token `#if`.
    let start: Int
    let isOmittedOutside: Bool
    var isForIOS = false
    /// A Boolean value that indicates whether Linux compiles a branch, as far as is known.
    var isPossible = false
    /// A Boolean value that indicates whether the block has code for iOS, but none for Linux.
    var isWithoutLinux: Bool { isForIOS && !isPossible && !isOmittedOutside }
    var isTaken = false
    var isOmitted = false

    init(start: Int, isOmittedOutside: Bool) {
      (self.start, self.isOmittedOutside) = (start, isOmittedOutside)
    }

    /// Begins a branch; the condition is `nil` if it is unknown.
    mutating func begin(_ condition: Bool?, isForIOS: Bool) {
      if isForIOS { self.isForIOS = true }
      if condition != false { isPossible = true }
      isOmitted = isOmittedOutside || isTaken || condition == false
      if condition == true { isTaken = true }
    }
  }
}

/// A parser that evaluates a condition of `#if` for Linux; `nil` if the value is unknown.
private struct ConditionParser {
  private let source: SwiftSource
  private let end: Int
  private let available: Set<String>
  private var index: Int

  init(_ source: SwiftSource, tokens: Range<Int>, available: Set<String>) {
    (self.source, self.available) = (source, available)
    index = tokens.lowerBound
    end = tokens.upperBound
  }

  var value: Bool? { mutating get { disjunction() } }

  private mutating func disjunction() -> Bool? {
    var value = conjunction()
    while takes("|") {
      let next = conjunction()
      value = value == true || next == true ? true : value == nil || next == nil ? nil : false
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = term()
    while takes("&") {
      let next = term()
      value = value == false || next == false ? false : value == nil || next == nil ? nil : true
    }
    return value
  }

  private mutating func term() -> Bool? {
    guard index < end else { return nil }
    let token = source.tokens[index]
    if token.isSymbol("!") {
      index += 1
      return term().map { !$0 }
    }
    if token.isOpening("(") {
      index += 1
      let value = disjunction()
      index = min(end, token.partner + 1)
      return value
    }
    let word = source.text(of: token)
    index += 1
    guard index < end, source.tokens[index].isOpening("(") else {
      return ["true": true, "false": false][word]
    }
    let opening = source.tokens[index]
    let argument = index + 1 < end ? source.text(of: source.tokens[index + 1]) : ""
    index = min(end, opening.partner + 1)
    switch word {
    case "os": return argument == "Linux"
    case "canImport":
      if available.contains(argument) { return true }
      if AppleModules.names.contains(argument) { return false }
      return AppleModules.onLinux.contains(argument) ? true : nil
    case "targetEnvironment": return false
    default: return nil
    }
  }

  /// Consumes an operator of two equal characters.
  private mutating func takes(_ symbol: Unicode.Scalar) -> Bool {
    guard index + 1 < end, source.tokens[index].isSymbol(symbol),
      source.tokens[index + 1].isSymbol(symbol)
    else { return false }
    index += 2
    return true
  }
}

/// The availability of modules by platform.
enum AppleModules {
  /// Modules that are not available on Linux.
  static let names: Set<String> = [
    "AppKit", "ARKit", "AVFoundation", "AVKit", "CloudKit", "Cocoa", "Combine", "Contacts",
    "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreText", "CryptoKit", "Darwin",
    "MapKit", "Metal", "MetalKit", "MessageUI", "ObjectiveC", "PDFKit",
    "QuartzCore", "RealityKit", "SafariServices", "SQLite3", "SceneKit", "Security", "SpriteKit",
    "StoreKit",
    "SwiftData", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WatchKit",
    "WebKit", "WidgetKit", "os",
  ]
  /// Modules that exist with the product SwiftUIOnLinux and its settings.
  static let withSwiftUI: Set<String> = [
    "AVKit", "Charts", "Combine", "CoreLocation", "CoreText", "CoreTransferable", "MapKit",
    "PhotosUI", "StoreKit", "SwiftUI", "UniformTypeIdentifiers", "WebKit",
  ]
  /// Modules of the Linux toolchain, and modules of Tintype.
  static let onLinux: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Glibc", "InlineSnapshotTesting", "Observation", "SnapshotTesting",
    "SnapshotTestingCustomDump", "Swift", "Synchronization", "Testing", "XCTest",
  ]
}
