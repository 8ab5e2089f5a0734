// SPDX-License-Identifier: MIT

import Combine
import SnapshotTesting
import SwiftUI
@testable import TintypeSampleBookshop
import Testing

@MainActor @Suite("A flow through the screens of Bookshop")
struct BookshopWalkTests {
  @Test("A customer searches, filters, buys, and changes the settings")
  func walk() throws {
    let canvas = SwiftUISnapshotLayout.device(config: .iPhone13)
    // The search waits for no pause in typing.
    let app = RootView(cart: .sample) {
      CatalogViewModel(service: BundledCatalog(), scheduler: ImmediateScheduler.shared)
    }
    let host = try ViewHost(app, layout: canvas)
    var number = 0
    func step(_ name: String, _ action: () throws -> Void) throws {
      try action()
      number += 1
      assertSnapshot(
        of: host, as: .image, named: (number < 10 ? "0" : "") + "\(number)-\(name)",
        testName: "walk")
    }

    try step("entered") { try host.enterText("coast", in: "Title, author or topic") }
    #expect(host.says("Letters to a Lighthouse") && !host.says("Night Trains"))
    try step("cleared") { try host.tap("Clear text") }
    try step("crime") { try host.tap("Crime") }
    try step("all") { try host.tap("Crime") }
    try step("list") { try host.tap("Show as list") }
    try step("book") { try host.tap("salt-almanac") }
    try step("more") { try host.tap("More") }
    try step("added") { try host.tap("Add to cart") }
    try step("back") { try host.tap("Back") }
    try step("cart") { try host.tap("Cart") }
    try step("swiped") { try host.drag("line-puddles", by: CGSize(width: -90, height: 0)) }
    try step("deleted") { try host.performAction("Delete", on: "line-puddles") }
    try step("voucher") { try host.tap("Voucher") }
    try step("discount") { try host.enterText("rainyday", in: "Code") }
    try step("checkout") { try host.tap("Check out") }
    try step("name") { try host.enterText("Noor Castellan", in: "Full name") }
    try step("short-code") { try host.enterText("1234", in: "Postal code") }
    try step("gift") { try host.toggle("Wrap as a gift") }
    try step("tip") { try host.adjust("Tip", by: 2) }
    try step("pick-up") { try host.pick("Pick up", in: "Delivery") }
    try step("scrolled") {
      try host.scroll("Wrap as a gift", by: CGSize(width: 0, height: 300))
    }
    try step("ordered") { try host.tap("Place order") }
    try step("catalog") { try host.tap("Back to the catalog") }
    try step("profile") { try host.tap("Profile") }
    try step("settings") { try host.tap("Settings") }
    try step("inkwell") { try host.tap("Inkwell") }
    try step("goal") { try host.adjust("30 minutes a day", by: 1) }
    try step("themed-profile") { try host.tap("Back") }
  }
}
