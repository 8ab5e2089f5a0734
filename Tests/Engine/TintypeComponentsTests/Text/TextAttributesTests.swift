// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Text attributes")
struct TextAttributesTests {
  private func runs(_ component: some Component) throws -> [TextRun] {
    guard case .text(let text) = try Node(resolving: component).content else { return [] }
    return text.runs
  }

  private func run(_ component: some Component) throws -> TextRun {
    try #require(try runs(component).first)
  }

  @Test("Concatenated texts keep their own attributes")
  func joined() throws {
    let runs = try runs(Text("a").bold() + Text("b").italic() + Text(verbatim: "c"))
    #expect(runs.map(\.string) == ["a", "b", "c"])
    #expect(runs.map(\.font.weight) == [.bold, .regular, .regular])
    #expect(runs.map(\.font.isItalic) == [false, true, false])
  }

  @Test("The innermost text attribute wins")
  func innermost() throws {
    let text = (Text("a").bold() + Text("b")).fontWeight(.light)
    #expect(try runs(text).map(\.font.weight) == [.bold, .light])
    #expect(try run(Text("a").font(.system(size: 9)).font(.body)).font.size == 9)
    #expect(try run(Text("a").italic(false).italic()).font.isItalic == false)
    #expect(try run(Text("a").underline(false).underline()).underline == nil)
  }

  @Test("Unset text attributes are inherited from the environment")
  func environment() throws {
    let around = HStack { Text("a") }.bold().italic().tracking(2).baselineOffset(3)
      .underline(pattern: .dot).strikethrough(color: .black)
    let run = try #require(
      try Node(resolving: around).children.first.flatMap { node -> TextRun? in
        if case .text(let text) = node.content { text.runs.first } else { nil }
      })
    #expect(run.font == Font.body.bold().italic())
    #expect(run.tracking == 2)
    #expect(run.baselineOffset == 3)
    #expect(run.underline == TextLineStyle(pattern: .dot))
    #expect(run.strikethrough?.color == Color.black.resolve(in: EnvironmentValues()))
  }

  @Test("Text attributes of a component override the attributes of its ancestors")
  func inner() throws {
    let component = Boundary { Text("a").fontWeight(.light).tracking(1) }.bold().tracking(9)
    guard case .text(let text) = try #require(Node(resolving: component).children.first).content
    else { return }
    #expect(text.runs.map(\.font.weight) == [.light])
    #expect(text.runs.map(\.tracking) == [1])
  }

  @Test("The foreground of a text is a color or another style")
  func style() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let expected = ResolvedStyle.color(red.resolve(in: EnvironmentValues()))
    #expect(try run(Text("a").foregroundColor(red)).style == expected)
    #expect(try run(Text("a").foregroundStyle(red)).style == expected)
    #expect(try run(Text("a").foregroundColor(nil)) == run(Text("a")))
  }

  @Test(
    "The case of a text follows the mappings of Unicode",
    arguments: [(TextCase.uppercase, "STRASSE I"), (.lowercase, "straße i")])
  func textCase(textCase: TextCase, expected: String) throws {
    #expect(try run(Text("Straße i").textCase(textCase)).string == expected)
  }

  @Test(
    "The letter case follows the rules of the language",
    arguments: [
      ("tr", TextCase.uppercase, "istanbul", "İSTANBUL"), ("tr", .lowercase, "ÇELİK I", "çelik ı"),
      ("az", .uppercase, "bir", "BİR"), ("en", .lowercase, "ΟΔΟΣ ΣΑΣ", "οδος σας"),
      ("el", .uppercase, "όνομα", "ΟΝΟΜΑ"), ("el", .uppercase, "μάιου", "ΜΑΪΟΥ"),
      ("lt", .lowercase, "Í", "i\u{307}\u{301}"), ("en", .uppercase, "ﬁn", "FIN"),
    ])
  func language(language: String, textCase: TextCase, text: String, expected: String) throws {
    let view = Text(text).textCase(textCase)
      .environment(\.locale, Locale(identifier: language))
    #expect(try run(view).string == expected)
  }

  @Test("Text has the attributes of an attributed string")
  func attributed() throws {
    var string = AttributedString("old new")
    let old = try #require(string.range(of: "old"))
    string[old].tintype.strikethroughStyle = TextLineStyle(pattern: .dash)
    string[old].tintype.foregroundColor = .black
    string[old].tintype.font = .system(size: 9)
    string[old].tintype.tracking = 1
    string[old].tintype.baselineOffset = 2
    string[old].tintype.underlineStyle = TextLineStyle()
    string[old].link = URL(string: "https://example.org")
    let runs = try runs(Text(string))
    #expect(runs.map(\.string) == ["old", " new"])
    #expect(runs[0].strikethrough == TextLineStyle(pattern: .dash))
    #expect(runs[0].underline == TextLineStyle())
    #expect(runs[0].font.size == 9)
    #expect(runs[0].tracking == 1)
    #expect(runs[0].baselineOffset == 2)
    #expect(runs[1] == (try run(Text(" new"))))
    #expect(try runs.isEmpty || self.runs(Text(AttributedString())).map(\.string) == [""])
  }

  @Test("Text attributes become spans of the painted lines")
  func spans() throws {
    let text = Text("ab ").underline() + Text("cd ").tracking(3) + Text("é").baselineOffset(4)
    let scene = try lay(text, in: Size(65, 200))
    #expect(scene.lines.map(\.string) == ["ab cd", "é"])
    #expect(scene.lines[0].spans.map(\.length) == [3, 2])
    #expect(scene.lines[0].spans.map(\.underline) == [TextLineStyle(), nil])
    #expect(scene.lines[0].spans.map(\.tracking) == [0, 3])
    #expect(scene.lines[1].spans.map(\.length) == [2])
    #expect(scene.lines[1].spans.map(\.baselineOffset) == [4])
  }

  @Test("Redacted text is painted as a bar per line")
  func redacted() throws {
    let content = TextContent(
      runs: [TextRun(string: "ab\n\nc", font: .body)], isRedacted: true)
    let scene = try lay(Node(type: "Text", content: .text(content)))
    let bars = scene.commands.compactMap { command -> Rect? in
      if case .fill(.box(let rect, _), .color(let color)) = command.paint, color.opacity == 0.2 {
        rect
      } else {
        nil
      }
    }
    #expect(scene.lines.isEmpty)
    #expect(
      bars == [
        Rect(x: 0, y: 6.75, width: 20, height: 8.25), Rect(x: 0, y: 46.75, width: 10, height: 8.25),
      ])
  }

  @Test(
    "Any tracking, baseline offset or line spacing is accepted",
    arguments: [.nan, .infinity, -.infinity, 1e300, -1e300, 4097] as [Double])
  func hostile(number: Double) throws {
    let text = Text("ab\ncd").tracking(number).baselineOffset(number)
    let scene = try lay(text.lineSpacing(abs(number) == 4097 ? -1 : number))
    #expect(scene.canvas.size == Size(20, 40))
    #expect(try throughJSON(scene) == scene)
  }
}
