// SPDX-License-Identifier: MIT

import Foundation

/// The lines of a dump, stored without indentation until all are known.
///
/// Indentation is most of a deep dump, and is written only once.
struct DumpLines {
  /// A line, as offsets in the buffer of all names and descriptions.
  private struct Line {
    var depth: UInt32
    var nameStart: UInt32
    var descriptionStart: UInt32
    var end: UInt32
    var hasChildren: Bool
    /// A Boolean value that indicates whether the name, if any, is followed by a colon.
    var hasColon: Bool
  }

  /// The name of a line.
  enum Name {
    case none
    /// A name before the description, with a colon.
    case label(String)
    /// A name before the description, without a colon.
    case plain(String)
  }

  /// The maximum number of lines of a dump.
  ///
  /// Objects that share others can have an arbitrarily large number of lines.
  static let mostLines = 1 << 22

  private var lines: [Line] = []
  private var buffer = ""
  private var size = 0

  /// The number of lines.
  var count: Int { lines.count }

  /// Appends a line, and returns `false` if the text would exceed the limit.
  mutating func append(
    depth: Int, hasChildren: Bool, name: Name, description: String, limit: Int
  ) -> Bool {
    let nameStart = buffer.utf8.count
    var hasColon = true
    switch name {
    case .none: break
    case .label(let label):
      buffer += label
      buffer += ": "
    case .plain(let label):
      buffer += label
      buffer += " "
      hasColon = false
    }
    let descriptionStart = buffer.utf8.count
    size +=
      2 * depth + (hasChildren ? 5 : 3) + descriptionStart - nameStart + description.utf8.count
    guard size <= min(limit, Int(UInt32.max)), count < Self.mostLines else { return false }
    buffer += description
    lines.append(
      Line(
        depth: UInt32(depth), nameStart: UInt32(nameStart),
        descriptionStart: UInt32(descriptionStart), end: UInt32(buffer.utf8.count),
        hasChildren: hasChildren, hasColon: hasColon))
    return true
  }

  /// Returns all lines as a text.
  mutating func text() -> String { rendered(lines.indices, removing: 0, name: nil) }

  /// Sorts adjacent blocks of lines by their texts; blocks with equal texts keep their order.
  ///
  /// - Parameter starts: The start of each block, followed by the end of the last one.
  mutating func sortBlocks(_ starts: [Int]) {
    guard starts.count > 2, let first = starts.first, let last = starts.last else { return }
    let blocks = zip(starts, starts.dropFirst()).map { $0..<$1 }
    // Blocks are compared as the value of a pair, which is indented by one level.
    var texts: [String] = []
    for block in blocks {
      let depth = Int(lines[block.lowerBound].depth) - 1
      texts.append(rendered(block, removing: depth, name: "value"))
    }
    let order = texts.indices.sorted { left, right in
      if texts[left] < texts[right] { return true }
      return left < right && !(texts[right] < texts[left])
    }
    var sorted: [Line] = []
    sorted.reserveCapacity(last - first)
    for index in order { sorted += lines[blocks[index]] }
    lines.replaceSubrange(first..<last, with: sorted)
  }

  /// Returns some lines as a text.
  ///
  /// - Parameters:
  ///   - range: The lines.
  ///   - depth: The number of levels by which the indentation of each line is reduced.
  ///   - name: A replacement for the name of the first line.
  /// - Returns: The text.
  private mutating func rendered(
    _ range: Range<Int>, removing depth: Int, name: String?
  ) -> String {
    let renamed = name.map { Array($0.utf8) }
    var size = 0
    for index in range {
      let line = lines[index]
      size += 2 * (Int(line.depth) - depth) + (line.hasChildren ? 5 : 3)
      size += Int(line.end - line.nameStart)
    }
    // At most a colon and a space follow the name.
    if let renamed { size += renamed.count + 2 }
    return buffer.withUTF8 { source in
      String(unsafeUninitializedCapacity: size) { target in
        guard let source = source.baseAddress, var end = target.baseAddress else { return 0 }
        let start = end
        func write(_ byte: UInt8) {
          end.pointee = byte
          end += 1
        }
        func copy(_ from: UInt32, _ to: UInt32) {
          memcpy(end, source + Int(from), Int(to - from))
          end += Int(to - from)
        }
        for index in range {
          let line = lines[index]
          let indentation = 2 * (Int(line.depth) - depth)
          memset(end, 0x20, indentation)
          end += indentation
          if line.hasChildren {
            // ▿ is U+25BF.
            write(0xE2)
            write(0x96)
            write(0xBF)
          } else {
            write(0x2D)
          }
          write(0x20)
          if index == range.lowerBound, let renamed {
            for byte in renamed { write(byte) }
            if line.hasColon { write(0x3A) }
            write(0x20)
          } else {
            copy(line.nameStart, line.descriptionStart)
          }
          copy(line.descriptionStart, line.end)
          write(0x0A)
        }
        return end - start
      }
    }
  }
}

extension Snapshotting where Format == String {
  /// Writes a value with `String(describing:)`.
  public static var description: Self {
    SimplySnapshotting.lines.pullback { (value: Value) in String(describing: value) }
  }

  /// Writes a value's components, with a line for each.
  ///
  /// ```text
  /// ▿ User
  ///   - id: 1
  ///   - name: "Blobby"
  /// ```
  ///
  /// The components of structures and classes are sorted by name, and the members of sets and
  /// dictionaries by their texts, so that the text is the same in every run. An object that
  /// contains itself is written once. A type can define its own description, see
  /// ``AnySnapshotStringConvertible``.
  ///
  /// Taking the snapshot fails if the text has more than 1 GiB or 4 million lines.
  public static var dump: Self {
    SimplySnapshotting.lines.pullback { (value: Value) in try Dump.text(of: value) }
  }
}
