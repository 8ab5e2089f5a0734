// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeUIKit

@Suite("UIView and UIViewController")
@MainActor
struct ViewTests {
  private final class CountingView: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class CountingController: UIViewController {
    var loads = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
    }
  }

  @Test("Frame, bounds and center follow each other")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame.origin == CGPoint(x: 50, y: 75))
    view.bounds.size = CGSize(width: 20, height: 10)
    #expect(view.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
  }

  @Test("A view is in the subviews of at most one view")
  func hierarchy() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews == [child])
    #expect(child.superview === second)
    #expect(child.isDescendant(of: second))
    child.removeFromSuperview()
    #expect(child.superview == nil)
  }

  @Test("Views and controllers cannot contain themselves")
  func cycles() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(outer)
    inner.addSubview(inner)
    #expect(inner.subviews.isEmpty)
    #expect(outer.superview == nil)
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.addChild(parent)
    child.addChild(child)
    #expect(child.children.isEmpty)
    #expect(child.parent === parent)
  }

  @Test("Subviews are laid out once for each request")
  func layout() {
    let view = CountingView(frame: .zero)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.frame.size.width = 5
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test("The own appearance replaces the inherited one, also for subviews")
  func appearance() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    child.overrideUserInterfaceStyle = .light
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(child.traitCollection.displayScale == 3)
  }

  @Test("A controller loads its view once, at the first access")
  func loading() {
    let controller = CountingController()
    #expect(!controller.isViewLoaded)
    #expect(controller.view.frame.size == CGSize(width: 390, height: 844))
    controller.loadViewIfNeeded()
    #expect(controller.loads == 1)
  }

  @Test("Children have one parent, and their appearance follows it")
  func children() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.overrideUserInterfaceStyle = .dark
    parent.addChild(child)
    #expect(child.parent === parent)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    child.removeFromParent()
    #expect(parent.children.isEmpty)
  }

  @Test("A presented controller is dismissed by itself or by its presenter")
  func presentation() {
    let (first, second) = (UIViewController(), UIViewController())
    var completions = 0
    first.present(second, animated: true) { completions += 1 }
    #expect(first.presentedViewController === second)
    second.dismiss(animated: true) { completions += 1 }
    #expect(first.presentedViewController == nil)
    #expect(second.presentingViewController == nil)
    #expect(completions == 2)
  }

  @Test("The root view controller's view fills its window")
  func window() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let controller = UIViewController()
    window.rootViewController = controller
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.window === window)
    window.rootViewController = nil
    #expect(window.subviews.isEmpty)
  }
}
