// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents

private enum DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

@Suite("The environment")
struct EnvironmentTests {
  struct Reader: Component {
    @Environment(\.depth) private var depth
    @Environment(\.isEnabled) private var isEnabled

    var body: some Component { Text("\(depth) \(isEnabled)") }
  }

  private func words(_ component: some Component) throws -> [String] {
    try lay(component).lines.map(\.string)
  }

  @Test("has its default values where nothing is said, and outside of a body")
  func defaults() throws {
    #expect(try words(Reader()) == ["0 true"])
    @Environment(\.depth) var depth
    #expect(depth == 0)
  }

  @Test("is copied downwards: the innermost value wins, and none goes up or aside")
  func downwards() throws {
    let component = VStack {
      Reader()
      VStack {
        Reader(); Reader().environment(\.depth, 2)
      }.environment(\.depth, 1)
      Reader()
    }
    #expect(try words(component) == ["0 true", "1 true", "2 true", "0 true"])
  }

  @Test("reaches what modifiers bring along, from outside of them")
  func attachments() throws {
    let component = Text("long enough").environment(\.depth, 1).overlay(Reader()).environment(
      \.depth, 2)
    #expect(try words(component) == ["long enough", "2 true"])
  }

  @Test("enables nothing inside of what is disabled")
  func disabled() throws {
    let component = VStack {
      Reader().disabled(false); Reader()
    }.disabled(true)
    #expect(try words(component) == ["0 false", "0 false"])
    #expect(try words(Reader().disabled(false)) == ["0 true"])
  }

  @Test("of traits: the later ones win, and what they leave out stays")
  func traits() {
    let traits: Traits = [.dark, .rightToLeft, .light]
    #expect(traits == [.light, .rightToLeft])
    #expect(Traits(userInterfaceStyle: .dark) == .dark)
    var environment = EnvironmentValues()
    Traits.dark.apply(to: &environment)
    #expect(environment.colorScheme == .dark)
    #expect(environment.displayScale == 2)
  }
}
