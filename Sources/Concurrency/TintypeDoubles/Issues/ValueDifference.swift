// SPDX-License-Identifier: MIT

/// The difference between two values, line by line: expected −, actual +.
///
/// Equal lines are kept only if they show the position of a difference.
struct ValueDifference: CustomStringConvertible {
  enum Kind: Character {
    case equal = " "
    case expected = "−"
    case actual = "+"
  }

  private var lines: [(kind: Kind, line: ValueLine)] = []

  /// The maximum number of lines in the description.
  static let lineLimit = 80
  /// The maximum number of compared pairs of lines; beyond that, all lines between the first and
  /// the last difference are included.
  private static let pairLimit = 1_000_000

  /// Compares two values.
  init(expected: Any, actual: Any) {
    let old = ValueTree.of(expected).lines()
    let new = ValueTree.of(actual).lines()
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    lines = old.prefix(start).map { (.equal, $0) }
    merge(Array(old.dropFirst(start).dropLast(end)), Array(new.dropFirst(start).dropLast(end)))
    lines += old.suffix(end).map { (.equal, $0) }
  }

  /// A Boolean value that indicates whether the two values have the same text.
  var isEmpty: Bool { !lines.contains { $0.kind != .equal } }

  private mutating func merge(_ old: [ValueLine], _ new: [ValueLine]) {
    guard old.count * new.count <= Self.pairLimit else {
      lines += old.map { (.expected, $0) } + new.map { (.actual, $0) }
      return
    }
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (a, b) = (0, 0)
    while a < old.count || b < new.count {
      if a < old.count, removed.contains(a) {
        lines.append((.expected, old[a]))
        a += 1
      } else if b < new.count, inserted.contains(b) {
        lines.append((.actual, new[b]))
        b += 1
      } else if a < old.count, b < new.count {
        lines.append((.equal, old[a]))
        a += 1
        b += 1
      } else {
        return
      }
    }
  }

  /// The included lines: those that differ, and those that open and close their containers.
  private var kept: [Bool] {
    var kept = lines.map { $0.kind != .equal }
    // The depth below which enclosing lines are still needed, in each direction.
    for order in [Array(lines.indices.reversed()), Array(lines.indices)] {
      var wanted = 0
      for index in order {
        let depth = lines[index].line.depth
        if lines[index].kind != .equal {
          wanted = max(wanted, depth)
        } else if depth < wanted {
          kept[index] = true
          wanted = depth
        }
      }
    }
    return kept
  }

  /// The lines, each with its sign.
  var description: String {
    let kept = kept
    var output: [String] = []
    var index = 0
    while index < lines.count {
      if kept[index] {
        output.append("\(lines[index].kind.rawValue) \(lines[index].line.indented)")
        index += 1
        continue
      }
      let start = index
      while index < lines.count, !kept[index] { index += 1 }
      let depth = lines[start..<index].map(\.line.depth).min() ?? 0
      let count = index - start == 1 ? "1 line" : "\(index - start) lines"
      let text = "… (\(count) unchanged)"
      output.append("  " + ValueLine(depth: depth, text: text).indented)
    }
    if output.count > Self.lineLimit {
      let more = output.count - Self.lineLimit
      output = output.prefix(Self.lineLimit) + ["  … and \(more) more lines"]
    }
    return output.joined(separator: "\n")
  }
}
