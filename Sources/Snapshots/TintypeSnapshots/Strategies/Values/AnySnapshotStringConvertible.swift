// SPDX-License-Identifier: MIT

import Foundation

/// A type that defines its own description in a dump.
///
/// It makes dumps reproducible for values whose description differs between runs:
///
/// ```swift
/// extension Session: AnySnapshotStringConvertible {
///   var snapshotDescription: String { "Session of \(user)" }
/// }
/// ```
public protocol AnySnapshotStringConvertible {
  /// A Boolean value that indicates whether the children of a value follow its description.
  ///
  /// It is `false` by default.
  static var renderChildren: Bool { get }
  /// The description of the value in a dump.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// `false`: the description is complete.
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
  /// The number of bytes.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The URL as a text.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The second in UTC, such as `2001-01-01T00:00:00Z`, the same in every locale and time zone.
  ///
  /// Days before 15 October 1582 are in the Julian calendar, and years before year 1 are counted
  /// backwards from 1.
  public var snapshotDescription: String { Self.snapshotFormatter.string(from: self) }

  /// The formatter, which several threads may use at once as long as none changes it.
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
    /// The debug description without the object's address.
    @objc open var snapshotDescription: String { Self.withoutAddresses(debugDescription) }
  #else
    // Without Objective-C, members of an extension cannot be overridden.
    /// The debug description without the object's address.
    public var snapshotDescription: String { Self.withoutAddresses(debugDescription) }
  #endif

  private static let address = try? NSRegularExpression(pattern: #":?\s*0x[\da-f]+(\s*)"#)

  private static func withoutAddresses(_ text: String) -> String {
    guard let address else { return text }
    return address.stringByReplacingMatches(
      in: text, range: NSRange(text.startIndex..., in: text), withTemplate: "$1")
  }
}
