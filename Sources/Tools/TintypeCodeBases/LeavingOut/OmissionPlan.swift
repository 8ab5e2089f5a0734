// SPDX-License-Identifier: MIT

import TintypeSourceEditing

/// The declarations of a file that are left out.
struct OmissionPlan {
  typealias Level = LeftOutDeclarations.Level

  let tree: DeclarationTree
  /// The function that a body without a result calls with the message.
  let action: String
  private var chosen: [Int: (level: Level, message: String)] = [:]
  /// The parts that are left out of bodies, by the declaration.
  var parts: [Int: [Part]] = [:]

  init(_ tree: DeclarationTree, action: String) {
    (self.tree, self.action) = (tree, action)
  }

  /// Leaves out the declarations that were left out before.
  mutating func restore(_ omissions: [LeftOutDeclarations.Omission]) {
    let wanted = Dictionary(grouping: omissions) { Name(line: $0.line, text: $0.declaration) }
    for (index, declaration) in tree.declarations.enumerated() {
      let name = Name(line: tree.line(of: declaration), text: declaration.text)
      for omission in wanted[name] ?? [] where omission.level != .part {
        leaveOut(index, omission.level, omission.message)
      }
    }
    for omission in omissions { restorePart(omission) }
  }

  private struct Name: Hashable {
    var line: Int
    var text: String
  }

  /// Leaves out a declaration, unless more of it is already left out.
  mutating func leaveOut(_ declaration: Int, _ level: Level, _ message: String) {
    if let former = chosen[declaration] {
      let order: [Level] = [.part, .body, .placeholder, .member, .type, .statement, .file]
      guard let old = order.firstIndex(of: former.level), let new = order.firstIndex(of: level),
        new > old
      else { return }
    }
    chosen[declaration] = (level, chosen[declaration]?.message ?? message)
  }

  /// Returns whether a declaration is left out, or something that contains it.
  func isLeftOut(_ index: Int) -> Bool { chosen[index] != nil || isInOmitted(index) }

  /// The omissions, without members of types that are left out.
  var omissions: [LeftOutDeclarations.Omission] {
    (whole + partOmissions).sorted { $0.line < $1.line }
  }

  private var whole: [LeftOutDeclarations.Omission] {
    chosen.keys.sorted().compactMap { index in
      guard let (level, message) = chosen[index], !isInOmitted(index) else { return nil }
      let declaration = tree.declarations[index]
      return .init(
        line: tree.line(of: declaration), declaration: declaration.text, level: level,
        message: message)
    }
  }

  private func isInOmitted(_ index: Int) -> Bool {
    var parent = tree.declarations[index].parent
    while let ancestor = parent {
      if let level = chosen[ancestor]?.level, level != .placeholder || !isType(ancestor) {
        return true
      }
      parent = tree.declarations[ancestor].parent
    }
    return false
  }

  func isType(_ index: Int) -> Bool { tree.declarations[index].kind == .type }

  // MARK: Levels

  /// Returns what to leave out because of an error at an offset; `nil` for the whole file.
  func next(at offset: Int, _ message: String) -> (declaration: Int, level: Level)? {
    guard let innermost = tree.declaration(at: offset) else { return nil }
    // The outermost declaration that is already left out is enlarged.
    var omitted: Int?
    var ancestor: Int? = innermost
    while let index = ancestor {
      if let level = chosen[index]?.level,
        level != .placeholder || !isType(index) || index == innermost
      {
        omitted = index
      }
      ancestor = tree.declarations[index].parent
    }
    return omitted.flatMap(enlarged)
      ?? (omitted == nil ? first(innermost, at: offset, message) : nil)
  }

  private func first(_ index: Int, at offset: Int, _ message: String) -> (Int, Level)? {
    let declaration = tree.declarations[index]
    if let parent = declaration.parent {
      let property = declaration.kind == .accessor ? parent : index
      if tree.isPreviews(property), let type = tree.declarations[property].parent {
        return (type, .type)
      }
      // A body that only traps would end each preview that contains the view.
      if tree.isRequirement(index) { return (parent, .placeholder) }
    }
    // The compiler reports different underlying types of a result at the name of the function.
    let concernsBody = message.contains("opaque return type")
    if let body = declaration.body, declaration.kind != .type,
      isInside(offset, body) || concernsBody
    {
      switch declaration.result {
      case .view, .anyView, .scene: return (index, .placeholder)
      case .opaque: return enlarged(index, from: .body)
      case .nothing, .optional, .list, .dictionary, .value: return (index, .body)
      }
    }
    if let value = declaration.lazyValue, offset >= tree.source.tokens[value.lowerBound].start {
      return (index, .body)
    }
    return enlarged(index, from: .body)
  }

  /// Returns whether an offset is in braces; a missing `return` is reported at the closing brace.
  private func isInside(_ offset: Int, _ brace: Int) -> Bool {
    let opening = tree.source.tokens[brace]
    return offset >= opening.start && offset <= tree.source.tokens[opening.partner].start
  }

  private func enlarged(_ index: Int) -> (Int, Level)? {
    chosen[index].flatMap { enlarged(index, from: $0.level) }
  }

  /// Returns the next larger level after the level of a declaration, which is `body` if nothing of
  /// it is left out.
  private func enlarged(_ index: Int, from level: Level) -> (Int, Level)? {
    let declaration = tree.declarations[index]
    switch declaration.kind {
    case .accessor: return declaration.parent.map { ($0, .member) }
    case .type where level == .body:
      return (index, tree.isView(index) ? .placeholder : .type)
    case .type where level == .placeholder: return (index, .type)
    case .type:
      // The number of rounds must not depend on the depth of nested types.
      var outermost = declaration.parent
      while let parent = outermost.flatMap({ tree.declarations[$0].parent }) { outermost = parent }
      return outermost.map { ($0, .type) }
    case .statement: return level == .statement ? above(index) : (index, .statement)
    case .function, .property, .other:
      return level == .body || level == .placeholder ? (index, .member) : above(index)
    }
  }

  /// Returns the level of the type that contains a member that is already left out.
  private func above(_ index: Int) -> (Int, Level)? {
    tree.declarations[index].parent.flatMap { enlarged($0, from: chosen[$0]?.level ?? .body) }
  }
}

extension OmissionPlan {
  /// The edits that leave out the declarations.
  var edits: [EditedSource.Edit] { partEdits + wholeEdits }

  private var wholeEdits: [EditedSource.Edit] {
    chosen.keys.sorted().flatMap { index in
      guard let (level, message) = chosen[index] else { return [EditedSource.Edit]() }
      let declaration = tree.declarations[index]
      let text = Self.literal("left out: \(message)")
      switch level {
      case .placeholder where declaration.kind == .type:
        return tree.placeholder(for: index, view: "_LeftOutView(\(text))") { chosen[$0] == nil }
      case .body, .placeholder:
        if let value = declaration.lazyValue, declaration.body == nil {
          return [tree.replace(value, with: "{ Swift.fatalError(\(text)) }()")]
        }
        guard let body = declaration.body else { return [] }
        return [tree.replaceBody(body, with: statement(for: declaration, text))]
      case .part, .member, .type, .statement, .file:
        return [tree.replace(declaration.tokens, with: nil)]
      }
    }
  }

  private func statement(for declaration: Declaration, _ text: String) -> String {
    switch declaration.result {
    case .view: "_LeftOutView(\(text))"
    case .anyView: "SwiftUI.AnyView(_LeftOutView(\(text)))"
    case .scene: "SwiftUI.WindowGroup { _LeftOutView(\(text)) }"
    case .nothing where declaration.keyword == "deinit": ""
    case .nothing where declaration.keyword != "init": "\(action)(\(text))"
    // Apps show an error, or that there is nothing.
    case _ where declaration.throwsErrors: "throw _LeftOutError(\(text))"
    case .optional: "return nil"
    case .list: "return []"
    case .dictionary: "return [:]"
    default: "Swift.fatalError(\(text))"
    }
  }

  /// Returns a string literal of one line.
  static func literal(_ message: String) -> String {
    var text = "\""
    for scalar in message.unicodeScalars.prefix(240) {
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
