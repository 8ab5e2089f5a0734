// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeUIKit
import UIKit

/// A view that overrides members which other views leave unchanged.
private final class RecordingView: UIView {
  var calls: [String] = []

  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    calls.append("insertSubview")
    super.insertSubview(view, belowSubview: siblingSubview)
  }
  override func bringSubviewToFront(_ view: UIView) {
    calls.append("bringSubviewToFront")
    super.bringSubviewToFront(view)
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    calls.append("addGestureRecognizer")
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func endEditing(_ force: Bool) -> Bool { true }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set {}
  }
  override var inputAccessoryView: UIView? { UIView() }
}

private final class RecordingController: UIViewController {
  var added: [UIViewController] = []

  override func addChild(_ childController: UIViewController) {
    added.append(childController)
    super.addChild(childController)
  }
  override func setNeedsStatusBarAppearanceUpdate() { title = "updated" }
  override var childForStatusBarHidden: UIViewController? { children.first }
}

@Suite("Overriding members of UIKit")
@MainActor
struct OverridingTests {
  @Test("Methods of a view that another view calls are those of the subclass")
  func methods() {
    let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (UIView(), UIView())
    view.addSubview(first)
    view.insertSubview(second, belowSubview: first)
    view.bringSubviewToFront(second)
    view.addGestureRecognizer(UITapGestureRecognizer())
    #expect(view.calls == ["insertSubview", "bringSubviewToFront", "addGestureRecognizer"])
    #expect(view.subviews == [first, second])
    #expect((view as UIView).endEditing(false))
    #expect((view as UIView).accessibilityTraits == .button)
    #expect((view as UIResponder).inputAccessoryView != nil)
  }

  @Test("Methods of a controller are those of the subclass")
  func controllers() {
    let (controller, child) = (RecordingController(), UIViewController())
    (controller as UIViewController).addChild(child)
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(controller.added == [child])
    #expect(controller.title == "updated")
    #expect(controller.childForStatusBarHidden === child)
  }

  @Test("A view outside of its own bounds is found if the subclass says so")
  func finding() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = RecordingView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === root)
    view.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 55, y: 55), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 300, y: 0), with: nil) == nil)
  }

  @Test("Points are converted between views, also of a scrolled one")
  func converting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    root.addSubview(scroll)
    scroll.addSubview(child)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 40, y: 60))
    scroll.contentOffset = CGPoint(x: 0, y: 15)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 40, y: 45))
    #expect(
      root.convert(CGRect(x: 40, y: 45, width: 1, height: 1), to: child)
        == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("The position of a layer is that of its anchor, which another anchor does not change")
  func anchors() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 50, y: 25))
    layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(layer.position == CGPoint(x: 50, y: 25))
    #expect(layer.frame.origin == CGPoint(x: 50, y: 25))
  }

  @Test("A menu knows its marked actions, and an action keeps its values")
  func menus() {
    let actions = [UIMenuElement.State.off, .on].map { state in
      UIAction(title: "A", attributes: .destructive, state: state) { _ in }
    }
    let menu = UIMenu(title: "M", options: .displayInline, children: actions)
    #expect(menu.selectedElements == [actions[1]])
    #expect(actions[0].attributes == .destructive)
    #expect(menu.replacingChildren([]).options == .displayInline)
  }

  @Test("The traits of text input are stored by each kind of field")
  func inputTraits() {
    let (field, view, bar) = (UITextField(), UITextView(), UISearchBar())
    (field.smartQuotesType, view.smartDashesType) = (.no, .yes)
    bar.enablesReturnKeyAutomatically = true
    field.inputAccessoryView = view
    #expect(field.smartQuotesType == .no)
    #expect(view.smartDashesType == .yes)
    #expect(bar.searchTextField.enablesReturnKeyAutomatically)
    #expect(field.inputAccessoryView === view)
  }

  @Test("A table and a collection remember their selection")
  func selection() {
    let (table, paths) = (UITableView(), (0..<2).map { IndexPath(row: $0, section: 0) })
    for path in paths { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    #expect(table.indexPathsForSelectedRows == [paths[1]])
    table.deselectRow(at: paths[1], animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    let collection = UICollectionView(frame: .zero)
    collection.allowsMultipleSelection = true
    for path in paths { collection.selectItem(at: path, animated: false, scrollPosition: []) }
    #expect(collection.indexPathsForSelectedItems == paths)
  }

  @Test("The tabs of a controller have controllers with their titles")
  func tabs() {
    let controller = UITabBarController(tabs: [
      UITab(title: "One", image: nil, identifier: "1") { _ in UIViewController() },
      UITab(title: "Two", image: nil, identifier: "2") { _ in UIViewController() },
    ])
    #expect(controller.viewControllers?.map(\.title) == ["One", "Two"])
    controller.selectedTab = controller.tabs.last
    #expect(controller.selectedIndex == 1)
  }

  @Test("A PDF file has the pages that were begun")
  func pdf() {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50))
    let data = renderer.pdfData { context in
      context.beginPage()
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 10, height: 20), pageInfo: [:])
    }
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1.4"))
    #expect(text.contains("/Count 2"))
    #expect(text.contains("/MediaBox [0 0 10.0 20.0]"))
  }
}

@Suite("Names of Foundation")
struct FoundationNamesTests {
  private final class Person: NSObject {
    let name = "Ada"
    let friend: Person?
    init(friend: Person?) { self.friend = friend }
  }

  @Test("The stored properties of an object are found by their names")
  func keyValueCoding() {
    let person = Person(friend: Person(friend: nil))
    #expect(person.value(forKey: "name") as? String == "Ada")
    #expect(person.value(forKey: "age") == nil)
  }

  @Test("The text of an identifier of Core Foundation is that of a UUID")
  func identifiers() throws {
    let text = CFUUIDCreateString(nil, CFUUIDCreate(nil))
    #expect(UUID(uuidString: String(describing: text)) != nil)
    let known = try #require(
      CFUUIDCreateFromString(nil, NSString(string: "00000000-0000-0000-0000-000000000001")))
    #expect(
      String(describing: CFUUIDCreateString(nil, known)) == "00000000-0000-0000-0000-000000000001")
  }

  @Test("Weak tables do not keep their objects")
  func tables() {
    let table = NSHashTable<NSObject>.weakObjects()
    let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    let kept = NSObject()
    do {
      let lost = NSObject()
      table.add(kept)
      table.add(lost)
      map.setObject(lost, forKey: "a")
      #expect(table.count == 2)
    }
    #expect(table.allObjects == [kept])
    #expect(map.object(forKey: "a") == nil)
  }
}
