// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeSourceEditing

/// A random Swift source with inline snapshots, and the expected result.
///
/// Both are written from the same parts, so the expected bytes do not depend on the rewriter.
struct SampleSource {
  private(set) var before: [UInt8] = []
  private(set) var after: [UInt8] = []
  private(set) var edits: [SnapshotEdit] = []
  /// The offsets of the calls in `before`.
  private(set) var offsets: [Int] = []

  private var generator: SeededGenerator
  private let unit: String
  private let newline: String
  private var (line, column) = (1, 1)

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    unit = ["  ", "    ", "\t", "   "][generator.below(4)]
    newline = generator.below(4) == 0 ? "\r\n" : "\n"
    if generator.below(8) == 0 { write("\u{FEFF}") }
    write("import InlineSnapshotTesting" + newline + "func test() {" + newline)
    // The first indented line has the unit of indentation.
    write(unit + "let first = 1" + newline)
    for _ in 0...generator.below(6) {
      statements()
      call()
    }
    statements()
    write("}" + newline)
  }

  // MARK: Parts

  private mutating func write(_ text: String) { write(text, text) }

  private mutating func write(_ old: String, _ new: String) {
    before += Array(old.utf8)
    after += Array(new.utf8)
    for byte in old.utf8 {
      (line, column) = byte == 0x0A ? (line + 1, 1) : (line, column + 1)
    }
  }

  private mutating func statements() {
    for _ in 0..<generator.below(4) {
      let statement = Self.statements[generator.below(Self.statements.count)]
      for line in statement.split(separator: "\n", omittingEmptySubsequences: false) {
        // The lines of literals have the indentation of their last line.
        write((line.isEmpty || line.hasPrefix("#if") ? "" : unit) + line + newline)
      }
    }
  }

  /// Statements with characters that end, begin or hide calls and literals in other contexts.
  private static let statements = [
    #"let a = "f(1) \" } { \( ["}", "\("x")"].count ) // /*""#, ##"let b = #"" \( \" """#; _ = b"##,
    "let c = \"\"\"\n f(1) \\\"\"\" } { \\( [\"]\"] ) \" \"\"\n \"\"\"",
    "let d = ##\"\"\"\n \"\"\"# \\#( { \n \"\"\"##", "/* f(1) { /* \" ( */ ` */ // }",
    "// f(1) { \" /* ", "let `class` = 1 /* \" */ / 2", "let e = #/ \" { \\/ ( [)] ) /#",
    "let g = #/\n \" { (?:a)\n/#",
    "#if os(Linux)\nlet h = \"}\"\n#else\nlet h = { ($0 + 1, [2]) }\n#endif",
    "if first > 0, first < 2 { f([1: { }]) } else { f { \"}\" } }", "let i = first / 2 / 3",
    #"let k = \[Int].count; let é🎉 = "🎉""#, "f(1) { \"\"\"\n }\n \"\"\" }", "let l = /a\"b/",
    "for m in [1] where m > 0 { _ = m }", "let n = [1].map { $0 } .filter { $0 > 1 }",
    "let o: (Int) -> Int = { a in a }; _ = o(1)", "let p = first == 1 ? \":\" : \"{\"", "",
    "@available(*, deprecated) func q<T>(_ t: T) where T: Equatable { }",
    "switch first { case 1: f(2) { \"(\" }\ndefault: break }",
  ]

  /// Calls before their parenthesis, the arguments, and the closures that precede the snapshot.
  private static let calls: [(start: String, arguments: String, closures: [String])] = [
    ("assertInlineSnapshot", "(of: 1, as: .dump)", []),
    ("try await assertInlineSnapshot", "(of: [1: \"}\"], as: .json, record: nil)", []),
    ("/* 🎉é */ self.assert", "(of: \"(\\(\"x\")\", a < b, c: [1, 2])", []),
    ("f(1); g", "(\n  of: { ($0, \")\") },\n  as: .dump // )\n)", []),
    ("let r = try XCTUnwrap(1) + box.check", "(\"é\")", []), ("assertEmpty", "()", []),
    ("assertResponse", "", ["{ \"url }\" }"]),
    ("assertResponse ", "(1)", ["{ \"url\" }", "head: { \"\"\"\n  }\n  \"\"\" }"]),
  ]

  private mutating func call() {
    let form = Self.calls[generator.below(Self.calls.count)]
    let isIndented = generator.below(6) > 0
    let lead = isIndented ? String(repeating: unit, count: 1 + generator.below(3)) : ""
    let inNewline = { (text: String, source: SampleSource) in
      text.replacing("\n", with: source.newline + lead)
    }
    write(lead + form.start)
    if form.arguments.isEmpty, !form.closures.isEmpty { write(" ") }
    let label = form.closures.isEmpty ? "matches" : "body"
    let position = SnapshotPosition(
      line: line, column: column, label: label, deprecatedLabels: ["old"],
      offset: form.closures.count)
    offsets.append(before.count)
    let expected = generator.below(3) == 0 ? nil : text()
    let actual = text()
    let arguments = inNewline(form.arguments, self)
    if form.arguments == "()", form.closures.isEmpty {
      write(expected == nil ? "()" : " ", expected == nil ? "" : " ")
    } else {
      write(arguments)
    }
    // Without parentheses, the compiler counts the column at the brace.
    if form.arguments == "()", expected != nil { offsets[offsets.count - 1] = before.count }
    for (index, closure) in form.closures.enumerated() {
      write((index == 0 && form.arguments.isEmpty ? "" : " ") + inNewline(closure, self))
    }
    var place = position
    if form.arguments == "()", expected != nil { (place.line, place.column) = (line, column) }
    let isRenamed = label == "body" && expected != nil && generator.below(2) == 0
    let start = { (label: String) in form.closures.isEmpty ? "{" : "\(label): {" }
    let space = form.arguments == "()" && expected != nil ? "" : " "
    let new = space + start(label) + body(actual, lead)
    if let expected {
      write(
        space + start(isRenamed ? "old" : label) + body(expected, lead), new)
    } else {
      write("", new)
    }
    write([" // }", "; f(2)", "", " /* \" */"][generator.below(4)] + newline)
    edits.append(SnapshotEdit(at: place, from: expected, to: actual))
  }

  /// The rest of a closure after its brace.
  private func body(_ text: String, _ lead: String) -> String {
    let indentation = lead + unit
    return newline + indentation + literal(text, indentation) + newline + lead + "}"
  }

  private func literal(_ text: String, _ indentation: String) -> String {
    var hashes = ""
    while contains(text, "\"\"\"" + hashes) || contains(text, "\\" + hashes) { hashes += "#" }
    var lines: [String] = text.isEmpty ? [] : [""]
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        lines.append("")
        continue
      }
      if lines[lines.count - 1].isEmpty { lines[lines.count - 1] = indentation }
      switch scalar {
      case "\r": lines[lines.count - 1] += "\\\(hashes)r"
      case "\0": lines[lines.count - 1] += "\\\(hashes)0"
      case "\u{1B}": lines[lines.count - 1] += "\\\(hashes)u{1B}"
      case "\u{202E}": lines[lines.count - 1] += "\\\(hashes)u{202E}"
      default: lines[lines.count - 1].unicodeScalars.append(scalar)
      }
    }
    return (["\(hashes)\"\"\""] + lines + ["\(indentation)\"\"\"\(hashes)"])
      .joined(separator: newline)
  }

  private func contains(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    guard text.count >= part.count else { return false }
    return (0...(text.count - part.count)).contains {
      text[$0..<($0 + part.count)].elementsEqual(part)
    }
  }

  /// A text of parts that literals have to escape or to leave as they are.
  private mutating func text() -> String {
    let parts = [
      "a", "\"", "\"\"\"", "#", "\\", "\\(x)", "\\n", "\n", "\n\n", "\r", "\r\n", "\t", "\0",
      "\u{1B}", "\u{202E}", "é", "e\u{301}", "🎉", " ", "}", "{", "//", "/*", "\"\"\"#", "\\##",
    ]
    return (0..<generator.below(12)).map { _ in parts[generator.below(parts.count)] }.joined()
  }
}
