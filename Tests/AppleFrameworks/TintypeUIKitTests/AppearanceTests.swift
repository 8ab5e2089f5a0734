// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeUIKit

@Suite("UIAppearance")
@MainActor
struct AppearanceTests {
  private final class PlainBar: UINavigationBar {}
  private final class Container: UIView {}

  @Test("The default values of a class are stored")
  func values() {
    UINavigationBar.appearance().barTintColor = .red
    UIPageControl.appearance().currentPageIndicatorTintColor = .blue
    #expect(UINavigationBar.appearance().barTintColor == .red)
    #expect(UIPageControl.appearance().currentPageIndicatorTintColor == .blue)
    #expect(UINavigationBar().barTintColor == nil)
  }

  @Test("A subclass and a container have default values of their own")
  func keys() {
    let bar = UINavigationBar.appearance()
    #expect(PlainBar.appearance() !== bar)
    #expect(UINavigationBar.appearance(whenContainedInInstancesOf: [Container.self]) !== bar)
    #expect(
      UINavigationBar.appearance(whenContainedInInstancesOf: [Container.self])
        === UINavigationBar.appearance(whenContainedInInstancesOf: [Container.self]))
  }

  @Test("The attributes of titles are stored for each state of an item")
  func items() {
    let item = UIBarButtonItem.appearance()
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .disabled)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(item.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor == .gray)
    #expect(item.titleTextAttributes(for: .selected) == nil)
  }

  @Test("A copy of a bar's appearance has its values and is another object")
  func copies() throws {
    let original = UINavigationBarAppearance()
    original.configureWithTransparentBackground()
    original.backgroundColor = .green
    original.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    let copy = try #require(original.copy(with: nil) as? UINavigationBarAppearance)
    copy.backgroundColor = .blue
    #expect(original.backgroundColor == .green)
    #expect(copy.backgroundEffect == nil)
    #expect(copy.largeTitleTextAttributes[.foregroundColor] as? UIColor == .red)
  }

  @Test("A stack of controllers keeps its first one")
  func stack() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: true)
    #expect(navigation.viewControllers == [first, second])
    #expect(second.navigationController === navigation)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.topViewController === first)
  }

  @Test("A recognizer of gestures belongs to at most one view")
  func gestures() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [])
    #expect(tap.view === second)
  }

  @Test("Components of a color are those of sRGB")
  func components() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75))
    #expect([color.red, color.green, color.blue, color.alpha] == [0.25, 0.5, 1, 0.75])
    #expect(UIColor(ciColor: color).ciColor.green == 0.5)
  }
}
