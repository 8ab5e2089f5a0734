// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport
import TintypeScene

@Suite("Scene differences")
struct SceneDifferenceTests {
  struct Form: Component {
    var title = "Sign in"
    var spacing = 8.0
    var padding = 12.0
    var isNew = false
    var isReversed = false
    var isWrapped = false

    var body: some Component {
      VStack(alignment: .leading, spacing: spacing) {
        if isNew { Text("Welcome") }
        Text(title)
        if isReversed { button }
        if isWrapped { HStack { Text("Name") } } else { Text("Name") }
        if !isReversed { button }
      }
    }

    private var button: some Component {
      Boundary { Text("Save") }.padding(.leading, padding).id("save")
    }
  }

  private func difference(_ new: Form, traits: Traits = Traits()) throws -> SceneDifference {
    let size = Size(100, 120)
    return try lay(new, in: size, traits: traits).difference(from: lay(Form(), in: size))
  }

  /// Changed forms and their expected differences, with consequences indented.
  static let cases: [(form: Form, text: String)] = [
    (
      Form(padding: 16),
      """
      Form/VStack[0]/Boundary#save "Save" · padding[0].leading 12 → 16
      Form/VStack[0]/Boundary#save "Save" · size 52 × 20 → 56 × 20
        Form/VStack[0]/Boundary#save/Text[0] "Save" · origin 27 78 → 31 78
      """
    ),
    (
      Form(title: "Sign up now"),
      """
        Form "Sign up now" · frame 15 22 70 × 76 → 15 12 70 × 96
        Form/VStack[0] "Sign up now" · frame 15 22 70 × 76 → 15 12 70 × 96
      Form/VStack[0]/Text[0] · text "Sign in" → "Sign up now"
      Form/VStack[0]/Text[0] "Sign up now" · frame 15 22 70 × 20 → 15 12 70 × 40
        Form/VStack[0]/Text[1] "Name" · origin 15 50 → 15 60
        Form/VStack[0]/Boundary#save "Save" · origin 15 78 → 15 88
        Form/VStack[0]/Boundary#save/Text[0] "Save" · origin 27 78 → 27 88
      """
    ),
    (
      Form(isNew: true),
      """
        Form "Welcome" · frame 15 22 70 × 76 → 15 8 70 × 104
        Form/VStack[0] "Welcome" · frame 15 22 70 × 76 → 15 8 70 × 104
      Form/VStack[0]/Text[0] added "Welcome"
        Form/VStack[0]/Text[1] "Sign in" · origin 15 22 → 15 36
        Form/VStack[0]/Text[2] "Name" · origin 15 50 → 15 64
        Form/VStack[0]/Boundary#save "Save" · origin 15 78 → 15 92
        Form/VStack[0]/Boundary#save/Text[0] "Save" · origin 27 78 → 27 92
      """
    ),
    (
      Form(isReversed: true),
      """
      Form/VStack[0]/Boundary#save "Save" moved from position 2 to 1
        Form/VStack[0]/Boundary#save "Save" · origin 15 78 → 15 50
        Form/VStack[0]/Boundary#save/Text[0] "Save" · origin 27 78 → 27 50
        Form/VStack[0]/Text[1] "Name" · origin 15 50 → 15 78
      """
    ),
    (
      Form(isWrapped: true),
      """
      Form/VStack[0]/HStack[0] added "Name"
      Form/VStack[0]/HStack[0]/Text[0] "Name" moved from Form/VStack[0]/Text[1]
      """
    ),
    (
      Form(spacing: 10),
      """
        Form "Sign in" · frame 15 22 70 × 76 → 15 20 70 × 80
      Form/VStack[0] "Sign in" · spacing 8 → 10
      Form/VStack[0] "Sign in" · frame 15 22 70 × 76 → 15 20 70 × 80
        Form/VStack[0]/Text[0] "Sign in" · origin 15 22 → 15 20
        Form/VStack[0]/Boundary#save "Save" · origin 15 78 → 15 80
        Form/VStack[0]/Boundary#save/Text[0] "Save" · origin 27 78 → 27 80
      """
    ),
  ]

  @Test("A scene difference lists the changes and their consequences", arguments: cases.indices)
  func literal(index: Int) throws {
    let difference = try difference(Self.cases[index].form)
    let lines = difference.changes.map { ($0.isConsequence ? "  " : "") + $0.description }
    #expect(lines.joined(separator: "\n") == Self.cases[index].text)
  }

  @Test("The summary of a scene difference begins with the most significant changes")
  func summary() throws {
    let difference = try difference(Form(title: "Sign up now", padding: 16), traits: .dark)
    #expect(
      difference.summary(limit: 4) == """
        canvas colorScheme light → dark
        Form/VStack[0]/Text[0] · text "Sign in" → "Sign up now"
        Form/VStack[0]/Text[0] "Sign up now" · color primary #000000 → primary #FFFFFF
        Form/VStack[0]/Text[1] "Name" · color primary #000000 → primary #FFFFFF
        and \(difference.changes.count - 4) more
        """)
    #expect(difference.summary(limit: 99).split(separator: "\n").count == difference.changes.count)
    #expect(difference.summary(limit: -1) == "\(difference.changes.count) changes")
    #expect(SceneDifference().summary(limit: 3).isEmpty)
    #expect(SceneDifference(changes: [.init(kind: .added)]).summary(limit: 0) == "1 change")
  }

  private static func scene(_ nodes: Scene.Node...) -> Scene {
    Scene(canvas: .init(size: Size(9, 9), scale: 1), nodes: nodes)
  }

  private static func node(
    _ attributes: [Attribute] = [],
    _ semantics: Semantics? = nil,
    parent: Int? = nil,
    width: Double = 1
  ) -> Scene.Node {
    .init(
      parent: parent, element: "A", frame: Rect(x: 0, y: 0, width: width, height: 1),
      attributes: attributes, semantics: semantics)
  }

  @Test("Attributes that are added, removed or differ below the displayed precision are reported")
  func attributes() {
    let red = ResolvedColor(red: 1, green: 0, blue: 0)
    let old = Self.scene(
      Self.node([
        Attribute("gone", .word("x")), Attribute("fill", .color(red)),
        Attribute("size", .number(Length(1))), Attribute("nan", .number(Length(.nan))),
        Attribute("twice", .number(1)), Attribute("twice", .number(2)),
      ]))
    let new = Self.scene(
      Self.node([
        Attribute("fill", .color(ResolvedColor(red: 1, green: 0.0001, blue: 0))),
        Attribute("size", .number(Length(1.00001))), Attribute("nan", .number(Length(.nan))),
        Attribute("twice", .number(1)), Attribute("twice", .number(3)),
        Attribute("come", .text("a\nb")),
      ]))
    #expect(
      new.difference(from: old).description == """
        A · gone x → none
        A · fill #FF0000 (1.0, 0.0, 0.0, 1.0) → #FF0000 (1.0, 0.0001, 0.0, 1.0)
        A · size 1.0 → 1.00001
        A · twice 2 → 3
        A · come none → "a\\nb"
        """)
  }

  @Test("Long texts are shortened to the differing part")
  func longTexts() {
    func text(_ end: String) -> Scene {
      Self.scene(Self.node([Attribute("text", .text(String(repeating: "x", count: 900) + end))]))
    }
    let line = text("New").difference(from: text("Old")).description
    #expect(line.hasPrefix("A · text …xxx"))
    #expect(line.hasSuffix("xOld\" → …" + String(repeating: "x", count: 76) + "New\""))
    #expect(line.count < 200)
  }

  @Test("Changed semantics are reported unless an attribute already reports them")
  func semantics() {
    let text = [Attribute("text", .text("Old"))]
    let old = Self.scene(Self.node(text, Semantics(label: "Old", traits: .isStaticText)))
    let new = Self.scene(
      Self.node(
        [Attribute("text", .text("New")), Attribute("accessibilityIdentifier", .text("i"))],
        Semantics(
          label: "New", hint: "h", identifier: "i", traits: .isButton, actions: [.tap],
          children: .combine, sortPriority: 1, headingLevel: 3, isHidden: true)))
    #expect(
      new.difference(from: old).description == """
        A · text "Old" → "New"
        A "New" · accessibilityIdentifier none → "i"
        A "New" · accessibilityHint none → "h"
        A "New" · accessibilityTraits isStaticText → isButton
        A "New" · accessibilityActions none → tap
        A "New" · accessibilityElement none → combine
        A "New" · accessibilitySortPriority none → 1
        A "New" · accessibilityHeading none → h3
        A "New" · accessibilityHidden none → true
        """)
    let label = Self.scene(Self.node(text, Semantics(label: "New", traits: .isStaticText)))
    #expect(
      label.difference(from: old).description
        == #"A "Old" · accessibilityLabel "Old" → "New""#)
  }

  @Test("A painting change is reported if no other change explains it")
  func painting() {
    let color = ResolvedColor(red: 1, green: 0, blue: 0)
    func scene(_ radius: Double, tag: Double = 0, width: Double = 1) -> Scene {
      var scene = Self.scene(Self.node([Attribute("tag", .number(Length(tag)))], width: width))
      scene.commands = [.init(node: 0, paint: .fill(.box(.zero, cornerRadius: radius), color))]
      return scene
    }
    #expect(scene(1).difference(from: scene(2)).description == "A · painted differently")
    #expect(scene(.nan).difference(from: scene(.nan)).isEmpty)
    #expect(scene(1, tag: 1).difference(from: scene(2)).description == "A · tag 0 → 1")
    #expect(
      scene(1, width: 2).difference(from: scene(2)).description == "A · size 1 × 1 → 2 × 1")
  }

  @Test("Unexplained frame changes are distinguished from consequences")
  func unexplainedFrames() {
    func scene(_ width: Double) -> Scene {
      Self.scene(
        Self.node(width: width), Self.node(parent: 0, width: width), Self.node(parent: 0))
    }
    let changes = scene(2).difference(from: scene(1)).changes
    #expect(changes.map(\.isConsequence) == [true, false])
    #expect(changes.map { $0.path?.elements.count } == [1, 2])
  }

  @Test("The size of a canvas that fits its content is a consequence of a content change")
  func fittingCanvas() throws {
    let (old, new) = (try lay(Form()), try lay(Form(title: "Sign up now")))
    let ranked = new.difference(from: old).ranked.map(\.description)
    #expect(ranked.first == #"Form/VStack[0]/Text[0] · text "Sign in" → "Sign up now""#)
    let canvas = try #require(new.difference(from: old).changes.first)
    #expect(canvas.description.hasPrefix("canvas size "))
    #expect(canvas.isConsequence)
  }

  @Test("A new canvas size is a change if nothing else has changed")
  func otherCanvas() throws {
    let (old, new) = (try lay(Form(), in: Size(100, 120)), try lay(Form(), in: Size(100, 140)))
    let first = new.difference(from: old).ranked.first
    #expect(first?.description == "canvas size 100 × 120 → 100 × 140")
    #expect(first?.isConsequence == false)
  }

  @Test("Changes of the canvas and of each occurrence of a diagnostic are reported")
  func changesOfCanvasAndOfEachOccurrenceOfDiagnostic() {
    var (old, new) = (Self.scene(), Self.scene())
    let diagnostics = [1.0, 2, 3].map { value in
      Diagnostic(
        kind: .invalidLength(attribute: "x", value: "\(value)"), path: new.path(of: 0))
    }
    old.diagnostics = [diagnostics[0], diagnostics[0], diagnostics[1]]
    new.diagnostics = [diagnostics[2], diagnostics[0]]
    new.canvas = .init(
      size: Size(9, 10), scale: 2, background: ResolvedColor(red: 1, green: 1, blue: 1),
      colorScheme: .dark, layoutDirection: .rightToLeft)
    let lines = new.difference(from: old).changes.map { $0.description.prefix(40) }
    #expect(
      lines == [
        "canvas size 9 × 9 → 9 × 10", "canvas scale 1 → 2", "canvas colorScheme light → dark",
        "canvas layoutDirection leftToRight → rig", "canvas background none → #FFFFFF",
        "diagnostic added: : x is 3.0, which is n", "diagnostic removed: : x is 1.0, which is",
        "diagnostic removed: : x is 2.0, which is",
      ])
  }

  @Test("Differences of invalid or large scenes are computed")
  func hostile() {
    func scene(_ parents: [Int?], tag: Int) -> Scene {
      Scene(
        canvas: .init(size: Size(.nan, 1), scale: .nan),
        nodes: parents.enumerated().map { index, parent in
          .init(
            parent: parent, element: index % 3 == 0 ? "A[\(index)]" : "A#\(index % 7)",
            frame: Rect(x: .nan, y: .infinity, width: 1, height: -.infinity),
            attributes: [Attribute("tag", .number(Length(Double(index * tag))))])
        })
    }
    let odd: [Int?] = [0, 2, 1, 99, -1, .max, .min, nil, 7, 9, 8]
    let deep: [Int?] = (0..<900).map { $0 - 1 }
    let wide: [Int?] = (0..<900).map { $0 == 0 ? nil : 0 }
    for old in [odd, deep, wide, []] {
      for new in [odd, deep, wide, []] {
        let difference = scene(new, tag: 3).difference(from: scene(old, tag: 2))
        #expect(difference.changes.count <= 3 * (old.count + new.count))
      }
      #expect(scene(old, tag: 1).difference(from: scene(old, tag: 1)).isEmpty)
    }
  }
}
