// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Spatial events, directions and activities")
struct InputAndDirectionTests {
  @Test("A spatial event gesture reports a touch that is active and ends")
  func spatialEvents() throws {
    var events: [SpatialEventCollection.Event] = []
    var ended = 0
    let view = Color.red.frame(width: 100, height: 50).accessibilityLabel("Area")
      .gesture(
        SpatialEventGesture()
          .onChanged { events += $0 }
          .onEnded { collection in
            events += collection
            ended += 1
            #expect(collection[collection.startIndex] == events.last)
            #expect(events.last.map { collection[$0.id] } == events.last)
          })
    let host = try ViewHost(view)
    try host.tap("Area")
    try host.longPress("Area")
    try host.drag("Area", by: CGSize(width: 10, height: -5))
    #expect(ended == 3)
    #expect(events.map(\.phase) == [.active, .ended, .active, .ended, .active, .ended])
    #expect(Set(events.map(\.kind)) == [.touch])
    #expect(events.first?.location == CGPoint(x: 50, y: 25))
    #expect(events.last?.location == CGPoint(x: 60, y: 20))
  }

  @Test("A set of directions contains its elements")
  func directions() {
    #expect(HorizontalDirection.Set(.trailing) == .trailing)
    #expect(HorizontalDirection.Set.all.subtracting(.trailing) == .leading)
    #expect(VerticalDirection.Set.all == [.up, .down])
    #expect(!VerticalDirection.Set.up.contains(VerticalDirection.Set(.down)))
    #expect(HorizontalDirection.allCases == [.leading, .trailing])
    #expect(VerticalDirection.allCases == [.up, .down])
  }

  @Test("A view is mirrored in the layout direction of its behavior only")
  func layoutDirectionBehavior() {
    func isMirrored(_ behavior: LayoutDirectionBehavior, in direction: LayoutDirection) -> Bool {
      outline(
        of: Text("a").layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction)
      ).contains("scaleEffect[0].x: -1")
    }
    #expect(isMirrored(.mirrors, in: .rightToLeft))
    #expect(!isMirrored(.mirrors, in: .leftToRight))
    #expect(isMirrored(.mirrors(in: .leftToRight), in: .leftToRight))
    #expect(!isMirrored(.fixed, in: .rightToLeft))
  }

  private struct Bold: ViewModifier {
    func body(content: Content) -> some View { content.bold() }
  }

  @Test("An animated modifier changes the view like the modifier")
  func animatedModifiers() {
    let view = outline(of: Text("a").modifier(Bold()))
    #expect(outline(of: Text("a").modifier(Bold().animation(.default))) == view)
    #expect(outline(of: Text("a").modifier(Bold().transaction { $0.animation = nil })) == view)
  }

  private struct Page: Codable, Equatable {
    var number: Int
    var date: Date?
  }

  @Test("An activity stores a value, and returns values of the same type only")
  func typedPayload() throws {
    let activity = NSUserActivity(activityType: "reading")
    #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) {
      try activity.typedPayload(Page.self)
    }
    let page = Page(number: 3, date: Date(timeIntervalSince1970: 5))
    try activity.setTypedPayload(page)
    #expect(activity.userInfo?["number"] as? Int == 3)
    #expect(try activity.typedPayload(Page.self) == page)
    #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) {
      try activity.typedPayload([Int].self)
    }
    #expect(throws: NSUserActivity.TypedPayloadError.encodingError) {
      try activity.setTypedPayload([1, 2])
    }
    activity.userInfo = ["number": page]
    #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) {
      try activity.typedPayload(Page.self)
    }
  }
}
