// SPDX-License-Identifier: MIT

import Foundation

/// A type that says itself what stands for it in a dump.
///
/// Of values whose description differs from run to run, this makes dumps that do not:
///
/// ```swift
/// extension Session: AnySnapshotStringConvertible {
///   var snapshotDescription: String { "Session of \(user)" }
/// }
/// ```
public protocol AnySnapshotStringConvertible {
  /// Whether what a value consists of follows its description; `false` by default.
  static var renderChildren: Bool { get }
  /// What stands for the value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// `false`: the description says all.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// How many bytes there are.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The URL as a text.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The second in UTC, such as `2001-01-01T00:00:00Z`, the same in every locale and time zone.
  ///
  /// Days before 15 October 1582 are those of the Julian calendar, and years before the first count
  /// backwards from one.
  public var snapshotDescription: String { Self.snapshotFormatter.string(from: self) }

  /// Formatters may be used by several threads at once, as long as none changes them.
  private static let snapshotFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
    return formatter
  }()
}

extension NSObject: AnySnapshotStringConvertible {
  #if canImport(ObjectiveC)
    /// The description for debugging, without the object's address.
    @objc open var snapshotDescription: String { Self.withoutAddresses(debugDescription) }
  #else
    // Without Objective-C, what an extension declares cannot be overridden.
    /// The description for debugging, without the object's address.
    public var snapshotDescription: String { Self.withoutAddresses(debugDescription) }
  #endif

  private static let address = try? NSRegularExpression(pattern: #":?\s*0x[\da-f]+(\s*)"#)

  private static func withoutAddresses(_ text: String) -> String {
    guard let address else { return text }
    return address.stringByReplacingMatches(
      in: text, range: NSRange(text.startIndex..., in: text), withTemplate: "$1")
  }
}
