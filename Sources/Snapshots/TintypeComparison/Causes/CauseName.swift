// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeScene

/// The name of a cause, which is equal in all images of a run that the same change affects.
///
/// It contains no node, except for its type and its explicit identity if it was added, removed or
/// moved.
package struct CauseName: Codable, Hashable, Sendable {
  /// The digest by which causes are equal, 16 hexadecimal digits.
  package var identity: String
  /// The changed property, such as `padding`, `color “accent”` or `Badge added`.
  package var subject: String
  /// The older and the newer value, such as `12 → 16`; empty if the subject describes the change.
  package var values: String
  /// A Boolean value that indicates whether the same drawing in another snapshot is another cause,
  /// because the change has no values.
  package var isLocal: Bool

  /// Creates a name.
  ///
  /// - Parameters:
  ///   - subject: The changed property.
  ///   - values: The older and the newer value.
  ///   - isToken: A Boolean value that indicates whether the name of the property identifies the
  ///     cause, because it has other values in light and dark appearance.
  ///   - isLocal: A Boolean value that indicates whether the cause exists in one snapshot only.
  package init(
    _ subject: String, _ values: String = "", isToken: Bool = false, isLocal: Bool = false
  ) {
    let identity = isToken ? subject : subject + "\n" + values
    self.identity = String(Digest128.of(Array(identity.utf8)).hexadecimal.prefix(16))
    self.subject = Self.shortened(subject)
    self.values = Self.shortened(values)
    self.isLocal = isLocal
  }

  /// The subject with the values.
  package var title: String { values.isEmpty ? subject : subject + " " + values }

  /// The maximum number of Unicode scalars of a subject and of values.
  private static let lengthLimit = 200

  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > lengthLimit else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(lengthLimit))) + "…"
  }
}

extension CauseName {
  /// The cause of pixels that another environment painted differently.
  package static let environment = CauseName("another environment")

  /// Creates the name of changes with one cause.
  ///
  /// - Parameter changes: The changes of a ``ChangeGroup``, or a single change.
  package init(_ changes: [SceneDifference.Change]) {
    guard let first = changes.first, let key = first.groupKey else {
      if let first = changes.first, case .semantics = first.kind {
        self.init(semantics: first)
        return
      }
      self.init("unknown change", isLocal: true)
      return
    }
    let kinds = changes.map(\.kind)
    for kind in kinds {
      switch kind {
      case .canvas("colorScheme", let old, let new): self.init("color scheme", Self.step(old, new))
      case .canvas("layoutDirection", let old, let new):
        self.init("layout direction", Self.step(old, new))
      case .canvas("platformStyle", let old, let new):
        self.init("platform style", Self.step(old, new))
      default: continue
      }
      return
    }
    let scaled = ScaledSizes(changes)
    if let (old, new) = scaled.fonts, changes.allSatisfy(scaled.explains) {
      let sizes = [old.dynamicTypeSize, new.dynamicTypeSize].map { $0?.rawValue }
      self.init("dynamic type size", Self.step(sizes[0], sizes[1]))
      return
    }
    if key == "layoutDirection" {
      self.init("layout direction")
      return
    }
    self.init(first, others: changes.dropFirst())
  }

  /// Creates the name of a change of an accessibility property.
  private init(semantics change: SceneDifference.Change) { self.init(change, others: []) }

  /// Creates the name of changes with one key, whose first change represents them.
  private init(_ change: SceneDifference.Change, others: ArraySlice<SceneDifference.Change>) {
    let type = change.nodeName
    switch change.kind {
    case .canvas(let name, let old, let new): self.init("canvas \(name)", Self.step(old, new))
    case .added: self.init("\(type)\(change.quotedText) added")
    case .removed: self.init("\(type)\(change.quotedText) removed")
    case .moved(let from, let old, let new):
      let isSibling =
        change.path.map { $0.elements.dropLast() == from.elements.dropLast() } ?? false
      self.init("\(type)\(change.quotedText) moved", isSibling ? "position \(old) → \(new)" : "")
    case .frame:
      let types = Set(([change] + others).map(\.nodeName)).sorted()
      self.init("layout of \(types.joined(separator: ", "))")
    case .painting: self.init("drawing of \(type)", isLocal: true)
    case .semantics(let name, let old, let new): self.init(name, Self.step(old, new))
    case .diagnosticAdded(let diagnostic): self.init("diagnostic added: \(diagnostic)")
    case .diagnosticRemoved(let diagnostic): self.init("diagnostic removed: \(diagnostic)")
    case .attribute(let name, .color(let old)?, .color(let new)?):
      if let token = old.name, token == new.name {
        var values = (old, new)
        (values.0.name, values.1.name) = (nil, nil)
        self.init("color “\(token)”", "\(values.0) → \(values.1)", isToken: true)
      } else {
        let names = Set(([(name)] + others.compactMap(\.attributeName)).map(Self.folded))
        self.init(
          color: names.count == 1 ? names.first ?? "color" : "color", "\(old)", "\(new)")
      }
    case .attribute(_, .word(let old)?, .word(let new)?) where Self.token(old, new) != nil:
      let token = Self.token(old, new) ?? ("", "")
      self.init("color “\(token.name)”", token.values, isToken: true)
    case .attribute(let name, let old?, let new?):
      self.init(Self.subject(name), Self.step(old.description, new.description))
    case .attribute(let name, let old, _):
      // The parts of a modifier that was added or removed, such as the radius of a shadow.
      let owner = Self.subject(String(name.prefix { $0 != "." }))
      let parts = ([change] + others).compactMap { part -> String? in
        guard case .attribute(let name, let old, let new) = part.kind else { return nil }
        let field = Self.folded(name).drop { $0 != "." }.dropFirst()
        let value = (old ?? new)?.description ?? ""
        return field.isEmpty ? value : "\(field) \(value)"
      }
      let values = Set(parts).sorted().joined(separator: ", ")
      self.init("\(owner) \(old == nil ? "added" : "removed")", values.isEmpty ? "" : "(\(values))")
    }
  }

  /// Creates the name of an attribute in an outline, equal to that of the same change in an image.
  ///
  /// - Parameters:
  ///   - attribute: The name of the attribute, such as `padding[0].top`.
  ///   - old: The older value as the outline contains it, such as `accent #CC4729`.
  ///   - new: The newer value.
  init(outline attribute: String, _ old: String, _ new: String) {
    if let token = Self.token(old, new) {
      self.init("color “\(token.name)”", token.values, isToken: true)
    } else if Self.isColor(old), Self.isColor(new) {
      self.init(color: Self.folded(attribute), old, new)
    } else {
      self.init(Self.subject(attribute), Self.step(old, new))
    }
  }

  /// Creates the name of a changed color, which is equal for all attributes.
  private init(color subject: String, _ old: String, _ new: String) {
    self.init(subject, Self.step(old, new))
    identity = CauseName("color", values).identity
  }

  /// Returns whether a value is a color, such as `#CC4729` or `accent #CC4729`.
  private static func isColor(_ value: String) -> Bool {
    value.split(separator: " ").last?.hasPrefix("#") == true
  }

  /// Returns two values with an arrow, so that their difference is visible.
  static func step(_ old: String?, _ new: String?) -> String {
    let values = VisibleText.pair(old ?? "none", new ?? "none")
    return "\(values.old) → \(values.new)"
  }

  /// Returns the name of the color that two words contain, with its values; `nil` if they contain
  /// anything else.
  private static func token(_ old: String, _ new: String) -> (name: String, values: String)? {
    let (before, after) = (old.split(separator: " "), new.split(separator: " "))
    guard before.count == 2, after.count == 2, before[0] == after[0],
      before[1].hasPrefix("#"), after[1].hasPrefix("#")
    else { return nil }
    return (String(before[0]), "\(before[1]) → \(after[1])")
  }

  private static func folded(_ name: String) -> String { SceneDifference.Change.foldedName(name) }

  /// Returns the subject for an attribute: `text` for each text, `symbol` for names of symbols.
  private static func subject(_ name: String) -> String {
    if name == "text" || name.hasSuffix("].text") { return "text" }
    if name == "name" || name == "drawing" { return "symbol" }
    return folded(name)
  }
}

extension SceneDifference.Change {
  /// The type of the node, such as `Button`.
  var nodeType: String {
    let element = path?.elements.last ?? "scene"
    let name = element.prefix { $0 != "[" && $0 != "#" }
    return name.isEmpty ? element : String(name)
  }

  /// The type of the node with its explicit identity, such as `Button#save`.
  var nodeName: String {
    let element = path?.elements.last ?? "scene"
    let name = element.prefix { $0 != "[" }
    return name.isEmpty ? element : String(name)
  }

  /// The first text of the node in quotation marks, after a space.
  fileprivate var quotedText: String { text.map { " \($0.debugDescription)" } ?? "" }

  fileprivate var attributeName: String? {
    if case .attribute(let name, _, _) = kind { name } else { nil }
  }
}
