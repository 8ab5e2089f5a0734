// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeSnapshots

@Suite("The order of dumps")
struct DumpLawsTests {
  /// The documented rule: children are sorted by the text of the pair of their label and value.
  private func rule(
    _ value: Any, _ name: String?, _ indentation: Int, _ path: Set<ObjectIdentifier>
  )
    -> String
  {
    let mirror = Mirror(reflecting: value)
    var path = path
    var children = Array(mirror.children)
    func sort() {
      let texts = children.map { child -> String in
        let pair: (label: String?, value: Any) = (child.label, child.value)
        return rule(pair, nil, 0, path)
      }
      children = texts.indices.sorted { left, right in
        texts[left] < texts[right] || (texts[left] == texts[right] && left < right)
      }.map { children[$0] }
    }
    let start = String(repeating: "  ", count: indentation)
    let bullet = children.isEmpty ? "-" : "▿"
    let count = children.count
    let description: String
    switch (mirror.displayStyle, value) {
    case (.collection, _): description = count == 1 ? "1 element" : "\(count) elements"
    case (.dictionary, _):
      description = count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
      sort()
    case (.set, _):
      description = count == 1 ? "1 member" : "\(count) members"
      sort()
    case (.tuple, _): description = count == 1 ? "(1 element)" : "(\(count) elements)"
    case (.optional, _):
      description = "\(mirror.subjectType)" + (children.isEmpty ? ".none" : "")
    case (_, let value as any AnySnapshotStringConvertible):
      if !type(of: value).renderChildren {
        return "\(start)- \(name.map { $0 + ": " } ?? "")\(value.snapshotDescription)\n"
      }
      description = value.snapshotDescription
    case (_, let value as any CustomStringConvertible): description = value.description
    case (.class, let object as AnyObject):
      if !path.insert(ObjectIdentifier(object)).inserted {
        return "\(start)\(bullet) \(name ?? "value") (circular reference detected)\n"
      }
      description = "\(mirror.subjectType)"
      sort()
    case (.struct, _):
      description = "\(mirror.subjectType)"
      sort()
    case (.enum, _):
      description = "\(mirror.subjectType)" + (children.isEmpty ? ".\(value)" : "")
    default: description = String(describing: value)
    }
    return "\(start)\(bullet) \(name.map { $0 + ": " } ?? "")\(description)\n"
      + children.map { rule($0.value, $0.label, indentation + 1, path) }.joined()
  }

  /// A value with arbitrary labels, which may repeat.
  struct Labeled: CustomReflectable {
    var parts: [(label: String?, value: Any)]
    var style: Mirror.DisplayStyle
    var customMirror: Mirror {
      Mirror(
        self,
        children: parts.map { (label: $0.label, value: $0.value) },
        displayStyle: style)
    }
  }

  final class Holder {
    var parts: [Any] = []
  }

  /// A value whose description can equal the lines after another description.
  struct Lines: Hashable, CustomStringConvertible {
    var number: Int
    var description: String {
      number == 0
        ? "line" : "line\n" + String(repeating: " ", count: number) + "- number: \(number)"
    }
  }

  struct Values {
    var numbers: SeededGenerator
    var holders: [Holder] = []

    static let labels: [String?] = [
      nil, "", "a", "ab", "a1", "a b", "a!", "A", "é", "e\u{301}", "\u{301}", "ß", "z", "Å",
      "\u{212B}",
      "日本", "🎉", "a\"", "a\\", "a\n", "a\u{0}", "#1", "_", ".0", "0",
    ]

    mutating func pick<Element>(_ elements: [Element], or other: Element) -> Element {
      elements.randomElement(using: &numbers) ?? other
    }

    mutating func label() -> String { pick(Self.labels.compactMap { $0 }, or: "a") }

    mutating func values(_ depth: Int) -> [Any] {
      (0..<Int.random(in: 0...4, using: &numbers)).map { _ in value(depth) }
    }

    mutating func value(_ depth: Int) -> Any {
      let kind = Int.random(in: depth > 0 ? 0...13 : 0...4, using: &numbers)
      switch kind {
      case 0: return Int.random(in: -3...12, using: &numbers)
      case 1: return label()
      case 2: return Lines(number: pick([0, 0, 2, 4, 5, 6, 8], or: 0))
      case 3: return Optional<Int>.none as Any
      case 4: return Set((0...3).map { _ in label() })
      case 5: return values(depth - 1)
      case 6, 7: return Bag(values(depth - 1))
      case 8: return (value(depth - 1), part: value(depth - 1))
      case 9: return Optional(value(depth - 1)) as Any
      case 10:
        let holder = Holder()
        holders.append(holder)
        holder.parts = values(depth - 1) + (Bool.random(using: &numbers) ? [holder] : [])
        return holder
      case 11: return holders.isEmpty ? 0 : pick(holders, or: Holder())
      case 12: return Dictionary(values(depth - 1).map { (label(), $0) }) { $1 }
      default:
        let styles: [Mirror.DisplayStyle] = [.struct, .class, .set, .dictionary, .enum, .tuple]
        return Labeled(
          parts: values(depth - 1).map { (pick(Self.labels, or: nil), $0) },
          style: pick(styles, or: .struct))
      }
    }
  }

  @Test("The order follows the rule for every value", arguments: 0..<300 as Range<UInt64>)
  func order(seed: UInt64) throws {
    var values = Values(numbers: SeededGenerator(seed: seed))
    let value = Bag([values.value(4), values.value(3), values.value(3)])
    defer { for holder in values.holders { holder.parts = [] } }
    #expect(try text(of: value, as: .dump) == rule(value, nil, 0, []))
  }

  @Test("Labels are sorted as quoted strings")
  func labels() throws {
    let parts = Values.labels.reversed().map { (label: $0, value: 0 as Any) }
    let value = Labeled(parts: parts, style: .struct)
    #expect(try text(of: value, as: .dump) == rule(value, nil, 0, []))
  }
}
