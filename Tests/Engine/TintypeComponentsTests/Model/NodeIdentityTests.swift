// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Node identity")
struct NodeIdentityTests {
  struct Form: Component {
    var name = "Ada"

    var body: some Component {
      VStack {
        Text(name)
        Circle()
        Text("Password")
      }
    }
  }

  @Test("A composite component has a node of its own")
  func boundaries() throws {
    let component = HStack {
      Form(); Form().id("second")
    }
    #expect(
      try Node(resolving: component).paths == [
        "HStack", "HStack/Form[0]", "HStack/Form[0]/VStack[0]",
        "HStack/Form[0]/VStack[0]/Text[0]", "HStack/Form[0]/VStack[0]/Circle[0]",
        "HStack/Form[0]/VStack[0]/Text[1]",
        "HStack/Form#second", "HStack/Form#second/VStack[0]",
        "HStack/Form#second/VStack[0]/Text[0]", "HStack/Form#second/VStack[0]/Circle[0]",
        "HStack/Form#second/VStack[0]/Text[1]",
      ])
  }

  @Test("Inserting a sibling does not change the paths of siblings of other types")
  func inserted() throws {
    let before = try Node(
      resolving: VStack {
        Text("a"); Circle(); Capsule().id("c")
      })
    let other = try Node(
      resolving: VStack {
        Rectangle(); Text("a"); Circle(); Capsule().id("c")
      })
    let same = try Node(
      resolving: VStack {
        Text("new"); Text("a"); Circle(); Capsule().id("c")
      })
    #expect(Set(before.paths).isSubset(of: other.paths))
    #expect(before.paths == ["VStack", "VStack/Text[0]", "VStack/Circle[0]", "VStack/Capsule#c"])
    #expect(
      same.located.first { $0.path.description == "VStack/Text[1]" }?.node
        == before.children.first)
  }

  @Test("A sibling with an explicit id does not change the indices of the others")
  func identityTakesNoOrdinal() throws {
    let node = try Node(
      resolving: VStack {
        Text("a").id("x"); Text("b")
      })
    #expect(node.paths == ["VStack", "VStack/Text#x", "VStack/Text[0]"])
  }

  @Test("Text and layout direction do not affect paths", arguments: ["Grace", "", "أهلا", "a/b#c"])
  func wording(name: String) throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    #expect(
      try Node(resolving: Form(name: name), in: environment).paths
        == Node(resolving: Form()).paths)
  }

  @Test("A scene has the paths of its node, and one for each attachment of a modifier")
  func scene() throws {
    let component = Form().background(Circle())
    let node = try Node(resolving: component)
    let scene = try lay(component)
    #expect(scene.paths.contains("Form/.background[0]"))
    #expect(Set(scene.paths.filter { $0 != "Form/.background[0]" }) == Set(node.paths))
    #expect(Set(scene.paths).count == scene.paths.count)
  }

  @Test("Duplicate ids among siblings are reported, and their paths are unique")
  func duplicate() throws {
    let scene = try lay(
      VStack {
        Text("a").id("x"); Text("b").id("x"); Circle().id("x")
      })
    #expect(
      scene.diagnostics == [
        Diagnostic(
          kind: .duplicateIdentifier("x"), path: try #require(NodePath("VStack/Text#x[1]"))),
        Diagnostic(
          kind: .duplicateIdentifier("x"), path: try #require(NodePath("VStack/Circle#x[2]"))),
      ])
    #expect(scene.paths == ["VStack", "VStack/Text#x", "VStack/Text#x[1]", "VStack/Circle#x[2]"])
  }

  @Test("Equal ids are valid if they are not siblings")
  func sameIdentityElsewhere() throws {
    let component = VStack {
      HStack { Text("a").id("x") }; HStack { Text("b").id("x") }
    }
    #expect(try lay(component).diagnostics.isEmpty)
  }

  @Test("A background of several children is attached to each child, and all paths are unique")
  func spreadBackground() throws {
    let component = VStack {
      Boundary {
        Text("a"); Text("b")
      }.background(Circle()).padding(.top, .nan)
    }
    let scene = try lay(component)
    #expect(scene.paths.filter { $0.hasSuffix("Circle[0]") }.count == 2)
    #expect(Set(scene.paths).count == scene.paths.count)
    #expect(scene.diagnostics.count == 1)
  }

  @Test("The children of a group are siblings with the group's modifiers")
  func group() throws {
    let node = try Node(
      resolving: VStack {
        Group {
          Text("a"); Circle()
        }.opacity(0.5)
      })
    #expect(node.paths == ["VStack", "VStack/Text[0]", "VStack/Circle[0]"])
    #expect(node.children.map(\.modifiers) == [[.opacity(0.5)], [.opacity(0.5)]])
  }

  @Test("ForEach elements have their id in the path")
  func forEach() throws {
    struct Item: Identifiable { var id: Int }
    let component = VStack {
      ForEach(["a", "b/c"], id: \.self) { Text($0) }
      ForEach([Item(id: 7)]) { _ in
        Circle(); Capsule(); Text("own").id("own")
      }
    }
    #expect(
      try Node(resolving: component).paths == [
        "VStack", "VStack/Text#a", "VStack/Text#b%2Fc", "VStack/Circle#7.0", "VStack/Capsule#7.1",
        "VStack/Text#own",
      ])
  }
}
