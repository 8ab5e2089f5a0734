// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// The parts of a view that receive a gesture.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt32

  /// Creates a mask from the bits of its parts.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture is recognized.
  public static let none: GestureMask = []
  /// Only the added gesture is recognized.
  public static let gesture = GestureMask(rawValue: 1)
  /// Only the gestures of descendants are recognized.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures are recognized.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  // Variants: to; view; func gesture -> that is preferred to; gestures of descendants; func
  //   highPriorityGesture | that is recognized at; same time as other gestures; func
  //   simultaneousGesture
  /// Adds a gesture to the view.
  public nonisolated func gesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    recognizing(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture to the view.
  public nonisolated func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
    recognizing(gesture, isEnabled: isEnabled)
  }

  // Variants: to; view; func gesture -> that is preferred to; gestures of descendants; func
  //   highPriorityGesture | that is recognized at; same time as other gestures; func
  //   simultaneousGesture
  /// Adds a gesture with a name to the view.
  public nonisolated func gesture<T>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View where T: Gesture {
    recognizing(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that is preferred to the gestures of descendants.
  public nonisolated func highPriorityGesture<T>(
    _ gesture: T, isEnabled: Bool
  ) -> some View where T: Gesture {
    recognizing(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that is recognized at the same time as other gestures.
  public nonisolated func simultaneousGesture<T>(
    _ gesture: T, isEnabled: Bool
  ) -> some View where T: Gesture {
    recognizing(gesture, isEnabled: isEnabled)
  }

  /// Adds an action to perform when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - action: The action.
  /// - Returns: The modified view.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    recognizing(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Adds an action to perform when the view is tapped, which receives the location.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - action: Receives the location in points.
  /// - Returns: The modified view.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    recognizing(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }

  /// Adds an action to perform on a long press.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration in seconds.
  ///   - maximumDistance: The maximum distance that the finger may move, in points.
  ///   - action: The action.
  ///   - onPressingChanged: Receives whether the view is being pressed.
  /// - Returns: The modified view.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let gesture = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return recognizing(
      gesture.onChanged { onPressingChanged?($0) }.onEnded { _ in
        action()
        onPressingChanged?(false)
      })
  }

  /// Adds an action to perform on a long press.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  nonisolated func recognizing(
    _ gesture: some Gesture, isEnabled: Bool = true
  ) -> some View {
    GestureView(content: self, gesture: gesture, isEnabled: isEnabled)
  }
}

private struct GestureView<Content: View, Recognized: Gesture> {
  let content: Content
  let gesture: Recognized
  let isEnabled: Bool
}

extension GestureView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    // Connected even if it is disabled, so that the state of the gestures remains.
    let connection = scope.node.effect { GestureConnection() }
    let recognizer = connection.connecting { gesture._makeRecognizer(_GestureHandlers()) }
    let content = ViewComponent(content, in: scope)
    guard isEnabled else { return scope.nodes(of: content) }
    let tree = scope.evaluation.tree
    let frame = connection.frame
    let namedFrames = scope.environment.namedFrames
    var closures: [ActionKind: (String?) -> Void] = [:]
    func add(_ kind: ActionKind, _ perform: ((GestureEvent) -> Void)?) {
      guard let perform else { return }
      closures[kind] = { _ in
        tree.perform([{ perform(tree.event.located(in: frame.frame, namedFrames)) }])
      }
    }
    for tap in recognizer.taps { add(.taps(tap.count), tap.perform) }
    add(.longPress, recognizer.longPress)
    add(.drag, recognizer.drag)
    add(.magnify, recognizer.magnify)
    add(.rotate, recognizer.rotate)
    return scope.nodes(
      of: content.actions(closures)
        .geometryProbe(scope.placement(of: frame, named: "the location of a gesture")))
  }
}

/// The state of the gestures of a view, which survives evaluations.
final class GestureConnection {
  let frame = FrameReference()
  private var states: [AnyObject] = []
  private var count = 0

  // Proof of safety: gestures are connected during evaluations, which exclude each other.
  private(set) nonisolated(unsafe) static var current: GestureConnection?

  /// Calls a closure that connects the gestures of the view.
  func connecting(_ body: () -> _GestureRecognizer) -> _GestureRecognizer {
    let previous = Self.current
    Self.current = self
    defer { Self.current = previous }
    count = 0
    return body()
  }

  /// Returns the next state of a gesture, which is created if it does not exist.
  func state<State: AnyObject>(_ make: () -> State) -> State {
    defer { count += 1 }
    if states.indices.contains(count), let known = states[count] as? State { return known }
    let state = make()
    if states.indices.contains(count) { states[count] = state } else { states.append(state) }
    return state
  }
}

extension ActionKind {
  /// Returns the kind of a number of taps in quick succession.
  static func taps(_ count: Int) -> ActionKind {
    count == 1 ? .tap : .gesture("tap \(count) times")
  }

  /// A magnification by two fingers.
  static let magnify = ActionKind.gesture("magnify")
  /// A rotation by two fingers.
  static let rotate = ActionKind.gesture("rotate")
}

extension GestureEvent {
  /// Returns the event with locations in a view with a frame on the canvas.
  fileprivate func located(
    in frame: CGRect, _ namedFrames: [AnyHashable: FrameReference]
  ) -> GestureEvent {
    var event = self
    event.namedFrames = namedFrames
    event.origin = frame.origin
    event.size = frame.size
    if !hasLocation { event.location = CGPoint(x: frame.width / 2, y: frame.height / 2) }
    return event
  }
}
