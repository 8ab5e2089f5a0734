// SPDX-License-Identifier: MIT

import Foundation

/// The conversion of values that are not written by their stored properties.
enum DumpValues {
  /// Returns the value that is written: Swift's type for a Foundation type, or a string for a
  /// character.
  private static func represented(_ value: Any) -> Any {
    var value = value
    while let next = representation(of: value) { value = next }
    return value
  }

  /// Returns the replacement for a value; `nil` for most values.
  static func representation(of value: Any) -> Any? {
    if type(of: value) == AnyHashable.self { return (value as? AnyHashable)?.base }
    // Swift values can be cast to objects as well.
    if type(of: value) is AnyClass { return representation(ofObject: value) }
    switch value {
    case let value as Character: return String(value)
    case let value as Unicode.Scalar: return String(Character(value))
    case let value as StaticString: return "\(value)"
    case let value as NSRange: return Range(value) as Any
    default: return nil
    }
  }

  private static func representation(ofObject value: Any) -> Any? {
    switch value {
    case let value as NSAttributedString: value.string
    case let value as NSString: value as String
    case let value as NSURL: value as URL
    case let value as NSDate: value as Date
    case let value as NSData: value as Data
    case let value as NSUUID: value as UUID
    case let value as NSLocale: value as Locale
    case let value as NSCalendar: value as Calendar
    case let value as NSTimeZone: TimeZone(identifier: value.name) as Any
    case let value as NSIndexPath: value as IndexPath
    case let value as NSIndexSet: value as IndexSet
    default: nil
    }
  }

  /// Returns the text of a value without components; `nil` for other values, and for strings.
  static func text(of value: Any, _ names: inout TypeNames) -> String? {
    switch value {
    case let value as Any.Type: names.name(of: value) + ".self"
    case let value as Date: "Date(\(DumpDates.text(of: value)))"
    case let value as Duration: DumpDates.text(of: value)
    case let value as URL: "URL(\(value.absoluteString))"
    case let value as UUID: "UUID(\(value.uuidString))"
    case let value as Data:
      "Data(\(grouped(value.count)) byte\(value.count == 1 ? "" : "s"))"
    case let value as Decimal: value.description
    case let value as Locale: "Locale(\(value.identifier))"
    case let value as AnyKeyPath: value.debugDescription
    case let value as any SIMD: "\(value)"
    case let value as ObjectIdentifier: value.debugDescription
    // Numbers are Swift values that can be cast to objects.
    case let object as NSValue where type(of: value) is AnyClass: object.debugDescription
    default: nil
    }
  }

  private static func grouped(_ count: Int) -> String {
    var text = ""
    for (offset, digit) in String(count).reversed().enumerated() {
      if offset > 0, offset.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  /// Returns the kind of a value, and its components.
  static func parts(of value: Any) -> (Mirror.DisplayStyle?, [(label: String?, value: Any)]) {
    let isObject = type(of: value) is AnyClass
    switch value {
    case let value as Calendar:
      return (
        .struct,
        [
          ("identifier", value.identifier), ("locale", value.locale as Any),
          ("timeZone", value.timeZone), ("firstWeekday", value.firstWeekday),
          ("minimumDaysInFirstWeek", value.minimumDaysInFirstWeek),
        ]
      )
    case let value as TimeZone:
      return (
        .struct,
        [
          ("identifier", value.identifier), ("abbreviation", value.abbreviation() as Any),
          ("secondsFromGMT", value.secondsFromGMT()),
          ("isDaylightSavingTime", value.isDaylightSavingTime()),
        ]
      )
    case let value as NSError where isObject:
      return (
        .class,
        [("domain", value.domain), ("code", value.code), ("userInfo", value.userInfo)]
      )
    default: break
    }
    let mirror = Mirror(reflecting: value)
    var children = Array(mirror.children)
    guard mirror.displayStyle == .class else { return (mirror.displayStyle, children.map { $0 }) }
    // Inherited properties come first.
    var parent = mirror.superclassMirror
    while let mirror = parent {
      children = Array(mirror.children) + children
      parent = mirror.superclassMirror
    }
    return (.class, children.map { $0 })
  }

  /// Returns whether a value has no components, so that it can be written on the line of its
  /// brackets.
  static func isLeaf(_ value: Any, _ names: inout TypeNames) -> Bool {
    let value = represented(value)
    if value is any SIMD { return false }
    if let text = text(of: value, &names) { return !text.contains("\n") }
    return parts(of: value).1.isEmpty
  }
}

/// The names of types without modules and generic arguments.
struct TypeNames {
  private var known: [ObjectIdentifier: String] = [:]

  /// Returns the name, such as `Outer.Inner`, `[Int]` or `Int?`.
  mutating func name(of type: Any.Type) -> String {
    let identifier = ObjectIdentifier(type)
    if let name = known[identifier] { return name }
    let name = Self.short(String(reflecting: type))
    known[identifier] = name
    return name
  }

  static func short(_ qualified: String) -> String {
    // The names of private and local types contain a component such as “(unknown context at
    // $1234).”.
    var name = qualified.replacing(/\(unknown context at \$[0-9A-Fa-f]+\)\./, with: "")
    // Replace the innermost arguments first.
    while true {
      let next =
        name
        .replacing(/\bSwift\.Optional<([^<>]+)>/) { "\($0.1)?" }
        .replacing(/\bSwift\.Array<([^<>]+)>/) { "[\($0.1)]" }
        .replacing(/\bSwift\.Dictionary<([^<>,]+), ([^<>]+)>/) { "[\($0.1): \($0.2)]" }
      if next == name { break }
      name = next
    }
    name = name.replacing(/\w+\.([\w.]+)/) { String($0.1) }
    guard let first = name.firstIndex(of: "<"), let last = name.lastIndex(of: ">"), first < last
    else { return name }
    name.removeSubrange(first...last)
    return name
  }
}

/// Formats dates and durations independently of the locale.
enum DumpDates {
  /// Returns a date in UTC with milliseconds, such as `2009-02-13T23:31:30.000Z`.
  static func text(of date: Date) -> String { formatter.string(from: date) }

  /// The formatter, which several threads may use at once as long as none changes it.
  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss.SSSXXXXX"
    return formatter
  }()

  /// Returns a duration in its units, such as `1 hour, 30 minutes`.
  static func text(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let isNegative = seconds < 0 || attoseconds < 0
    let rest = seconds.magnitude
    let nanoseconds = attoseconds.magnitude / 1_000_000_000
    let units: [(UInt64, String)] = [
      (rest / 86_400, "day"), (rest / 3_600 % 24, "hour"), (rest / 60 % 60, "minute"),
      (rest % 60, "second"), (nanoseconds / 1_000_000, "millisecond"),
      (nanoseconds / 1_000 % 1_000, "microsecond"), (nanoseconds % 1_000, "nanosecond"),
    ]
    var parts = units.filter { $0.0 > 0 }.map { count, unit in
      "\(count) \(unit)\(count == 1 ? "" : "s")"
    }
    if parts.isEmpty { return "0 nanoseconds" }
    if isNegative { parts[0] = "-" + parts[0] }
    return parts.joined(separator: ", ")
  }
}
