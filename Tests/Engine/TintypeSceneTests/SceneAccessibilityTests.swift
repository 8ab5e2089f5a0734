// SPDX-License-Identifier: MIT

import Testing
import TintypeComponentsTestSupport
import TintypeScene

@Suite("Accessibility text of scenes")
struct SceneAccessibilityTests {
  private typealias Node = Scene.Node

  private static func scene(
    _ nodes: [Scene.Node],
    direction: LayoutDirection = .leftToRight
  ) -> Scene {
    Scene(
      canvas: .init(size: Size(100, 100), scale: 2, layoutDirection: direction), nodes: nodes)
  }

  private static func node(
    _ parent: Int?,
    _ semantics: Semantics?,
    x: Double = 0,
    y: Double = 0
  ) -> Scene.Node {
    .init(
      parent: parent, element: "A", frame: Rect(x: x, y: y, width: 10, height: 10),
      semantics: semantics)
  }

  private static func text(_ label: String) -> Semantics {
    Semantics(label: label, traits: .isStaticText)
  }

  @Test("The accessibility text can omit the frames")
  func frames() {
    let switchSemantics = Semantics(label: "Wi-Fi", value: "On", identifier: "w", traits: .isToggle)
    let scene = Self.scene([
      Self.node(nil, nil), Self.node(0, Self.text("Settings")),
      Self.node(0, switchSemantics, x: 3, y: 40),
    ])
    #expect(
      scene.accessibilityText(frames: false) == """
        Settings.
        Wi-Fi: On. Switch Button.  identifier: "w"

        """)
    #expect(
      scene.accessibilityText(frames: true) == """
        Settings.  0 0  10 × 10
        Wi-Fi: On. Switch Button.  identifier: "w"  3 40  10 × 10

        """)
    #expect(scene.accessibilityText == scene.accessibilityText(frames: true))
  }

  /// Returns the accessibility elements of a scene, without frames.
  private static func spoken(_ scene: Scene) -> [String] {
    scene.accessibilityText.split(separator: "\n").map { line in
      let indent = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indent).split(separator: "  ").first ?? ""
      return String(repeating: " ", count: indent) + words
    }
  }

  @Test("The accessibility text lists each element's description, identifier, actions and frame")
  func literal() {
    let scene = Self.scene([
      Self.node(nil, nil),
      Self.node(0, Semantics(label: "Settings", traits: [.isStaticText, .isHeader]), x: 16, y: 20),
      Self.node(
        0,
        Semantics(
          label: "Wi-Fi", value: "On", identifier: "wifi", traits: [.isToggle, .isButton],
          actions: [.tap, .longPress]), x: 16, y: 60.5),
      Self.node(0, Semantics(traits: .isImage), x: 16, y: 110),
    ])
    #expect(
      scene.accessibilityText == """
        Settings. Heading.  16 20  10 × 10
        Wi-Fi: On. Switch Button.  identifier: "wifi"  actions: tap, longPress  16 60.5  10 × 10
        (no label) Image.  16 110  10 × 10

        """)
    #expect(Self.scene([]).accessibilityText == "(nothing to read)\n")
  }

  @Test(
    "Accessibility elements are described by state, label, value, traits and hint, in this order",
    arguments: [
      (Semantics(label: "Save", traits: [.isButton, .isDisabled]), "Save. Dimmed. Button."),
      (
        Semantics(label: "Home", hint: "Opens", traits: [.isSelected, .isTab, .isButton]),
        "Selected. Home. Tab. Opens."
      ),
      (Semantics(label: "Really?", traits: .isStaticText), "Really?"),
      (Semantics(label: "a\n\tb ", traits: .isStaticText), "a b."),
      (Semantics(value: "50 %", traits: .isAdjustable), "50 %. Adjustable."),
      (Semantics(label: "Name", traits: .isTextField), "Name. Text Field."),
      (Semantics(label: "Find", traits: [.isTextField, .isSearchField]), "Find. Search Field."),
      (Semantics(label: "PIN", traits: [.isTextField, .isSecure]), "PIN. Secure Text Field."),
      (Semantics(label: "Help", traits: .isLink), "Help. Link."),
      (Semantics(label: "Q", traits: [.isKeyboardKey, .isButton]), "Q. Keyboard Key."),
      (Semantics(hint: "Deletes", traits: .isButton), "(no label) Button. Deletes."),
      (Semantics(label: "", traits: .isButton), "(no label) Button."),
      (Semantics(actions: [.tap]), "(no label)"),
    ] as [(Semantics, String)])
  func order(semantics: Semantics, text: String) {
    #expect(Self.spoken(Self.scene([Self.node(nil, semantics)])) == [text])
  }

  @Test(
    "Accessibility elements are ordered by rows from top to bottom, then by reading direction",
    arguments: [
      (LayoutDirection.leftToRight, ["a", "b", "c", "d"]), (.rightToLeft, ["b", "a", "c", "d"]),
    ])
  func rows(direction: LayoutDirection, order: [String]) {
    let scene = Self.scene(
      [
        Self.node(nil, nil),
        Self.node(0, Self.text("d"), y: 28),
        Self.node(0, Self.text("c"), x: 50, y: 20),
        Self.node(0, Self.text("b"), x: 30, y: 5),
        Self.node(0, Self.text("a"), x: 10, y: 12.9),
      ], direction: direction)
    #expect(Self.spoken(scene) == order.map { $0 + "." })
  }

  @Test("Elements of the highest sort priority come first, and containers pass on their priority")
  func priority() {
    func text(_ label: String, _ priority: Double) -> Semantics {
      Semantics(label: label, sortPriority: priority)
    }
    let scene = Self.scene([
      Self.node(nil, nil),
      Self.node(0, text("low", -1)),
      Self.node(0, text("usual", 0), y: 20),
      Self.node(0, text("high", 2), y: 90),
      Self.node(0, Semantics(sortPriority: 1)),
      Self.node(4, Self.text("inside"), y: 80),
      Self.node(4, text("inside, higher", 3), y: 99),
    ])
    #expect(
      Self.spoken(scene) == ["inside, higher.", "high.", "inside.", "usual.", "low."])
  }

  @Test("Accessibility children are combined, ignored, contained or hidden")
  func children() {
    func inside(_ semantics: Semantics) -> [String] {
      Self.spoken(
        Self.scene([
          Self.node(nil, semantics), Self.node(0, Self.text("b"), x: 5),
          Self.node(0, Semantics(label: "a", value: "1", actions: [.tap])),
          Self.node(0, Semantics(label: "never", isHidden: true)),
        ]))
    }
    #expect(inside(Semantics(children: .combine)) == ["b, a: 1."])
    #expect(inside(Semantics(traits: .isButton)) == ["b, a: 1. Button."])
    #expect(inside(Semantics(label: "own", traits: .isButton)) == ["own. Button."])
    #expect(inside(Semantics(label: "own", children: .combine)) == ["own."])
    #expect(inside(Semantics(label: "own", children: .ignore)) == ["own."])
    #expect(inside(Semantics(label: "own", children: .contain)) == ["own.", "  a: 1.", "  b."])
    #expect(inside(Semantics(children: .contain)) == ["Group.", "  a: 1.", "  b."])
    #expect(inside(Semantics(isHidden: true)) == ["(nothing to read)"])
    #expect(inside(Semantics(identifier: "only", traits: .isDisabled)) == ["a: 1.", "b."])
  }

  @Test("Texts are combined by priority, then in the order of the scene, wherever they are placed")
  func combinedTexts() {
    let scene = Self.scene([
      Self.node(nil, Semantics(children: .combine)), Self.node(0, Self.text("first"), x: 9, y: 90),
      Self.node(0, Self.text("second")), Self.node(0, Semantics(label: "high", sortPriority: 1)),
      Self.node(0, Semantics(label: "low", sortPriority: -1)), Self.node(0, Self.text("third")),
    ])
    #expect(Self.spoken(scene) == ["high, first, second, third, low."])
    let nested = Self.scene([
      Self.node(nil, Semantics(children: .combine)),
      Self.node(0, Semantics(children: .contain)), Self.node(1, Self.text("first"), y: 90),
      Self.node(1, Self.text("second")), Self.node(0, Self.text("third")),
    ])
    #expect(Self.spoken(nested) == ["first, second, third."])
  }

  @Test("A combined element has the actions of its children")
  func combinedActions() {
    let scene = Self.scene([
      Self.node(nil, Semantics(children: .combine)),
      Self.node(0, Semantics(label: "x", traits: .isButton, actions: [.tap])),
    ])
    #expect(scene.accessibilityText == "x. Button.  actions: tap  0 0  10 × 10\n")
  }

  @Test("A tappable container with a single accessibility element adopts that element's semantics")
  func adopted() {
    let photo = Semantics(
      label: "Photo", value: "1 of 3", hint: "Shows it whole.", traits: [.isImage, .isSelected],
      actions: [.longPress])
    let scene = Self.scene([Self.node(nil, Semantics(actions: [.tap])), Self.node(0, photo)])
    #expect(
      scene.accessibilityText
        == "Selected. Photo: 1 of 3. Image. Shows it whole.  actions: tap, longPress  0 0  10 × 10\n"
    )
    let named = Semantics(hint: "Opens it.", traits: .isButton, actions: [.tap])
    let button = Self.scene([Self.node(nil, named), Self.node(0, photo)])
    #expect(Self.spoken(button) == ["Selected. Photo: 1 of 3. Button. Image. Opens it."])
    let two = [Self.node(0, photo), Self.node(0, Self.text("below"), y: 20)]
    #expect(
      Self.spoken(Self.scene([Self.node(nil, Semantics(actions: [.tap]))] + two))
        == ["Photo: 1 of 3, below."])
  }

  @Test("Tabs are numbered within their tab bar")
  func tabs() {
    let scene = Self.scene([
      Self.node(nil, Semantics(traits: .isTabBar)),
      Self.node(0, Semantics(label: "Two", traits: .isTab), x: 20),
      Self.node(0, Semantics(label: "One", traits: [.isTab, .isSelected])),
    ])
    #expect(
      Self.spoken(scene) == ["Tab Bar.", "  Selected. One. Tab. 1 of 2.", "  Two. Tab. 2 of 2."])
  }

  @Test("Only the modal element is accessible if there is one")
  func modal() {
    let scene = Self.scene([
      Self.node(nil, nil), Self.node(0, Self.text("behind")),
      Self.node(0, Semantics(traits: .isModal)), Self.node(2, Self.text("question")),
      Self.node(0, Semantics(traits: .isModal, isHidden: true)),
      Self.node(4, Semantics(label: "hidden", traits: .isModal)),
    ])
    #expect(Self.spoken(scene) == ["Modal.", "  question."])
  }

  @Test("The accessibility text accepts invalid parents and frames")
  func hostile() {
    let frame = Rect(x: .nan, y: .infinity, width: -.infinity, height: .nan)
    var nodes = [0, 5, -3, .max, .min, 1, 2].map { parent in
      Scene.Node(
        parent: parent, element: "", frame: frame,
        semantics: Semantics(label: "x", sortPriority: .nan))
    }
    nodes += (7..<4000).map { Self.node($0 - 1, Semantics(children: .contain)) }
    let scene = Self.scene(nodes)
    #expect(scene.accessibilityText.hasPrefix("x.  nan infinity  -infinity × nan\n"))
    #expect(scene.json.contains("\"nan\""))
    #expect(!scene.outline.isEmpty)
  }
}
