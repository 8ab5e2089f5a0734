// SPDX-License-Identifier: MIT

import TintypeBase

/// The contents of a `tasks.json`.
struct TasksContents {
  private let bytes: [UInt8]
  /// A Boolean value that indicates whether the text is JSON without comments and trailing commas.
  let isPlain: Bool
  /// The names of the tasks.
  let labels: Set<String>
  /// A Boolean value that indicates whether a task is the default one that runs tests.
  let hasDefaultTest: Bool
  /// The range of the array of tasks; `nil` if there is none.
  private let tasks: Range<Int>?

  /// Reads a text; an empty one has no tasks.
  ///
  /// - Throws: ``TasksRefusal`` if the text is not an object with at most one array of tasks.
  init(_ bytes: [UInt8]) throws(TasksRefusal) {
    var reader = JSONReader(bytes, permitsComments: true, depthLimit: 512)
    guard reader.hasMore else {
      let isEmpty = bytes.allSatisfy(Self.isSpace)
      (self.bytes, isPlain) = (isEmpty ? Self.empty : bytes, isEmpty)
      (labels, hasDefaultTest, tasks) = ([], false, nil)
      return
    }
    let contents: JSON
    do throws(JSONReader.Unexpected) {
      contents = try JSON(&reader)
    } catch {
      throw TasksRefusal(
        reason: reader.depth == 512
          ? "it is nested too deeply"
          : "line \(error.line(in: bytes)) is not valid, where \(error.expected) is expected")
    }
    guard case .object(let members) = contents else {
      throw TasksRefusal(reason: "it does not contain an object")
    }
    let tasks = members.filter { $0.name == "tasks" }.map(\.value)
    guard tasks.count < 2 else { throw TasksRefusal(reason: "it contains “tasks” twice") }
    guard tasks.allSatisfy({ $0.array != nil }) else {
      throw TasksRefusal(reason: "its “tasks” are not an array")
    }
    if let version = members.last(where: { $0.name == "version" })?.value,
      version.string != "2.0.0"
    {
      throw TasksRefusal(reason: "its “version” is not 2.0.0")
    }
    (self.bytes, isPlain) = (bytes, reader.isPlain)
    self.tasks = try? Self.range(ofTasksIn: bytes)
    let entries = tasks.first?.array ?? []
    labels = Set(entries.compactMap { $0["label"]?.string })
    hasDefaultTest = entries.contains { entry in
      entry["group"]?["kind"]?.string == "test" && entry["group"]?["isDefault"]?.bool == true
    }
  }

  /// Returns the range of the array of tasks in a valid text; `nil` if there is none.
  private static func range(ofTasksIn bytes: [UInt8]) throws(JSONReader.Unexpected) -> Range<Int>? {
    var reader = JSONReader(bytes, permitsComments: true)
    var isTasks = false
    while let token = try reader.next() {
      switch token.kind {
      case .key where reader.depth == 1: isTasks = try reader.string(token) == "tasks"
      case .end where reader.depth == 1 && isTasks: return token.range
      default: break
      }
    }
    return nil
  }

  /// A file without tasks.
  private static let empty = Array("{\n  \"version\": \"2.0.0\"\n}\n".utf8)

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  // MARK: Editing

  /// Returns the text with more tasks.
  func adding(_ added: [EditorTask]) -> [UInt8] {
    if let tasks { return inserting(added.map(\.json), at: tasks.upperBound - 1, depth: 1) }
    let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? bytes.endIndex
    return inserting([.array(added.map(\.json))], named: "\"tasks\": ", at: end, depth: 0)
  }

  /// Inserts values before the closing bracket at a position, each on lines of its own.
  private func inserting(
    _ values: [JSON], named name: String = "", at closing: Int, depth: Int
  ) -> [UInt8] {
    var end = closing
    while end > 0, Self.isSpace(bytes[end - 1]) { end -= 1 }
    let isEmpty = end > 0 && (bytes[end - 1] == 0x5B || bytes[end - 1] == 0x7B)
    var result = Array(bytes[..<end])
    for (index, value) in values.enumerated() {
      if index > 0 || !isEmpty { result.append(UInt8(ascii: ",")) }
      result += newline + indentation(depth + 1) + Array(name.utf8)
      result += lines(of: value, depth: depth + 1)
    }
    // The closing bracket keeps its line if it has one.
    let gap = bytes[end..<closing]
    result += gap.contains(0x0A) && !isEmpty ? Array(gap) : newline + indentation(depth)
    return result + bytes[closing...]
  }

  /// Returns a value with the indentation and the line endings of the text.
  private func lines(of value: JSON, depth: Int) -> [UInt8] {
    let text = value.text(.init(layout: .nested, keyOrder: .given, escapes: .minimal))
    let lines = text.split(separator: "\n").map { line in
      let spaces = line.prefix { $0 == " " }.count
      return indentation(depth + spaces / 2) + Array(line.utf8.dropFirst(spaces))
    }
    return Array(lines.joined(separator: newline).dropFirst(indentation(depth).count))
  }

  private var newline: [UInt8] { bytes.contains(0x0D) ? [0x0D, 0x0A] : [0x0A] }

  private func indentation(_ depth: Int) -> [UInt8] {
    Array(repeatElement(unit, count: depth).joined())
  }

  /// The indentation of a level: that of the first indented line.
  private var unit: [UInt8] {
    for line in bytes.split(separator: 0x0A) {
      let indentation = line.prefix { $0 == 0x20 || $0 == 0x09 }
      let rest = line.dropFirst(indentation.count)
      if !indentation.isEmpty, indentation.count <= 8, rest.first.map(Self.isSpace) == false {
        return Array(indentation)
      }
    }
    return [0x20, 0x20]
  }
}
