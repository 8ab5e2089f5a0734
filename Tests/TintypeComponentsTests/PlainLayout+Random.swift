// SPDX-License-Identifier: MIT

import TintypeComponents

extension PlainLayout {
  /// A tree with everything that the rules speak of.
  static func random(depth: Int, using generator: inout SeededGenerator) -> PlainLayout {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    func length(_ range: ClosedRange<Int> = 0...60) -> Double { Double(number(range)) }
    func maybe(_ range: ClosedRange<Int> = 0...60) -> Double? {
      number(0...1) == 0 ? nil : length(range)
    }
    let alignment = Alignment.random(using: &generator)
    func children() -> [PlainLayout] {
      (0..<number(0...3)).map { _ in random(depth: depth - 1, using: &generator) }
    }
    func child() -> PlainLayout { random(depth: depth - 1, using: &generator) }
    switch depth > 0 ? number(0...12) : number(9...12) {
    case 0, 1: return .row(alignment.vertical, number(0...2) == 0 ? length(0...9) : nil, children())
    case 2, 3:
      return .column(alignment.horizontal, number(0...2) == 0 ? length(0...9) : nil, children())
    case 4: return .frame(maybe(), maybe(), alignment, child())
    case 5:
      func limits() -> (Double?, Double?, Double?) {
        let least = length(0...30)
        let ideal = least + length(0...30)
        let most = number(0...2) == 0 ? Double.infinity : ideal + length(0...30)
        return (
          number(0...1) == 0 ? least : nil, number(0...2) == 0 ? ideal : nil,
          number(0...1) == 0 ? most : nil
        )
      }
      let (width, height) = (limits(), limits())
      return .limits(
        FlexibleFrame(
          minWidth: width.0, idealWidth: width.1, maxWidth: width.2, minHeight: height.0,
          idealHeight: height.1, maxHeight: height.2, alignment: alignment), child())
    case 6:
      return .padding(
        EdgeInsets(
          top: maybe(0...9) ?? 0, leading: maybe(0...9) ?? 0, bottom: maybe(0...9) ?? 0,
          trailing: maybe(0...9) ?? 0), child())
    case 7: return .fixedSize(number(0...1) == 0, number(0...1) == 0, child())
    case 8: return .priority(length(-1...1), child())
    case 9: return .word(number(1...5))
    case 10: return .spacer(maybe(0...20))
    case 11: return .frame(maybe(), maybe(), alignment, .rectangle)
    default: return .rectangle
    }
  }

  /// The tree as the engine gets it: a node for each part, so that each has a frame.
  var node: Node {
    func modified(_ modifier: Node.Modifier, _ child: PlainLayout) -> Node {
      Node(type: "Modified", modifiers: [modifier], children: [child.node])
    }
    switch self {
    case .rectangle:
      return Node(type: "Rectangle", content: .shape(ShapeContent(kind: .rectangle)))
    case .word(let count):
      let content = TextContent(
        string: String(repeating: "w", count: count), font: .body,
        color: ResolvedColor(red: 0, green: 0, blue: 0))
      return Node(type: "Text", content: .text(content))
    case .spacer(let least):
      return Node(type: "Spacer", content: .spacer(SpacerContent(minLength: least)))
    case .row(let alignment, let spacing, let children):
      let content = StackContent(axis: .horizontal, spacing: spacing, verticalAlignment: alignment)
      return Node(type: "HStack", content: .stack(content), children: children.map(\.node))
    case .column(let alignment, let spacing, let children):
      let content = StackContent(axis: .vertical, spacing: spacing, horizontalAlignment: alignment)
      return Node(type: "VStack", content: .stack(content), children: children.map(\.node))
    case .frame(let width, let height, let alignment, let child):
      return modified(
        .frame(FixedFrame(width: width, height: height, alignment: alignment)), child)
    case .limits(let limits, let child): return modified(.flexibleFrame(limits), child)
    case .padding(let insets, let child): return modified(.padding(insets), child)
    case .fixedSize(let horizontal, let vertical, let child):
      return modified(.fixedSize(horizontal: horizontal, vertical: vertical), child)
    case .priority(let value, let child): return modified(.layoutPriority(Length(value)), child)
    }
  }
}
