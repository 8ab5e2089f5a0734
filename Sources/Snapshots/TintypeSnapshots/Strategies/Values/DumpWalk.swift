// SPDX-License-Identifier: MIT

/// Traverses a value by its mirrors, and writes a line for each component.
///
/// The traversal keeps its state in an array instead of on the call stack, so that deep values
/// cannot overflow the stack of a thread, and makes one mirror of each component. Values that are
/// sorted by their texts are written first and then sorted as lines.
enum Dump {
  /// The maximum size of a text in bytes, which is the maximum size of a reference.
  static let limit = ReferenceFile.sizeLimit

  /// Returns the dump of a value.
  static func text(of value: Any, limit: Int = limit) throws(ValueError) -> String {
    var walk = DumpWalk(limit: limit)
    guard walk.run(value) else {
      throw .dumpTooLarge(type: DumpWalk.name(of: type(of: value)), limit: limit)
    }
    return walk.lines.text()
  }
}

/// The state of a traversal of a value.
private struct DumpWalk {
  let limit: Int
  var lines = DumpLines()
  private var frames: [Frame] = []
  /// The objects on the path from the root for which a second occurrence is reported.
  private var path: Set<ObjectIdentifier> = []
  /// The other objects on the path, each with the size of `path` when it was last entered.
  private var described: [ObjectIdentifier: Int] = [:]
  private var typeNames: [ObjectIdentifier: String] = [:]

  init(limit: Int) { self.limit = limit }

  /// A component whose children are being written.
  private struct Frame {
    var children: [Mirror.Child]
    var depth: Int
    /// The blocks of children that are sorted by their texts.
    var ties: [Range<Int>]
    /// The index of the first line of each child; empty if nothing is sorted by its text.
    var starts: [Int] = []
    var next = 0
    var trace = Trace.none
  }

  /// The state to restore after a component was written.
  private enum Trace {
    case none
    case onPath(ObjectIdentifier)
    case described(ObjectIdentifier, before: Int?)
  }

  /// The order in which children are written.
  private enum Order {
    case asTheyStand, sorted
  }

  /// Writes all lines, and returns `false` if the text would be too large.
  mutating func run(_ value: Any) -> Bool {
    guard enter(value, label: nil, depth: 0) else { return false }
    while let last = frames.indices.last {
      let index = frames[last].next
      guard index < frames[last].children.count else {
        leave(frames.removeLast())
        continue
      }
      frames[last].next += 1
      if !frames[last].ties.isEmpty { frames[last].starts.append(lines.count) }
      let child = frames[last].children[index]
      guard enter(child.value, label: child.label, depth: frames[last].depth + 1) else {
        return false
      }
    }
    return true
  }

  /// Writes the line of a component, and stores its children.
  private mutating func enter(_ value: Any, label: String?, depth: Int) -> Bool {
    let mirror = Mirror(reflecting: value)
    var children = Array(mirror.children)
    var order = Order.asTheyStand
    var trace = Trace.none
    let description: String
    switch mirror.displayStyle {
    case .collection:
      description = children.count == 1 ? "1 element" : "\(children.count) elements"
    case .dictionary:
      description =
        children.count == 1 ? "1 key/value pair" : "\(children.count) key/value pairs"
      order = .sorted
    case .set:
      description = children.count == 1 ? "1 member" : "\(children.count) members"
      order = .sorted
    case .tuple:
      description = children.count == 1 ? "(1 element)" : "(\(children.count) elements)"
    case .optional:
      let name = name(of: mirror.subjectType)
      description = children.isEmpty ? name + ".none" : name
    default:
      if let value = value as? any AnySnapshotStringConvertible {
        if !type(of: value).renderChildren { children = [] }
        description = value.snapshotDescription
      } else if let value = value as? any CustomStringConvertible {
        description = value.description
      } else {
        switch mirror.displayStyle {
        case .class:
          if let object = Self.object(value) {
            guard path.insert(object).inserted else {
              return repeated(label, depth: depth, hasChildren: !children.isEmpty)
            }
            trace = .onPath(object)
          }
          description = name(of: mirror.subjectType)
          order = .sorted
        case .struct:
          description = name(of: mirror.subjectType)
          order = .sorted
        case .enum:
          let name = name(of: mirror.subjectType)
          description = children.isEmpty ? name + ".\(value)" : name
        default:
          description = String(describing: value)
        }
      }
    }

    if case .none = trace, !children.isEmpty, let object = Self.object(value) {
      // The description hides the identity of the object. The recursion is endless only if no
      // object on the cycle would be reported as repeated.
      let before = described.updateValue(path.count, forKey: object)
      guard before != path.count else {
        return repeated(label, depth: depth, hasChildren: true)
      }
      trace = .described(object, before: before)
    }
    let isWritten = lines.append(
      depth: depth, hasChildren: !children.isEmpty, name: label.map { .label($0) } ?? .none,
      description: description, limit: limit)
    guard isWritten else { return false }
    var ties: [Range<Int>] = []
    if order == .sorted, children.count > 1 { ties = Self.sortByLabel(&children) }
    frames.append(Frame(children: children, depth: depth, ties: ties, trace: trace))
    return true
  }

  /// Writes the line of an object that contains itself.
  private mutating func repeated(_ label: String?, depth: Int, hasChildren: Bool) -> Bool {
    lines.append(
      depth: depth, hasChildren: hasChildren, name: .plain(label ?? "value"),
      description: "(circular reference detected)", limit: limit)
  }

  /// Sorts the children that could not be sorted before they were written.
  private mutating func leave(_ frame: Frame) {
    switch frame.trace {
    case .none: break
    case .onPath(let object): path.remove(object)
    case .described(let object, let before): described[object] = before
    }
    for tie in frame.ties {
      let end = tie.upperBound < frame.starts.count ? frame.starts[tie.upperBound] : lines.count
      lines.sortBlocks(frame.starts[tie] + [end])
    }
  }

  /// Returns the identity of an object; `nil` for values.
  private static func object(_ value: Any) -> ObjectIdentifier? {
    type(of: value) is AnyClass ? ObjectIdentifier(value as AnyObject) : nil
  }

  /// Sorts children by their labels; children without a label are first.
  ///
  /// The order equals the order of the texts of pairs of label and value. Two different labels
  /// decide it before the values are reached, because each label is in quotation marks on its own
  /// line.
  ///
  /// - Returns: The ranges of children with equal labels.
  private static func sortByLabel(_ children: inout [Mirror.Child]) -> [Range<Int>] {
    if children.allSatisfy({ $0.label == nil }) { return [children.indices] }
    let keys = children.map { $0.label?.debugDescription ?? "" }
    let order = keys.indices.sorted { left, right in
      if keys[left] < keys[right] { return true }
      return left < right && keys[left] == keys[right]
    }
    let unsorted = children
    children = order.map { unsorted[$0] }
    var ties: [Range<Int>] = []
    var start = 0
    for index in order.indices.dropFirst() where keys[order[index]] != keys[order[start]] {
      if index - start > 1 { ties.append(start..<index) }
      start = index
    }
    if order.count - start > 1 { ties.append(start..<order.count) }
    return ties
  }

  /// Returns a type's name without the numbers that distinguish local types.
  private mutating func name(of type: Any.Type) -> String {
    let identifier = ObjectIdentifier(type)
    if let name = typeNames[identifier] { return name }
    let name = Self.name(of: type)
    typeNames[identifier] = name
    return name
  }

  /// Returns a type's name without each ` #` that is followed by digits.
  static func name(of type: Any.Type) -> String {
    let name = String(describing: type)
    guard name.utf8.contains(0x23) else { return name }
    let scalars = Array(name.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if scalars[index] == " ", index + 1 < scalars.count, scalars[index + 1] == "#" {
        let digits = scalars[(index + 2)...].prefix {
          $0.properties.generalCategory == .decimalNumber
        }
        if !digits.isEmpty {
          index += 2 + digits.count
          continue
        }
      }
      result.append(scalars[index])
      index += 1
    }
    return String(result)
  }
}
