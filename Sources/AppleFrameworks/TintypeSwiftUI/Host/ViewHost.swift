// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Tintype
import TintypeCairo
import TintypeComponents
import TintypeResources
import TintypeScene
import TintypeScheduling
import TintypeSnapshots
import TintypeUIKit

/// A view on a canvas that tests operate as a user would, without a window.
///
/// ```swift
/// let host = try ViewHost(Counter())
/// try host.tap("Increment")
/// assertSnapshot(of: host, as: .image)
/// ```
///
/// The state of the views survives the steps. After each step the views are evaluated until no
/// state changes. Elements are identified by their path, `id`, accessibility identifier, label,
/// or the name of their symbol.
/// The host can be used on any thread, by one thread at a time.
public final class ViewHost {
  let tree: ViewTree
  private let viewport: Viewport
  private let traits: Traits
  private var laidOut: LaidOutComponent

  /// Creates a host and evaluates the view until its state settles.
  ///
  /// The canvas has the system background, as the view of a hosting controller has. Without a device,
  /// its scale is `SnapshotTestingConfiguration.displayScale`, 2 by default, and its size classes are
  /// compact by regular, as those of a phone in portrait.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - layout: The canvas; by default as large as the view.
  ///   - traits: The fixed traits of the environment.
  /// - Throws: An error if the view cannot be laid out, or a view has an error.
  public convenience init(
    _ view: some View, layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection()
  ) throws {
    try self.init(view, in: layout.viewport, traits: traits)
  }

  /// Creates a host in a viewport of the engine, with the system background unless it is
  /// transparent.
  init(
    _ view: some View, in viewport: Viewport, traits: UITraitCollection, isTransparent: Bool = false
  ) throws {
    RecentImages.shared.withLock { $0.prepareForEvaluation() }
    tree = ViewTree(view)
    self.viewport = viewport
    self.traits = [
      .environment(\.hasCanvasBackground, !isTransparent),
      SnapshotTestingConfiguration.traits(in: viewport), traits.traits,
    ]
    laidOut = try tree.settle(
      in: viewport, traits: self.traits, measuring: AppFonts.Measuring())
  }

  /// Creates a host without the system background, as components have none.
  package convenience init(
    transparent view: some View, layout: SwiftUISnapshotLayout, traits: UITraitCollection
  ) throws {
    try self.init(view, in: layout.viewport, traits: traits, isTransparent: true)
  }

  deinit { tree.close() }

  /// The current scene, including the errors of the views as diagnostics.
  package var scene: TintypeScene.Scene { laidOut.scene }

  /// The URLs that views have requested the system to open, in order.
  ///
  /// They are recorded for `openURL` and `UIApplication.open`, and none is opened.
  public var openedURLs: [URL] { tree.openedURLs.withLock { $0 } }

  /// Evaluates the views again until their state settles, after a change that was not made by a
  /// step, such as a change of a model.
  public func update() throws {
    laidOut = try tree.settle(in: viewport, traits: traits, measuring: AppFonts.Measuring())
  }

  /// Returns the frame of an element on the canvas, in points.
  public func frame(of element: String) throws -> CGRect { CGRect(try laidOut.frame(of: element)) }

  /// The path of the root.
  var rootPath: String { laidOut.scene.path(of: 0).description }

  /// Performs an action of an element, and updates the views.
  func perform(
    _ kind: ActionKind, on element: String, text: String? = nil, _ event: GestureEvent
  ) throws {
    let action = try laidOut.action(kind, on: element)
    moveFocus(before: kind, on: element)
    tree.event = event
    tree.undoManager.endEvent()
    action(text)
    moveFocus(after: kind)
    try update()
  }

  /// Returns the action of an element; `nil` if a user could not perform it.
  func action(_ kind: ActionKind, on element: String) -> ((String?) -> Void)? {
    try? laidOut.action(kind, on: element)
  }
}

extension ViewHost {
  /// Taps an element.
  ///
  /// - Parameters:
  ///   - element: The element, such as a button or a row.
  ///   - count: The number of taps in quick succession.
  ///   - location: The location in the element, in points; `nil` for its center.
  /// - Throws: An error that explains why a user could not perform the step.
  public func tap(_ element: String, count: Int = 1, at location: CGPoint? = nil) throws {
    try perform(.taps(count), on: element, GestureEvent(at: location))
  }

  /// Presses an element for a long time.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - releases: Whether the finger is lifted at the end.
  /// - Throws: An error that explains why a user could not perform the step.
  public func longPress(_ element: String, releases: Bool = true) throws {
    var event = GestureEvent()
    event.isEnded = releases
    try perform(.longPress, on: element, event)
  }

  /// Drags an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - start: The location of the start in the element, in points; `nil` for its center.
  ///   - translation: The distance in points.
  ///   - releases: Whether the finger is lifted at the end.
  /// - Throws: An error that explains why a user could not perform the step.
  public func drag(
    _ element: String, from start: CGPoint? = nil, by translation: CGSize, releases: Bool = true
  ) throws {
    var event = GestureEvent(at: start)
    event.translation = translation
    event.isEnded = releases
    try perform(.drag, on: element, event)
  }

  /// Magnifies an element by two fingers.
  public func magnify(_ element: String, by scale: CGFloat, releases: Bool = true) throws {
    var event = GestureEvent()
    event.magnification = scale
    event.isEnded = releases
    try perform(.magnify, on: element, event)
  }

  /// Rotates an element by two fingers.
  public func rotate(_ element: String, by angle: Angle, releases: Bool = true) throws {
    var event = GestureEvent()
    event.rotation = angle
    event.isEnded = releases
    try perform(.rotate, on: element, event)
  }

  /// Switches a toggle.
  public func toggle(_ element: String) throws { try tap(element) }

  /// Selects an option of a picker, which may be in a closed menu.
  ///
  /// - Parameters:
  ///   - option: The label of the option.
  ///   - element: The picker.
  /// - Throws: An error that explains why a user could not perform the step.
  public func pick(_ option: String, in element: String) throws {
    _ = try laidOut.frame(of: element)
    do {
      try perform(.pick(option), on: element, GestureEvent())
    } catch InteractionError.noAction, InteractionError.severalActions {
      // The options are in the picker, or in the menu or on the screen that it has opened.
      try tap(try laidOut.path(of: option, in: element) ?? option)
    }
  }

  /// Increments or decrements a slider or a stepper.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - steps: The number of steps; negative to decrement.
  /// - Throws: An error that explains why a user could not perform the step.
  public func adjust(_ element: String, by steps: Int) throws {
    // The label may contain the value, which changes.
    let path = try laidOut.path(of: element)
    for _ in 0..<abs(steps) {
      try perform(steps < 0 ? .decrement : .increment, on: path, GestureEvent())
    }
  }

  /// Replaces the text of a text field.
  public func enterText(_ text: String, in element: String) throws {
    try perform(.enter, on: element, text: text, GestureEvent())
  }

  /// Submits the text of a text field.
  public func submit(_ element: String) throws { try perform(.submit, on: element, GestureEvent()) }

  /// Performs a custom accessibility action of an element.
  public func performAction(_ name: String, on element: String) throws {
    try perform(ActionKind(name), on: element, GestureEvent())
  }

  /// Dismisses what an element presents.
  public func dismiss(_ element: String) throws {
    try perform(.dismiss, on: element, GestureEvent())
  }

  /// Advances the clocks and schedulers of the test that views wait for.
  ///
  /// - Parameter seconds: The time in seconds.
  /// - Throws: An error that explains why a user could not perform the step.
  public func advance(by seconds: TimeInterval) throws {
    _ = MovableTimes.advance(bySeconds: seconds)
    try update()
  }
}

extension GestureEvent {
  fileprivate init(at location: CGPoint?) {
    self.init()
    self.location = location ?? .zero
    hasLocation = location != nil
  }
}
