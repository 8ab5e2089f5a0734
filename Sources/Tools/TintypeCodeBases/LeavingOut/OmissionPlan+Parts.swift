// SPDX-License-Identifier: MIT

import TintypeSourceEditing

extension OmissionPlan {
  /// A statement in the body of a declaration, or the call of a modifier in it.
  struct Part {
    /// The index of the declaration.
    var declaration: Int
    var tokens: Range<Int>
    var message = ""
    /// The number of smaller parts at the same place that did not suffice.
    var enlargements = 0
    var isModifier = false
  }

  /// The maximum number of parts of a body; if there are more, the body is left out.
  private static let partLimit = 16
  /// The maximum number of times that a part is enlarged, since each costs a build.
  private static let enlargementLimit = 2

  /// Returns the part of a body to leave out because of an error at an offset; `nil` if the error
  /// costs more.
  func part(at offset: Int, _ message: String) -> Part? {
    guard let index = tree.declaration(at: offset), !isLeftOut(index), let body = body(of: index),
      tree.source.tokens[body].end <= offset,
      offset < tree.source.tokens[tree.source.tokens[body].partner].start
    else { return nil }
    let existing = parts[index] ?? []
    guard existing.count < Self.partLimit else { return nil }
    if isView(index), Self.concernsModifier(message), let call = tree.call(ofMemberAt: offset),
      !existing.contains(where: { $0.tokens.overlaps(call) })
    {
      return Part(declaration: index, tokens: call, isModifier: true)
    }
    let content = (body + 1)..<tree.source.tokens[body].partner
    let statement = tree.statements(around: offset, inBody: body).first { statement in
      !existing.contains { $0.tokens.contains(statement) } && canBeLeftOut(statement, of: index)
    }
    guard let statement, statement != content else { return nil }
    let smaller = existing.filter { statement.overlaps($0.tokens) && !$0.isModifier }
    let enlargements = smaller.map { $0.enlargements + 1 }.max() ?? 0
    guard enlargements <= Self.enlargementLimit else { return nil }
    return Part(declaration: index, tokens: statement, enlargements: enlargements)
  }

  /// Leaves out a part and, instead of them, all parts in it.
  mutating func leaveOut(_ part: Part, _ message: String) {
    var all = parts[part.declaration] ?? []
    guard !all.contains(where: { $0.tokens.contains(part.tokens) }) else { return }
    var part = part
    part.message = all.first { $0.tokens.overlaps(part.tokens) }?.message ?? message
    all.removeAll { $0.tokens.overlaps(part.tokens) }
    parts[part.declaration] = all + [part]
  }

  mutating func restorePart(_ omission: LeftOutDeclarations.Omission) {
    guard omission.level == .part, let range = omission.range,
      let index = tree.declaration(at: range.lowerBound),
      let first = tree.source.tokens.firstIndex(where: { $0.start == range.lowerBound }),
      let last = tree.source.tokens.lastIndex(where: { $0.end == range.upperBound }), first <= last
    else { return }
    parts[index, default: []].append(
      Part(
        declaration: index, tokens: first..<(last + 1), message: omission.message,
        enlargements: omission.enlargements,
        isModifier: tree.source.tokens[first].byte == ASCII.dot))
  }

  /// The parts of bodies that remain, as omissions.
  var partOmissions: [LeftOutDeclarations.Omission] {
    remainingParts.map { part in
      let range = self.range(of: part)
      return .init(
        line: tree.source.line(of: range.lowerBound),
        declaration: tree.declarations[part.declaration].text, level: .part,
        message: part.message, range: range, enlargements: part.enlargements)
    }
  }

  var partEdits: [EditedSource.Edit] {
    remainingParts.map { part in
      guard !part.isModifier, !isDeclaration(part.tokens) else {
        return tree.replace(part.tokens, with: nil)
      }
      return tree.replace(
        part.tokens, with: "\(action)(\(Self.literal("left out: \(part.message)")))")
    }
  }

  private var remainingParts: [Part] {
    parts.keys.sorted().filter { !isLeftOut($0) }.flatMap { parts[$0] ?? [] }
      .sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  private func range(of part: Part) -> Range<Int> {
    let tokens = tree.source.tokens
    return tokens[part.tokens.lowerBound].start..<tokens[part.tokens.upperBound - 1].end
  }

  /// Returns the body with statements; `nil` if parts of it cannot be left out.
  private func body(of index: Int) -> Int? {
    let declaration = tree.declarations[index]
    guard declaration.kind != .type, declaration.kind != .other, let body = declaration.body else {
      return nil
    }
    // The body of a property with accessors contains no statements.
    let hasAccessors = tree.declarations.contains { $0.kind == .accessor && $0.parent == index }
    let property = declaration.kind == .accessor ? declaration.parent ?? index : index
    return hasAccessors || tree.isPreviews(property) || tree.isRequirement(index) ? nil : body
  }

  private func isView(_ index: Int) -> Bool {
    [.view, .anyView, .scene, .opaque].contains(tree.declarations[index].result)
  }

  private func isDeclaration(_ statement: Range<Int>) -> Bool {
    ["let", "var", "func", "guard"].contains(tree.text(statement.lowerBound))
  }

  /// Returns whether the other statements of a body can do without a statement.
  ///
  /// A function that computes a value only does without calls, because it would return another
  /// value.
  private func canBeLeftOut(_ statement: Range<Int>, of index: Int) -> Bool {
    let word = tree.text(statement.lowerBound)
    if ["return", "throw", "break", "continue", "defer"].contains(word) { return false }
    guard tree.declarations[index].result == .value else { return true }
    let isCall = tree.source.tokens[statement.upperBound - 1].kind == .closing
    return isCall && tree.index(in: statement) { $0 == "=" || Self.keywords.contains($0) } == nil
  }

  private static let keywords: Set = [
    "let", "var", "func", "guard", "if", "for", "while", "switch", "do", "repeat", "try",
  ]

  /// Returns whether an error is about a member that a view lacks.
  private static func concernsModifier(_ message: String) -> Bool {
    guard message.hasPrefix("value of type "), message.contains("has no member") else {
      return false
    }
    let type = message.dropFirst("value of type ".count + 1)
    return views.contains { type.hasPrefix($0) }
  }

  private static let views = [
    "some View", "Text'", "Image'", "Color'", "VStack<", "HStack<", "ZStack<", "List<", "Form<",
    "NavigationView<", "NavigationStack<", "ScrollView<", "Label<", "Group<", "TextField<",
    "Toggle<", "Picker<", "Button<", "LazyVStack<", "LazyVGrid<", "ForEach<", "ModifiedContent<",
  ]
}
