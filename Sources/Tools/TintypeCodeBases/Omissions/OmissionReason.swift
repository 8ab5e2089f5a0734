// SPDX-License-Identifier: MIT

/// The reason why a declaration is left out, as far as the compiler's message tells it.
package struct OmissionReason: Hashable, Sendable {
  /// The kinds of reasons; of those that cost equally many files, the first is the most useful one.
  package enum Kind: String, CaseIterable, Sendable {
    /// A module that no target, package or framework provides.
    case missingModule
    /// A framework of Apple whose types cannot be used on Linux.
    case missingFramework
    /// A declaration that cannot be used on Linux.
    case unavailable
    /// A type that is declared in what is left out.
    case leftOut
    /// A type, a function, a variable or an attribute without a declaration.
    case missingName
    /// A member without a declaration.
    case missingMember
    /// An expression whose type the compiler could not determine within its limits.
    case complexExpression
    /// All other errors.
    case other
  }

  package var kind: Kind
  /// The module, the framework, or the name; empty for expressions and `other`.
  package var subject: String
  /// Full sentences about the next step.
  package var advice: String

  init(_ kind: Kind, _ subject: Substring = "", advice: String) {
    (self.kind, self.subject, self.advice) = (kind, String(subject), advice)
  }

  /// Determines a reason from a message.
  ///
  /// - Parameter message: The first error in a declaration.
  package init(message: String) {
    self =
      Self.module(message) ?? Self.unavailable(message) ?? Self.member(message)
      ?? Self.name(message) ?? Self.complexity(message)
      ?? Self(.other, advice: "The messages are those of the compiler.")
  }

  /// The reason in a few words.
  package var title: String {
    switch kind {
    case .missingModule: "The module “\(subject)” is missing"
    case .missingFramework: "\(subject) cannot be used on Linux"
    case .unavailable: "“\(subject)” is unavailable"
    case .leftOut: "“\(subject)” is left out"
    case .missingName, .missingMember: "“\(subject)” is not declared"
    case .complexExpression: "An expression is too complex"
    case .other: "Other errors"
    }
  }
}

// MARK: Messages

extension OmissionReason {
  private static func module(_ message: String) -> Self? {
    guard let match = message.firstMatch(of: /^no such module ['“]([^'”]+)['”]/) else { return nil }
    return Self(
      .missingModule, match.1,
      advice: """
        No target, fetched package or framework has this name. Generate its sources if a script does \
        so, or use #if canImport(\(match.1)).
        """)
  }

  private static func unavailable(_ message: String) -> Self? {
    guard
      let match = message.wholeMatch(of: /'([^']+)' is unavailable(?: in [^:]+)?(?:: (.+))?/)
    else { return nil }
    let text = match.2.map(String.init) ?? ""
    if let framework = text.firstMatch(of: /^(?:The )?(.+?) (?:does|do) not exist on Linux\./) {
      return Self(
        .missingFramework, framework.1.prefix(1).uppercased() + framework.1.dropFirst(),
        advice: "Put it behind a protocol, of which previews use another implementation.")
    }
    let advice = withoutLinuxCondition(text)
    return Self(
      .unavailable, match.1,
      advice: advice.isEmpty ? "Use another declaration for previews." : advice)
  }

  /// Returns a message without the advice to use `#if !os(Linux)`: in a code base, conditions have
  /// their value on iOS.
  static func withoutLinuxCondition(_ text: String) -> String {
    text.replacing(/Use #if !os\(Linux\), or (?=(?:the|an?)\ )/, with: "Use ")
      .replacing(/Use #if !os\(Linux\), or (\w)/) { $0.output.1.uppercased() }
      .replacing(/,? or (?:use )?#if !os\(Linux\)/, with: "")
      .replacing(/\ ?Use #if !os\(Linux\)[^.]*\./, with: "")
  }

  private static func member(_ message: String) -> Self? {
    var type: Substring
    let name: Substring
    if let match = message.firstMatch(
      of: /^(?:value of )?type '([^']+)'.* has no (?:dynamic )?member '([^']+)'/)
    {
      (type, name) = (match.1, match.2)
    } else if let match = message.firstMatch(of: /^'([^']+)' is not a member type of \w+ '([^']+)'/)
    {
      (type, name) = (match.2, match.1)
    } else {
      return nil
    }
    var advice = "The type lacks it on Linux, or its declaration is in what is left out."
    let words = type.split(separator: ".", maxSplits: 1)
    if words.count == 2 {
      let alias = FrameworkModules.aliases.first { $0.module == words[0] }?.name
      if alias != nil { type = words[1] }
      let module = alias ?? String(words[0])
      if FrameworkModules.placeholders.contains(module) {
        advice = "\(module) is a placeholder on Linux, which lacks the declaration."
      } else if FrameworkModules.unavailable.contains(module) {
        advice = "\(module) cannot be used on Linux."
      }
    }
    return Self(.missingMember, "\(type).\(name)", advice: advice)
  }

  private static func complexity(_ message: String) -> Self? {
    guard message.contains("type-check this expression in reasonable time") else { return nil }
    return Self(
      .complexExpression,
      advice: """
        Divide the expression, or declare the types of its parts. An error in it, such as a missing \
        type, also makes it complex.
        """)
  }

  private static func name(_ message: String) -> Self? {
    let subject: Substring
    if let match = message.firstMatch(of: /^cannot find (?:\w+ )?'([^']+)' in scope/) {
      subject = match.1
    } else if let match = message.firstMatch(of: /^unknown attribute '([^']+)'/) {
      subject = "@\(match.1)"
    } else if let match = message.firstMatch(of: /^no macro named '([^']+)'/) {
      subject = "#\(match.1)"
    } else {
      return nil
    }
    return Self(
      .missingName, subject,
      advice: """
        No source that is compiled declares it. Its declaration can be in a missing module, in sources \
        that a script generates, or in a framework that lacks it on Linux.
        """)
  }
}
