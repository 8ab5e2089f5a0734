// SPDX-License-Identifier: MIT

/// A change of bytes in a source file.
struct Replacement {
  /// The range of the bytes to replace.
  var range: Range<Int>
  var bytes: [UInt8]
  /// The range of the literal in `bytes`, and the text that it must have.
  var literal: (range: Range<Int>, text: String)?
}

/// Makes the replacements for the snapshots of one call.
struct CallRewriter {
  private let call: CallSyntax
  private let unit: [UInt8]
  private let indentation: [UInt8]
  private let lineEnd: [UInt8]
  /// The closures of the call in their order, including added ones.
  private var slots: [Slot]
  private(set) var replacements: [Replacement] = []

  private enum Slot {
    case existing(CallSyntax.Closure)
    /// A trailing closure that is added; the offset of its replacement.
    case added(at: Int)
  }

  init(_ call: CallSyntax, at token: Int, unit: [UInt8]) {
    (self.call, self.unit) = (call, unit)
    let offset = call.source.tokens[token].start
    indentation = call.source.indentation(at: offset)
    lineEnd = call.source.lineEnd(at: offset)
    slots = call.closures.map { .existing($0) }
  }

  /// Adds the replacements of a change.
  mutating func apply(_ edit: SnapshotEdit) throws(SourceRefusal) {
    let closure = try closure(for: edit)
    switch (closure, edit.actual) {
    case (nil, nil): break
    case (nil, let text?): try insert(text, edit.position)
    case (let closure?, nil): try remove(closure)
    case (let closure?, let text?): try replace(closure, text, edit)
    }
  }

  // MARK: Finding

  /// Returns the closure of a snapshot, if its text is the expected one.
  private func closure(for edit: SnapshotEdit) throws(SourceRefusal) -> CallSyntax.Closure? {
    let position = edit.position
    let found = candidate(position)
    guard let expected = edit.expected else {
      if found != nil { throw .closurePresent(label: position.label) }
      if let label = position.labels.first(where: call.otherLabels.contains) {
        throw .notAClosure(label: label)
      }
      return nil
    }
    guard let closure = found ?? firstTrailing else {
      if let label = position.labels.first(where: call.otherLabels.contains) {
        throw .notAClosure(label: label)
      }
      throw .closureMissing(label: position.label)
    }
    guard let literal = call.literal(in: closure),
      let value = StringLiteral.value(of: call.source.bytes(of: literal))
    else { throw .notALiteral }
    guard value.utf8.elementsEqual(expected.utf8) else { throw .otherLiteral }
    return closure
  }

  /// Returns the closure with a label of the snapshot, or the unlabeled closure at its offset.
  private func candidate(_ position: SnapshotPosition) -> CallSyntax.Closure? {
    let labeled = (call.otherClosures + call.closures).first { closure in
      call.label(of: closure).map(position.labels.contains) ?? false
    }
    if let labeled { return labeled }
    guard slots.indices.contains(position.offset),
      case .existing(let closure) = slots[position.offset], closure.label == nil
    else { return nil }
    return closure
  }

  /// The unlabeled trailing closure.
  private var firstTrailing: CallSyntax.Closure? {
    call.closures.first { closure in
      if case .first = closure.place { true } else { false }
    }
  }

  // MARK: Replacing

  private mutating func replace(
    _ closure: CallSyntax.Closure, _ text: String, _ edit: SnapshotEdit
  ) throws(SourceRefusal) {
    let source = call.source
    if let label = closure.label, call.label(of: closure) != edit.position.label {
      let token = source.tokens[label]
      replacements.append(
        Replacement(range: token.start..<token.end, bytes: Array(edit.position.label.utf8)))
    }
    guard text.utf8.elementsEqual((edit.expected ?? "").utf8) == false else { return }
    guard let literal = call.literal(in: closure) else { throw .notALiteral }
    let content = call.content(of: closure)
    if let indentation = StringLiteral.indentation(of: source.bytes(of: literal)) {
      let bytes = StringLiteral.multiline(
        text, indentation: indentation, lineEnd: source.lineEnd(at: literal.start))
      replace(literal.start..<literal.end, bytes, literal: 0, text)
    } else if (content.lowerBound..<literal.start).allSatisfy(isWhitespace),
      (literal.end..<content.upperBound).allSatisfy(isWhitespace)
    {
      let body = body(text)
      replace(content, body.bytes, literal: body.literal, text)
    } else {
      let bytes = StringLiteral.multiline(text, indentation: indentation + unit, lineEnd: lineEnd)
      replace(literal.start..<literal.end, bytes, literal: 0, text)
    }
  }

  /// Adds a replacement with a literal that begins at an offset in its bytes.
  ///
  /// Unless the offset is 0, a line end and the indentation follow the literal. `count` is the
  /// number of further bytes.
  private mutating func replace(
    _ range: Range<Int>, _ bytes: [UInt8], literal start: Int, _ text: String, after count: Int = 0
  ) {
    let tail = start == 0 ? 0 : lineEnd.count + indentation.count
    replacements.append(
      Replacement(
        range: range, bytes: bytes, literal: (start..<(bytes.count - tail - count), text)))
  }

  private func isWhitespace(_ offset: Int) -> Bool { ASCII.isWhitespace(call.source.bytes[offset]) }

  /// Returns the bytes between the braces of a new closure, and the offset of the literal in them.
  private func body(_ text: String) -> (bytes: [UInt8], literal: Int) {
    let start = lineEnd + indentation + unit
    let literal = StringLiteral.multiline(
      text, indentation: indentation + unit, lineEnd: lineEnd)
    return (start + literal + lineEnd + indentation, start.count)
  }

  // MARK: Inserting

  private mutating func insert(_ text: String, _ position: SnapshotPosition) throws(SourceRefusal) {
    let outOfOrder = SourceRefusal.closureOutOfOrder(
      label: position.label, offset: position.offset)
    let body = body(text)
    let index = min(position.offset, slots.count)
    let brace = [ASCII.openBrace]
    if slots.contains(where: isTrailing) {
      // The new closure follows the preceding trailing closure.
      guard index > 0, isTrailing(slots[index - 1]) else { throw outOfOrder }
      let start = [ASCII.space] + Array("\(position.label): {".utf8)
      switch slots[index - 1] {
      case .existing(let closure):
        let end = call.end(of: closure)
        add(end..<end, start, body, text)
        slots.insert(.added(at: end), at: index)
      case .added(let offset):
        add(offset..<offset, start, body, text)
        slots.insert(.added(at: offset), at: index)
      }
      return
    }
    // An unlabeled closure must not have another index: Swift would match it to another parameter
    // if an argument before it is missing.
    guard position.offset == slots.count, let parenthesis = call.parenthesis else {
      throw outOfOrder
    }
    let open = call.source.tokens[parenthesis]
    let end = call.source.tokens[open.partner].end
    let isEmpty = (open.end..<(end - 1)).allSatisfy(isWhitespace)
    if isEmpty {
      let hasSpace = isWhitespace(open.start - 1)
      add(open.start..<end, (hasSpace ? [] : [ASCII.space]) + brace, body, text)
    } else {
      add(end..<end, [ASCII.space] + brace, body, text)
    }
    slots.insert(.added(at: end), at: index)
  }

  private mutating func add(
    _ range: Range<Int>, _ start: [UInt8], _ body: (bytes: [UInt8], literal: Int), _ text: String
  ) {
    replace(
      range, start + body.bytes + [ASCII.closeBrace], literal: start.count + body.literal, text,
      after: 1)
  }

  private func isTrailing(_ slot: Slot) -> Bool {
    guard case .existing(let closure) = slot else { return true }
    return isTrailing(closure)
  }

  private func isTrailing(_ closure: CallSyntax.Closure) -> Bool {
    if case .argument = closure.place { false } else { true }
  }

  // MARK: Removing

  private mutating func remove(_ closure: CallSyntax.Closure) throws(SourceRefusal) {
    let source = call.source
    let end = call.end(of: closure)
    switch closure.place {
    case .first:
      let hasOthers = slots.contains { slot in
        guard isTrailing(slot) else { return false }
        guard case .existing(let other) = slot else { return true }
        return other.brace != closure.brace
      }
      if hasOthers { throw .removalRelabels }
      let start = source.tokens[closure.brace - 1].end
      guard (start..<source.tokens[closure.brace].start).allSatisfy(isWhitespace) else {
        throw .commentInTheWay
      }
      let parentheses = [ASCII.openParen, ASCII.closeParen]
      replacements.append(
        Replacement(range: start..<end, bytes: call.parenthesis == nil ? parentheses : []))
    case .labeled:
      guard let label = closure.label else { throw .unverifiable }
      let start = source.tokens[label - 1].end
      guard (start..<source.tokens[label].start).allSatisfy(isWhitespace) else {
        throw .commentInTheWay
      }
      replacements.append(Replacement(range: start..<end, bytes: []))
    case .argument(let first, let next):
      // Remove the preceding comma too. The first argument has a comma after it instead.
      let hasComma = source.tokens[first - 1].kind == .comma
      let isFollowed = source.tokens[next].kind == .comma
      let start = hasComma ? source.tokens[first - 1].start : source.tokens[first].start
      let stop = hasComma || !isFollowed ? end : source.tokens[next + 1].start
      let before = hasComma ? source.tokens[first - 1].end : start
      guard (before..<source.tokens[first].start).allSatisfy(isWhitespace),
        hasComma || !isFollowed
          || (source.tokens[next].end..<stop).allSatisfy(isWhitespace)
      else { throw .commentInTheWay }
      replacements.append(Replacement(range: start..<stop, bytes: []))
    }
    if let index = slots.firstIndex(where: { slot in
      if case .existing(let other) = slot { other.brace == closure.brace } else { false }
    }) {
      slots.remove(at: index)
    }
  }
}
