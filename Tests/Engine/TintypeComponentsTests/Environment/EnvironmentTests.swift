// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

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

  @Test("The environment has default values if nothing is set, and outside a body")
  func defaults() throws {
    #expect(try words(Reader()) == ["0 true"])
    @Environment(\.depth) var depth
    #expect(depth == 0)
  }

  @Test("Environment values are inherited by descendants only, and the innermost value wins")
  func downward() throws {
    let component = VStack {
      Reader()
      VStack {
        Reader(); Reader().environment(\.depth, 2)
      }.environment(\.depth, 1)
      Reader()
    }
    #expect(try words(component) == ["0 true", "1 true", "2 true", "0 true"])
  }

  @Test("Attached components inherit the environment that is set outside the modifier")
  func attachments() throws {
    let component = Text("long enough").environment(\.depth, 1).overlay(Reader()).environment(
      \.depth, 2)
    #expect(try words(component) == ["long enough", "2 true"])
  }

  @Test("A descendant of a disabled component cannot be enabled")
  func disabled() throws {
    let component = VStack {
      Reader().disabled(false); Reader()
    }.disabled(true)
    #expect(try words(component) == ["0 false", "0 false"])
    #expect(try words(Reader().disabled(false)) == ["0 true"])
  }

  @Test("Later traits override earlier ones, and unset traits keep the environment's values")
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
