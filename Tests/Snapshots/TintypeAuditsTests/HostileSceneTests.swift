// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeCairo
import TintypeComponents

@testable import TintypeAudits
@testable import TintypeScene

@Suite("Audits of unusual scenes")
struct HostileSceneTests {
  private typealias Node = TintypeScene.Scene.Node
  private typealias Command = TintypeScene.Scene.Command

  private func scene(
    _ nodes: [TintypeScene.Scene.Node], _ commands: [TintypeScene.Scene.Command] = [],
    size: Size = Size(width: 100, height: 100)
  ) -> TintypeScene.Scene {
    Scene(canvas: Scene.Canvas(size: size, scale: 1), nodes: nodes, commands: commands)
  }

  private func audited(_ scene: TintypeScene.Scene) throws -> Audit {
    let renderer = try CairoRenderer.standard()
    let audit = Audit(of: scene, painting: renderer.paint)
    #expect(audit == Audit(of: scene, painting: renderer.paint))
    let keys = audit.findings.map { "\($0.rule) \($0.node)" }
    #expect(Set(keys).count == keys.count)
    return audit
  }

  private func line(_ text: String, x: Double = 0, y: Double = 20, width: Double = 50)
    -> PaintCommand.Line
  {
    PaintCommand.Line(
      string: text, origin: Point(x: x, y: y), width: width, ascent: 12,
      font: ResolvedFont(family: "Inter", size: 12, weight: .regular, isItalic: false),
      color: ResolvedColor(red: 0, green: 0, blue: 0))
  }

  @Test("A scene without nodes and commands has no findings")
  func empty() throws {
    #expect(try audited(scene([])).findings == [])
  }

  @Test("A canvas without a size is a problem, not a crash")
  func noCanvas() throws {
    let node = Node(parent: nil, element: "Text[0]", frame: .zero)
    let audit = try audited(
      scene([node], [Command(node: 0, paint: .text(line("A")))], size: .zero))
    #expect(audit.findings == [])
  }

  @Test("Parents that are missing, later or cyclic are roots", arguments: [-1, 1, 7, .max])
  func parents(parent: Int) throws {
    let button = Semantics(traits: .isButton, actions: [.tap])
    let nodes = [
      Node(
        parent: parent, element: "A[0]", frame: Rect(x: 0, y: 0, width: 50, height: 50),
        semantics: button),
      Node(
        parent: parent, element: "B[0]", frame: Rect(x: 0, y: 50, width: 50, height: 50),
        semantics: button),
    ]
    #expect(try audited(scene(nodes)).findings.map(\.rule) == [.labelMissing, .labelMissing])
  }

  @Test(
    "Frames that are empty or not finite have no sizes to audit",
    arguments: [0, -5, .nan, .infinity, -.infinity, .greatestFiniteMagnitude] as [Double])
  func frames(length: Double) throws {
    let button = Semantics(label: "Save", traits: .isButton, actions: [.tap])
    let nodes = (0..<4).map { index in
      Node(
        parent: index == 0 ? nil : 0, element: "Button[\(index)]",
        frame: Rect(x: length, y: length, width: length, height: length), semantics: button)
    }
    let commands = [Command(node: 1, paint: .text(line("A", x: length, width: length)))]
    _ = try audited(scene(nodes, commands))
  }

  @Test(
    "Commands of unknown nodes and groups without an end are ignored", arguments: [-1, 5, .max])
  func commands(node: Int) throws {
    let root = Node(parent: nil, element: "Root[0]", frame: .zero)
    let commands = [
      Command(node: node, paint: .text(line("%@"))), Command(node: node, paint: .endGroup),
      Command(node: 0, paint: .beginGroup(.mask)), Command(node: 0, paint: .beginGroup(.mask)),
      Command(node: 0, paint: .text(line("%@"))),
    ]
    // The text is the source of a mask, which is not painted.
    #expect(try audited(scene([root], commands)).findings == [])
  }

  @Test("A text with spans that do not cover its string is audited")
  func spans() throws {
    var broken = line("%@ items")
    broken.spans = []
    var long = line("%@ items")
    long.spans[0].length = .max
    let root = Node(parent: nil, element: "Root[0]", frame: .zero)
    for line in [broken, long] {
      let rules = Audit(of: scene([root], [Command(node: 0, paint: .text(line))])).findings.map(
        \.rule)
      #expect(Set(rules).isSubset(of: [.textPlaceholder]))
    }
  }

  @Test("10,000 overlapping controls are audited, each once")
  func manyNodes() throws {
    let button = Semantics(label: "Save", traits: .isButton, actions: [.tap])
    let nodes = (0..<10_000).map { index in
      Node(
        parent: index == 0 ? nil : 0, element: "Button[\(index)]",
        frame: Rect(x: 0, y: 0, width: 50, height: 50), semantics: index == 0 ? nil : button)
    }
    let audit = try audited(scene(nodes))
    #expect(audit.findings.count { $0.rule == .labelDuplicate } == 9_998)
  }

  @Test("Deep trees do not consume stack")
  func deepTree() throws {
    let nodes = (0..<10_000).map { index in
      Node(
        parent: index == 0 ? nil : index - 1, element: "VStack[0]",
        frame: Rect(x: 0, y: 0, width: 50, height: 50))
    }
    #expect(try audited(scene(nodes)).findings == [])
  }

  @Test(
    "Readable text in many scripts has no findings",
    arguments: [
      "Hello", "Здравствуйте", "Γειά σου", "שלום", "مرحبا", "नमस्ते", "你好", "こんにちは", "안녕하세요",
      "สวัสดี", "Բարև", "გამარჯობა", "ሰላም", "வணக்கம்", "নমস্কার", "ਸਤ ਸ੍ਰੀ ਅਕਾਲ", "ನಮಸ್ಕಾರ",
      "నమస్కారం", "ନମସ୍କାର", "ආයුබෝවන්", "👩‍👩‍👧 🎉",
    ])
  func scripts(text: String) throws {
    let renderer = try CairoRenderer.standard()
    let scene = try Scene(
      of: Text(text), in: .fixed(Size(width: 200, height: 60)), measuring: renderer)
    #expect(try audited(scene).findings == [])
  }

  @Test("Random changes of a scene cause no crash and no finding twice")
  func randomChanges() throws {
    let renderer = try CairoRenderer.standard()
    var generator = SeededGenerator(seed: 7)
    let screen = VStack {
      RuleExample.button("Back")
      Text("Hello")
      HStack {
        RuleExample.bar()
        RuleExample.bar()
        RuleExample.bar()
      }
    }
    let original = try Scene(
      of: screen, in: .fixed(Size(width: 200, height: 200)), measuring: renderer)
    let numbers: [Double] = [0, -1, 1.5, 40, 1e9, .nan, .infinity]
    for _ in 0..<200 {
      var changed = original
      for _ in 0..<3 {
        let node = Int.random(in: changed.nodes.indices, using: &generator)
        let number = numbers.randomElement(using: &generator) ?? 0
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: changed.nodes[node].frame.origin.x = number
        case 1: changed.nodes[node].frame.size.height = number
        case 2: changed.nodes[node].parent = Int.random(in: -2..<20, using: &generator)
        case 3: changed.nodes[node].semantics = Semantics(traits: .isButton)
        default:
          changed.commands.remove(at: Int.random(in: changed.commands.indices, using: &generator))
        }
      }
      _ = try audited(changed)
    }
  }
}
